import type { Language } from '../../protocol/cards';
import {
  contentOf,
  sectionsOf,
  type Basics,
  type Content,
  type Period,
  type SectionName,
} from '../render/content';
import { dateText, isOpen } from '../render/dates';
import { words } from '../render/words';
import { fieldLabels, type LabelledField } from './labels';
import {
  addressText,
  entity,
  escapeBlock,
  escapeInline,
  isLinkable,
  levelText,
  listText,
  oneLine,
} from './markdownText';

/**
 * A parsed JSON Resume as Markdown that people like to read and the import reads back without loss (but for pictures,
 * `meta` and fields that JSON Resume doesn't know). Of an entry the heading is `**name** | role`, the field of study is in
 * italics, so is the period below; other fields have their name in front, since a text's own marks are escaped.
 */
export function resumeMarkdown(resume: unknown, language: Language): string {
  const content = contentOf(resume);
  const parts = [
    ...header(content.basics ?? {}, language),
    ...sectionsOf(content).flatMap((name) => [
      `## ${words[language].sections[name]}`,
      ...section(name, content, language),
    ]),
  ];
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`;
}

function header(basics: Basics, language: Language): string[] {
  const { name, label, email, phone, url, location = {}, profiles = [], summary } = basics;
  const { address, postalCode, city, region, countryCode } = location;
  const contacts = fields(
    [
      ['email', email],
      ['phone', phone],
      ['url', url],
      ['address', address],
      ['postalCode', postalCode],
      ['city', city],
      ['region', region],
      ['countryCode', countryCode],
    ],
    language,
  );
  return [
    ...(name === undefined ? [] : [`# ${escapeInline(oneLine(name))}`]),
    ...(label === undefined ? [] : [`**${escapeInline(oneLine(label))}**`]),
    ...(contacts.length === 0 ? [] : [contacts.join(' | ')]),
    ...(profiles.length === 0 ? [] : [profiles.map((one) => `- ${profile(one, language)}`).join('\n')]),
    ...(summary === undefined ? [] : [`## ${words[language].summary}`, escapeBlock(summary)]),
  ];
}

function profile(
  { network, username, url }: NonNullable<Basics['profiles']>[number],
  language: Language,
): string {
  const user = username === undefined ? undefined : escapeInline(oneLine(username));
  const value =
    url === undefined
      ? user
      : !isLinkable(url)
        ? `${user ?? ''} | ${addressText(url)}`
        : user === undefined
          ? `<${url}>`
          : `[${user}](<${url}>)`;
  if (network === undefined) return value ?? '';
  return value === undefined ? bold(network) : `${bold(network)}${words[language].colon}${value}`;
}

function section(name: SectionName, content: Content, language: Language): string[] {
  switch (name) {
    case 'work':
      return entries(
        content.work,
        (one) => ({
          ...one,
          bold: one.name,
          plain: one.position,
          fields: [
            ['location', one.location],
            ['link', one.url],
          ],
          quote: one.description,
          text: one.summary,
        }),
        language,
      );
    case 'volunteer':
      return entries(
        content.volunteer,
        (one) => ({
          ...one,
          bold: one.organization,
          plain: one.position,
          fields: [['link', one.url]],
          text: one.summary,
        }),
        language,
      );
    case 'education':
      return entries(
        content.education,
        (one) => ({
          ...one,
          bold: one.institution,
          plain: one.studyType,
          italic: one.area,
          fields: [
            ['score', one.score],
            ['link', one.url],
          ],
          lists: [['courses', one.courses]],
        }),
        language,
      );
    case 'projects':
      return entries(
        content.projects,
        (one) => ({
          ...one,
          bold: one.name,
          fields: [
            ['entity', one.entity],
            ['type', one.type],
            ['link', one.url],
          ],
          lists: [
            ['roles', one.roles],
            ['keywords', one.keywords],
          ],
          text: one.description,
        }),
        language,
      );
    case 'awards':
      return entries(
        content.awards,
        (one) => ({ ...one, bold: one.title, plain: one.awarder, text: one.summary }),
        language,
      );
    case 'certificates':
      return entries(
        content.certificates,
        (one) => ({ ...one, bold: one.name, plain: one.issuer, fields: [['link', one.url]] }),
        language,
      );
    case 'publications':
      return entries(
        content.publications,
        (one) => ({
          ...one,
          bold: one.name,
          plain: one.publisher,
          date: one.releaseDate,
          fields: [['link', one.url]],
          text: one.summary,
        }),
        language,
      );
    case 'references':
      return entries(content.references, (one) => ({ bold: one.name, text: one.reference }), language);
    case 'skills':
      return rows(content.skills, language);
    case 'languages':
      return rows(
        content.languages?.map((one) => ({ name: one.language, level: one.fluency })),
        language,
      );
    case 'interests':
      return rows(content.interests, language);
    default:
      return name satisfies never;
  }
}

interface Written extends Period {
  bold?: string | undefined;
  plain?: string | undefined;
  italic?: string | undefined;
  date?: string | undefined;
  fields?: [LabelledField, string | undefined][];
  lists?: [LabelledField, string[] | undefined][];
  quote?: string | undefined;
  text?: string | undefined;
  highlights?: string[];
}

function entries<T>(all: readonly T[] | undefined, read: (one: T) => Written, language: Language): string[] {
  return (all ?? []).flatMap((one, at) => entry(read(one), at === 0, language));
}

function entry(one: Written, isFirst: boolean, language: Language): string[] {
  const { bold: name, plain, italic, lists = [], quote, text, highlights } = one;
  const title = [
    // An entry without a name says so, or its role would be taken for one.
    name === undefined ? '' : bold(name),
    ...(plain === undefined ? [] : [escapeInline(oneLine(plain))]),
    ...(italic === undefined ? [] : [`*${escapeInline(oneLine(italic))}*`]),
  ];
  const heading =
    title.length === 1 && name === undefined && isFirst
      ? []
      : [`### ${title.length === 1 ? title[0] || '|' : title.join(' | ').trim()}`];
  const when = one.date === undefined ? periodText(one, language) : writtenDate(one.date, language);
  const facts = [...(when === '' ? [] : [`*${when}*`]), ...fields(one.fields ?? [], language)];
  return [
    ...heading,
    ...(facts.length === 0 ? [] : [facts.join(' | ')]),
    ...lists.flatMap(([field, items]) =>
      items === undefined ? [] : [`${label(field, language)}${listText(items, language)}`],
    ),
    ...(quote === undefined ? [] : [`> ${escapeBlock(quote, '> ').replaceAll('\n\n', '\n>\n')}`]),
    ...(text === undefined ? [] : [escapeBlock(text)]),
    ...(highlights === undefined
      ? []
      : [highlights.map((item) => `- ${escapeBlock(item, '  ')}`).join('\n')]),
  ];
}

function rows(
  all:
    | readonly { name?: string | undefined; level?: string | undefined; keywords?: string[] | undefined }[]
    | undefined,
  language: Language,
): string[] {
  if (!all) return [];
  const [open, close] = language === 'zh' ? ['（', '）'] : [' (', ')'];
  const lines = all.map(({ name, level, keywords }) => {
    const head =
      `${name === undefined ? '' : bold(name)}${level === undefined ? '' : `${open}${levelText(oneLine(level))}${close}`}`.trim();
    if (keywords === undefined) return head;
    const list = listText(keywords, language);
    return head === '' ? escapeFirst(list) : `${head}${words[language].colon}${list}`;
  });
  return [lines.map((line) => `- ${line}`).join('\n')];
}

/** A list that begins a line; it is escaped but for what only counts there. */
function escapeFirst(list: string): string {
  return list.replace(/^[-+=>]/, '\\$&').replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

function fields(all: [LabelledField, string | undefined][], language: Language): string[] {
  return all.flatMap(([field, value]) => {
    if (value === undefined) return [];
    const isAddress = field === 'link' || field === 'url';
    return [`${label(field, language)}${isAddress ? addressText(value) : escapeInline(oneLine(value))}`];
  });
}

function label(field: LabelledField, language: Language): string {
  return `**${fieldLabels[language][field]}**${words[language].colon}`;
}

function bold(text: string): string {
  return `**${escapeInline(oneLine(text))}**`;
}

/** As a reader expects it, but both dates also where they are the same: the import has to know. */
function periodText({ startDate, endDate }: Period, language: Language): string {
  const end = endDate === undefined || isOpen(endDate) ? undefined : writtenDate(endDate, language);
  if (startDate === undefined || isOpen(startDate)) return end ?? '';
  return `${writtenDate(startDate, language)} – ${end ?? words[language].present}`;
}

function writtenDate(date: string, language: Language): string {
  return escapeInline(oneLine(dateText(date, language))).replace(/–/g, entity);
}
