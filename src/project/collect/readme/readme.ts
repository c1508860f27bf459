import type { Language } from '../../../protocol/cards';
import type { Fact } from '../fact';
import { EMAIL, fileFact, known } from '../fact';
import type { Note } from '../facts';
import type { Block } from './blocks';
import { readBlocks } from './blocks';
import type { FoundFacts } from './choice';
import { chooseFacts, clarity } from './choice';
import { isInstruction } from './instructions';
import { hasMeasure, measureWeight } from './measures';
import { isDirection, isNoise, isNotDone, saysSomething, withoutDecoration } from './noise';
import type { SectionKind } from './sections';
import { isSectionWord, sectionKind } from './sections';
import { joinLines, leading, sentencesOf } from './sentences';
import { isSlogan, nameOf, withoutVersion } from './title';
import { toMarkdown } from './toMarkdown';

/** What a README tells. */
export interface ReadmeFacts {
  /** The project's name by the title; `slogan`: it may be a motto instead. */
  name?: string;
  slogan?: boolean;
  /** Of its prose; absent where there is none. */
  language?: Language;
  /** `title`, `description`, `feature` and `number`, best first within a kind. */
  facts: Fact[];
  notes: Note[];
}

const MAX_TEXT = 320;

/** Demo accounts and default passwords. */
const CREDENTIAL =
  /\b(?:user ?name|password|passwd|token|api key)\s*(?:is\b|[:=])|(?:用户名|账号|账户|密码|口令|密钥)\s*(?:[:：=]|为|是)/i;
const SAYS_WHAT_IT_IS =
  /\b(?:is|are|provides?|implements?|lets|helps|allows|offers)\b|是一|是基于|用于|基于|实现|提供/;

/** Where a block stands. */
interface Place {
  kind: SectionKind;
  section?: string;
  /** Before the first section. */
  intro: boolean;
  /** A subsection of features, whose heading names one. */
  named?: string;
}

/** Reads the text of a README. `wanted`: the language whose facts are kept where one file holds both. */
export function parseReadme(text: string, path: string, wanted?: Language): ReadmeFacts {
  const blocks = readBlocks(toMarkdown(text, path));
  const reader = new Reader(path);
  for (const block of blocks) reader.read(block);
  return reader.finish(wanted);
}

class Reader {
  private readonly found: FoundFacts = { description: [], feature: [], number: [] };
  private readonly texts = new Set<string>();
  private readonly notes: Note[] = [];
  private readonly stack: { level: number; kind: SectionKind; title: string }[] = [];
  private title: { text: string; name: string; line: number; level: number } | undefined;
  private sections = 0;
  private named = new Set<string>();
  /** An order was read and what follows may belong to it. */
  private poisoned = false;
  private alert = false;
  private described = 0;

  constructor(private readonly path: string) {}

  read(block: Block): void {
    if (block.kind === 'code') return;
    // Prose below a rule, without a heading of its own, is the project's again and not of the section above.
    if (block.kind === 'rule') return void this.stack.splice(0);
    if (block.kind === 'heading') return this.heading(block);
    const label = labelOf(block);
    if (label !== undefined) return this.heading({ ...block, kind: 'heading', text: label, level: 7 });
    if (isInstruction(block.text)) {
      // An order within a list is one item, unless it announces what follows.
      this.poisoned = block.kind === 'paragraph' || /[:：]\s*$/.test(block.text);
      this.notes.push({ code: 'readme-instruction', params: { path: this.path, line: block.line } });
      return;
    }
    if (this.poisoned && block.kind !== 'paragraph') return;
    this.poisoned = false;
    // All of an alert (`> [!NOTE]`) speaks to visitors, its lists too.
    this.alert = block.quoted === true && (this.alert || /^\[!\w+\]/.test(block.text));
    if (this.alert) return;
    const place = this.place();
    if (place.kind === 'dropped') return;
    if (block.kind === 'row') {
      if (place.kind === 'features') this.row(block, place);
    } else if (!isNoise(block, place.kind === 'features' && block.kind === 'item')) {
      if (block.kind === 'item') this.item(block, place);
      else this.paragraph(block, place);
    }
  }

  private heading(block: Block): void {
    this.poisoned = isInstruction(block.text);
    const text = withoutDecoration(joinLines(block.text)).replace(/\s*[:：]$/, '');
    const first = this.title === undefined && this.sections === 0;
    // A title may carry the version, which elsewhere marks an announcement.
    const kind = this.poisoned ? 'dropped' : sectionKind(first ? withoutVersion(text) : text);
    // `<h4>` below the title is a motto in large letters.
    if (this.title && this.sections === 0 && kind === 'other' && block.level > this.title.level + 1) {
      return this.paragraph({ ...block, kind: 'paragraph', text }, this.place());
    }
    const named =
      block.level === 1 ? !this.poisoned && !isSectionWord(text) : kind === 'other' && this.described === 0;
    if (first && block.level < 7 && named && text !== '') {
      this.title = { text, name: nameOf(text), line: block.line, level: block.level };
      this.stack.length = 0;
      return;
    }
    while ((this.stack.at(-1)?.level ?? 0) >= block.level) this.stack.pop();
    this.stack.push({ level: block.level, kind, title: text });
    if (block.level < 7) this.sections++;
  }

  private place(): Place {
    const section = this.stack.at(-1);
    if (!section) return { kind: this.sections < 3 ? 'about' : 'other', intro: this.sections < 3 };
    const parent = this.stack.slice(0, -1).findLast(({ kind }) => kind !== 'other');
    const kind = section.kind === 'other' ? (parent?.kind ?? 'other') : section.kind;
    const named = kind === 'features' && section.kind === 'other' ? { named: section.title } : {};
    return { kind, section: section.title, intro: false, ...named };
  }

  private paragraph(block: Block, place: Place): void {
    const sentences = sentencesOf(block.text).filter(({ text }) => !isDirection(text) && !isNotDone(text));
    const [first] = sentences;
    if (!first) return;
    if (place.kind === 'about' || (place.kind === 'other' && this.sections <= 2)) {
      this.describe(sentences, block, place);
    } else if (place.kind === 'features' && !this.named.has(place.named ?? '')) {
      if (place.named !== undefined) this.named.add(place.named);
      this.add('feature', first.text, block.line + first.line, place, place.named ? 2.5 : 1, place.named);
    }
    for (const { text, line } of sentences) {
      if (hasMeasure(text)) this.number(text, block.line + line, place);
    }
  }

  /** The first two sentences of a paragraph tell what the project is. */
  private describe(sentences: { text: string; line: number }[], block: Block, place: Place): void {
    const early = (place.intro ? 4 : place.kind === 'about' ? 3 : 1) - Math.min(this.described++, 4) * 0.7;
    for (const [index, { text, line }] of sentences.slice(0, 2).entries()) {
      const says = SAYS_WHAT_IT_IS.test(text) ? 0.8 : 0;
      this.add('description', text, block.line + line, place, early + says - index * 1.5);
    }
  }

  private item(block: Block, place: Place): void {
    const early = place.intro || place.kind === 'about';
    if (isNotDone(block.text)) return;
    const sentences = sentencesOf(withoutDecoration(joinLines(block.text)));
    const end = sentences.findIndex((sentence) => isDirection(sentence.text));
    const text = sentences
      .slice(0, end < 0 ? undefined : end)
      .map((sentence) => sentence.text)
      .join(/\p{Script=Han}/u.test(block.text) ? '' : ' ');
    if (text === '') return;
    if (hasMeasure(text) && place.kind !== 'other') return this.number(text, block.line, place);
    if (place.kind !== 'features' && !early) return;
    const nested = block.level > 1 ? 0.7 : 0;
    const lead =
      block.lead === undefined ? undefined : withoutDecoration(block.lead).replace(/[:：.。]$/, '');
    const why = /^why\b|^为[什何]/i.test(place.section ?? '') ? 0.8 : 0;
    this.add('feature', text, block.line, place, (early ? 1 : 3) - nested - why, lead);
  }

  /** A row of a table of features: its name and what it is. */
  private row(block: Block, place: Place): void {
    const cells = block.text.split('\t').map(withoutDecoration);
    if (/[✅❌✔✗✘×☑]|\b(?:yes|no)\b/iu.test(block.text)) return;
    const [name = '', ...rest] = cells.filter((cell) => cell !== '' && !/^\d+$/.test(cell));
    const what = rest.find((cell) => saysSomething(cell, 3));
    if (name === '' || what === undefined || isNotDone(block.text)) return;
    const colon = /\p{Script=Han}/u.test(what) ? '：' : ': ';
    this.add('feature', `${name}${colon}${what}`, block.line, place, 2, name);
  }

  private number(text: string, line: number, place: Place): void {
    const weight = measureWeight(text) + (place.kind === 'results' ? 1 : 0);
    // In a section of unknown purpose a number is more often a detail than a result.
    if (place.kind !== 'other' || weight >= 2) this.add('number', text, line, place, weight);
  }

  private add(
    kind: keyof FoundFacts,
    raw: string,
    line: number,
    place: Place,
    score: number,
    name?: string,
  ): void {
    const text = leading(withoutDecoration(raw), MAX_TEXT);
    if (
      // Four Chinese characters name a feature.
      !saysSomething(text, kind === 'description' ? 4 : /^\p{Script=Han}{4,}/u.test(text) ? 2 : 3) ||
      text.length < (/^\p{Script=Han}{4,}/u.test(text) ? 4 : 6) ||
      EMAIL.test(text) ||
      CREDENTIAL.test(text)
    )
      return;
    if (this.texts.has(text)) return;
    this.texts.add(text);
    const data = known({
      ...(kind === 'description' ? { from: 'readme' } : { section: place.section }),
      ...(name !== undefined && name !== '' && name !== text ? { name } : {}),
    });
    this.found[kind].push({
      fact: fileFact(kind, text, { path: this.path, line }, data),
      score: score + clarity(text),
      early: place.intro || place.kind === 'about',
    });
  }

  finish(wanted?: Language): ReadmeFacts {
    const { facts, language } = chooseFacts(this.found, wanted);
    if (this.title) {
      const { text, name, line } = this.title;
      facts.unshift(fileFact('title', text, { path: this.path, line }, { name }));
    }
    const title = this.title;
    const slogan = title !== undefined && (title.level > 1 || isSlogan(title.name));
    return {
      ...(title === undefined ? {} : { name: title.name, slogan }),
      ...(language === undefined ? {} : { language }),
      facts,
      notes: this.notes,
    };
  }
}

/** A short line in bold or with a colon at its end may stand for a heading: `**Features:**`. */
function labelOf(block: Block): string | undefined {
  if (block.kind !== 'paragraph' || block.text.length > 50 || block.text.includes('\n')) return undefined;
  const text = withoutDecoration(block.text);
  if (block.lead !== block.text.trim() && !/[:：]$/.test(text)) return undefined;
  const label = text.replace(/\s*[:：]$/, '');
  return sectionKind(label) === 'other' ? undefined : label;
}
