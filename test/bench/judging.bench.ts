import assert from 'node:assert/strict';
import { checkClaim } from '../../src/judging/gate/gate';
import { indexFacts } from '../../src/judging/gate/indexFacts';
import { matchJob } from '../../src/judging/match/matchJob';
import { readJobAd } from '../../src/judging/match/readJobAd';
import { readResume } from '../../src/judging/resumeText';
import { scoreResume } from '../../src/judging/rubric/scoreResume';
import type { Bench } from './bench';

const PAGES = 10;
const ENTRIES_A_PAGE = 2;
const BULLETS_AN_ENTRY = 5;
const ROUNDS = 15;

type Language = 'en' | 'zh';

const WORDS = {
  en: {
    objects: [
      'parcel labels',
      'berth plans',
      'tariff tables',
      'seat maps',
      'meter readings',
      'refund letters',
    ],
    bullets: [
      (object: string, n: number) =>
        `Cut the export of ${object} from ${20 + n} s to ${2 + (n % 7)} s by streaming rows from PostgreSQL.`,
      (object: string, n: number) =>
        `Built a Go service for ${object} that ${3 + n} branch offices use each day.`,
      (object: string) => `Split ${object} out of the monolith, so that they ship without a full release.`,
      (object: string, n: number) =>
        `Moved ${object} to Kafka; ${100 + n} thousand events a day arrive within seconds.`,
      (object: string) =>
        `Wrote the review notes and the recovery steps of ${object}, and rehearsed them with support.`,
    ],
    ad: 'Backend Engineer\n\nRequirements:\n- 3+ years of Go or Java\n- PostgreSQL and Kafka\n- Bachelor degree\n\nNice to have:\n- Kubernetes\n\nWe offer a friendly team.',
    position: 'Backend Engineer',
  },
  zh: {
    objects: ['面单', '泊位计划', '运价表', '座位图', '电表读数', '退款通知'],
    bullets: [
      (object: string, n: number) =>
        `从 PostgreSQL 流式读取，将${object}导出由 ${20 + n} 秒降到 ${2 + (n % 7)} 秒`,
      (object: string, n: number) => `用 Go 编写${object}服务，供 ${3 + n} 家网点每日使用`,
      (object: string) => `将${object}从单体中拆出，可独立发布，不再等整包上线`,
      (object: string, n: number) => `把${object}改为经 Kafka 推送，每日 ${10 + n} 万条在数秒内到达`,
      (object: string) => `编写${object}的评审说明与恢复步骤，并与客服演练`,
    ],
    ad: '后端开发工程师\n\n任职要求：\n1、3 年以上 Go 或 Java 开发经验\n2、熟悉 PostgreSQL、Kafka\n3、本科及以上学历\n\n加分项：熟悉 Kubernetes\n\n福利：五险一金',
    position: '后端开发工程师',
  },
} as const;

/**
 * How long the three judges take over a resume of ten pages in each language: rubric with an ad, job match, and the fact
 * gate over every bullet. Medians, each judge after one round that fills its tables; the goal is 50 ms for all three.
 */
export const run: Bench['run'] = async (report) => {
  for (const language of ['en', 'zh'] as const) {
    const document = tenPages(language);
    const { ad } = WORDS[language];
    const judges = {
      rubric: () => {
        const { total } = scoreResume({
          resume: readResume(document),
          whole: true,
          jobAd: ad,
          today: '2024-06-01',
        });
        assert.ok(total !== null && total > 50);
      },
      match: () => {
        const { estimate } = matchJob(readJobAd(ad), readResume(document), [], '2024-06-01');
        assert.ok(estimate !== null && estimate > 0);
      },
      gate: () => {
        for (const { highlights } of document.work) {
          const facts = indexFacts(
            highlights.map((text, index) => ({ id: `e${index}`, kind: 'user', text })),
          );
          for (const text of highlights) checkClaim(text, facts, '');
        }
      },
    };
    let all = 0;
    for (const [name, judge] of Object.entries(judges)) {
      const ms = medianOf(judge);
      all += ms;
      report({ name: `${name}.${language}`, value: Math.round(ms * 10) / 10, unit: 'ms' });
    }
    report({ name: `all.${language}`, value: Math.round(all * 10) / 10, unit: 'ms' });
  }
};

function tenPages(language: Language): {
  basics: object;
  work: { highlights: string[] }[];
  skills: object[];
} {
  const { objects, bullets, position } = WORDS[language];
  const work = Array.from({ length: PAGES * ENTRIES_A_PAGE }, (_, entry) => ({
    name: `Harbour ${entry}`,
    position,
    startDate: `${2023 - entry}-01`,
    endDate: `${2023 - entry}-12`,
    highlights: Array.from({ length: BULLETS_AN_ENTRY }, (__, index) => {
      const write = bullets[index % bullets.length];
      return write?.(objects[(entry + index) % objects.length] ?? '', entry + index) ?? '';
    }),
  }));
  return {
    basics: { name: 'Ines Valgard', email: 'ines@example.org', label: position },
    work,
    skills: [{ name: 'Backend', keywords: ['Go', 'PostgreSQL', 'Kafka'] }],
  };
}

function medianOf(judge: () => void): number {
  judge();
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    judge();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}
