/**
 * What gets counted in software: canonical id, English words (singular; plurals are made), Chinese words, and the wider
 * noun that it is a kind of ("300k people" says 300k users). Alternatives are parted by `|`.
 */
export interface NounRow {
  id: string;
  en: string;
  zh: string;
  kind?: string;
}

const row = (id: string, en: string, zh: string, kind?: string): NounRow => ({
  id,
  en,
  zh,
  ...(kind === undefined ? {} : { kind }),
});

/** People, organisations, places. */
const PEOPLE: NounRow[] = [
  row('person', 'person|people|persons|human|individual|head|employee|staff|staff member|resident|attendee|participant|guest|adult|volunteer|man', '人|人员|员工|职工|参与者|参会者|同学|志愿者|居民|村民|老人|孩子'),
  row('engineer', 'engineer|developer|dev|programmer|coder|contributor|maintainer|committer|author|tester|designer|analyst|data scientist|architect|researcher|sre|backend|frontend', '工程师|开发者|开发人员|程序员|贡献者|维护者|作者|测试人员|设计师|分析师|研究员|研发|开发|后端|前端', 'person'),
  row('colleague', 'colleague|teammate|team mate|coworker|co-worker|peer|collaborator|classmate|partner', '同事|队友|伙伴|搭档|组员|队员', 'person'),
  row('report', 'direct report|report to me', '下属', 'person'),
  row('intern', 'intern|trainee|junior|new hire|newcomer|mentee|apprentice', '实习生|新人|应届生|新同事|学徒|徒弟', 'person'),
  row('user', 'user|end user|end-user|reader|member|player|visitor|subscriber|follower|listener|viewer|learner|account|registered user|active user|consumer|shopper|rider|passenger|dau|mau|uv|fan', '用户|读者|会员|玩家|访客|学员|粉丝|订阅者|订阅用户|听众|观众|账号|账户|注册用户|活跃用户|日活用户|月活用户|日活|月活|消费者|司机|骑手|乘客|业主|使用者|关注者', 'person'),
  row('customer', 'customer|client|paying customer|business customer|tenant|merchant|seller|buyer|vendor|supplier|subscriber account|household', '客户|顾客|商家|商户|卖家|买家|租户|供应商|企业客户|企业用户|付费用户|付费客户|家庭', 'user'),
  row('student', 'student|pupil|learner|undergraduate', '学生|学员|本科生', 'user'),
  row('teacher', 'teacher|lecturer|instructor|tutor', '教师|老师|讲师', 'user'),
  row('patient', 'patient', '患者|病人', 'user'),
  row('candidate', 'candidate|applicant|interviewee', '候选人|应聘者|求职者', 'person'),
  row('doctor', 'doctor|nurse|clinician', '医生|护士|医护人员', 'user'),
  row('agent', 'support agent|agent|operator|dispatcher', '客服|坐席|操作员|调度员', 'user'),
  row('team', 'team|squad|crew|group|tribe|department|division', '团队|小组|项目组|部门|组|班组'),
  row('company', 'company|business|enterprise|firm|organisation|organization|startup|institution|bank|agency', '公司|企业|机构|单位|银行|集团'),
  row('school', 'school|university|college|campus|kindergarten', '学校|高校|大学|院校|校区|中学|小学|幼儿园'),
  row('hospital', 'hospital|clinic|practice|pharmacy', '医院|诊所|药店|药房'),
  row('store', 'store|shop|outlet|branch store|restaurant|venue|supermarket|cafe|bakery', '门店|店铺|商店|店面|分店|网点|餐厅|超市|店|药店|加盟店|直营店'),
  row('warehouse', 'warehouse|depot|fulfilment center|fulfillment center|distribution center', '仓库|仓|库房|分仓'),
  row('site', 'site|website|web site|portal|location|plant|factory|office', '站点|网站|工厂|车间|厂区|办公室|场地|园区|小区|基地|站'),
  row('building', 'building|floor|room|apartment', '楼宇|楼|教室|会议室|房间'),
  row('country', 'country|nation', '国家|国|个国'),
  row('city', 'city|town', '城市|座城|市'),
  row('region', 'region|availability zone|data center|data centre|datacenter|state|province|district|market|zone', '地域|区域|地区|机房|数据中心|可用区|省|省份|大区|区县|区'),
  row('language', 'language|locale|translation', '语言|语种|门语言|种语言'),
  row('course', 'course|class|lesson|workshop|training|tutorial|lecture|module course|session|training session|seminar|talk|presentation', '课程|课|门课|讲座|培训|分享|技术分享|次分享|节课|场培训'),
  row('interview', 'interview|user interview', '面试|访谈|用户访谈'),
  row('event', 'meetup|conference|hackathon|campaign|promotion|competition|contest', '会议|活动|大促|比赛|竞赛|赛事'),
  row('award', 'award|prize|medal|honour|honor', '奖|奖项|奖牌|荣誉'),
  row('patent', 'patent', '专利|发明专利|软著|软件著作权'),
  row('paper', 'paper|publication|journal article', '论文|期刊论文'),
]; // prettier-ignore

/** Parts of software and of its infrastructure. */
const SYSTEMS: NounRow[] = [
  row('service', 'service|microservice|micro-service|backend service|micro service', '服务|微服务|后端服务'),
  row('system', 'system|subsystem|platform|product', '系统|子系统|平台|业务系统|产品|套系统'),
  row('app', 'app|application|mini program|mini-program|client app', '应用|app|小程序|客户端|软件'),
  row('module', 'module|submodule', '模块|子模块|功能模块|业务模块'),
  row('component', 'component|subcomponent|ui component|react component|vue component|widget', '组件|控件|部件|公共组件'),
  row('library', 'library|package|dependency|crate|gem|sdk|artifact', '库|包|依赖|依赖包|类库|三方库|npm 包'),
  row('plugin', 'plugin|plug-in|extension|add-on|addon|connector|integration|adapter|driver', '插件|扩展|连接器|适配器|驱动'),
  row('endpoint', 'endpoint|api|route|rest endpoint|api endpoint|rest api|interface|rpc|handler', '接口|端点|路由|API|API 接口|api接口|rest 接口|方法接口'),
  row('page', 'page|web page|view|landing page', '页面|网页|落地页|子页面|活动页|张页面'),
  row('screen', 'screen', '界面|屏幕'),
  row('feature', 'feature|functionality|use case|user story|story|requirement|function point|story point|epic', '功能|功能点|需求|特性|用户故事|故事点|场景|业务场景'),
  row('form', 'form|template|email template', '表单|模板|模版'),
  row('dashboard', 'dashboard|chart|panel|board|visualization|visualisation|graph', '看板|仪表盘|仪表板|大屏|图表|面板|张图表'),
  row('report-doc', 'report|weekly report|monthly report', '报表|报告|周报|月报|张报表|日报'),
  row('table', 'table|database table|db table|collection', '表|数据表|数据库表|业务表|张表|集合'),
  row('field', 'field|column|attribute|property|parameter|setting|config item|configuration item|feature flag', '字段|列|属性|参数|配置项|指标项|特征'),
  row('database', 'database|db|schema|data store|datastore|database instance', '数据库|库实例|数据源|实例库'),
  row('index', 'index|indices', '索引'),
  row('shard', 'shard|partition', '分片|分区|分库|分表'),
  row('topic', 'topic|queue|channel', '主题|队列|topic|通道|频道'),
  row('server', 'server|machine|node|host|instance|vm|virtual machine|bare-metal server|box|broker|worker|worker node|ec2 instance|blade', '服务器|机器|节点|主机|实例|虚拟机|云主机|台机器|物理机|工作节点'),
  row('container', 'container|pod|replica', '容器|pod|副本'),
  row('cluster', 'cluster|kubernetes cluster', '集群'),
  row('gpu', 'gpu|graphics card|accelerator|card', '显卡|gpu|卡|张卡|块卡'),
  row('core', 'core|cpu core|vcpu|cpu|thread|goroutine|coroutine|process', '核|线程|协程|进程'),
  row('environment', 'environment|stage', '环境'),
  row('pipeline', 'pipeline|workflow|data pipeline|ci pipeline|dag|process|business process|flow', '流水线|工作流|管道|流程|链路|条流水线|数据链路|审批流'),
  row('job', 'job|task|cron job|scheduled job|scheduled task|batch job|etl job|background job|spark job|subtask', '任务|作业|定时任务|调度任务|离线任务|批处理任务|待办|子任务'),
  row('script', 'script|shell script|migration script', '脚本'),
  row('tool', 'tool|utility|cli|internal tool', '工具|小工具'),
  row('rule', 'rule|policy|check|lint rule|validation rule|condition', '规则|策略|校验|校验规则|条规则|检查项'),
  row('model', 'model|ml model|machine learning model', '模型'),
  row('algorithm', 'algorithm', '算法'),
  row('repo', 'repository|repo|codebase', '仓库代码|代码库|代码仓库|仓库代码库|git 仓库'),
  row('project', 'project|side project|open-source project|open source project', '项目|开源项目|工程项目'),
  row('iteration', 'iteration|sprint|cycle|milestone|phase', '迭代|冲刺|里程碑|阶段|期|个迭代'),
  row('step', 'step|stage step', '步|步骤|环节|道工序|工序'),
  row('class', 'class file|method|function|hook|macro', '类|方法|函数|钩子'),
  row('model-layer', 'layer|level', '层|级'),
  row('certificate', 'certificate|certification|domain|domain name', '证书|域名'),
  row('layout', 'layout|theme|skin|icon|font|keyboard layout', '布局|主题皮肤|皮肤|图标|字体|主题'),
]; // prettier-ignore

/** Traffic, content, work items, things. */
const ITEMS: NounRow[] = [
  row('request', 'request|call|api call|http request|query|api request|rpc call|invocation|lookup', '请求|调用|查询|接口调用|次请求|次调用|并发请求|检索'),
  row('connection', 'connection|websocket connection|socket|long connection|session connection|concurrent connection', '连接|长连接|并发连接'),
  row('concurrency', 'concurrent request|concurrent user', '并发'),
  row('order', 'order|booking|reservation|purchase|parcel|shipment|waybill|delivery', '订单|单|预订|包裹|运单|快递单|外卖单|件|预约|工单订单'),
  row('transaction', 'transaction|payment|trade|invoice|bill|receipt|refund|transfer|claim', '交易|支付|账单|发票|流水|退款|转账|笔|对账单|保单|理赔'),
  row('message', 'message|notification|email|e-mail|sms|push|mail|text message|alert message|chat message|letter', '消息|通知|邮件|短信|推送|私信|信'),
  row('event-record', 'event|click|impression|track event|log event', '事件|埋点|曝光|点击'),
  row('row', 'row|record|entry|data point|sample|reading|datum|data row|tuple|log line|log entry|vector|embedding', '行|记录|数据|样本|条目|日志|行数据|条记录|条数据|项数据|向量|读数|数据点'),
  row('line', 'line|line of code|loc|sloc|code line', '行|行代码|代码行'),
  row('document', 'document|doc|article|post|blog post|blog|page document|manual|guide|wiki page|note|contract|story document|announcement|file document', '文档|文章|博客|帖子|手册|资料|篇|合同|公告|文案|笔记|推文'),
  row('file', 'file|source file|image|picture|photo|asset|attachment|pdf|scan|clip|song|track|podcast|recording', '文件|图片|照片|附件|素材|音频|源文件|歌曲'),
  row('word', 'word|token|term|sentence|word of documentation', '字|词|token|词条|句子|术语'),
  row('product', 'product|sku|item product|goods|listing', '商品|sku|SKU|货品|款商品'),
  row('test', 'test|test case|unit test|integration test|spec|automated test|e2e test|end-to-end test|ui test|regression test|test suite|assertion', '测试用例|用例|单元测试|单测|测试|自动化用例|自动化测试|接口用例|条用例|回归用例|集成测试|端到端测试'),
  row('bug', 'bug|defect|issue|vulnerability|error|fault|crash|exception|finding|cve|memory leak|leak|warning|lint warning|regression', '缺陷|bug|问题|漏洞|错误|异常|崩溃|隐患|报错|告警项|Bug|线上问题'),
  row('incident', 'incident|outage|downtime incident|failure|p0 incident|production incident', '故障|事故|宕机|线上事故|线上故障|起'),
  row('alert', 'alert|alarm|page alert', '告警|报警|警报'),
  row('ticket', 'ticket|support ticket|support request|case|complaint|service request|inquiry', '工单|客诉|投诉|服务单|咨询|反馈'),
  row('commit', 'commit', '提交|次提交|commit|个提交'),
  row('release', 'release|version|tag|tagged release|deployment|deploy|rollout|launch|build', '版本|发布|发版|上线|部署|正式版|发布版本|构建|次发布|次上线'),
  row('pr', 'pull request|pr|merge request|mr|patch|patches|code review|review|changeset|diff|contribution', '合并请求|pr|PR|MR|评审|代码评审|补丁|review|次评审|code review'),
  row('migration', 'migration|database migration', '迁移|次迁移'),
  row('star', 'star|github star', 'star|github star|星|星标|个星|收藏'),
  row('fork', 'fork', 'fork|Fork'),
  row('download', 'download|install|installation', '下载|下载量|安装|安装量|装机量'),
  row('view', 'page view|pageview|pv|visit|view count|play', '访问|访问量|浏览|浏览量|阅读|阅读量|播放|播放量|PV|pv'),
  row('comment', 'comment|reply|rating|feedback|like|vote', '评论|评价|点赞|回复|评分'),
  row('device', 'device|sensor|phone|handset|terminal|iot device|meter|printer|robot|camera|gateway|vehicle|car|truck|turbine|charger|unit|tablet|computer|laptop|lock|charging pile|charging station', '设备|传感器|终端|手机|机器人|摄像头|网关|车辆|车|电表|打印机|智能设备|iot设备|充电桩|机型|台设备|考勤机|相机|电脑|门锁'),
  row('category', 'category|type|kind|variant|format|option|protocol|algorithm variant|provider|source|data source', '类|种|类型|品类|类别|格式|协议|渠道|来源|数据源'),
  row('question', 'question|exercise|quiz|survey|flashcard', '题|题目|问卷|道题|试题'),
  row('game', 'game|match|level game', '游戏|局|关卡|款游戏'),
  row('book', 'book|title|chapter|volume|recipe', '书|本书|图书|册|章节|菜谱'),
  row('time', 'time|occasion', '次|回|遍|趟'),
  row('shift', 'shift|on-call shift|rotation', '班次|轮值|班'),
  row('person-day', 'person-day|man-day|person day|man day|person-days', '人天|人日'),
  row('person-month', 'person-month|man-month|person month|man month', '人月'),
]; // prettier-ignore

export const COUNTED_NOUNS: readonly NounRow[] = [...PEOPLE, ...SYSTEMS, ...ITEMS];
