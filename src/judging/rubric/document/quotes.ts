import type { Rule } from '../rule';
import { mixedFindings } from './occurrences';
import type { Occurrence } from './occurrences';
import { passagesOf } from './passages';
import type { Passage } from './passages';

/** Ways to quote, each with its opening and closing mark. */
const STYLES: Readonly<Record<string, readonly [string, string]>> = {
  curly: ['“', '”'],
  straight: ['"', '"'],
  corner: ['「', '」'],
  doubleCorner: ['『', '』'],
  wide: ['＂', '＂'],
  single: ['‘', '’'],
  straightSingle: ["'", "'"],
};
/** A quotation; what stands in another one is its own matter. An inch (`15"`) opens none. */
const QUOTED =
  /“[^“”\n]{1,200}”|「[^「」\n]{1,200}」|『[^『』\n]{1,200}』|＂[^＂\n]{1,200}＂|(?<![\d"])"[^"\n]{1,200}"|(?<![\w‘’])‘[^‘’\n]{1,200}’(?!\w)|(?<![\w'])'(?! )[^'\n]{1,200}(?<! )'(?![\w'])/g;

/** Quotations have one kind of marks. */
const mixedQuotes: Rule = {
  id: 'mixed-quotes',
  dimension: 'consistency',
  judge(context) {
    const occurrences = passagesOf(context).flatMap(quotedIn);
    return mixedFindings(context, occurrences, {
      worst: 5,
      preference: Object.keys(STYLES),
      mend: ({ passage, span }, target) => {
        const [open, close] = STYLES[target] ?? [];
        const inside = passage.text.slice(span[0] + 1, span[1] - 1);
        // Marks of the new kind inside would end it too early.
        if (open === undefined || close === undefined || inside.includes(open) || inside.includes(close))
          return null;
        return { span, text: `${open}${inside}${close}` };
      },
    });
  },
};

/** Apostrophes are all straight or all curly. */
const mixedApostrophes: Rule = {
  id: 'mixed-apostrophes',
  dimension: 'consistency',
  judge(context) {
    const occurrences = passagesOf(context).flatMap((passage) =>
      [...passage.prose.matchAll(/(?<=[A-Za-z])['’](?=[a-z])/g)].map(({ index, 0: mark }): Occurrence => ({
        passage,
        span: [index, index + 1],
        forms: [mark],
      })),
    );
    return mixedFindings(context, occurrences, {
      worst: 3,
      preference: ["'", '’'],
      mend: ({ span }, target) => ({ span, text: target }),
    });
  },
};

/** Rules over quotation marks. */
export const quoteRules: Rule[] = [mixedQuotes, mixedApostrophes];

function quotedIn(passage: Passage): Occurrence[] {
  return [...passage.prose.matchAll(QUOTED)].flatMap(({ index, 0: quoted }): Occurrence[] => {
    const style = Object.entries(STYLES).find(([, [open]]) => quoted.startsWith(open))?.[0];
    return style === undefined ? [] : [{ passage, span: [index, index + quoted.length], forms: [style] }];
  });
}
