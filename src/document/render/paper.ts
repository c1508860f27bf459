import type { Language } from '../../protocol/cards';
import type { Content } from './content';

/** Countries that print on Letter; the rest of the world has A4. */
const LETTER = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'CR', 'GT', 'PA', 'PH', 'SV', 'VE', 'DO']);

/** The paper that a resume is printed on: the one of the country that it names. */
export function paperOf({ basics }: Content, language: Language): 'A4' | 'Letter' {
  const country = basics?.location?.countryCode?.trim().toUpperCase();
  return language === 'en' && country !== undefined && LETTER.has(country) ? 'Letter' : 'A4';
}

/** Latin first would draw “ ” and — of a Chinese text at half width. */
const fonts: Record<Language, string> = {
  en: `"Helvetica Neue", "Segoe UI", Helvetica, Arial, "Liberation Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif`,
  zh: `"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", "Noto Sans SC", "WenQuanYi Micro Hei", sans-serif`,
};

/**
 * The styles of the page. The paper is white and its ink dark in every theme; what surrounds it on a screen is
 * `--around`, which the preview sets.
 */
export function paperCss(language: Language, paper: 'A4' | 'Letter'): string {
  const zh = language === 'zh';
  const [width, height] = paper === 'A4' ? ['210mm', '297mm'] : ['8.5in', '11in'];
  return `
@page { size: ${paper === 'A4' ? 'A4' : 'letter'} portrait; margin: 15mm 17mm 14mm; }
:root { color-scheme: light; --ink: #1c2128; --soft: #57606a; --line: #d0d7de; --accent: #1f4e79; }
* { box-sizing: border-box; }
html, body { margin: 0; padding: 0; }
body { background: var(--around, #e9ecef); font-family: ${fonts[language]}; font-size: ${zh ? '10pt' : '9.75pt'};
  line-height: ${zh ? '1.65' : '1.48'}; color: var(--ink); -webkit-text-size-adjust: 100%;
  text-autospace: normal; text-spacing-trim: normal; hanging-punctuation: allow-end;
  line-break: strict; overflow-wrap: anywhere; font-kerning: normal; font-variant-ligatures: common-ligatures; }
.paper { background: #fff; width: ${width}; max-width: 100%; min-height: ${height}; margin: 24px auto;
  padding: 16mm 18mm 15mm; box-shadow: 0 1px 3px rgb(0 0 0 / 14%), 0 6px 24px rgb(0 0 0 / 10%);
  container-type: inline-size; }
h1, h2, h3, p, ul, dl, dd, dt, blockquote { margin: 0; padding: 0; font-size: inherit; font-weight: inherit; }
a { color: inherit; text-decoration: none; }
a:hover, a:focus-visible { color: var(--accent); text-decoration: underline; }
h1 { font-size: ${zh ? '22pt' : '23pt'}; line-height: 1.2; font-weight: 700;
  letter-spacing: ${zh ? '0.06em' : '-0.012em'}; }
.label { font-size: ${zh ? '11.5pt' : '11.5pt'}; line-height: 1.4; color: var(--accent); margin-top: 3pt; }
.contacts { list-style: none; display: flex; flex-wrap: wrap; margin-top: 6pt; color: var(--soft); font-size: 9pt;
  line-height: 1.6; gap: 0 14pt; }
header { border-bottom: 0; }
section { margin-top: ${zh ? '13pt' : '13pt'}; }
h2 { font-size: ${zh ? '11.5pt' : '9.25pt'}; font-weight: 700; color: var(--accent); line-height: 1.3;
  ${zh ? 'letter-spacing: 0.04em;' : 'letter-spacing: 0.09em; text-transform: uppercase;'}
  border-bottom: 0.75pt solid var(--line); padding-bottom: 3pt; margin-bottom: ${zh ? '6pt' : '6.5pt'};
  break-after: avoid; }
article + article { margin-top: ${zh ? '8pt' : '8.5pt'}; }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 16pt;
  break-inside: avoid; }
/* Never of the last one: what follows the entry may stand on the next page. */
.head:not(:last-child), .about:not(:last-child) { break-after: avoid; }
h3 { flex: 1 1 auto; max-width: 100%; }
h3 b { font-weight: 700; font-size: ${zh ? '10.5pt' : '10.25pt'}; }
.address { color: var(--soft); font-size: 9pt; margin-left: 0.7em; }
.then { ${zh ? 'margin-left: 0.9em;' : ''} }
.side { display: flex; gap: 10pt; color: var(--soft); font-size: 9pt; white-space: nowrap; margin-left: auto; }
.when { font-variant-numeric: tabular-nums; }
.about { color: var(--soft); font-size: 9pt; }
article p { margin-top: 1.5pt; }
p + p { margin-top: 4pt; }
.fact + .fact { margin-top: 0; }
.inline { list-style: none; display: flex; flex-wrap: wrap; gap: 0 18pt; }
.inline b { font-weight: 700; margin-right: 0.35em; }
p { text-wrap: pretty; orphans: 2; widows: 2; }
article ul { list-style: none; margin-top: ${zh ? '2pt' : '2.5pt'}; }
article li { position: relative; padding-left: 11pt; break-inside: avoid; text-wrap: pretty; }
article li + li { margin-top: ${zh ? '1pt' : '1.75pt'}; }
article li::before { content: ''; position: absolute; left: 1.5pt; top: calc(${zh ? '0.825em' : '0.74em'} - 1.5pt);
  width: 3pt; height: 3pt; border-radius: 50%; background: var(--accent); opacity: 0.75;
  print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.keywords, .fact { color: var(--soft); font-size: 9pt; }
article .keywords { margin-top: 2.5pt; }
dl { display: grid; grid-template-columns: fit-content(34%) 1fr; column-gap: 14pt; row-gap: ${zh ? '1.5pt' : '2.5pt'}; }
.row { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; break-inside: avoid; }
dt { font-weight: 700; }
dt.whole { grid-column: 1 / -1; }
blockquote { color: var(--ink); ${zh ? '' : 'font-style: italic;'} }
.by { color: var(--soft); font-size: 9pt; }
@container (max-width: 420px) { .side { margin-left: 0; white-space: normal; flex-wrap: wrap; } }
@media screen and (max-width: 780px) { .paper { margin: 0 auto; padding: 9mm 7mm; min-height: 100vh; box-shadow: none; } }
@media screen and (max-width: 420px) { dl { display: block; } .row { display: block; margin-bottom: 4pt; } }
@media print { body { background: #fff; } .paper { width: auto; min-height: 0; margin: 0; padding: 0; box-shadow: none;
  container-type: normal; } h3 { flex: 1 1 0; } }
`.trim();
}
