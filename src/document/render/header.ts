import type { Language } from '../../protocol/cards';
import type { Basics, Place, Profile } from './content';
import { html, join, link, paragraphs, shortAddress, type Html } from './html';
import { words } from './words';

/** Name, label and contacts. A picture is left out: nothing is fetched, and a resume is read without one. */
export function header(basics: Basics): Html | undefined {
  const { name, label, email, phone, url, location, profiles = [] } = basics;
  const contacts = [
    email === undefined ? undefined : link(email, `mailto:${email}`),
    phone === undefined ? undefined : html`${phone}`,
    location && placeOf(location),
    url === undefined ? undefined : link(shortAddress(url), url),
    ...profiles.map(profileOf),
  ];
  const row = join(contacts.map((one) => (one?.markup ? html`<li>${one}</li>` : undefined)));
  return join([
    name === undefined ? undefined : html`<h1>${name}</h1>`,
    label === undefined ? undefined : html`<p class="label">${label}</p>`,
    row.markup === ''
      ? undefined
      : html`<ul class="contacts">
          ${row}
        </ul>`,
  ]);
}

/** What a person says about themselves. */
export function summary({ summary: text }: Basics, language: Language): Html | undefined {
  const body = paragraphs(text);
  return (
    body &&
    html`<section class="summary">
      <h2>${words[language].summary}</h2>
      ${body}
    </section>`
  );
}

/** Of an address what a reader needs, from near to far; the country stands as its code. */
function placeOf({ address, postalCode, city, region, countryCode }: Place): Html {
  const han = [address, city, region].some((part) => part !== undefined && /\p{Script=Han}/u.test(part));
  // In Chinese the whole comes before the part.
  const parts = han
    ? [region, city, address, postalCode]
    : [address, joined(postalCode, city), region, countryCode];
  const known = parts.filter((part) => part !== undefined).map((part) => part.replace(/\s*\n\s*/g, ', '));
  return html`${[...new Set(known)].join(han ? ' ' : ', ')}`;
}

function joined(...parts: (string | undefined)[]): string | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.length > 0 ? known.join(' ') : undefined;
}

/** `GitHub: ada`, or the address where it says both. */
function profileOf({ network, username, url }: Profile): Html {
  const shown = url === undefined ? username : shortAddress(url);
  if (shown === undefined) return html`${network}`;
  const saysBoth = url !== undefined && sameSite(network, url);
  const text = saysBoth || network === undefined ? shown : `${network} ${username ?? shown}`;
  return link(text, url);
}

/** Whether an address is plainly one of the network: `github.com` is GitHub. */
function sameSite(network: string | undefined, url: string): boolean {
  if (network === undefined) return true;
  const plain = network.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain !== '' && shortAddress(url).toLowerCase().split('/')[0]?.includes(plain) === true;
}
