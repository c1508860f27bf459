/** A piece of HTML that is safe to put into a page: made by {@link html} and {@link join} alone. */
export class Html {
  constructor(readonly markup: string) {}
}

const nothing = new Html('');

/** A template whose texts are escaped; `undefined` and `''` leave nothing, other pieces stand as they are. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | undefined)[]): Html {
  const filled = parts.map((part, at) => {
    const value = at === 0 ? undefined : values[at - 1];
    return (value instanceof Html ? value.markup : escapeHtml(value ?? '')) + part;
  });
  return new Html(filled.join(''));
}

/** Pieces one after the other, the empty ones left out. */
export function join(pieces: readonly (Html | undefined)[], between: Html = nothing): Html {
  const full = pieces.filter((piece) => piece !== undefined && piece.markup !== '');
  return new Html(full.map((piece) => piece?.markup).join(between.markup));
}

/** A text as HTML text or as the value of a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** An address that may become a link, as a browser will read it: http, https and mailto only. */
export function safeAddress(address: string): string | undefined {
  if (!/^(?:https?:\/\/|mailto:)[^\s\p{Cc}]+$/iu.test(address)) return undefined;
  return URL.canParse(address) ? address : undefined;
}

/** A link, or the text alone where the address may not be one. */
export function link(text: string, address: string | undefined): Html {
  const href = address === undefined ? undefined : safeAddress(address);
  return href === undefined ? html`${text}` : html`<a href="${href}" rel="noopener noreferrer">${text}</a>`;
}

/** An address as a reader wants it: `github.com/ada`. */
export function shortAddress(address: string): string {
  return address
    .replace(/^(?:https?:\/\/|mailto:)/i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}

/** A text of several paragraphs; within one, lines stay lines. */
export function paragraphs(text: string | undefined): Html | undefined {
  if (text === undefined) return undefined;
  return join(text.split('\n\n').map((paragraph) => html`<p>${lines(paragraph)}</p>`));
}

/** A text whose line breaks show. */
export function lines(text: string): Html {
  return join(
    text.split('\n').map((line) => html`${line}`),
    html`<br />`,
  );
}
