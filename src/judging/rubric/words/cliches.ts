import { chinese, english, mentions } from './phrases';
import type { PhraseMention } from './phrases';

/** Praise of oneself that says nothing that could be checked. */
const PRAISE_EN = `
passionate|passion for|results driven|result driven|results oriented|result oriented|goal oriented|goal driven|detail oriented|attention to detail|
self starter|self motivated|self driven|highly motivated|motivated individual|motivated professional|go getter|hard working|hardworking|hard worker|
quick learner|fast learner|eager to learn|willing to learn|team player|people person|people skills|natural leader|born leader|strategic thinker|thought leader*|
thought leadership|think outside the box|outside the box thinking|problem solver|creative thinker|analytical thinker|critical thinker|
excellent communication skills|strong communication skills|great communication skills|communication skills|interpersonal skills|strong work ethic|work ethic|
proven track record|track record of|proven ability|proven expertise|proven history|demonstrated ability|demonstrated history|wealth of experience|years of experience in the industry|
seasoned|accomplished professional|visionary|enthusiastic|dedicated professional|dedicated to|dedicated team player|dedicated engineer|dedicated developer|dynamic individual|dynamic professional|dynamic team|dynamic environment|dynamic leader|dynamic self starter|dynamic engineer|dynamic developer|dynamic and|dynamic, |highly dynamic|energetic|ambitious|
driven professional|driven individual|hands on leader|multi tasker|multitasker|able to multitask|works well under pressure|work well under pressure|under tight deadlines|
fast paced environment|fast paced|deadline driven|customer centric|customer obsessed|data driven professional|solution oriented|solutions oriented|
reliable and punctual|punctual|trustworthy|open minded|flexible and adaptable|perfectionist|rock star|rockstar|guru|superstar|evangelist|
go the extra mile|going the extra mile|above and beyond|value add|hit the ground running|wear* many hats|wore many hats|thrive* in|thrive* on|thriving in|moves fast|move fast|lifelong learner|natural problem solver|jack of all trades|
can do attitude|positive attitude|growth mindset|winning attitude|deep expertise|unparalleled|unrivaled|unrivalled|outstanding results?|outstanding performance|outstanding quality|outstanding skills?|outstanding communication|outstanding achievements?|world class|
tireless|tirelessly|relentless|relentlessly|obsessed with|love for technology|tech savvy|technically savvy|strong background in|extensive experience|vast experience`;

/** Words of slides and of machines that write like slides. */
const JARGON_EN = `
synerg*|leverag*|spearhead*|cutting edge|bleeding edge|state of the art|next generation|next gen|best in class|best of breed|industry leading|market leading|
game chang*|disrupt*|paradigm*|holistic*|seamless*|frictionless|turnkey|mission critical|robust and scalable|scalable and robust|scalable and maintainable|
innovative|innovation driven|innovations|groundbreaking|ground breaking|revolutioni*|transformative|transformational|impactful|meaningful impact|value driven|value proposition|
utili[sz]e|utili[sz]es|utili[sz]ed|utili[sz]ing|delve|delv*|foster*|empower*|elevat*|harnessed|harnessing|harness the|orchestrated the seamless|navigat* the complexit*|tapestry|testament to|pivotal role|pivotal in|pivotal to|crucial role|vital role|key role|
instrumental in|plays a key role|underscored|underscoring|realm of|in the realm|ever evolving|ever changing|ecosystem of solutions|across ecosystems|evolving landscape|digital landscape|technology landscape|competitive landscape|in ambiguity|code ninja|coding ninja|software ninja|tech ninja|digital transformation|
move the needle|moved the needle|low hanging fruit|circle back|touch base|deep dive|deep dives|boil the ocean|big picture|bandwidth to|actionable insights|actionable|
stakeholder alignment|cross functional synerg*|cross functional collaboration|end to end solutions|end to end ownership of|solutions that drive|drive value|drive growth|
drive success|driving success|driving growth|driving value|drove success|drove value|drive innovation|drove innovation|driving innovation|business value|business outcomes|maximi[sz]* value|
deliver* value|delivering excellence|operational excellence|engineering excellence|technical excellence|excellence|thought provoking|forward thinking|future proof*|
core competenc*|strategic initiative*|strategic vision|strategically|mission driven|win win|scalable solutions|tailored solutions|bespoke solutions|innovative solutions|
comprehensive solutions|robust solutions|dynamic solutions|creative solutions|integrated solutions|user centric|human centered|hyper growth|hypergrowth|
best practices|industry best practices|right sized|rightsiz*|streamlin* operations|optimi[sz]* workflows|unlock* the potential|unlock* value|unlocking|full potential|
at scale solutions|stakeholder engagement|stakeholder buy in|thought partner*|north star|blue sky|laser focused|value added|value adding|
continuous improvement culture|culture of innovation|culture of excellence|pushing the boundaries|push the boundaries|raise the bar|raised the bar|
meticulous*|adept at|adeptly|skillfully|expertly|masterfully|intricate|multifaceted|nuanced|myriad|plethora|unwavering|invaluable|vibrant community|vibrant team|bustling|embark(?:ed|ing)? on|
showcas*|bolster*|garner*|resonat*|catalyz*|catalys*|supercharg*|turbocharg*|skyrocket*|ideat*|incentivi[sz]*|operationali[sz]*|productioni[sz]* value|
enterprise grade|military grade|production grade|industrial strength|rock solid|bulletproof|delight*|wow factor|power of ai|power of data|power of technology|unprecedented|unlock*|pioneered innovative|
thriving|vibrant culture|culture of|seamless experience*|frictionless experience*|end to end experience*|data driven culture|data driven decisions?|strategic partnership*|
cross pollinat*|force multiplier*|mission statement|purpose driven|results that matter|real world impact|tangible results|meaningful results|measurable impact|high impact|high performing teams?|
at the intersection of|at the forefront of|forefront|spearhead|trailblaz*|cultivat*|curat* experiences|crafting experiences|beautiful code|elegant solutions?|clean code advocate|quantum leap|next level|future ready|growth engine*|change agent|servant leader*|value chain*|hyper scale|mission driven|synergi[sz]*|maximi[sz]* roi|key stakeholders?|strategic alignment|strategically aligned|alignment across|
ideation|roadmap to success|keen eye for|eye for detail|unwavering commitment|commitment to quality|commitment to excellence|technologist|drive roi|business critical|business outcomes?|drive outcomes?|outcome driven|customer value|deliverables|
holistic view|big data solutions|ai powered solutions|intelligent solutions|digital first|cloud first mindset|scalable ecosystems?|ecosystems to|delivering results|deliver results|pushing boundaries|boundary pushing|fast growing|high growth|art of the possible|reimagin*|immersive|hunger for|win wins?|customer first|agile mindset|mindset|sweet spot|secret sauce|top notch|gold standard|second to none|one stop shop|360 degree|bang for the buck`;

/** 自我评价. */
const PRAISE_ZH = `
认真负责|吃苦耐劳|踏实肯干|踏实认真|工作踏实|勤奋踏实|勤奋好学|勤恳|兢兢业业|任劳任怨|爱岗敬业|脚踏实地|积极主动|积极向上|积极进取|乐观开朗|性格开朗|性格外向|开朗乐观|
学习能力强|较强的学习能力|很强的学习能力|强大的学习能力|快速学习|善于学习|热爱学习|勤于学习|学习能力|责任心强|责任感强|强烈的责任心|高度的责任心|有责任心|责任心|
团队精神|团队意识|团队合作精神|团队协作精神|团队协作能力|团队合作能力|良好的团队|善于沟通|沟通能力强|良好的沟通|较强的沟通|优秀的沟通|沟通能力|表达能力强|协调能力强|协调能力|
抗压能力强|抗压能力|抗压性强|能承受压力|承受较大压力|适应能力强|适应能力|执行力强|执行力|自驱力强|自驱力|自我驱动|自律性强|时间观念强|严谨细致|细致严谨|工作严谨|
热爱技术|热爱编程|对技术有热情|对技术充满热情|充满热情|满腔热情|技术热情|热情饱满|追求极致|追求卓越|精益求精|勇于创新|创新意识|创新精神|敢于挑战|勇于挑战|乐于分享|乐于助人|
综合素质高|综合能力强|思维敏捷|思路清晰|逻辑思维能力强|逻辑思维强|逻辑能力强|逻辑清晰|丰富的经验|丰富经验|经验丰富|扎实的基础|基础扎实|功底扎实|扎实的功底|动手能力强|
解决问题的能力|解决问题能力强|独当一面|主人翁意识|owner ?意识|结果导向|目标导向|以结果为导向|用户至上|大局观|全局观|领导力强|优秀的领导力|个人魅力`;

/** 互联网黑话与空话. */
const JARGON_ZH = `
赋能|闭环|抓手|打造|沉淀|方法论|痛点|痒点|爽点|全链路|全流程赋能|组合拳|颗粒度|对齐|拉齐|拉通|打通|心智|底层逻辑|顶层设计|深耕|生态化|生态圈|生态体系|生态|矩阵|赛道|降本增效|
提质增效|开源节流|破局|破圈|出圈|引爆|裂变式|裂变|引流|私域|护城河|飞轮|增长飞轮|护航|保驾护航|助力|驱动业务|驱动增长|业务增长|价值最大化|核心价值|商业价值|业务价值|
中台化|数智化|智能化升级|数字化转型|数字化升级|转型升级|高质量发展|高效协同|协同作战|协同共创|共创|共赢|多赢|一站式解决方案|一体化解决方案|整体解决方案|解决方案落地|
落地生根|有效落地|推动落地|落地执行|强落地|多维度|全方位|全维度|立体化|多层次|体系化|系统性地|体系化建设|精细化运营|差异化竞争|聚焦|倒逼|反哺|
端到端赋能|端到端负责|价值链|全生命周期|极致体验|极致|卓越|一流|领先的|业界领先|行业领先|国内领先|前沿技术|先进技术|新技术|主流技术|高大上|革命性|颠覆性|颠覆|创新性地|创新性|
高(?:性能|可用|并发|可靠|扩展|稳定)性?(?:[、,，和与]?高(?:性能|可用|并发|可靠|可扩展|扩展|稳定)性?)+|三高|高瞻远瞩|引领|加持|夯实|筑牢|擦亮|发力|攻坚克难|攻坚|啃硬骨头|硬骨头|打硬仗|复盘沉淀|可感知|感知度|势能|动能|勢能|增长黑客|用户心智|认知升级|
长效机制|有力支撑|强有力|有力保障|坚实基础|夯实基础|注入新动能|注入活力|全面提升|质的飞跃|质的提升|大放异彩|圆满完成|圆满|出色完成|出色地完成|出色|高效完成|高质量完成|顺利完成|
得到一致好评|一致好评|广泛好评|获得好评|得到了领导|领导认可|高度认可|高度评价|充分认可|道法术器|抽离透传|透传价值|组织能力|横向拉通|纵向打穿|打穿|击穿|
链路化|结构化思维|调性|盘活|价值转化|转化路径|强感知|心流|向上管理|owner 心态|狼性|情怀|使命感|责任感和|乐于奉献|无私奉献|核心竞争力|核心场景|洞察用户|洞察需求|全方位|智能化运营|智慧化|智能化解决方案|一站式(?=智能|服务平台|解决|综合|数字|赋能|生态|平台$)|价值提升|客户价值|锚定|凝聚.{0,4}合力|凝聚团队|凝心聚力|跑出.{0,3}加速度|加速度(?!计|传感)|战略目标|战略方向|战略高度|高站位|大格局|谋篇布局|守正创新|走深走实|落细落实|见行见效|担当作为|主动作为|抢抓机遇|乘势而上|蓄势|新质生产力|职业素养|洞察本质|体系化(?!存储)|系统化思维|(?:先进|领先|前沿)的.{0,6}理念|设计理念|良好的.{0,3}(?:可扩展性|扩展性|可维护性|可移植性|稳定性|兼容性|用户体验)|满足.{0,12}(?:业务|用户|客户|日益|不断).{0,8}需求|日益增长的|不断增长的|数据价值|激活.{0,4}价值|智能决策|决策智能|驱动(?=智能|决策|业务|创新|价值|组织|产业|行业)|标杆案例|行业变革|产业升级|使命必达|拥抱变化|大厂思维|从 ?0 ?到 ?1 ?打造|以(?:数据|结果|用户|客户|价值|技术|创新)为?(?:驱动|导向|中心|核心|引领)|数据驱动|创新驱动|价值驱动|与时俱进|开拓进取|砥砺前行|再上新台阶|再创佳绩|锐意进取|稳步推进|扎实推进|全力以赴|不忘初心|新高度|新台阶|里程碑式|重磅|爆款|现象级|天花板|王炸|硬核|内卷|卷王|超强|顶级|顶尖|一线大厂级|大厂级|企业级解决方案|云原生时代|元宇宙|Web3 ?时代|AI ?时代`;

const EN = english(`${PRAISE_EN}|${JARGON_EN}`);
const ZH = chinese(`${PRAISE_ZH}|${JARGON_ZH}`);

/**
 * Words of the tables that are plain where the words beside them say so: elevated permissions, a disrupted line,
 * 矩阵分解, 内存对齐, 全链路压测, 打通 of systems that are named.
 */
const PLAIN_EN =
  /^(?:landscape[\s-]+(?:mode|orientation|layout|photo|view|print)|disrupted\b|disruption\b|disruptions\b|elevator|elevated (?:permission|privilege|access)|navigate|resonator|foster(?:ed)? (?:care|home)|unlocking (?:the )?(?:phone|device|screen|account|door)|innovations?[\s-]+(?:lab|award|day))/i;
const PLAIN_ZH =
  /^(?:全链路(?:压测|追踪|监控|灰度|日志|跟踪|加密|埋点|血缘|梳理|排查|超时)|矩阵(?:分解|乘法|运算|计算|转置|求逆|键盘|变换|相乘|压缩)|对齐(?:方式|线|内存|字节|像素|坐标|时间戳|模型|算法|文本|排版|到|误差|数据|序列)|闭环(?:控制|测试)|聚焦(?:状态|框|环|事件)|沉淀(?:池)|裂变(?:红包|海报|分享|拉新|活动页)|引流(?:页|回放)|生态(?:环境|农业|保护|系统模拟)|打通(?:[^，。,;；]{0,12})(?:系统|账号|接口|数据|登录|订单|库存)|赛道(?:识别|检测|线)|攻坚(?:队|组))/u;

/** Clichés, praise of oneself and words of slides, in order. Mixed texts are searched for both languages. */
export function findCliches(text: string): PhraseMention[] {
  const plain = (pattern: RegExp, [start]: [number, number]): boolean =>
    pattern.test(text.slice(start, start + 40)) ||
    /(?:缓存|内存|像素|左|右|居中)$/u.test(text.slice(Math.max(0, start - 4), start));
  return [
    ...mentions(EN, text).filter(({ span }) => !plain(PLAIN_EN, span)),
    ...mentions(ZH, text).filter(({ span }) => !plain(PLAIN_ZH, span)),
  ].sort((a, b) => a.span[0] - b.span[0]);
}
