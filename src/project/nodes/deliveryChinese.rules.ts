import { listChinese, widthOf } from '../../text/chinesePhrases';
import type { Candidate } from './candidate.rules';
import { deliveryOf } from './delivery.rules';
import type { Material } from './material.rules';

/** How it is tested, packaged and released; only where most of the project is the user's, or nobody's in particular. */
export function deliveryChinese(material: Material): Candidate[] {
  const known = deliveryOf(material);
  if (!known) return [];
  const { ci, does, docker, compose, release, count, neutral } = known;
  const runs = [
    ...(does.has('test') ? ['测试'] : []),
    ...(does.has('lint') ? ['代码检查'] : []),
    ...(does.has('security') ? ['安全扫描'] : []),
    ...(does.has('image') ? ['镜像构建'] : []),
    ...(does.has('deploy') ? ['部署'] : does.has('publish') || does.has('release') ? ['发布'] : []),
  ];
  const parts: string[] = [];
  const evidence: string[] = [];
  if (ci.length > 0 && runs.length > 0) {
    parts.push(
      `${neutral ? '通过' : '搭建'} GitHub Actions ${neutral ? '' : '流水线，'}自动执行${listChinese(runs)}`,
    );
    evidence.push(...ci.slice(0, 3).map(({ id }) => id));
  }
  if (docker ?? compose) {
    const means = docker && compose ? 'Docker 与 Docker Compose' : docker ? 'Docker' : 'Docker Compose';
    parts.push(docker ? `使用 ${means} 打包部署` : `使用 ${means} 编排服务`);
    evidence.push(...[docker, compose].flatMap((item) => (item ? [item.id] : [])));
  }
  if (count >= 3 && release) {
    parts.push(`${parts.length > 0 ? '已' : '累计'}发布 ${count} 个版本`);
    evidence.push(release.id);
  }
  if (parts.length === 0 || widthOf(parts.join('')) < 20) return [];
  const own = neutral ? [] : material.of('authorship').map(({ id }) => id);
  return [
    {
      aspect: 'delivery',
      text: parts.join('，'),
      evidence: [...evidence, ...own],
      score: 5 + parts.length / 2,
    },
  ];
}

/** How much of the history is the user's, in numbers. */
export function shareChinese(material: Material): Candidate[] {
  const { mine, total, authorship } = material;
  const proof = material.of('authorship')[0];
  if (!proof || authorship === 'unknown' || authorship === 'none' || mine < 5) return [];
  const period = material.of('period')[0];
  const [first, last] = [period?.data?.first, period?.data?.last].map((month) =>
    typeof month === 'string' ? monthOf(month) : '',
  );
  const when = period && first && last ? (first === last ? `${first}` : `${first}至 ${last}`) : '';
  const counted =
    mine === total ? `独立完成全部 ${mine} 次提交` : `提交代码 ${mine} 次（项目共 ${total} 次）`;
  const text = when === '' ? counted : `${counted}，时间为 ${when}`;
  const score = authorship === 'sole' ? 3.5 : authorship === 'main' ? 4.5 : 8;
  return [
    { aspect: 'share', text, evidence: [proof.id, ...(period && when !== '' ? [period.id] : [])], score },
  ];
}

function monthOf(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${year} 年 ${Number(number)} 月`;
}
