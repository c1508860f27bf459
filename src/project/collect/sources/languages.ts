import * as linguist from 'linguist-languages';

/** Where several languages share an extension, the one that is meant most often. */
const USUAL: Record<string, string> = {
  '.h': 'C',
  '.m': 'Objective-C',
  '.ts': 'TypeScript',
  '.tsx': 'TypeScript',
  '.cs': 'C#',
  '.pl': 'Perl',
  '.pm': 'Perl',
  '.t': 'Perl',
  '.v': 'Verilog',
  '.r': 'R',
  '.fs': 'F#',
  '.d': 'D',
  '.f': 'Fortran',
  '.rs': 'Rust',
  '.sc': 'Scala',
  '.lua': 'Lua',
  '.php': 'PHP',
  '.inc': 'PHP',
  '.asm': 'Assembly',
  '.s': 'Assembly',
  '.pro': 'Prolog',
  '.cl': 'OpenCL',
  '.mod': 'Modula-2',
  '.jl': 'Julia',
  '.ex': 'Elixir',
  '.gd': 'GDScript',
  '.cls': 'Apex',
  '.bas': 'Visual Basic 6.0',
  '.sql': 'SQL',
  '.hh': 'C++',
  '.sol': 'Solidity',
  '.cairo': 'Cairo',
  '.q': 'q',
  '.ml': 'OCaml',
  '.ps1': 'PowerShell',
};
/** Markup to linguist, but programs to those who write them. */
const PROGRAMS: Record<string, string> = {
  '.vue': 'Vue',
  '.svelte': 'Svelte',
  '.astro': 'Astro',
  '.ipynb': 'Jupyter',
};
/** Parts of other languages that nobody calls another language. */
const SAME: Record<string, string> = { TSX: 'TypeScript', JSX: 'JavaScript', 'Objective-C++': 'Objective-C' };
/** Languages of builds and glue, told only where there is little else. */
export const GLUE = new Set([
  'Dockerfile',
  'Makefile',
  'CMake',
  'Batchfile',
  'Just',
  'Meson',
  'M4',
  'Procfile',
  'Gherkin',
  'Starlark',
  'Nix',
  'HCL',
  'Roff',
  'Smarty',
  'Jinja',
  'Vim Script',
]);
/** Extensions that the table claims for rarities and that are data, configuration or templates in practice. */
const NEVER = new Set([
  '.json',
  '.txt',
  '.md',
  '.html',
  '.css',
  '.xml',
  '.yml',
  '.yaml',
  '.toml',
  '.cfg',
  '.conf',
  '.ini',
  '.csv',
  '.svg',
  '.log',
  '.tpl',
  '.in',
  '.lock',
  '.sum',
  '.po',
  '.pot',
  '.properties',
  '.snap',
  '.plist',
  '.rst',
  '.sql',
  '.ftl',
  '.stl',
  '.obj',
  '.fnc',
  '.spec',
  '.pluginspec',
  '.tmpl',
  '.gitignore',
  '.bin',
  '.dat',
  '.bak',
  '.map',
  '.g',
  '.l',
  '.w',
  '.p',
]);

const BY_EXTENSION = byExtension();

function byExtension(): Map<string, string> {
  const candidates = new Map<string, string[]>();
  const primary = new Map<string, string>();
  for (const language of Object.values(linguist)) {
    if (language.type !== 'programming' || !('extensions' in language)) continue;
    for (const [index, raw] of language.extensions.entries()) {
      const extension = raw.toLowerCase();
      if (NEVER.has(extension)) continue;
      candidates.set(extension, [...(candidates.get(extension) ?? []), language.name]);
      // The first extension is the one that the language is known by.
      if (index === 0 && !primary.has(extension)) primary.set(extension, language.name);
    }
  }
  const found = new Map<string, string>();
  for (const [extension, [first]] of candidates) {
    const name = primary.get(extension) ?? first;
    if (name !== undefined) found.set(extension, name);
  }
  for (const [extension, name] of Object.entries({ ...USUAL, ...PROGRAMS })) {
    if (!NEVER.has(extension)) found.set(extension, name);
  }
  return found;
}

/** The programming language of a file by its name; `undefined` for anything else. */
export function languageOfFile(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const dot = name.lastIndexOf('.');
  if (dot <= 0) return undefined;
  const found = BY_EXTENSION.get(name.slice(dot));
  return found === undefined ? undefined : (SAME[found] ?? found);
}

/** A source file and its size in bytes. */
export interface SourceSize {
  path: string;
  language: string;
  bytes: number;
}

export interface LanguageShare {
  name: string;
  /** Whole percent of all bytes. */
  share: number;
  bytes: number;
}

/**
 * Shares of the languages, greatest first, at least 1 % each. Headers count for C++ where its sources prevail; languages
 * of builds and glue only where they are most of it.
 */
export function languageShares(files: readonly SourceSize[]): LanguageShare[] {
  const bytes = new Map<string, number>();
  const settled = settleHeaders(files);
  const code = settled.filter(({ language }) => !GLUE.has(language));
  for (const { language, bytes: size } of code.length > 0 ? code : settled) {
    bytes.set(language, (bytes.get(language) ?? 0) + size);
  }
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  return [...bytes]
    .map(([name, size]) => ({ name, bytes: size, share: Math.round((size / total) * 100) }))
    .filter(({ share }) => share >= 1)
    .sort((a, b) => b.bytes - a.bytes);
}

function settleHeaders(files: readonly SourceSize[]): SourceSize[] {
  const count = (pattern: RegExp): number => files.filter(({ path }) => pattern.test(path)).length;
  const [c, cpp, objc] = [count(/\.c$/i), count(/\.(?:cc|cpp|cxx|hpp|hh|cu)$/i), count(/\.mm?$/)];
  const header = cpp > c ? 'C++' : objc > c ? 'Objective-C' : 'C';
  return files.map((file) => (/\.h$/i.test(file.path) ? { ...file, language: header } : file));
}
