import { parseDocument } from 'yaml';
import type { Language } from '../../../protocol/cards';
import { fileFact, known } from '../fact';
import { imageName } from '../names/images';
import { wording } from '../wording';
import type { Manifest } from './manifest';
import { listOf, manifestOf, objectOf, textOf } from './manifest';

/** Parses a Dockerfile: the images that it builds on. Throws where it has no `FROM`. */
export function parseDockerfile(source: string, path: string, language: Language): Manifest {
  const args = new Map<string, string>();
  const stages = new Set<string>();
  const images: string[] = [];
  let count = 0;
  let line: number | undefined;
  for (const [index, raw] of source.split('\n').entries()) {
    const [, arg, value] = /^\s*ARG\s+(\w+)=["']?([^\s"']+)/i.exec(raw) ?? [];
    if (arg !== undefined && value !== undefined) args.set(arg, value);
    const [, image, stage] = /^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(raw) ?? [];
    if (image === undefined) continue;
    line ??= index + 1;
    count++;
    const resolved = image.replace(
      /\$\{?(\w+)(?::-([^}]*))?\}?/g,
      (whole, name: string, fallback?: string) => args.get(name) ?? fallback ?? whole,
    );
    if (!stages.has(resolved.toLowerCase()) && !resolved.includes('$') && resolved !== 'scratch')
      images.push(resolved);
    if (stage !== undefined) stages.add(stage.toLowerCase());
  }
  if (line === undefined) throw new Error('no FROM');
  const unique = [...new Set(images.map((image) => image.replace(/@sha256:.*$/, '')))];
  const text = wording[language].dockerfile(unique, count);
  const data = known({ tool: 'docker', images: unique, names: technologies(unique), stages: count });
  return manifestOf(path, { infrastructure: [fileFact('infrastructure', text, { path, line }, data)] });
}

function technologies(images: readonly string[]): string[] {
  return [...new Set(images.flatMap((image) => imageName(image) ?? []))];
}

/** Parses a compose file: its services and their images. Throws where it is no YAML or has no services. */
export function parseCompose(source: string, path: string, language: Language): Manifest {
  const document = parseDocument(source, { merge: true });
  if (document.errors.length > 0) throw new Error('not YAML');
  // Aliases are limited: ten of them, each of ten, fill the memory.
  const root = objectOf(document.toJS({ maxAliasCount: 100 }));
  const services = Object.entries(objectOf(root['services']));
  if (services.length === 0) throw new Error('no services');
  const images = services.flatMap(([, service]) => {
    const image = textOf(objectOf(service)['image']);
    return image === undefined
      ? []
      : [image.replace(/\$\{\w+:?-([^}]*)\}/g, '$1').replace(/@sha256:.*$/, '')];
  });
  const usable = [...new Set(images.filter((image) => !image.includes('$')))].slice(0, 20);
  const names = technologies(usable);
  const text = wording[language].compose(services.map(([name]) => name).slice(0, 12), services.length, names);
  const line = source.slice(0, Math.max(0, source.search(/^services\s*:/m))).split('\n').length;
  const data = known({ tool: 'compose', images: usable, names, services: services.length });
  return manifestOf(path, { infrastructure: [fileFact('infrastructure', text, { path, line }, data)] });
}

const DOES: [string, RegExp][] = [
  [
    'test',
    /\b(?:npm|pnpm|yarn|bun)\s+(?:run\s+|run-script\s+)?(?:t|test\S*|coverage)\b|\b(?:pytest|tox|nox|go test|cargo (?:test|nextest)|mvnw?\b.*\b(?:test|verify|package|install)|gradlew?\b.*\b(?:test|check|build)|ctest|vitest|jest|phpunit|rspec|dotnet test|make (?:test|check))\b|python -m (?:pytest|unittest)|scripts?\/tests?\b|\btests?\.sh\b|coverage run|\}\} test\b/i,
  ],
  [
    'lint',
    /\b(?:eslint|prettier|ruff|flake8|black|mypy|pyright|golangci-lint|clippy|cargo fmt|checkstyle|lint)\b|golangci-lint-action/i,
  ],
  [
    'publish',
    /\b(?:npm|pnpm|yarn)\s+publish\b|gh-action-pypi-publish|twine upload|poetry publish|uv publish|cargo publish|mvnw?\b.*\bdeploy\b|goreleaser|changesets\/action|semantic-release|vsce publish/i,
  ],
  ['image', /docker\/build-push-action|docker (?:buildx build|push|build)/i],
  [
    'deploy',
    /actions\/deploy-pages|peaceiris\/actions-gh-pages|aws-actions|azure\/\w*deploy|google-github-actions\/deploy|kubectl (?:apply|rollout|set)|helm (?:upgrade|install)|appleboy\/(?:ssh|scp)-action|vercel\b|wrangler|flyctl|terraform apply|serverless deploy|firebase deploy|rsync\b.*@/i,
  ],
  [
    'release',
    /softprops\/action-gh-release|actions\/create-release|gh release create|ncipollo\/release-action|release-please/i,
  ],
  ['security', /github\/codeql-action|trivy|snyk|gosec|dependency-review-action|bandit\b/i],
];

/** Parses a GitHub workflow: what it does by the actions and commands that it runs. `null` where that tells nothing. */
export function parseWorkflow(source: string, path: string, language: Language): Manifest | null {
  const document = parseDocument(source, { merge: true });
  if (document.errors.length > 0) throw new Error('not YAML');
  const root = objectOf(document.toJS({ maxAliasCount: 100 }));
  const jobs = Object.values(objectOf(root['jobs'])).map(objectOf);
  if (jobs.length === 0) throw new Error('no jobs');
  const steps = jobs.flatMap((job) => listOf(job['steps']).map(objectOf));
  const runs = [...steps, ...jobs]
    .flatMap((step) => [step['uses'], step['run']])
    .filter((part) => typeof part === 'string');
  const does = DOES.filter(([, pattern]) => runs.some((run) => pattern.test(run))).map(([name]) => name);
  if (does.length === 0) return null;
  const systems = jobs.flatMap((job) => listOf(objectOf(objectOf(job['strategy'])['matrix'])['os']));
  const platforms = new Set(systems.flatMap((os) => /^(ubuntu|windows|macos)/.exec(String(os))?.[1] ?? []));
  const matrix = platforms.size > 1 ? platforms.size : undefined;
  const text = wording[language].workflow(textOf(root['name']), does, matrix);
  const data = known({
    tool: 'ci',
    does,
    names: ['GitHub Actions'],
    ...(matrix === undefined ? {} : { platforms: matrix }),
  });
  return manifestOf(path, { infrastructure: [fileFact('infrastructure', text, { path, line: 1 }, data)] });
}
