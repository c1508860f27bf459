import type { FactSource } from '../judging/gate/sources';
import type { Evidence } from '../protocol/cards';
import { monthsBetween, parsePartialDate } from '../text/dates';
import type { DateMention } from '../text/dates';
import type { Quantity } from '../text/numbers';

/** A project's evidence as the fact gate reads it: texts, and what their data names, counts and dates. */
export function factSources(evidence: readonly Evidence[]): FactSource[] {
  return evidence.map((item) => {
    const share = shareOf(item);
    return {
      id: item.id,
      kind: kindOf(item),
      text: item.text,
      names: namesOf(item),
      counts: countsOf(item),
      dates: datesOf(item),
      ...(share && { share }),
    };
  });
}

/**
 * Nothing but the person's share of the commits: what any bullet is held to, whatever it cites. Where nobody knows whose
 * commits they are, none are the person's.
 */
export function shareSources(evidence: readonly Evidence[]): FactSource[] {
  const shares = evidence.flatMap((item) => {
    const share = shareOf(item);
    return share ? [{ id: item.id, kind: 'git' as const, text: '', share }] : [];
  });
  return shares.length > 0 ? shares : [{ id: '', kind: 'git', text: '', share: { mine: 0, total: 1 } }];
}

function kindOf({ kind }: Evidence): FactSource['kind'] {
  switch (kind) {
    case 'statement':
    case 'change':
      // A commit of the person is their own word, too.
      return 'user';
    case 'authorship':
    case 'period':
    case 'release':
      return 'git';
    case 'dependency':
    case 'manifest':
    case 'language':
    case 'infrastructure':
      return 'manifest';
    case 'title':
    case 'description':
    case 'feature':
    case 'number':
      return 'readme';
    default:
      return kind satisfies never;
  }
}

function shareOf({ kind, data }: Evidence): { mine: number; total: number } | null {
  const { mine, total } = data ?? {};
  return kind === 'authorship' && typeof mine === 'number' && typeof total === 'number'
    ? { mine, total }
    : null;
}

function namesOf({ kind, data = {} }: Evidence): string[] {
  const names = ['name', 'package', 'value', 'scope', 'names', 'images', 'does', 'subjects']
    .map((key) => data[key])
    .flatMap((value) => (typeof value === 'string' ? [value] : Array.isArray(value) ? value : []));
  if (kind !== 'infrastructure') return names;
  const tool = { docker: 'Docker', compose: 'Docker Compose', ci: 'CI/CD' }[String(data.tool)];
  return tool === undefined ? names : [...names, tool];
}

/** Counts that stand in the data, and shares and spans that follow from them. */
function countsOf({ kind, data = {} }: Evidence): Quantity[] {
  const counted: Quantity[] = [];
  const add = (value: unknown, noun: string, unit: Quantity['unit'] = 'count'): void => {
    if (typeof value === 'number') counted.push({ span: [0, 0], surface: '', value, unit, noun });
  };
  switch (kind) {
    case 'authorship': {
      add(data.mine, 'commit');
      add(data.total, 'commit');
      add(data.authors, 'person');
      if (typeof data.mine === 'number' && typeof data.total === 'number' && data.total > 0) {
        const share = (data.mine / data.total) * 100;
        for (const value of new Set([Math.floor(share), Math.round(share), Math.round(share * 10) / 10])) {
          add(value, '', 'percent');
        }
      }
      break;
    }
    case 'period': {
      const [first, last] = [data.first, data.last].map((month) => parsePartialDate(String(month ?? '')));
      if (first && last) {
        const months = monthsBetween(first, last);
        for (const value of new Set([months, months - 1])) {
          add(value, '', 'month');
          // "Over two years" of 27 months.
          if (value > 12) add(Math.floor(value / 12) * 12, '', 'month');
        }
      }
      break;
    }
    case 'release':
      add(data.count, 'release');
      break;
    case 'language':
      add(data.share, '', 'percent');
      break;
    case 'change':
      add(data.files, 'file');
      add(data.added, 'line');
      add(data.removed, 'line');
      if (Array.isArray(data.commits)) add(data.commits.length, 'commit');
      break;
    default:
      break;
  }
  return counted;
}

function datesOf({ data = {} }: Evidence): DateMention[] {
  const points = [data.first, data.last, data.month, data.latestMonth]
    .map((month) => (typeof month === 'string' ? parsePartialDate(month) : null))
    .filter((date) => date !== null);
  return points.map((from) => ({ span: [0, 0], surface: '', from }));
}
