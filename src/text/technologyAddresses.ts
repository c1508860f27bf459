import { spellingAt, spellingOf } from './technologyNames';

/** Addresses, mail, paths, files, domains: candidates, each looked at by itself. */
const ADDRESS =
  /\b[a-z][a-z0-9+.-]{1,12}:\/\/[^\s，。；、）)】」》]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|\b[a-zA-Z]:\\\S+|(?<![\w.+#@~-])[@~]?[\w.+#-]*(?:\/[\w.+#@-]+)+\/?|(?<![\w-])\.?[\w-]+(?:\.[\w-]+)+/gi;
const FILE =
  /\.(?:json|jsonc|ya?ml|toml|md|mdx|rst|py|ipynb|go|rs|tsx?|jsx?|mjs|cjs|vue|svelte|java|kt|kts|xml|txt|lock|mod|sum|gradle|cs|csproj|sln|sh|bat|ps1|sql|html?|css|scss|less|php|rb|swift|c|h|cpp|hpp|proto|conf|ini|cfg|env|properties|log|png|jpe?g|svg|pdf|docx?|xlsx?)$/i;
const DOMAIN = /\.(?:com|org|net|io|dev|cn|edu|gov|co|uk|de|ai|app|me|info|xyz|tech)(?:\.[a-z]{2})?$/i;
const PLAIN_SEGMENT = /^[a-z0-9][a-z0-9_-]*$/;

/**
 * The text with addresses blanked out, same length: a name in `redis.io`, `src/vue/main.ts` or `go@example.org` is no
 * skill. A slash between alternatives (`Kafka/RabbitMQ`, `UI/React`) is no path, and a package or file that is itself a
 * name (`@nestjs/core`, `pom.xml`) stays.
 */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, (found, at: number) =>
    isAddress(found, text, at) ? ' '.repeat(found.length) : found,
  );
}

function isAddress(found: string, text: string, at: number): boolean {
  const lower = found.toLowerCase().replace(/[.]$/, '');
  if (/:\/\//.test(found)) return true;
  if (spellingOf(lower) ?? spellingOf(lower.replace(/\/v\d+$/, ''))) return false;
  if (/^[\w.+-]+@/.test(found) || /^[a-z]:\\/i.test(found)) return true;
  // "a/b test": the name goes on behind it.
  const ahead = text.slice(at, at + found.length + 16).toLowerCase();
  if (spellingAt(ahead, 0, (spelling) => (spelling.length > lower.length ? spelling : null)) !== null)
    return false;
  const segments = lower.split('/').filter((segment) => segment !== '');
  if (!found.includes('/')) {
    if (spellingOf(lower.replace(/\.(?:\d+|x)+$/, ''))) return false;
    // "Vue3.0", "v1.2": a version is no address; "Node.js" was a name already.
    if (/^[\w-]*\d+(?:\.(?:\d+|x))+\+?$/i.test(lower)) return false;
    return FILE.test(lower) || DOMAIN.test(lower);
  }
  if (/^[/~@]/.test(found) || /^\.{1,2}\//.test(found)) {
    // "/Redis" after a Chinese word goes on a list.
    return !(found.startsWith('/') && /[\p{Script=Han}）)]$/u.test(text.slice(Math.max(0, at - 1), at)));
  }
  if (FILE.test(lower) && !segments.every((segment) => named(segment))) return true;
  if (segments.some((segment) => DOMAIN.test(segment) && !named(segment))) return true;
  if (segments.every((segment) => named(segment))) return false;
  if (segments.length > 3 && !segments.some((segment) => named(segment))) return true;
  // Paths are written small; who lists things writes at least one as a name, or stands in Chinese.
  const capital = found.split('/').some((segment) => /^[A-Z.]/.test(segment));
  const chinese =
    /\p{Script=Han}\s?$/u.test(text.slice(Math.max(0, at - 2), at)) ||
    /^\s?\p{Script=Han}/u.test(text.slice(at + found.length, at + found.length + 2));
  if (capital || chinese)
    return segments.some((segment) =>
      /^(?:src|lib|pkg|cmd|internal|node_modules|usr|etc|var|home|bin)$/.test(segment),
    );
  return segments.every((segment) => PLAIN_SEGMENT.test(segment) || /[.@]/.test(segment));
}

const named = (segment: string): boolean =>
  spellingOf(segment) !== undefined ||
  spellingOf(segment.replace(/[-v]?\d+(?:\.(?:\d+|x))*\+?$/, '')) !== undefined;
