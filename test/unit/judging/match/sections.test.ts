import assert from 'node:assert/strict';
import { summarize } from './adSummary';
import type { AdSummary } from './adSummary';

const ADS: readonly [string, string, AdSummary][] = [
  [
    'plain English headings over bullets',
    'Backend Developer\n\nWhat you will do\n- Maintain services in Kotlin\n\nWhat you bring\n- PostgreSQL\n- Redis\n\nBonus points\n- Terraform\n\nWhat we offer\n- A MacBook or a Linux machine',
    { must: 'postgresql, redis', duty: 'kotlin', nice: 'terraform' },
  ],
  [
    'headings without blank lines around them',
    'QA Engineer\nResponsibilities:\n* Tests in Cypress\nYour profile\n* TypeScript\nNice to have\n* Docker\nBenefits\n* Slack on your phone, if you like',
    { must: 'typescript', duty: 'cypress', nice: 'docker' },
  ],
  [
    'Markdown headings',
    '# Data Engineer\n\n## Must-haves\n- Airflow\n\n## Preferred qualifications\n- Snowflake\n\n## About us\nWe sell PostgreSQL hosting to hospitals.',
    { title: 'Data Engineer', must: 'airflow', nice: 'snowflake' },
  ],
  [
    'Chinese headings with numbers',
    '测试工程师\n工作内容:\n1、用 Selenium 维护回归用例;\n任职资格:\n1、熟悉 Linux;\n2、会写 Python 脚本。\n优先条件:\n1、了解 Jenkins。\n公司福利:\n1、电脑自选,Windows 或 macOS。',
    { must: 'linux, python', duty: 'selenium', nice: 'jenkins' },
  ],
  [
    'Chinese headings in brackets and with ordinals',
    '【岗位职责】\n- 维护 Nginx\n【必备】\n- Docker\n【锦上添花】\n- Ansible\n【公司介绍】\n我们为 MySQL 用户做备份产品。',
    { must: 'docker', duty: 'nginx', nice: 'ansible' },
  ],
  [
    'a heading in each language on one line',
    '任职要求 Requirements\n- Vue 熟练\n加分 Nice to have\n- Node.js\n福利 Benefits\n- 免费 GitHub Copilot',
    { must: 'vue', nice: 'node.js' },
  ],
  [
    'labels in front of lines',
    '招聘岗位:Go 开发\n要求:熟悉 MySQL、Redis\n加分项:Kafka\n地点:南昌',
    { must: 'go, mysql, redis', nice: 'kafka', knockouts: 'location 南昌' },
  ],
  [
    'one paragraph in which headings are labels',
    '岗位职责:负责支付接口开发。任职要求:1、精通 Java;2、熟悉 Oracle。加分项:了解 Flink。福利待遇:双休,体检。',
    { must: 'java, oracle', nice: 'flink' },
  ],
  [
    'what prose tells of and waives later',
    'We need a developer who writes PHP. The maps come from a service in Perl. You may leave that alone, and you need not know Perl.',
    { must: 'php' },
  ],
  [
    'a sentence about what the work is not, and the next one',
    'Requirements\n- Java\n\nNice\n- Docker\n\nNot this job: Kotlin. You know Redis.',
    { must: 'java, redis' },
  ],
  [
    'headings of few words',
    "We need\n- Java\n\nWe like\n- Docker\n\nWe don't care about\n- Oracle certificates\n\nSkills you'll lean on\n- Redis",
    { must: 'java, redis', nice: 'docker' },
  ],
  [
    'what was, in a line behind what is',
    'What we run: Snowflake, dbt. What we ran: Tableau. You know SQL.\n\nRequirements\n- Python',
    { must: 'snowflake, dbt, sql, python' },
  ],
  [
    'what a firm cares about, and what not',
    '我们在意:\n- Go\n我们不在意:\n- 会不会Kubernetes\n有更好:\n- Docker\n不搞:Java、PHP。',
    { must: 'go', nice: 'docker' },
  ],
  [
    'what stands behind a fact among words about the firm',
    '要求:\n- Java\n特别说明:\n加班少。\n工作地:成都。有一位同事负责养猫,他用Python写了喂食器。',
    { must: 'java', knockouts: 'location 成都' },
  ],
  [
    'prose without headings',
    'We need a developer for our booking system. You write PHP every day and know MySQL well. Docker would be a plus. We pay for your gym, and our Slack is quiet after six.',
    { must: 'php, mysql', nice: 'docker' },
  ],
  [
    'Chinese prose without headings',
    '找一位后端同学,主要用 Go 写接口,数据放在 PostgreSQL 里。用过 Kafka 更好。我们不打卡,电脑随便挑,Linux 和 macOS 都有。',
    { must: 'go, postgresql', nice: 'kafka' },
  ],
  [
    'what is listed as not needed',
    'Needed\n- TypeScript\n\nNot needed\n- Angular\n- PHP\n\n不需要\n- Java',
    { must: 'typescript', nice: '' },
  ],
  [
    'items that head a list of their own',
    '岗位要求\n- 硬性要求\n    - 熟悉 React\n- 非硬性要求\n    - 了解 Docker',
    { must: 'react', nice: 'docker' },
  ],
  [
    'the label of one item holds for that item alone',
    'Requirements\n- Python\n- Nice to have: Rust\n- Kubernetes',
    { must: 'python, kubernetes', nice: 'rust' },
  ],
  [
    'process and equal opportunity behind a list',
    'Requirements\n- Java\n\nWe are an equal opportunity employer. Our interviews include an exercise in Python, and we answer on Slack within a week of your application.',
    { must: 'java' },
  ],
  [
    'what customers use in the words about the firm',
    'Our product is used by clinics whose staff live in Excel and export to PostgreSQL.\n\nRequirements\n- Java',
    { must: 'java' },
  ],
  [
    'bullets without a heading beside some that are nice to have',
    'Looking for a dev!\n\n- firebase (auth, firestore)\n- extra love for: kotlin',
    { must: 'firebase, firestore', nice: 'kotlin' },
  ],
  [
    'what an ad can do without',
    'Requirements\n- Python\n\nWhat we can do without\n- TensorFlow demos',
    { must: 'python' },
  ],
  [
    'lines behind labels of facts',
    '岗位名称:IT运维\n学历:中专\n要求会Linux;会PowerShell加分。\n工作内容:\n维护Nginx。',
    { must: 'linux', nice: 'powershell', duty: 'nginx' },
  ],
  ['a short paragraph behind a list', 'Nice to have\n- Docker\n\nOur mugs say Oracle.', { nice: 'docker' }],
  [
    'headings that are half sentences',
    "You'll get on well here if you\n- know Redis\n\nWe'd be delighted if you\n- know Kafka\n\nYou might have\n- seen Docker\n\nYou'll be doing\n- a bit of Nginx",
    { must: 'redis', nice: 'kafka, docker', duty: 'nginx' },
  ],
  [
    'a paragraph about the firm behind a list',
    'Requirements\n- Java\n\nHarrow has been making looms for a hundred years, and the Oracle archive in its cellar fascinates visitors.',
    { must: 'java' },
  ],
  [
    'what is said in one line with the words about equal opportunity',
    'Bonus\n- Docker\nWe are an equal opportunity employer. Our archive in Oracle is famous.',
    { nice: 'docker', must: '' },
  ],
  [
    'what the reader does in a section of another name behind the benefits',
    'Benefits\n- A gym\n\n## The other half\n- You will work with Kafka',
    { must: 'kafka' },
  ],
  [
    'a list that a strange heading with a colon begins behind the benefits',
    'Benefits\n- A gym\nOn the ground:\n- You know Kafka',
    { must: 'kafka' },
  ],
  [
    'the value of a label on the next line, and behind an empty one',
    'Location\n\nNorwich\n\nRequirements\n- Java',
    { must: 'java', knockouts: 'location Norwich' },
  ],
  [
    'a fact in the middle of a paragraph, and what is asked for behind it',
    '要求:熟悉Java。地点:南京。还要会用MySQL。',
    { must: 'java, mysql', knockouts: 'location 南京' },
  ],
  [
    'Chinese headings without marks',
    '前端\n岗位职责\n维护 Vue 组件库\n任职要求\n掌握 TypeScript\n熟悉发布 process\n会用 Jest\n加分项\n了解 Docker',
    { duty: 'vue', must: 'typescript, jest', nice: 'docker' },
  ],
  [
    'labels of duties and of what scores',
    "职责:维护 Nginx\n要求:Linux\n\nYou'd score extra with: Ansible",
    { duty: 'nginx', must: 'linux', nice: 'ansible' },
  ],
  [
    'lines without marks that are no headings',
    'Nice to have\nA good grasp of the skills that a tester needs, and Jest\nExperience in the team with Docker\nRedis',
    { nice: 'jest, docker, redis', must: '' },
  ],
  [
    'an abbreviation, which ends no sentence',
    'Requirements\n- Java\n- Knowledge of containers, e.g. Docker, is a plus',
    { must: 'java', nice: 'docker' },
  ],
  [
    'a sentence that does not end',
    `Requirements\n${'熟悉分布式场景下的排障方法与流程规范,'.repeat(60)}会用Redis,${'具备良好的沟通与协作意识,'.repeat(60)}会用Kafka`,
    { must: 'redis, kafka' },
  ],
  ['a skill of the title alone', 'Rust Engineer\n\nRequirements\n- Linux', { must: 'rust, linux' }],
  [
    'a skill that is both a duty and nice to have',
    'Duties\n- Keep Grafana tidy\nNice to have\n- Grafana',
    { duty: '', nice: 'grafana' },
  ],
  [
    'a skill that is both asked for and nice to have',
    'Requirements\n- Redis\nBonus\n- Redis at scale',
    { must: 'redis', nice: '' },
  ],
  ['nothing', '', { title: '', must: '', nice: '', knockouts: '' }],
  [
    'an ad that asks for no technology',
    'Gardener\n\nYou go out in every season, rest when it rains, and react calmly when spring comes late. We use a rake. Please express your interest by letter.',
    { must: '', duty: '', nice: '' },
  ],
];

describe('the sections of a job ad', () => {
  for (const [name, ad, expected] of ADS)
    it(`reads ${name}`, () => {
      assert.deepEqual(summarize(ad, expected), expected);
    });
});
