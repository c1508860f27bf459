import { allCaught, allClean } from './claims';

describe('fact gate: what belongs to another entry', () => {
  allClean([
    [['I wrote the invoice export.', 'other> I tuned the warehouse picking routes.'], 'Wrote the invoice export.'],
    [['编写发票导出。', 'other> 优化仓库拣货路线。'], '编写发票导出。'],
    [['I wrote the picking routes, too.', 'other> I tuned the warehouse picking routes.'], 'Wrote picking routes.'],
  ]);
  allCaught([
    [['I wrote the invoice export.', 'other> I tuned the warehouse picking routes.'], 'Tuned warehouse picking routes.', 'warehouse picking', 'from-another-entry'],
    [['编写发票导出。', 'other> 优化仓库拣货路线。'], '优化仓库拣货路线。', '仓库', 'from-another-entry'],
    [['I fixed the login page.', 'other> I trained nurses in wound care.'], 'Trained nurses in wound care.', 'nurses', 'from-another-entry'],
    [['修登录页。', 'other> 组织校园马拉松志愿者培训。'], '组织马拉松志愿者培训。', '马拉松', 'from-another-entry'],
  ]);
}); // prettier-ignore

describe('fact gate: how well somebody knows something', () => {
  allClean([
    ['I am an expert in Go after five years.', 'Expert in Go.'],
    ['熟练使用 Python。', '熟悉 Python。'],
    ['I am proficient in SQL.', 'Familiar with SQL.'],
    ['精通 C++。', '熟练掌握 C++。'],
  ]);
  allCaught([
    ['I have basic knowledge of Go.', 'Proficient in Go.', 'Proficient in', 'verb-beyond-evidence'],
    ['I dabbled with Rust.', 'Familiar with Rust.', 'Familiar with', 'verb-beyond-evidence'],
    ['了解 Python。', '熟练使用 Python。', '熟练', 'verb-beyond-evidence'],
    ['用过一点 Vue。', '精通 Vue。', '精通', 'verb-beyond-evidence'],
    ['熟悉 Java。', '精通 Java。', '精通', 'verb-beyond-evidence'],
  ]);
}); // prettier-ignore

describe('fact gate: a part of what there was', () => {
  allClean([
    ['We used to have eight cron hosts. I retired three of them.', 'Retired three of eight cron hosts.'],
    ['I wrote 120 tests, 20 of them end to end.', 'Wrote 120 tests.'],
    ['全组 9 个人，我带其中 2 个新人。', '带 2 名新人。'],
    ['There are 40 shops and my till runs in 12 of them.', 'Wrote a till that runs in 12 shops.'],
    ['Corvid lent us a robot arm; I wrote the gripper code.', 'Wrote gripper code for an arm lent by Corvid.'],
  ]);
  allCaught([
    ['We used to have eight cron hosts. I retired three of them.', 'Retired eight cron hosts.', 'eight', 'number-of-something-else'],
    ['测试部总共 9 个人，我带其中 2 个新人。', '带领 9 人测试团队。', '9 人', 'number-of-something-else'],
    ['The shop has 60 screens. I drew 14 of them.', 'Drew 60 screens.', '60', 'number-of-something-else'],
    ['系统有 30 个接口，其中 8 个是我写的。', '编写 30 个接口。', '30', 'number-of-something-else'],
    ['Corvid Robotics lent us the arm, but I was never on their payroll.', 'Engineer at Corvid Robotics.', 'Corvid Robotics', 'employer-not-in-evidence'],
  ]);
}); // prettier-ignore

describe('fact gate: looking after a thing that others made', () => {
  allClean([
    ['I maintained the ferry timetable and rewrote its parser.', 'Wrote the ferry timetable parser.'],
    ['I tested the importer.', 'Wrote tests for the importer.'],
    ['I spent 18 months on the dam-monitoring backend.', 'Developed the dam-monitoring backend.'],
    ['我维护报关系统，也写了对账模块。', '编写报关系统的对账模块。'],
    ['我测试了配送接口。', '编写配送接口的测试用例。'],
    ['I reviewed the scheduler.', 'Reviewed the scheduler.'],
  ]);
  allCaught([
    ['I only reviewed pull requests for the toll engine.', 'Built the toll engine.', 'Built', 'verb-beyond-evidence'],
    ['For the seat planner I reviewed code.', 'Developed the seat planner.', 'Developed', 'verb-beyond-evidence'],
    ['I tested the payroll run.', 'Implemented the payroll run.', 'Implemented', 'verb-beyond-evidence'],
    ['I maintained the berth map.', 'Designed and built the berth map.', 'built', 'verb-beyond-evidence'],
    ['我只评审了计价引擎的代码。', '开发计价引擎。', '开发', 'verb-beyond-evidence'],
    ['我维护过仓储看板。', '设计仓储看板。', '设计', 'verb-beyond-evidence'],
  ]);
}); // prettier-ignore
