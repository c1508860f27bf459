import { findTechnologies } from '../../text/technologies';
import { stripHidden } from '../../text/hidden';
import { spellNames } from '../../text/spelling';

/** Short and old names that stand for nothing but the technology of the table. */
const SAME_THING =
  /^(?:k8s|postgres|pg|mongo|golang|es|js|ts|py|node|tf|gha|rabbit|springboot|spring-boot|nodejs|reactjs|vuejs|nextjs)$/i;

/** The form that every bullet has: names as their makers write them, units apart from numbers, one kind of space. */
export function inForm(text: string): string {
  return spaced(spellUnits(spellTechnologies(oneLine(text)))).trim();
}

function oneLine(text: string): string {
  return stripHidden(text)
    .replace(/\s+/g, ' ')
    .replace(/[Ａ-Ｚａ-ｚ０-９％]/g, (wide) => wide.normalize('NFKC'))
    .trim();
}

function spellTechnologies(text: string): string {
  let spelled = text;
  for (const { span, surface, name, kind } of [...findTechnologies(text)].reverse()) {
    if (kind === 'concept' || /\p{Script=Han}/u.test(surface + name)) continue;
    const version = /\d[\d.x]*$/.exec(surface)?.[0] ?? '';
    const bare = /\d$/.test(name) ? surface : surface.slice(0, surface.length - version.length).trimEnd();
    const same = keyOf(bare) === keyOf(name) || SAME_THING.test(bare);
    if (!same || bare === '') continue;
    const written = bare === surface ? name : `${name} ${version}`;
    spelled = spelled.slice(0, span[0]) + written + spelled.slice(span[1]);
  }
  return SPELLED.reduce(
    (current, [typed, written]) =>
      current.replace(typed, (found) =>
        typeof written === 'string'
          ? written
          : written.capital
            ? found.charAt(0).toUpperCase() + found.slice(1)
            : found.toUpperCase(),
      ),
    spellNames(spelled),
  );
}

const CAPITAL = { capital: true };
const CAPITALS = { capital: false };
/** Names that are ordinary words, where what stands around them says that they are meant; and abbreviations. */
const SPELLED: readonly (readonly [RegExp, string | { capital: boolean }])[] = [
  [/(?<=\b(?:in|from \w+ to|from|written in|using|with) )go(?= ?(?:$|[,.;)]|and\b|to\b|with\b|for\b|服务))/g, 'Go'],
  [/(?<=\b(?:in|using|from) )c(?= ?(?:$|[,.;)]|and\b|for\b|on\b))/g, 'C'],
  [/(?<=\b(?:in|with|using|to|from|of|into|the|and|by) )(?:elixir|rust|airflow|snowflake|playwright|cypress|swift)\b(?! by)/g, CAPITAL],
  [/\bcypress(?= (?:tests?|suite))/g, 'Cypress'],
  [/\bgo ?routines\b/gi, 'goroutines'],
  [/\bk8s\b/gi, 'Kubernetes'],
  [/(?<![\w./-])(?:gcp|auc|ci|cd|mq|pr|qa|etl|elk|rbac|crm|erp|tls|gdpr|ota|grpc|aws|ci\/cd|llm|gpu|sdk|sso|ssl|cdn|cms|rpc|oom|gc|vpn|tcp|udp|ide|ar|vr)(?![\w./-])/g, CAPITALS],
  [/(?<![\w./-])prs(?![\w./-])/g, 'PRs'],
  [/\bchrome(?= (?:extension|plugin|browser))/g, 'Chrome'],
  [/\bend to end(?= tests?\b)/gi, 'end-to-end'],
  [/\bmulti stage\b/gi, 'multi-stage'],
  [/\bopen source(?= \w)/gi, 'open-source'],
]; // prettier-ignore

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s._-]/g, '')
    .replace(/(?<=[a-z]{3})js$/, '');
}

/** Units in the spelling that engineers print; a unit that is a word stays one. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:ms|msec|msecs)$/i, 'ms'],
  [/^(?:s|sec|secs)$/, 's'],
  [/^mins?$/i, 'min'],
  [/^hrs?$/i, 'hours'],
  [/^kb$/i, 'KB'],
  [/^mb$/i, 'MB'],
  [/^gb$/i, 'GB'],
  [/^tb$/i, 'TB'],
  [/^qps$/i, 'QPS'],
  [/^tps$/i, 'TPS'],
  [/^rps$/i, 'RPS'],
  [/^fps$/i, 'fps'],
  [/^[kmg]?hz$/i, ''],
];
const NUMBER_UNIT =
  /(?<![\w.])(\d[\d.,]*) ?(msecs?|ms|secs?|s|mins?|hrs?|[kmgt]b|[qtr]ps|fps|[kmg]?hz)(?![\w/])/gi;

function spellUnits(text: string): string {
  return text
    .replace(NUMBER_UNIT, (whole, number: string, unit: string) => {
      // "4K s" and "1990s" are none.
      if (unit === 's' && /^(?:19|20)\d0$/.test(number)) return whole;
      if (/^(?:Mb|Kb|Gb|S)$/.test(unit)) return whole;
      const written = UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
      return `${number} ${written === '' ? unit : written}`;
    })
    .replace(/(?<=\d) ?percent\b/gi, '%')
    .replace(/(?<=\d) %/g, '%')
    .replace(/(?<![\w.])(\d+)\s?x(?= (?:faster|slower|more|less|fewer|as|the|cheaper|smaller)\b)/gi, '$1x');
}

/** One space between Chinese characters and Latin letters or figures, none around Chinese marks. */
function spaced(text: string): string {
  return text
    .replace(/(\p{Script=Han})(?=[A-Za-z0-9$¥€£])/gu, '$1 ')
    .replace(/(?<=[A-Za-z0-9%+#])(?=\p{Script=Han})/gu, ' ')
    .replace(/第 (\d+) (?=[章个次期代版])/gu, '第 $1 ')
    .replace(/(\p{Script=Han}) +(?=\p{Script=Han})/gu, '$1')
    .replace(/ +(?=[，。；、：）])|(?<=[，。；、：（]) +/gu, '')
    .replace(/(?<=\p{Script=Han}|[A-Za-z0-9%] ?),\s*(?=\p{Script=Han})/gu, '，')
    .replace(/(?<=\p{Script=Han}),\s*(?=[A-Za-z0-9])/gu, '，')
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[,.;:!?)])/g, '');
}
