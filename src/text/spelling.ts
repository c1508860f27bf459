import { technologyOf } from './technologies';
import { PLAIN_WORDS } from './technologyContextTable';

/** Acronyms and names that are typed in small letters and written in others. */
const WRITTEN: Record<string, string> = Object.fromEntries(
  'CSS HTML API APIs JSON SQL URL URLs UI UX TLS SSL HTTP HTTPS XML CSV PDF JWT CLI GUI GPU CPU LLM ASCII SSH DNS TCP UDP IP SVG PNG YAML TOML ORM CRUD SEO RSS SDK OCR NLP CNN LSTM ETL S3 AWS iOS iPhone iPad macOS Android Linux Windows GitHub GitLab Google Markdown OAuth Riverpod WebSocket WebSockets'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
/** Ordinary words that in code and commits are hardly anything but a name. */
const NAMES_ANYWAY = new Set(
  'react angular flutter mongoose hibernate selenium maven babel scala kylin polars cassandra excel'.split(
    ' ',
  ),
);

/** `css` and `python` as their makers write them, in words that are all small; paths and identifiers stay. */
export function spellNames(text: string): string {
  return text.replace(/(?<![\w./@#:_-])[a-z][a-z0-9+]*(?![\w/@:_]|[.-]\w)/g, (word) => {
    const written = WRITTEN[word];
    if (written !== undefined && Object.hasOwn(WRITTEN, word)) return written;
    if (PLAIN_WORDS.has(word) && !NAMES_ANYWAY.has(word)) return word;
    const technology = technologyOf(word);
    return technology?.id === word ? technology.name : word;
  });
}
