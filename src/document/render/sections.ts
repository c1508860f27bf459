import type { Language } from '../../protocol/cards';
import type { Content, Period, SectionName, Sections } from './content';
import { dateText, periodText } from './dates';
import { html, join, lines, link, paragraphs, safeAddress, shortAddress, type Html } from './html';
import { words } from './words';

/** One section of a resume with its heading; `undefined` where it says nothing. */
export function section(name: SectionName, content: Content, language: Language): Html | undefined {
  const body = bodies[name](content, language);
  if (body === undefined || body.markup === '') return undefined;
  return html`<section class="${name}">
    <h2>${words[language].sections[name]}</h2>
    ${body}
  </section>`;
}

type Body = (content: Content, language: Language) => Html | undefined;

const bodies: Record<SectionName, Body> = {
  work: ({ work }, language) => entries(work, (one) => workEntry(one, one.name, language)),
  volunteer: ({ volunteer }, language) =>
    entries(volunteer, (one) => workEntry(one, one.organization, language)),
  education: ({ education }, language) => entries(education, (one) => educationEntry(one, language)),
  projects: ({ projects }, language) => entries(projects, (one) => projectEntry(one, language)),
  awards: ({ awards }, language) =>
    entries(awards, ({ title, awarder, date, summary }) =>
      entry(
        { main: title, second: awarder, when: single(date, language), body: [paragraphs(summary)] },
        language,
      ),
    ),
  certificates: ({ certificates }, language) =>
    entries(certificates, ({ name, issuer, date, url }) =>
      entry({ main: name, second: issuer, when: single(date, language), url, shown: true }, language),
    ),
  publications: ({ publications }, language) =>
    entries(publications, ({ name, publisher, releaseDate, url, summary }) =>
      entry(
        {
          main: name,
          second: publisher,
          when: single(releaseDate, language),
          url,
          shown: true,
          body: [paragraphs(summary)],
        },
        language,
      ),
    ),
  skills: ({ skills }, language) =>
    table(
      skills?.map(({ name, level, keywords }) => [
        labelled(name, level, language),
        listed(keywords, language),
      ]),
    ),
  languages: ({ languages }) => inline(languages?.map(({ language: tongue, fluency }) => [tongue, fluency])),
  interests: ({ interests }, language) =>
    inline(interests?.map(({ name, keywords }) => [name, listed(keywords, language)])),
  references: ({ references }) =>
    entries(references, ({ name, reference }) =>
      join([
        reference === undefined ? undefined : html`<blockquote>${paragraphs(reference)}</blockquote>`,
        name === undefined ? undefined : html`<p class="by">${name}</p>`,
      ]),
    ),
};

interface EntryParts {
  /** Stands first, in bold. */
  main?: string | undefined;
  second?: string | undefined;
  where?: string | undefined;
  when?: string;
  url?: string | undefined;
  /** Whether the address is written out, for a reader on paper. */
  shown?: boolean;
  /** One line in grey below the heading. */
  about?: string | undefined;
  body?: (Html | undefined)[];
}

function entry(parts: EntryParts, language: Language): Html {
  const { main, second, where, when, url, shown, about, body = [] } = parts;
  const [first, then] = main === undefined ? [second, undefined] : [main, second];
  const title = join([
    first === undefined ? undefined : html`<b>${shown ? html`${first}` : link(first, url)}</b>`,
    then === undefined ? undefined : html`<span class="then">${language === 'zh' ? '' : ', '}${then}</span>`,
    shown && url !== undefined ? html` <span class="address">${addressText(url)}</span>` : undefined,
  ]);
  const side = join([
    where === undefined ? undefined : html`<span class="where">${where}</span>`,
    when ? html`<span class="when">${when}</span>` : undefined,
  ]);
  const head = html`<div class="head">
    <h3>${title}</h3>
    ${side.markup === '' ? undefined : html`<div class="side">${side}</div>`}
  </div>`;
  return join([
    title.markup === '' && side.markup === '' ? undefined : head,
    about === undefined ? undefined : html`<div class="about">${lines(about)}</div>`,
    ...body,
  ]);
}

function workEntry(one: Sections['work'][number], employer: string | undefined, language: Language): Html {
  const { position, location, description, url, summary, highlights } = one;
  // An English reader looks for the job first, a Chinese one for the employer.
  const [main, second] =
    language === 'zh' || position === undefined ? [employer, position] : [position, employer];
  const body = [paragraphs(summary), bullets(highlights)];
  const linked = main === employer ? { url } : {};
  return entry(
    { main, second, where: location, when: periodText(one, language), about: description, body, ...linked },
    language,
  );
}

function educationEntry(one: Sections['education'][number], language: Language): Html {
  const { institution, area, studyType, score, courses, url } = one;
  const degree = [studyType, area].filter((part) => part !== undefined);
  // 计算机科学与技术 · 本科, but "BSc in" is the user's to write.
  const second =
    degree.length === 0
      ? undefined
      : (language === 'zh' ? degree.reverse() : degree).join(language === 'zh' ? ' · ' : ', ');
  return entry(
    {
      main: institution,
      second,
      when: periodText(one, language),
      url,
      body: [
        fact(words[language].score, score, language),
        fact(words[language].courses, listed(courses, language), language),
      ],
    },
    language,
  );
}

function projectEntry(one: Sections['projects'][number] & Period, language: Language): Html {
  const { name, roles, entity, type, description, keywords, highlights, url } = one;
  const second = [roles?.join(words[language].comma), entity, type]
    .filter((part) => part !== undefined)
    .join(' · ');
  const used = listed(keywords, language);
  return entry(
    {
      main: name,
      second: second === '' ? undefined : second,
      when: periodText(one, language),
      url,
      shown: true,
      body: [
        paragraphs(description),
        bullets(highlights),
        used === undefined ? undefined : html`<p class="keywords">${used}</p>`,
      ],
    },
    language,
  );
}

function entries<T>(all: readonly T[] | undefined, one: (entry: T) => Html): Html | undefined {
  return (
    all &&
    join(all.map(one).map((made) => (made.markup === '' ? undefined : html`<article>${made}</article>`)))
  );
}

/** Rows of a name and what belongs to it. */
function table(
  rows: readonly (readonly [string | undefined, string | undefined])[] | undefined,
): Html | undefined {
  if (!rows) return undefined;
  const alone = rows.every(([, value]) => value === undefined);
  if (alone) return html`<p>${rows.map(([name]) => name ?? '').join(' · ')}</p>`;
  const shown = rows.map(([name, value]) =>
    value === undefined
      ? html`<div class="row"><dt class="whole">${name}</dt></div>`
      : html`<div class="row">
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
  );
  return html`<dl>${join(shown)}</dl>`;
}

/** A few names on one line, each with what belongs to it. */
function inline(
  items: readonly (readonly [string | undefined, string | undefined])[] | undefined,
): Html | undefined {
  if (!items) return undefined;
  const shown = items.map(
    ([name, value]) =>
      html`<li>
        ${join([name === undefined ? undefined : html`<b>${name}</b>`, value === undefined ? undefined : html`${value}`], html``)}
      </li>`,
  );
  return html`<ul class="inline">
    ${join(shown)}
  </ul>`;
}

function bullets(items: readonly string[] | undefined): Html | undefined {
  return (
    items &&
    html`<ul>
      ${join(items.map((item) => html`<li>${lines(item)}</li>`))}
    </ul>`
  );
}

function fact(label: string, value: string | undefined, language: Language): Html | undefined {
  return value === undefined
    ? undefined
    : html`<p class="fact"><span>${label}${words[language].colon}</span>${value}</p>`;
}

function labelled(
  name: string | undefined,
  level: string | undefined,
  language: Language,
): string | undefined {
  if (name === undefined || level === undefined) return name ?? level;
  return language === 'zh' ? `${name}（${level}）` : `${name} (${level})`;
}

function listed(items: readonly string[] | undefined, language: Language): string | undefined {
  return items?.join(words[language].comma);
}

function single(date: string | undefined, language: Language): string {
  return date === undefined ? '' : dateText(date, language);
}

function addressText(url: string): Html {
  return safeAddress(url) === undefined ? html`${url}` : link(shortAddress(url), url);
}
