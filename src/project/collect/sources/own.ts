/** Folders of others' code, of generated code, of data, by a part of the path. */
const NOT_OWN =
  /(?:^|\/)(?:node_modules|bower_components|vendor|vendors|third[-_]?party|3rdparty|external|externals|deps|Pods|Carthage|dist|build|out|target|bin|obj|coverage|\.next|\.nuxt|\.venv|venv|env|site-packages|__pycache__|__snapshots__|__generated__|generated|gen|migrations|fixtures?|testdata|test_data|snapshots|mocks?|static\/(?:lib|libs|plugins|js\/lib)|public\/(?:lib|libs|vendor)|wwwroot\/lib)\//i;
const NOT_OWN_FILE =
  /(?:\.min|[-.]bundle|\.umd|\.prod)\.(?:js|css|mjs|cjs)$|\.(?:pb|pb\.gw|gen|generated|g|freezed|designer)\.\w+$|_pb2(?:_grpc)?\.pyi?$|_generated\.\w+$|^zz_generated|(?:^|\/)(?:bindata|wire_gen|mock_\w+|\w+_mock|\w+_string|jquery[\w.-]*|bootstrap[\w.-]*|require|modernizr[\w.-]*|mvnw|gradlew|mvnw\.cmd|gradlew\.bat|MavenWrapperDownloader)\.(?:go|js|css|java|cmd|bat)$|(?:^|\/)(?:mvnw|gradlew)$|\.d\.ts$|\.lock$/i;
/** Own, but no code of the product: what linguist counts as documentation. */
const SHOWN =
  /(?:^|\/)(?:docs?|documentation|docs[-_]src|examples?|demos?|samples?|playground|templates?|tutorials?)\//i;
const GENERATED =
  /@generated\b|(?:code |file |class )?(?:is |was )?(?:auto-?(?:matically )?)?generated (?:by|from|code|file|using|with)\b|\bdo not (?:edit|modify)\b|自动生成/i;

/** What `.gitattributes` says in its simple form: a path, a folder or a pattern with `*`, and an attribute. */
export interface Attributes {
  /** Of a path: own (`true`), not own (`false`), not said (`undefined`). */
  own(path: string): boolean | undefined;
}

/** Parses `linguist-vendored`, `linguist-generated` and `linguist-documentation`; the last matching line counts. */
export function parseAttributes(source: string): Attributes {
  const rules = source.split('\n').flatMap((line) => {
    const [pattern, ...attributes] = line.trim().split(/\s+/);
    if (pattern === undefined || pattern === '' || pattern.startsWith('#') || pattern.length > 200) return [];
    const said = attributes.flatMap((attribute) => {
      const [, minus, , value] =
        /^(-?)linguist-(vendored|generated|documentation)(?:=(\w+))?$/.exec(attribute) ?? [];
      return minus === undefined ? [] : [minus === '-' || value === 'false'];
    });
    return said.length > 0 ? [{ matches: matcher(pattern), own: said.every(Boolean) }] : [];
  });
  return { own: (path) => rules.findLast(({ matches }) => matches(path))?.own };
}

/** A pattern of `.gitattributes`: `*` and `?` within a name, `**` for any folders, a name alone anywhere. */
function matcher(pattern: string): (path: string) => boolean {
  const parts = pattern.replace(/^\//, '').replace(/\/$/, '/**').split('/');
  const anywhere = !pattern.replace(/\/$/, '').includes('/');
  const whole = anywhere ? ['**', ...parts] : parts;
  return (path) => matchesFolders(whole, path.split('/'));
}

/** In time that grows with the product of the lengths: patterns come with the project and may be hostile. */
function matchesFolders(pattern: readonly string[], names: readonly string[]): boolean {
  let reached = names
    .map(() => false)
    .concat(false)
    .with(0, true);
  for (const [index, part] of pattern.entries()) {
    const next = reached.map(() => false);
    // A `**` at the end stands for what is in a folder, not for the folder itself.
    const least = part === '**' && index === pattern.length - 1 && index > 0 ? 1 : 0;
    for (const [at, here] of reached.entries()) {
      if (!here) continue;
      if (part === '**') for (let to = at + least; to <= names.length; to++) next[to] = true;
      else if (at < names.length && matchesName(part, names[at] ?? '')) next[at + 1] = true;
    }
    reached = next;
  }
  return reached.at(-1) ?? false;
}

/** Goes back to the last `*` only, which is enough for wildcards of one name. */
function matchesName(pattern: string, name: string): boolean {
  let [p, n, star, resume] = [0, 0, -1, 0];
  while (n < name.length) {
    if (pattern[p] === '*') [star, resume] = [p++, n];
    else if (pattern[p] === '?' || pattern[p] === name[n]) [p, n] = [p + 1, n + 1];
    else if (star >= 0) [p, n] = [star + 1, ++resume];
    else return false;
  }
  while (pattern[p] === '*') p++;
  return p === pattern.length;
}

/** Whether a file of that path is the project's own product code. `shown`: also code that documents and demonstrates. */
export function isOwn(path: string, attributes: Attributes, shown = false): boolean {
  const said = attributes.own(path);
  if (said !== undefined) return said;
  return !NOT_OWN.test(path) && !NOT_OWN_FILE.test(path) && (shown || !SHOWN.test(path));
}

/** Whether the beginning of a file says that it was generated, or shows that it was minified. */
export function isGenerated(head: string): boolean {
  const top = head.slice(0, 1200);
  const comments = top.split('\n').filter((line) => /^\s*(?:\/\/|\/?\*|#|--|;|<!--|"""|%)/.test(line));
  if (GENERATED.test(comments.join('\n'))) return true;
  const sample = head.slice(0, 20_000);
  return sample.length > 2000 && sample.length / sample.split('\n').length > 400;
}
