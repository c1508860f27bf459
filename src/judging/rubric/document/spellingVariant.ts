import type { Rule } from '../rule';
import { mixtureOf, spread } from './mixture';
import { perPassage } from './occurrences';
import { passagesOf, sizeOf } from './passages';

/** Words that are written in two ways in Britain and America: one way in one document, for each kind of difference. */
const VARIANTS: readonly { kind: string; pattern: RegExp; swap: readonly [RegExp, string][] }[] = [
  {
    kind: 'ise/ize',
    pattern:
      /\b(?:optim|organ|normal|virtual|container|parallel|serial|synchron|modern|central|decentral|standard|custom|util|visual|local|token|sanit|priorit|minim|maxim|initial|general|summar|author|categor|recogn|real|final|special|stabil|monet|digit|harmon|materi?al|memo|emphas|character|incentiv|internal|personal|industrial)(?<form>[iy]s|[iy]z)(?:e[drs]?|ing|ations?|er|ers)\b/gi,
    swap: [
      [/is(?=(?:e[drs]?|ing|ations?|ers?)$)/i, 'iz'],
      [/iz(?=(?:e[drs]?|ing|ations?|ers?)$)/i, 'is'],
    ],
  },
  {
    kind: 'our/or',
    pattern: /\b(?:behavi|col|fav|lab|neighb|hon|endeav|flav)(?<form>ou?r)(?:s|ed|ing|ite|ites|al|s)?\b/gi,
    swap: [
      [/our/i, 'or'],
      [/or/i, 'our'],
    ],
  },
  {
    kind: 'lled/led',
    pattern: /\b(?:cance|labe|mode|trave|signa|channe|tunne|leve|fue|tota)(?<form>ll?)(?:ed|ing|er|ers)\b/gi,
    swap: [
      [/ll(?=(?:ed|ing|ers?)$)/i, 'l'],
      [/l(?=(?:ed|ing|ers?)$)/i, 'll'],
    ],
  },
  {
    kind: 'yse/yze',
    pattern: /\b(?:anal|catal|paral)(?<form>ys|yz)(?:e[drs]?|ing|ers?)\b/gi,
    swap: [
      [/ys(?=(?:e[drs]?|ing|ers?)$)/i, 'yz'],
      [/yz(?=(?:e[drs]?|ing|ers?)$)/i, 'ys'],
    ],
  },
];

/** British and American spelling are not mixed. */
const spellingVariant: Rule = {
  id: 'spelling-variant',
  dimension: 'consistency',
  judge: (context) =>
    VARIANTS.flatMap(({ pattern, swap }) => {
      const written = passagesOf(context).flatMap((passage) =>
        [...passage.prose.matchAll(pattern)].map((match) => {
          const span: [number, number] = [match.index, match.index + match[0].length];
          return {
            item: { passage, span, forms: [] },
            forms: [(match.groups?.form ?? '').toLowerCase().replace(/^y/, 'i')],
          };
        }),
      );
      const { deviants } = mixtureOf(written, ['iz', 'or', 'l']);
      const faults = deviants.map(({ item: { passage, span } }) => {
        const found = passage.text.slice(...span);
        const [from, to] = swap.find(([one]) => one.test(found)) ?? [/$^/, ''];
        return { passage, span, edit: { span, text: found.replace(from, to) } };
      });
      const findings = perPassage(faults);
      return spread(findings, (2 * findings.length) / sizeOf(context), 4);
    }),
};

/** Rules over British and American spelling. */
export const variantRules: Rule[] = [spellingVariant];
