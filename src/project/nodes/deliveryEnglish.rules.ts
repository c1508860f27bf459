import type { Evidence } from '../../protocol/cards';
import { listEnglish, upper } from '../../text/englishPhrases';
import type { Candidate } from './candidate.rules';
import { deliveryOf } from './delivery.rules';
import type { Material } from './material.rules';

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore

/** How it is tested, packaged and released; only where most of the project is the user's, or nobody's in particular. */
export function deliveryEnglish(material: Material): Candidate[] {
  const known = deliveryOf(material);
  if (!known) return [];
  const { ci, does, docker, compose, release: releases, count, neutral } = known;
  const runs = [
    ...(does.has('test') ? ['tests'] : []),
    ...(does.has('lint') ? ['linting'] : []),
    ...(does.has('security') ? ['security scans'] : []),
    ...(does.has('image') ? ['image builds'] : []),
    ...shipping(does),
  ];
  const parts: string[] = [];
  const evidence: string[] = [];
  if (ci.length > 0 && runs.length > 0) {
    parts.push(`${neutral ? 'Automates' : 'Automated'} ${listEnglish(runs)} with GitHub Actions`);
    evidence.push(...ci.slice(0, 3).map(({ id }) => id));
  }
  if (docker ?? compose) {
    const means = docker && compose ? 'Docker and Docker Compose' : docker ? 'Docker' : 'Docker Compose';
    const part = docker
      ? `${neutral ? 'packages' : 'packaged'} the ${material.kind === 'backend' ? 'service' : 'application'} with ${means}`
      : `${neutral ? 'runs' : 'set up'} ${services(compose)} with ${means}`;
    parts.push(parts.length === 0 ? upper(part) : part);
    evidence.push(...[docker, compose].flatMap((item) => (item ? [item.id] : [])));
  }
  if (count >= 3 && releases) {
    if (parts.length === 0) {
      if (neutral) return [];
      parts.push(`Delivered ${count} tagged releases`);
    } else parts[0] = `${parts[0] ?? ''} across ${count} tagged releases`;
    evidence.push(releases.id);
  }
  const text = parts.join(' and ');
  if (text.split(' ').length < 5) return [];
  const own = neutral ? [] : material.of('authorship').map(({ id }) => id);
  return [{ aspect: 'delivery', text, evidence: [...evidence, ...own], score: 5 + parts.length / 2 }];
}

/** What a compose file runs beside the application. */
function services(compose: Evidence | undefined): string {
  const names = compose?.data?.names;
  return Array.isArray(names) && names.length > 0 ? listEnglish(names.slice(0, 4)) : 'all services';
}

function shipping(does: ReadonlySet<string>): string[] {
  if (does.has('deploy')) return ['deployment'];
  if (does.has('publish')) return ['package publishing'];
  return does.has('release') ? ['releases'] : [];
}

/** How much of the history is the user's, in numbers. */
export function shareEnglish(material: Material): Candidate[] {
  const { mine, total, authorship } = material;
  const proof = material.of('authorship')[0];
  if (!proof || authorship === 'unknown' || authorship === 'none' || mine < 5) return [];
  const period = material.of('period')[0];
  const [first, last] = [period?.data?.first, period?.data?.last].map((month) =>
    typeof month === 'string' ? monthName(month) : '',
  );
  const when = !first || !last ? '' : first === last ? ` in ${first}` : ` between ${first} and ${last}`;
  const count = mine.toLocaleString('en-US');
  const most = authorship === 'sole' || authorship === 'main';
  const text =
    mine === total
      ? `Wrote all ${count} commits${when}`
      : `Wrote ${count} of ${total.toLocaleString('en-US')} commits${when}`;
  const evidence = [proof.id, ...(period && when !== '' ? [period.id] : [])];
  return [{ aspect: 'share', text, evidence, score: authorship === 'sole' ? 3.5 : most ? 4.5 : 8 }];
}

function monthName(month: string): string {
  const [year = '', number] = month.split('-');
  const name = MONTHS[Number(number) - 1];
  return name === undefined ? year : `${name} ${year}`;
}
