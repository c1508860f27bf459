import { allCaught, allClean } from './claims';

describe('fact gate: employers', () => {
  allClean([
    ['resume: Marlow Freight | Backend Engineer | 2019–2022', 'Backend engineer at Marlow Freight.'],
    ['我在蓝屿数据上班，写报表。', '就职于蓝屿数据，开发报表。'],
    [
      'I was employed by Pinder Soft and placed at Halden Insurance to write their claims form.',
      'At Pinder Soft, wrote the claims form for Halden Insurance.',
    ],
    [
      'I was employed by Pinder Soft and placed at Halden Insurance to write their claims form.',
      'Wrote the claims form for the client Halden Insurance.',
    ],
    ['我跟岚川人力签合同，派驻到北辰证券写行情页面。', '派驻北辰证券，开发行情页面。'],
    ['公司是云麓科技，客户是禾屿茶饮，我写点单小程序。', '为客户禾屿茶饮开发点单小程序。'],
    ['公司是云麓科技，客户是禾屿茶饮，我写点单小程序。', '在云麓科技为禾屿茶饮开发点单小程序。'],
    ['resume: 云麓科技 前端工程师', 'Front-end engineer at Yunlu Technology.'],
    ['I wrote the scheduler at Tessary, a subsidiary of Kolb Group.', 'Wrote the scheduler at Tessary.'],
    ['I did an internship at Orrin Labs.', 'Interned at Orrin Labs.'],
    ['I built a bot at the Fairholm hackathon.', 'Built a bot at the Fairholm hackathon.'],
    ['I deployed it to Hetzner and stored files at Backblaze.', 'Deployed it at Hetzner.'],
    ['读研时在栖霞大学实验室写了个标注工具。', '在栖霞大学实验室期间编写标注工具。'],
    ['I volunteer for Code Harbour.', 'Volunteer developer for Code Harbour.'],
    ['I freelanced for three bakeries.', 'Freelance developer for three bakeries.'],
    ['resume: Quillon GmbH, Berlin — DevOps', 'DevOps at Quillon.'],
    [
      'I work for Saltmarsh, which was bought by Verrin last year; I still work there.',
      'Works at Saltmarsh.',
    ],
    ['我先在晨泽软件，后来被并到云岚集团，现在还在云岚上班。', '就职于云岚集团。'],
    ['I spoke at Gopherfest.', 'Spoke at Gopherfest.'],
    ['I worked at night on the parser.', 'Worked on the parser at night.'],
    ['我在图书馆兼职，写了借书小程序。', '在图书馆兼职期间开发借书小程序。'],
    [
      'resume: Developer, Norwood Council (contract via Tagg Recruiting)',
      'Contract developer at Norwood Council via Tagg Recruiting.',
    ],
  ]);
  allCaught([
    [
      'I was employed by Pinder Soft and placed at Halden Insurance to write their claims form.',
      'Software engineer at Halden Insurance, writing the claims form.',
      'Halden Insurance',
      'employer-not-in-evidence',
    ],
    [
      'resume: Pinder Soft | Developer\nClient: Halden Insurance',
      'Worked for Halden Insurance.',
      'Halden Insurance',
      'employer-not-in-evidence',
    ],
    [
      'My agency, Brand & Byte, sent me to Ostrava Steel for eight months.',
      'Joined Ostrava Steel as a developer.',
      'Ostrava Steel',
    ],
    [
      '我跟岚川人力签合同，派驻到北辰证券写行情页面。',
      '就职于北辰证券，开发行情页面。',
      '北辰证券',
      'employer-not-in-evidence',
    ],
    ['我跟岚川人力签合同，派驻到北辰证券写行情页面。', '北辰证券正式员工，开发行情页面。', '北辰证券'],
    [
      '我跟岚川人力签合同，派驻到北辰证券写行情页面。',
      'Developer at Beichen Securities; employed by 北辰证券.',
      '北辰证券',
    ],
    ['公司是云麓科技，客户是禾屿茶饮，我写点单小程序。', '在禾屿茶饮工作，开发点单小程序。', '禾屿茶饮'],
    ['公司是云麓科技，客户是禾屿茶饮，我写点单小程序。', '禾屿茶饮前端工程师，开发点单小程序。', '禾屿茶饮'],
    [
      'I work at Tessary, a subsidiary of Kolb Group.',
      'Engineer at Kolb Group.',
      'Kolb Group',
      'employer-not-in-evidence',
    ],
    ['I left Saltmarsh in 2019; Verrin bought it in 2021.', 'Developer at Verrin until 2019.', 'Verrin'],
    ['我 2019 年从晨泽软件离职，2021 年晨泽被云岚集团收购。', '2019 年前任职于云岚集团。', '云岚集团'],
    [
      'The bridge monitor was my thesis project, sponsored by Kestrel Motors.',
      'Built the bridge monitor while working at Kestrel Motors.',
      'Kestrel Motors',
    ],
    ['毕业设计是澄光汽车赞助的课题。', '在澄光汽车任职期间完成课题。', '澄光汽车'],
    [
      'I contribute to Linkerd as a volunteer; nobody there pays me.',
      'Software engineer at Linkerd.',
      'Linkerd',
    ],
    ['我在 Apache 基金会的一个项目里提 PR，是业余时间。', '就职于 Apache 基金会。', 'Apache 基金会'],
    [
      'My employer was Nimbus Repair, next door to the Tolvan Observatory.',
      'Technician at the Tolvan Observatory.',
      'Tolvan Observatory',
    ],
    [
      'I won a place at the Zeller Bank hackathon with a budgeting bot.',
      'Built a budgeting bot as a developer at Zeller Bank.',
      'Zeller Bank',
    ],
    ['我们参加了瀚海银行办的黑客松，做了记账机器人。', '在瀚海银行工作期间开发记账机器人。', '瀚海银行'],
    [
      'resume: Developer, Brightwell Agency. Built the shop for Polder Bikes.',
      'Developer at Polder Bikes.',
      'Polder Bikes',
    ],
    ['resume: 青禾外包 | Java 开发 | 项目：海岳保险核心系统', '海岳保险 Java 开发。', '海岳保险'],
    [
      'resume: Marlow Freight, Backend Engineer',
      'Backend engineer at Corvane Air.',
      'Corvane Air',
      'employer-not-in-evidence',
    ],
    ['resume: 蓝屿数据 后端开发', '就职于紫岚通信，后端开发。', '紫岚通信'],
    [
      'I taught evening classes in a room rented from Ilford University.',
      'Lecturer at Ilford University.',
      'Ilford University',
    ],
    [
      'I was a customer of Dovetail Hosting and reported the bug.',
      'Engineer at Dovetail Hosting.',
      'Dovetail Hosting',
    ],
    ['我在鸿远集团的子公司远舟科技写代码。', '鸿远集团员工，写代码。', '鸿远集团'],
    [
      'Vendor for Sable Airlines: I wrote the seat map at Ridge Software.',
      'Sable Airlines developer who wrote the seat map.',
      'Sable Airlines',
    ],
    [
      'resume: Ridge Software (supplier to Sable Airlines) — front end',
      'Full-time employee of Sable Airlines.',
      'Sable Airlines',
    ],
    ['我们给市图书馆做的系统，合同方是启澜软件。', '市图书馆在编人员，开发系统。', '市图书馆'],
  ]);
});
