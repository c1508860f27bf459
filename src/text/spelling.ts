import { technologyOf } from './technologies';

/** Acronyms and names that are typed in small letters and written in others. */
const WRITTEN: Record<string, string> = Object.fromEntries(
  'CSS HTML API APIs JSON SQL URL URLs UI UX TLS SSL HTTP HTTPS XML CSV PDF JWT CLI GUI GPU CPU LLM ASCII SSH DNS TCP UDP IP REST SVG PNG YAML TOML ORM CRUD SEO RSS SDK OCR NLP CNN LSTM ETL S3 AWS iOS iPhone iPad macOS Android Linux Windows GitHub GitLab Google Excel Markdown OAuth Riverpod WebSocket WebSockets'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
/** Technologies whose names are words of their own. */
const WORDS =
  /^(?:go|next|express|rest|echo|spring|ray|rust|swift|dart|less|shell|make|node|flask|lit|click|rich|chart|sass|spark|hive|windows|native|serve|gin|rails|ruby|flux|helm|dash|fiber|beam|celery|nest|expo|phoenix|iris|actix|rocket|diesel|storm|ionic|core|data|cloud|query|vault|consul|puppet|chef|salt|jest|mocha|chai|vector|bun|c|r|d)$/;

/** `css` and `python` as their makers write them, in words that are all small; paths and identifiers stay. */
export function spellNames(text: string): string {
  return text.replace(/(?<![\w./@#:_-])[a-z][a-z0-9+]*(?![\w/@:_]|[.-]\w)/g, (word) => {
    const written = WRITTEN[word];
    if (written !== undefined && Object.hasOwn(WRITTEN, word)) return written;
    if (WORDS.test(word)) return word;
    const name = technologyOf(word)?.name;
    return name !== undefined && name.toLowerCase() === word ? name : word;
  });
}
