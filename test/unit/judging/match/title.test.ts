import assert from 'node:assert/strict';
import { readJobAd } from '../../../../src/judging/match/readJobAd';

const TITLES: readonly [string, string][] = [
  ['Backend Developer\n\nRequirements\n- Go', 'Backend Developer'],
  ['Job title: Data Analyst\nLocation: York', 'Data Analyst'],
  ['职位名称:大数据开发工程师\n所属部门:数据部', '大数据开发工程师'],
  ['【急招】游戏客户端开发\n要求\n- C#', '游戏客户端开发'],
  ['Frontend Engineer 前端工程师(物流看板)\n职责\n- 看板', 'Frontend Engineer 前端工程师(物流看板)'],
  ['Java Developer wanted\n\nMust-haves: Java', 'Java Developer'],
  ['We are hiring a DevOps Engineer to run our clusters. You know Linux.', 'DevOps Engineer'],
  ["Hey! We're Moss, and we need a Front-End Developer who likes forms.", 'Front-End Developer'],
  ['Looking for a Flutter dev!!\n\n- flutter every day', 'Flutter dev'],
  ['高级C++工程师 | 自动驾驶 | 30-50k·15薪\n要求\n- C++', '高级C++工程师 | 自动驾驶'],
  ['Wir suchen / We are hiring: Cloud Engineer (all genders)\n- Azure', 'Cloud Engineer (all genders)'],
  ['[远程] Moos 诚聘 前端开发工程师 薪水 10K-25K\n- React', '前端开发工程师'],
  ['Support engineer. Must know PowerShell.', 'Support engineer'],
  ['我们是一家小工作室,现在招一位Unity客户端开发。平时和策划坐在一起。', 'Unity客户端开发'],
  ['招聘前端实习生一名,要求在校。', '前端实习生'],
  ['We love bees.\n- Work with engineers on hives\n\nRequirements\n- Java', ''],
  ['Our engineers care about bees\n\nRequirements\n- Java', ''],
  ['Engineers who love bees and long walks feel at home here.\n\nRequirements\n- Java', ''],
  ['Developer, tester, designer, and bee keeper in one person\n\nRequirements\n- Java', ''],
  ['A developer with years of experience in a field close to ours\n\nRequirements\n- Java', ''],
  ['我们是一家做蜂箱传感器的工程师团队\n要求\n- Java', ''],
  ['Requirements\n- Java\n- Perl\n- Redis\nBackend Developer', ''],
  ['Requirements\n- Java\n- Spring', ''],
  ['', ''],
];

describe('the title of a job ad', () => {
  for (const [ad, title] of TITLES)
    it(title || `none in ${JSON.stringify(ad)}`, () => {
      assert.equal(readJobAd(ad).title, title);
    });
});
