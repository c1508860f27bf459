import { findTechnologies, technologyOf, type Technology } from '../text/technologies';
import type { JsonEditor } from './jsonEditor';
import { isRecord, strings } from './meta';
import type { Language } from '../protocol/cards';
import { setSection } from './sectionOrder';

/** What a group of skills of any kind is called, where none fits. */
const anyKind: Record<Language, string> = { en: 'Skills', zh: '技能' };

const anyKindNames =
  /^(?:(?:technical |tech |key |core |other )?skills?|skill ?sets?|tech(?:nology|nologies|nical)?(?: stack)?|others?|misc(?:ellaneous)?|(?:专业|技术|核心|其他)?技能|技术栈|其他|其它|综合)$/i;

/** The part of a group's keywords that are of one kind from which on another of that kind fits. */
const fitting = 1 / 4;

/**
 * Adds skills to the list at `skills`: what no group or keyword names yet, whatever its case or alias. Each becomes a
 * keyword of the group that holds most of its kind, else of a group for all kinds, which is begun where there is none;
 * in a list whose items have no keywords, an item.
 */
export function addSkills(editor: JsonEditor, names: readonly string[], language: Language): void {
  for (const name of names) {
    const skill = name.trim();
    const groups = readGroups(editor.get(['skills']));
    if (skill === '' || isNamed(skill, groups)) continue;
    addSkill(editor, skill, groups, language);
  }
}

interface Group {
  name: string;
  keywords: string[];
  /** Whether a keyword can be added. */
  open: boolean;
}

function addSkill(editor: JsonEditor, skill: string, groups: Group[], language: Language): void {
  const at = groupFor(skill, groups);
  const keywords = editor.get(['skills', at, 'keywords']);
  if (at >= 0 && Array.isArray(keywords)) {
    editor.insert(['skills', at, 'keywords'], keywords.length, skill);
    return;
  }
  if (at >= 0) {
    editor.set(['skills', at], 'keywords', [skill], ['name', 'level']);
    return;
  }
  const flat = groups.length > 0 && groups.every((group) => group.keywords.length === 0);
  const item = flat ? { name: skill } : { name: anyKind[language], keywords: [skill] };
  if (groups.length > 0) editor.insert(['skills'], groups.length, item);
  else setSection(editor, 'skills', [item]);
}

/** The index of the group that a skill goes to, -1: none. */
function groupFor(skill: string, groups: Group[]): number {
  const kind = technologyOf(skill)?.kind;
  const shares = groups.map(({ open, keywords }) => {
    if (!open || kind === undefined || keywords.length === 0) return 0;
    return keywords.filter((keyword) => technologyOf(keyword)?.kind === kind).length / keywords.length;
  });
  const most = Math.max(0, ...shares);
  if (most >= fitting) return shares.indexOf(most);
  return groups.findIndex(({ name, open }) => open && anyKindNames.test(name.trim()));
}

/** Items in order; one that is no object only tells what it names. */
function readGroups(skills: unknown): Group[] {
  const items: unknown[] = Array.isArray(skills) ? skills : [];
  return items.map((item) => {
    if (!isRecord(item)) return { name: typeof item === 'string' ? item : '', keywords: [], open: false };
    const { name, keywords } = item;
    return {
      name: typeof name === 'string' ? name : '',
      keywords: strings(keywords),
      open: keywords === undefined || keywords === null || Array.isArray(keywords),
    };
  });
}

function isNamed(skill: string, groups: Group[]): boolean {
  const own = technologyOf(skill);
  return groups
    .flatMap(({ name, keywords }) => [name, ...keywords])
    .some(
      (text) =>
        sameName(text, skill) || (own !== null && technologiesIn(text).some(({ id }) => id === own.id)),
    );
}

function sameName(a: string, b: string): boolean {
  const key = (text: string) => text.normalize('NFKC').trim().toLowerCase();
  return key(a) === key(b);
}

function technologiesIn(text: string): readonly Technology[] {
  const whole = technologyOf(text);
  return whole ? [whole] : findTechnologies(text);
}
