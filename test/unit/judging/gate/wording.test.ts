import { allCaught, allClean } from './claims';

describe('fact gate: small letters are no degree and no prize', () => {
  allClean([
    ['latency 900ms -> 210ms, my change', 'Cut latency from 900 ms to 210 ms.'],
    ['接口耗时从 320ms 降到 90ms，我改的', 'Cut API time from 320 ms to 90 ms.'],
    ['It answers in 0.08 s, I wrote it.', 'Wrote a service that answers in 80 ms and never blocks.'],
    ['The demo I gave sold the tool to the sales people.', 'Won sales over with a demo.'],
    ['我写了病床管理。', 'Wrote hospital bed management.'],
    ['我接了大模型接口。', 'Integrated an LLM API.'],
    ['I moved the timer from 50ms to 20ms ticks.', 'Moved the timer from 50 ms ticks to 20 ms ticks.'],
    ['The jitter is 3ms and I measured it.', 'Measured jitter of 3 ms in the field.'],
    ['音频延迟 20ms，我调的', 'Tuned audio delay to 20 ms, measured by ear.'],
    ['I wrote the form as a library.', 'Wrote the form as in the design.'],
    ['I talked to a customer and they signed.', 'Won a customer.'],
    ['写了一套测试床。', 'Wrote a test bed.'],
  ]);
  allCaught([
    ['I have a diploma in design.', 'MS in Computer Science.', 'MS', 'degree-not-in-evidence'],
    ['I did a course in Leeds.', 'B.A. Design, Leeds.', 'B.A.', 'degree-not-in-evidence'],
    ['本科读的通信。', 'M.Eng. in communications.', 'M.Eng.', 'degree-not-in-evidence'],
    ['本科读的通信。', 'M.S. Communications.', 'M.S.', 'degree-not-in-evidence'],
    ['I took part in the spring game jam.', 'Won the Golden Joystick.', 'Won the Golden', 'award-not-in-evidence'],
    ['I took part in the spring game jam.', 'Winning entry of the spring jam: won the game jam contest.', 'won', 'award-not-in-evidence'],
  ]);
}); // prettier-ignore

describe('fact gate: a thing in apposition is no title of the person', () => {
  allClean([
    [['readme: Tern is a password manager in Rust.', 'git: author share: 98 %'], 'Built Tern, a password manager in Rust.'],
    [['readme: shelfie: self-hosted library manager, FastAPI.', 'git: author share: 98 %'], 'Built shelfie, a self-hosted library manager with FastAPI.'],
    [['readme: luap installs packages for Lua.', 'git: author share: 98 %'], 'Wrote luap, a package manager for Lua.'],
    [['readme: Rook teaches chess openings.', 'git: author share: 98 %'], 'Built Rook, a chess tutor.'],
    [['readme: Quill edits Markdown in the terminal.', 'git: author share: 98 %'], 'Created Quill, a Markdown editor.'],
    ['I wrote a tool that watches processes and restarts them, it is called Pidge.', 'Wrote Pidge, a process manager.'],
    [['readme: Nib is a writing assistant for the browser.', 'git: author share: 97 %'], 'Developed Nib: a writing assistant.'],
    [['readme: Sift is a log analyst for Kubernetes pods.', 'git: author share: 97 %'], 'Sift, a log analyst for Kubernetes pods.'],
    [['readme: Tern 是一个密码管理器。', 'git: author share: 98 %'], '开发密码管理器 Tern。'],
    [['readme: 小算盘，家庭账本管家。', 'git: author share: 98 %'], '开发家庭账本管家“小算盘”。'],
    [['readme: 小译，翻译助手。', 'git: author share: 98 %'], '开发小译，翻译助手。'],
    ['I built a task scheduler, people call it the night editor.', 'Built a task scheduler, the night editor.'],
    [['readme: A font manager for Linux', 'git: author share: 100 %'], 'A font manager for Linux, written alone.'],
    [['readme: voice coach that scores pitch', 'git: author share: 100 %'], 'Voice coach that scores pitch.'],
  ]);
  allCaught([
    ['I was on the support desk.', 'Engineering manager, support desk.', 'Engineering manager', 'title-not-in-evidence'],
    ['I was a tester at Norwell.', 'Built the test bench as a product manager.', 'product manager', 'title-not-in-evidence'],
    ['I helped the art team.', 'Art director, leading the look of the game.', 'Art director', 'title-not-in-evidence'],
    ['我在客服组。', '产品经理，负责客服系统。', '产品经理', 'title-not-in-evidence'],
    ['I wrote docs at Norwell.', 'Chief editor at Norwell.', 'Chief editor', 'title-not-in-evidence'],
    ['我是测试。', '作为架构师设计测试平台。', '架构师', 'title-not-in-evidence'],
  ]);
}); // prettier-ignore

describe('fact gate: titles told in less detail', () => {
  allClean([
    ['I was a senior backend developer at Norwell.', 'Backend developer at Norwell.'],
    ['高级后端工程师，做支付。', '后端工程师，负责支付。'],
    ['我们团队 6 个人，我是组长，做了对账系统。', '带领 6 人团队完成对账系统。'],
    ['I was the team lead, we were 6, and we made billing.', 'Led a team of 6 that made billing.'],
    ['我是前端小组长，组里四个人。', '带领 4 人前端小组。'],
    ['I passed the AWS Solutions Architect Associate exam in May 2023.', 'AWS Certified Solutions Architect – Associate (May 2023).'],
    ['考过了 CKA，2022 年 6 月。', 'Certified Kubernetes Administrator (June 2022).'],
    ['I have the Azure Administrator Associate certificate.', 'Microsoft Certified: Azure Administrator Associate.'],
    ['I got the Professional Scrum Master certificate in 2021.', 'Professional Scrum Master (2021).'],
    [['readme: nearly 10k stars', 'git: author share: 91 %'], 'Almost 10,000 GitHub stars.'],
    [['readme: 1.2k stars on the forge', 'git: 210 of 220 commits'], 'Open-source project with 1,200 GitHub stars.'],
    ['I maintained the gateway.', '维护网关。'],
    ['I looked after the message queue.', '维护消息队列。'],
    ['I wrote the load balancer rules.', '编写负载均衡规则。'],
    ['I added a cache in front of search.', '为搜索增加缓存。'],
    ['Our scheduler was mine.', '负责调度器。'],
    ["I'm the on-call for payments.", 'On call for payments.'],
    ["We've moved billing to Go, I did the rules.", 'Moved the billing rules to Go.'],
    ["It's the shop's stock list, I'd written it in PHP.", 'Wrote the stock list of the shop in PHP.'],
  ]);
  allCaught([
    ['I was a junior backend developer at Norwell.', 'Senior backend developer at Norwell.', 'Senior backend developer', 'title-not-in-evidence'],
    ['I was an intern at Norwell.', 'Engineer at Norwell.', 'Engineer', 'title-not-in-evidence'],
    ['我是实习生，写了报表。', '后端工程师，编写报表。', '后端工程师', 'title-not-in-evidence'],
    ['I was a junior backend developer at Norwell.', 'Lead backend developer at Norwell.', 'Lead backend developer', 'title-not-in-evidence'],
    ['I passed the AWS Cloud Practitioner exam.', 'AWS Certified Solutions Architect.', 'Solutions Architect', 'title-not-in-evidence'],
    ['我们组 6 个人，组长是老周，我写对账。', '带领 6 人团队完成对账系统。', '带领', 'verb-beyond-evidence'],
  ]);
}); // prettier-ignore

describe('fact gate: what fell or rose by itself, and whose work it was', () => {
  allClean([
    ['Memory dropped from 4 GB to 1 GB.', 'Cut memory to a quarter.'],
    ['latency fell from 900 ms to 210 ms', 'Cut latency from 900 ms to 210 ms.'],
    ['The build was 20 minutes and is 6 now.', 'Reduced the build from 20 to 6 minutes.'],
    ['Support calls were halved.', 'Halved support calls.'],
    ['Tests run in 4 minutes instead of 15.', 'Sped up the tests from 15 to 4 minutes.'],
    ['首屏时间从 4 秒降到 1.5 秒。', '将首屏时间从 4 秒缩短到 1.5 秒。'],
    ['缓存命中率涨到了 92%。', '将缓存命中率提升至 92%。'],
    ['The migration was finished in June.', 'Finished the migration in June.'],
    ['Error rate is down to 0.2 %.', 'Brought the error rate down to 0.2 %.'],
    ['投诉少了一半。', '减少一半投诉。'],
    ['The crashes are gone.', 'Fixed the crashes.'],
    ['构建从二十分钟变成六分钟。', '优化构建，从 20 分钟缩短到 6 分钟。'],
    ['Coverage went up to 85 %.', 'Raised coverage to 85 %.'],
  ]);
  allCaught([
    ['Memory dropped from 4 GB to 1 GB after my colleague pooled the buffers.', 'Cut memory to a quarter.', 'Cut', 'verb-beyond-evidence'],
    ['The platform team brought latency from 900 ms to 210 ms; I watched the graphs.', 'Cut latency from 900 ms to 210 ms.', 'Cut', 'verb-beyond-evidence'],
    ['首屏时间是前端组的同事从 4 秒降到 1.5 秒的。', '将首屏时间从 4 秒缩短到 1.5 秒。', '缩短', 'verb-beyond-evidence'],
  ]);
}); // prettier-ignore
