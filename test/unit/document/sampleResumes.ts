/** Resumes as people have them, for what reads and lays out whole documents. */

export const longEnglish = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Ada Lovelace',
    label: 'Senior Backend Engineer',
    image: 'https://tracker.example/ada.png',
    email: 'ada@example.com',
    phone: '+44 20 7946 0958',
    url: 'https://ada.example.com',
    summary:
      'Backend engineer with eight years in payments and storage. Designs systems that stay understandable, measures before optimising, and leaves teams that can go on without her.',
    location: { city: 'London', countryCode: 'GB' },
    profiles: [
      { network: 'GitHub', username: 'ada', url: 'https://github.com/ada' },
      { network: 'LinkedIn', username: 'ada-l', url: 'https://www.linkedin.com/in/ada-l' },
    ],
  },
  work: [
    {
      name: 'Analytical Payments Ltd',
      position: 'Senior Backend Engineer',
      location: 'London',
      description: 'Card payments for 4,000 shops in Europe.',
      url: 'https://analytical.example',
      startDate: '2021-03',
      summary: 'Owns the ledger and settlement services of a team of six.',
      highlights: [
        'Replaced the nightly settlement batch by a streaming ledger in Go and PostgreSQL; payouts now arrive within 15 minutes instead of a day.',
        'Cut p99 latency of the authorisation path from 420 ms to 95 ms by moving fraud rules into one compiled pass.',
        'Introduced contract tests between 11 services, after which releases went from weekly to daily (“boring deploys”).',
        'Mentors two junior engineers; both lead projects of their own today.',
      ],
    },
    {
      name: 'Babbage & Sons',
      position: 'Software Engineer',
      location: 'Bristol',
      startDate: '2017-09',
      endDate: '2021-02',
      highlights: [
        'Built the storage engine of an industrial time-series database: 1.2 million points/s on one machine, WAL & snapshots.',
        'Found and fixed a data-loss bug in crash recovery with a model checker <TLA+>, and wrote it up for the community.',
        'Ran the on-call rotation; pages dropped by 60% over a year.',
      ],
    },
    {
      name: 'Difference Engine GmbH',
      position: 'Working Student',
      location: 'Berlin',
      startDate: '2016-04',
      endDate: '2017-08',
      highlights: ['Wrote the importer for 14 bank formats in Python, with property-based tests.'],
    },
  ],
  projects: [
    {
      name: 'Tide',
      description: 'Open-source tide forecasts for small harbours.',
      url: 'https://github.com/ada/tide',
      startDate: '2019-06',
      roles: ['Maintainer'],
      keywords: ['Rust', 'PostgreSQL', 'WebAssembly'],
      highlights: [
        'Forecasts for 310 harbours from public data; a forecast takes 12 ms in the browser.',
        'Reviewed and merged work of 23 contributors.',
      ],
    },
    {
      name: 'logline',
      description: 'A crash-safe append-only log in 600 lines of Go.',
      url: 'https://github.com/ada/logline',
      startDate: '2022',
      endDate: '2022',
      keywords: ['Go'],
      highlights: ['Used in production by two companies; 1,900 stars.'],
    },
  ],
  education: [
    {
      institution: 'University of London',
      studyType: 'MSc',
      area: 'Computer Science',
      startDate: '2014-10',
      endDate: '2017-07',
      score: 'Distinction',
      courses: ['Distributed Systems', 'Compilers', 'Formal Verification'],
    },
  ],
  skills: [
    { name: 'Languages', keywords: ['Go', 'Rust', 'Python', 'SQL', 'TypeScript'] },
    { name: 'Data', level: 'Advanced', keywords: ['PostgreSQL', 'Kafka', 'Redis', 'ClickHouse'] },
    { name: 'Operations', keywords: ['Kubernetes', 'Terraform', 'Prometheus', 'OpenTelemetry'] },
  ],
  awards: [
    { title: 'Best Paper', awarder: 'VLDB Workshop', date: '2020-09', summary: 'For work on recovery.' },
  ],
  certificates: [
    {
      name: 'Certified Kubernetes Administrator',
      issuer: 'CNCF',
      date: '2022-11',
      url: 'https://www.cncf.io/cka',
    },
  ],
  publications: [
    {
      name: 'Recovering What Was Promised',
      publisher: 'VLDB Workshop on Durable Systems',
      releaseDate: '2020-08-31',
      url: 'https://doi.example/10.1/42',
      summary: 'How a torn tail is told from damage.',
    },
  ],
  volunteer: [
    {
      organization: 'Code Club',
      position: 'Tutor',
      startDate: '2018-01',
      endDate: '2020-06',
      highlights: ['Taught 40 children their first program.'],
    },
  ],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'German', fluency: 'Fluent (C1)' },
  ],
  interests: [{ name: 'Music', keywords: ['harp', 'choir'] }, { name: 'Sailing' }],
  references: [
    {
      name: 'Charles Babbage, Babbage & Sons',
      reference: 'She sees what the engine could do before it is built.',
    },
  ],
  meta: { vitae: { version: 1, id: 'a1', language: 'en', entries: [] } },
};

export const shortEnglish = {
  basics: {
    name: 'Sam Okafor',
    label: 'Junior Frontend Developer',
    email: 'sam@example.org',
    location: { city: 'Austin', region: 'TX', countryCode: 'US' },
  },
  education: [
    { institution: 'Austin Community College', studyType: 'AAS', area: 'Web Development', endDate: '2024' },
  ],
  projects: [
    {
      name: 'Bus Times',
      description: 'Live departures for the stop at the corner.',
      highlights: ['Works offline; loads in 0.8 s on a 3G phone.'],
      keywords: ['React', 'TypeScript'],
    },
  ],
  skills: [{ name: 'HTML' }, { name: 'CSS' }, { name: 'TypeScript' }, { name: 'React' }],
};

export const longChinese = {
  basics: {
    name: '韩梅梅',
    label: '高级后端工程师',
    email: 'hanmeimei@example.cn',
    phone: '138-0013-8000',
    url: 'https://hanmeimei.example.cn',
    summary:
      '8 年后端研发经验，专注于支付与存储系统。习惯先测量再优化，重视数据一致性；带过 5 人小组，能把复杂的系统讲清楚、做简单。',
    location: { city: '杭州', region: '浙江' },
    profiles: [{ network: 'GitHub', username: 'hanmm', url: 'https://github.com/hanmm' }],
  },
  work: [
    {
      name: '云帆支付有限公司',
      position: '高级后端工程师',
      location: '杭州',
      description: '为 4000 多家商户提供聚合支付服务。',
      startDate: '2021-03',
      highlights: [
        '用 Go 与 PostgreSQL 重写清算服务，把“T+1 批处理”改为流式记账，商户到账时间由一天缩短到 15 分钟。',
        '将授权链路的 P99 延迟从 420ms 降到 95ms：合并规则引擎，一次编译、一次遍历。',
        '推动 11 个服务之间的契约测试，发布频率由每周一次提高到每天一次（上线不再“心跳加速”）。',
        '指导 2 名初级工程师，二人现已独立负责项目。',
      ],
    },
    {
      name: '时序科技',
      position: '后端工程师',
      location: '上海',
      startDate: '2017-07',
      endDate: '2021-02',
      highlights: [
        '参与研发工业时序数据库的存储引擎，单机写入 120 万点/秒；负责 WAL 与快照模块。',
        '用模型检查（TLA+）定位并修复一处崩溃恢复时的数据丢失问题，并整理成文《恢复已承诺的数据》。',
        '负责值班制度，一年内告警量下降 60%。',
      ],
    },
  ],
  projects: [
    {
      name: '潮汐',
      description: '面向小型港口的开源潮汐预报。',
      url: 'https://github.com/hanmm/tide',
      startDate: '2019-06',
      roles: ['维护者'],
      keywords: ['Rust', 'PostgreSQL', 'WebAssembly'],
      highlights: [
        '基于公开数据为 310 个港口提供预报，浏览器内单次计算 12ms。',
        '评审并合并 23 位贡献者的代码。',
      ],
    },
  ],
  education: [
    {
      institution: '浙江大学',
      studyType: '本科',
      area: '计算机科学与技术',
      startDate: '2013-09',
      endDate: '2017-06',
      score: 'GPA 3.8/4.0',
      courses: ['分布式系统', '编译原理', '数据库系统'],
    },
  ],
  skills: [
    { name: '编程语言', keywords: ['Go', 'Rust', 'Python', 'SQL'] },
    { name: '数据', level: '精通', keywords: ['PostgreSQL', 'Kafka', 'Redis', 'ClickHouse'] },
    { name: '运维', keywords: ['Kubernetes', 'Terraform', 'Prometheus'] },
  ],
  awards: [{ title: '校级一等奖学金', awarder: '浙江大学', date: '2016-10' }],
  certificates: [{ name: '系统架构设计师（高级）', issuer: '人力资源和社会保障部', date: '2022-11' }],
  languages: [
    { language: '普通话', fluency: '母语' },
    { language: '英语', fluency: 'CET-6，可作为工作语言' },
  ],
  meta: { vitae: { version: 1, id: 'z1', language: 'zh', entries: [] } },
};

export const shortChinese = {
  basics: {
    name: '李雷',
    label: '前端开发（应届生）',
    email: 'lilei@example.cn',
    phone: '139 0000 0000',
    location: { city: '成都' },
  },
  education: [
    {
      institution: '电子科技大学',
      studyType: '本科',
      area: '软件工程',
      startDate: '2020-09',
      endDate: '2024-06',
    },
  ],
  projects: [
    {
      name: '公交时刻',
      description: '离线可用的公交到站查询。',
      highlights: ['3G 网络下首屏 0.8 秒。'],
      keywords: ['React', 'TypeScript'],
    },
  ],
  skills: [{ name: 'HTML' }, { name: 'CSS' }, { name: 'TypeScript' }],
};
