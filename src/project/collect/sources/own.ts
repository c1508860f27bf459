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

function matcher(pattern: string): (path: string) => boolean {
  const anchored = pattern.replace(/^\//, '').replace(/\/$/, '/**');
  const source = anchored
    .split(/(\*\*\/|\/\*\*|\*|\?)/)
    .map((part) => {
      if (part === '**/') return '(?:[^/]+/)*';
      if (part === '/**') return '/.*';
      if (part === '*') return '[^/]*';
      if (part === '?') return '[^/]';
      return part.replace(/[.+^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  const inFolder = pattern.replace(/\/$/, '').includes('/') ? '^' : '(?:^|/)';
  const expression = new RegExp(`${inFolder}${source}$`);
  return (path) => expression.test(path);
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
