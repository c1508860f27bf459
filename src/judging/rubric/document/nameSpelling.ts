import { findTechnologies } from '../../../text/technologies';
import type { JudgeContext, Rule } from '../rule';
import { mixtureOf, spread } from './mixture';
import { perPassage } from './occurrences';
import type { Fault } from './occurrences';
import { countDistinct, isHan, passagesOf, shouts } from './passages';
import type { Passage } from './passages';
import { isUnit } from './unitForm';

/** Short names that a document should not use beside the long ones. Others (ES6, JDK) are no spellings of one name. */
const SHORT_NAMES: Readonly<Record<string, string | undefined>> = {
  k8s: 'kubernetes', golang: 'go', postgres: 'postgresql', mongo: 'mongodb', cpp: 'c++', csharp: 'c#',
}; // prettier-ignore
/** Names that are written with and without "JS" behind them. */
const WITH_JS = /^(?:react|vue|next|nuxt|express|three|angular|node|nest|ember|backbone|d3)js$/;
const TOKEN = /(?<![\w./@#:$-])[A-Za-z][A-Za-z0-9]*(?:[-.][A-Za-z][A-Za-z0-9]*)*(?![\w/@(]|[.-]\w)/g;
/** A capital behind the first letter: a name or an abbreviation, not the beginning of a sentence. */
const INNER_CAPITAL = /^[A-Za-z].*[A-Z]/;
const ABBREVIATION = /^[A-Z]{2,5}$/;
/** Abbreviations that are also words, or are emphasised ones. */
const WORDS = new Set(
  'IT US AM PM OR AND IN ON AT AS IS BE BY DO GO HE IF ME MY NO NOT OF SO TO UP WE AN ALL ANY ACID ACT AIR ART BASE BAT BUS CAP CAN CAR CAT DARE DASH DOM DRY EACH FAST FIND FOR GET HELP KISS LAMP LESS LIFT MAP MAX MEAN MIN MUST NEVER NEW ONE ONLY OUR OUT PIN POST PUT RAID RAM RAN REST ROS SAGA SMART SOAP SOLID SPA SPIN START SWIFT THE TIP TOP TWO WAR WASP WHO YES ADD AIM AID LAW POP PEP ROW RUN SET SAP MIT PACT CARE MARS ICE ARM GAN MS'.split(
    ' ',
  ),
);

interface Name {
  passage: Passage;
  span: [number, number];
  surface: string;
  key: string;
  /** How its maker writes it, where that is known. */
  official?: string;
  /** "Kubernetes (K8s)": both names are at hand from here on. */
  introduced: boolean;
}

/** A name is spelt in one way: not "Nodejs" here and "Node.js" there. The maker's way wins over the majority's. */
const nameSpelling: Rule = {
  id: 'name-spelling',
  dimension: 'consistency',
  judge(context) {
    const findings = perPassage(mixedNames(context));
    return spread(findings, (2 * findings.length) / countDistinct(passagesOf(context, true)), 12);
  },
};

/** Rules over the spelling of names. */
export const nameRules: Rule[] = [nameSpelling];

/** Names that are spelt in another way than most of their kind, in the order of the document. */
export function mixedNames(context: JudgeContext): Fault[] {
  const passages = passagesOf(context, true);
  const groups = new Map<string, Name[]>();
  for (const name of passages.flatMap(namesIn)) {
    const group = groups.get(name.key);
    if (group) group.push(name);
    else groups.set(name.key, [name]);
  }
  const faults: Fault[] = [];
  for (const group of groups.values()) {
    const target = targetOf(group);
    if (target === null) continue;
    for (const { passage, span, surface } of group) {
      if (surface !== target) faults.push({ passage, span, edit: { span, text: target } });
    }
  }
  const order = new Map(passages.map((passage, at) => [passage, at]));
  const place = ({ passage }: Fault): number => order.get(passage) ?? 0;
  return faults.sort((a, b) => place(a) - place(b) || a.span[0] - b.span[0]);
}

/** The spelling that a group should keep to; `null` where it has only one, or none that is a name's. */
function targetOf(group: readonly Name[]): string | null {
  const surfaces = [...new Set(group.map(({ surface }) => surface))];
  if (surfaces.length < 2 || group.some(({ introduced }) => introduced)) return null;
  const official = group.find((name) => name.official !== undefined)?.official;
  if (official !== undefined) return official;
  const capitals = surfaces.some(
    (surface) => INNER_CAPITAL.test(surface) && (!/^[A-Z]+$/.test(surface) || ABBREVIATION.test(surface)),
  );
  if (!capitals) return null;
  return mixtureOf(
    group.map((item) => ({ item, forms: [item.surface] })),
    ['App'],
  ).target;
}

function namesIn(passage: Passage): Name[] {
  const technologies = (passage.technologies ?? findTechnologies(passage.prose)).flatMap(
    ({ surface: found, span, id, kind, name }): Name[] => {
      if (kind === 'concept' || isHan(found.charAt(0))) return [];
      const surface = found.replace(/\s+/g, ' ');
      const own = keyOf(surface);
      const same = own === keyOf(id) || SHORT_NAMES[own] === id;
      return [
        {
          passage,
          span,
          surface,
          key: same ? keyOf(id) : own,
          ...(same ? { official: name } : {}),
          introduced: /[(（]\s*$/.test(passage.prose.slice(Math.max(0, span[0] - 4), span[0])),
        },
      ];
    },
  );
  // A bullet in capitals spells no name.
  const others = (shouts(passage.prose) ? [] : [...passage.prose.matchAll(TOKEN)]).flatMap(
    (match): Name[] => {
      const [surface] = match;
      const start = match.index;
      if (surface.length < 2 || WORDS.has(surface.toUpperCase())) return [];
      if (isUnit(surface) && /\d[\s-]?$/.test(passage.prose.slice(Math.max(0, start - 2), start))) return [];
      // The words of a longer name are names, too: "GitHub Actions".
      if (technologies.some(({ span, surface: whole }) => start === span[0] && whole === surface)) return [];
      const span: [number, number] = [start, start + surface.length];
      return [{ passage, span, surface, key: keyOf(surface), introduced: false }];
    },
  );
  return [...technologies, ...others];
}

/** What is left of a name without case, blanks and marks: `node` for "Node.js", "NodeJS" and "node js". */
function keyOf(name: string): string {
  const key = name.toLowerCase().replace(/[\s._-]/g, '');
  return WITH_JS.test(key) ? key.slice(0, -2) : key;
}
