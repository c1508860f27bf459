/** What somebody does, whatever the standing; `lead` and `member` name a standing only. */
export type Trade =
  | 'engineer' | 'architect' | 'analyst' | 'scientist' | 'tester' | 'designer' | 'manager' | 'operator'
  | 'consultant' | 'teacher' | 'executive' | 'lead' | 'member' | 'maintainer' | 'nurse' | 'doctor' | 'editor'
  | 'journalist' | 'translator' | 'accountant' | 'sales' | 'service' | 'marketing' | 'personnel' | 'lawyer'
  | 'cook' | 'driver' | 'clerk' | 'librarian' | 'mechanic' | 'secretary' | 'volunteer' | 'coach' | 'artist'
  | 'running' | 'buyer' | 'shop' | 'other'; // prettier-ignore

/** Words of standing, 0 (intern) to 9 (founder, C-level). */
export const RANKS: readonly [RegExp, number][] = [
  [/\b(?:C[TEIFOPS]O|chief [a-z]+ officer|co-?founder|founder|owner|partner|chairman|chairwoman|proprietor)\b|首席(?:技术|执行|信息|运营|财务|产品|安全)官|创始人|合伙人|董事|总裁|理事长/i, 9],
  [/\b(?:vice president|[SE]?VP|founding|dean|principal(?= of))\b|副总裁|创始(?:团队|成员|工程师)|校长|院长/i, 8],
  [/\b(?:director|head(?! nurse| chef| cook)|chief|president|chair(?:person)?|captain|commander)\b|editor[- ]in[- ]chief|managing editor|首席|总监|总经理|部长|处长|局长|科长|厂长|馆长|台长|站长|主席|会长|社长|主编|总编|系主任/i, 7],
  [/\b(?:principal|distinguished|fellow|professor)\b|资深专家|教授/i, 7],
  [/\b(?:manager|supervisor|foreman|matron)\b|经理|主管|主任|店长|项目经理/i, 6],
  [/\b(?:lead(?:er)?|staff(?= \w)|architect|head nurse|head chef|head cook|owner|captain|lecturer|scrum master|maintainer)\b|组长|队长|班长|护士长|厨师长|工长|领班|负责人|架构师|专家|主程|带头人|讲师|维护者/i, 5],
  [/\b(?:senior|sr\.?|core|lead contributor|top contributor)(?![a-z])|高级|资深|核心|首要/i, 4],
  [/\b(?:interns?|internship|trainee|apprentice|working student|werkstudent|student (?:developer|engineer|assistant|worker)|placement student|co-op)\b|实习|见习|学徒|练习生|培训生/i, 0],
  [/\bassistant(?! professor)\b|\bhelper\b|助理|助教|助手|协理/i, 1],
  [/\b(?:junior|jr\.?|graduate|entry[- ]level|associate(?! professor| director)|member|contributor)(?![a-z])|初级|管培|组员|队员|成员|干事|部员|贡献者|社员|会员/i, 2],
]; // prettier-ignore

/** Words that put a standing below its own: deputies and stand-ins. */
export const BELOW =
  /\b(?:deputy|vice(?! president)|acting|interim|associate|stand-in|temporary|co-)(?![a-z])|副(?!总裁)|代理|暂代|临时|代(?=[\p{Script=Han}]{0,4}(?:组长|经理|主管|负责人|班长|店长|总监))/iu;

/** Trades by their words in both languages; the first that fits holds. */
export const TRADES: readonly [RegExp, Trade][] = [
  [/\barchitect\b|架构师/i, 'architect'],
  [/\b(?:scientist|researcher|research (?:fellow|assistant|associate|engineer))\b|科学家|研究员|科研/i, 'scientist'],
  [/\banalyst\b|分析师|分析员/i, 'analyst'],
  [/\b(?:tester|QA|quality|test engineer|test automation)\b|测试|质量|质检/i, 'tester'],
  [/\bdesigner\b|设计师|美工/i, 'designer'],
  [/\bmaintainer\b|维护者/i, 'maintainer'],
  [/\b(?:nurse|matron|midwife)\b|护士|护理/i, 'nurse'],
  [/\b(?:physician|doctor|surgeon|dentist|vet)\b|医生|医师|大夫/i, 'doctor'],
  [/\beditor\b|编辑|主编|总编/i, 'editor'],
  [/\b(?:journalist|reporter)\b|记者/i, 'journalist'],
  [/\b(?:translator|interpreter)\b|翻译|译员/i, 'translator'],
  [/\b(?:accountant|bookkeeper|cashier|treasurer|auditor)\b|会计|出纳|财务|收银|审计/i, 'accountant'],
  [/\b(?:shop|store|retail|branch)\b|店/i, 'shop'],
  [/\b(?:customer (?:service|support|success)|service desk|call[- ]cent(?:re|er)|receptionist)\b|客服|客户成功|客户支持|前台|接待/i, 'service'],
  [/\b(?:sales|account (?:manager|executive))\b|销售|导购|客户经理/i, 'sales'],
  [/\b(?:marketing|community manager|content)\b|市场|推广|营销/i, 'marketing'],
  [/\b(?:HR|human resources|recruiter|personnel)\b|人事|人力|招聘|\bHR\b/i, 'personnel'],
  [/\b(?:lawyer|solicitor|paralegal|legal|counsel)\b|律师|法务/i, 'lawyer'],
  [/\b(?:chef|cook|baker|barista|waiter|waitress)\b|厨师|面点|咖啡师|服务员/i, 'cook'],
  [/\b(?:driver|courier|pilot|skipper)\b|司机|驾驶员|快递员|骑手/i, 'driver'],
  [/\blibrarian\b|图书管理员|馆员/i, 'librarian'],
  [/\b(?:mechanic|electrician|welder|machinist|fitter|foreman|carpenter|plumber)\b|技工|电工|焊工|钳工|技师|工长/i, 'mechanic'],
  [/\b(?:secretary)\b|秘书/i, 'secretary'],
  [/\b(?:coach|trainer)\b|教练/i, 'coach'],
  [/\b(?:photographer|animator|illustrator|musician|producer|actor|writer|artist)\b|摄影师|动画师|插画师|制作人|作家|编剧|画师/i, 'artist'],
  [/\b(?:volunteer|steward)\b(?! (?:developer|engineer|programmer))|志愿者|义工/i, 'volunteer'],
  [/\b(?:buyer|purchas\w+|procurement)\b|采购/i, 'buyer'],
  [/\b(?:administrator|technician|operator|support (?:engineer|specialist|agent)|help ?desk|sysadmin)\b|运维|技术支持|管理员|技术员/i, 'operator'],
  [/\b(?:consultant|advisor|adviser)\b|顾问/i, 'consultant'],
  [/\b(?:teacher|lecturer|professor|teaching assistant|tutor|instructor)\b|讲师|教师|助教|教授|老师|辅导员/i, 'teacher'],
  [/\b(?:C[TEIFOPS]O|chief [a-z]+ officer|(?:vice )?president|[SE]?VP|co-?founder|founder|partner|proprietor|chair\w*)\b|总裁|创始人|合伙人|首席(?:技术|执行|信息|运营|财务|产品|安全)官|董事|主席|会长|社长|理事长/i, 'executive'],
  [/\b(?:manager|product owner|scrum master|coordinator|supervisor|director|PM)\b|经理|主管|总监|主任|部长|处长|科长|局长|厂长|校长|院长|站长|馆长/i, 'manager'],
  [/\b(?:clerk|officer|administrative|typist|data entry)\b|文员|职员|专员|录入员/i, 'clerk'],
  [/运营/u, 'running'],
  [/\b(?:engineer|developer|dev|programmer|coder|SRE|DBA)\b|工程师|程序员|开发|码农|研发|主程/i, 'engineer'],
  [/\b(?:lead(?:er)?|head|captain)\b|组长|负责人|队长|班长|带头人|领班/i, 'lead'],
  [/\b(?:member|contributor|intern|trainee|apprentice|student|assistant|freelancer|contractor)\b|组员|队员|成员|干事|部员|贡献者|社员|会员|实习|见习|学徒|助理/i, 'member'],
]; // prettier-ignore

/** Fields of the trades of software. */
export const FIELDS: readonly [string, RegExp][] = [
  ['fullstack', /full[- ]?stack|全栈/i],
  ['frontend', /front[- ]?end|\bUI\b|前端/i],
  ['backend', /back[- ]?end|server[- ]side|后端|服务端|后台/i],
  ['mobile', /\b(?:android|ios|mobile)(?![a-z])|安卓|移动端|客户端/i],
  ['learning', /machine learning|\bML\b|\bAI\b|deep learning|\balgorithms?\b|算法|人工智能|机器学习/i],
  ['data', /\bdata(?!base)\b|\bBI\b|(?<!据)数据(?!库)/i],
  ['operations', /\b(?:devops|SRE|site reliability|infrastructure|cloud|network)\b|运维|网络|云计算|站点可靠/i],
  ['security', /security|(?<!生产|食品)安全/i],
  ['embedded', /embedded|firmware|嵌入式|固件|单片机/i],
  ['hardware', /hardware|硬件/i],
  ['product', /\bproduct\b|产品/i],
  ['project', /\bproject|programme|program\b|项目/i],
]; // prettier-ignore
