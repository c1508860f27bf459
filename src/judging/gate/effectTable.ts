/** What a business, its people or its software gain: how a claim says it, and what in the facts tells of it. */
export interface Effect {
  en: string;
  zh: string;
  backs: RegExp;
  /** Also backed by any change that the facts tell of the same thing. */
  loose?: true;
}

/** Gains that no change of something else stands for, then those that a change of the same thing may tell. */
export const EFFECTS: readonly Effect[] = [
  {
    en: '(?:revenues?|sales|turnover|profits?|profitability|margins?|business(?: growth| value| results| outcomes)?|ROI|income)',
    zh: '(?:营收|收入|销售额?|销量|业绩|利润|盈利|业务(?:增长|发展|价值)|GMV)',
    backs: /\b(?:revenue|sales|turnover|profit\w*|margins?|earn\w*|money|sold|sell\w*|orders?|business|income|ROI|paid)\b|营收|收入|销|业绩|利润|盈利|卖|赚|GMV|成交|订单|业务/i,
  },
  {
    en: '(?:(?:\\w+ )?conversions?(?: rates?)?|sign-?ups|activations?(?: rates?)?)',
    zh: '(?:[一-龥]{0,4}转化率?|注册率|下单率|激活率)',
    backs: /\b(?:conver\w+|sign(?:ed|ing)? up|sign-?ups?|buy\w*|bought|orders?|register\w*|activat\w+|trial\w*)\b|转化|注册|下单|成交|购买|激活/i,
  },
  {
    en: '(?:(?:user |customer |client |player |employee |student )?(?:retention|engagement|stickiness|loyalty)|churn|bounce rates?|drop-?offs?)',
    zh: '(?:(?:用户|客户|玩家|员工|学生)?(?:留存率?|粘性|黏性|活跃度?|参与度|积极性|忠诚度|复购率?)|流失率?|跳出率)',
    backs: /\b(?:ret(?:ention|ain\w*|urn\w*)|stay\w*|came? back|engag\w+|churn\w*|bounce\w*|drop\w*|left|active|loyal\w*|every day|daily|use it)\b|留|回来|回头|粘|黏|活跃|复购|流失|跳出|参与|积极|忠诚/i,
  },
  {
    en: '(?:(?:overall |user |customer |client |developer |employee |patient |student |shopping )*(?:satisfaction|happiness|experience|trust|confidence|morale|NPS)|usability|ease of use)',
    zh: '(?:(?:用户|客户|使用|购物|整体|操作|交互|阅读|浏览|开发|团队)(?:体验|满意度|信任|信心)|满意度|士气|易用性)',
    backs: /\b(?:satisf\w+|happ\w+|like[ds]?|love[ds]?|delight\w*|pleas\w+|glad|prais\w+|feedback|complain\w*|experience|UX|thank\w*|eas\w+|faster|smooth\w*|slow\w*|trust\w*|confiden\w+|morale|mood|NPS|wait\w*|confus\w+|usab\w+)\b|满意|喜欢|好评|体验|好用|反馈|投诉|夸|方便|顺手|流畅|快|慢|信任|信心|士气|卡|易用/i,
  },
  {
    en: '(?:(?:overall |team |developer |engineering |operational |operating |business |staff |employee |workforce |workflow |work |process |warehouse |office )+(?:productivity|efficiency|effectiveness|velocity|output)|productivity|efficiency)',
    zh: '(?:(?:团队|研发|开发|工作|运营|运维|办公|协作|人工|业务|管理|整体|生产|组织|沟通|测试|排查|审批|作业|交付|拣货|客服|处理|日常|人员)+(?:协作)?(?:效率|效能)|人效|生产力|工作量)',
    backs: /\b(?:product\w+|efficien\w+|fast\w*|quick\w*|sav\w+|time|hours?|minutes?|seconds?|days?|weeks?|automat\w*|less|fewer|by hand|manual\w*|no longer|instead|script\w*)\b|效率|效能|快|省|分钟|小时|天|自动|手工|手动|人工|减|少|秒|不用|脚本|一键/i,
  },
  {
    en: '(?:(?:operating |operational |infrastructure |server |cloud |hosting |storage |maintenance |licen[cs]e |licensing |labou?r |business )*(?:costs?|expenses|spend(?:ing)?)|(?:cloud |hosting |electricity )bills?)',
    zh: '(?:[一-龥]{0,4}(?:成本|费用|开销|开支))',
    backs: /\b(?:costs?|spen[dt]\w*|bills?|cheap\w*|expens\w+|sav\w+|pa(?:y|id)\w*|money|budget|free|usd|eur|dollars?|euros?|fewer|less|hours?)\b|[$€£¥]|成本|费|钱|省|便宜|账单|开销|元|块|预算|少|人工|手工|自动|缩/i,
  },
  {
    en: '(?:time[- ]to[- ]market|(?:release|delivery) (?:speed|velocity)|(?:release|delivery|development|review) (?:cycles?|times?)|lead times?|turnaround(?: times?)?)',
    zh: '(?:(?:交付|迭代|上线|发布|研发|开发)(?:速度|效率|周期|进度))',
    backs: /\b(?:fast\w*|quick\w*|releas\w+|ship\w*|deliver\w*|deploy\w*|days?|hours?|weeks?|sooner|market|cycles?|lead time|turnaround)\b|快|天|小时|周|发布|交付|上线|迭代|周期|进度/i,
  },
  {
    en: '(?:(?:brand|market) (?:awareness|image|visibility|share|presence|position|value|recognition)|competitiveness|competitive (?:edge|advantage)|(?:search )?rankings?|SEO|(?:organic |web ?site |web |search )traffic|footfall|adoption|reach)',
    zh: '(?:品牌(?:形象|知名度|影响力|价值|曝光)|知名度|影响力|市场(?:份额|占有率|竞争力)|竞争力|搜索排名|曝光量?|自然流量)',
    backs: /\b(?:brand\w*|market\w*|compet\w+|known|visib\w+|rank\w*|SEO|search|google|visits?|visitors?|traffic|adopt\w*|us(?:e|es|ed|ers|ing)|reach\w*|people|teams?)\b|品牌|知名|影响|市场|竞争|排名|搜索|曝光|流量|访问/i,
  },
  {
    en: '(?:(?:customer |user |support |help ?desk |service |parent |guest )*(?:complaints|(?:support|service|help ?desk) (?:tickets|calls|requests|cases|workload|load|volume|queries|inquiries|enquiries|contacts)|tickets|inquiries|enquiries|refunds|returns|chargebacks))',
    zh: '(?:(?:客户|用户|客服)?(?:投诉|客诉|工单|咨询|差评|退货|退款|来电)[量率数]?)',
    backs: /\b(?:complain\w*|tickets?|calls?|called|ask\w*|questions?|queries|support|help ?desk|inquir\w+|enquir\w+|emails?|refund\w*|return\w*|chargebacks?)\b|投诉|客诉|工单|咨询|差评|退货|退款|来电|电话|来问|客服|问的/i,
    loose: true,
  },
  {
    en: '(?:(?:production |user |human |manual |data[- ]entry |runtime |picking |billing |post-release |software |code )*(?:bugs?|defects?|errors?|mistakes|regressions|incidents|outages|downtime|crashes|failures|faults|breakages|hotfixes|rework)(?: rates?)?)',
    zh: '(?:(?:线上|人为|生产|系统|录入|操作|人工|代码|发货|上线)*(?:缺陷|错误|差错|失误|出错|故障|宕机|事故|崩溃|报错|返工|误操作|漏测|bug)[率数]?)',
    backs: /\b(?:bugs?|defects?|errors?|mistakes?|wrong|fail\w*|crash\w*|br[eo]k\w*|incidents?|outages?|down(?:time)?|fix\w*|typos?|regress\w*|duplicat\w*|faults?|hotfix\w*|rework|redo\w*|correct\w*|catch\w*|caught|found|alerts?|pages?)\b|错|bug|缺陷|故障|挂|崩|事故|失败|宕|坏|问题|误|返工|漏/i,
    loose: true,
  },
  {
    en: '(?:(?:system |overall |platform |service |data |site |network |app |application |pipeline |build |deployment |release )*(?:reliability|stability|availability|robustness|resilience|resiliency|uptime|fault tolerance|durability))',
    zh: '(?:(?:系统|服务|平台|整体|线上|业务|接口|应用|网络|程序|发布)*(?:的)?(?:稳定性|可靠性|可用性|健壮性|容错性?|鲁棒性|稳定运行))',
    backs: /\b(?:reliab\w+|stab\w+|availab\w+|robust\w*|resilien\w+|uptime|fault|fail\w*|down(?:time)?|crash\w*|outages?|incidents?|break\w*|broke\w*|flak\w+|lost|timeouts?|hang\w*|hung|restart\w*)\b|稳|可靠|可用|健壮|容错|崩|挂|宕|故障|失败|报错|超时|掉线|卡死|重启|事故/i,
    loose: true,
  },
  {
    en: '(?:(?:overall |system |application |platform |data |account |supply[- ]chain |code )*(?:security(?: posture)?|safety|compliance|privacy))',
    zh: '(?:(?:系统|数据|账号|应用|代码|网络|平台|整体|支付|操作|信息)*(?:的)?(?:安全性|安全水平|合规性|安全(?=[，。]|$)))',
    backs: /\b(?:secur\w+|vulnerab\w+|attack\w*|leak\w*|hack\w*|breach\w*|CVEs?|pen ?test\w*|safe\w*|protect\w*|compli\w+|audit\w*|GDPR|priva\w+|expos\w+|inject\w+|risk\w*)\b|安全|漏洞|攻击|泄|合规|审计|隐私|入侵|注入|保护|风险|等保/i,
    loose: true,
  },
  {
    en: '(?:(?:overall |system |page |app |application |site |website |query |front[- ]?end |back[- ]?end |rendering |database |server |network |list |scroll |start-?up |search )*(?:performance|speed|responsiveness|latency|throughput|(?:load(?:ing)?|response|query|render(?:ing)?|start-?up|processing|wait(?:ing)?|build|deployment) (?:times?|speeds?)))',
    zh: '(?:(?:系统|页面|接口|应用|查询|渲染|加载|列表|滚动|前端|后端|数据库|整体|程序|服务|首屏|启动|运行|处理|响应|构建|部署|搜索)*(?:的)?(?:性能|速度|流畅度|响应(?:速度|时间)|吞吐量?|延迟|加载时间|耗时|卡顿))',
    backs: /\b(?:fast\w*|slow\w*|speed\w*|sped|quick\w*|seconds?|secs?|ms|minutes?|hours?|latenc\w+|perform\w*|respon\w+|load\w*|lag\w*|smooth\w*|throughput|wait\w*|took|takes?|taking|time[sd]?|qps|rps|p\d\d|snapp\w+|instant\w*)\b|快|慢|秒|毫秒|延迟|性能|耗时|时间|卡|流畅|响应|吞吐|等|分钟|小时|QPS/i,
    loose: true,
  },
  {
    en: '(?:(?:code |overall |system |software )*(?:scalability|maintainability|readability|extensibility|flexibility|reusability|testability|modularity|portability|code quality|technical debt|tech debt|complexity|consistency|quality))',
    zh: '(?:(?:代码|系统|架构|项目|整体|组件|界面|交付|产品)*(?:的)?(?:可维护性|维护性|可扩展性|扩展性|可读性|质量|复用[性率]?|灵活性|可测试性|可移植性|规范性|一致性|复杂度|耦合度?|技术债))',
    backs: /\b(?:scal\w+|maintain\w*|readab\w+|clean\w*|reus\w*|quality|flexib\w+|exten[ds]\w*|understand\w*|eas(?:y|ier)|simpl\w+|duplicat\w*|modular\w*|decoupl\w+|debt|complex\w*|consisten\w+|portab\w+|mess\w*|tangled|coverage|bugs?|standard\w*)\b|维护|扩展|可读|质量|复用|灵活|重复|清晰|好改|简单|简化|解耦|耦合|规范|一致|统一|复杂|技术债|bug|缺陷|移植/i,
    loose: true,
  },
  {
    en: '(?:(?:team |cross-team |internal |stakeholder |data |project )*(?:collaboration|communication|alignment|transparency|visibility|cohesion|coordination|knowledge sharing|culture|awareness)|bus factor|silos|decision[- ]making)',
    zh: '(?:(?:团队|部门|跨部门|组内|前后端|内部|信息|数据|新人)*(?:协作|沟通|透明度|凝聚力|知识共享|文化|氛围|决策))',
    backs: /\b(?:collaborat\w+|communicat\w+|align\w*|transparen\w+|visib\w+|cohes\w+|coordinat\w+|knowledge|culture|together|shar\w+|silos?|deci\w+|see|seen|know)\b|协作|沟通|透明|凝聚|共享|分享|文化|氛围|决策|配合|看到|知道/i,
    loose: true,
  },
  {
    en: '(?:(?:new[- ]hire |new |developer |employee |team )*(?:ramp-?up|onboarding|time to productivity|learning curve|training)(?: times?| periods?)?)',
    zh: '(?:(?:新人|员工|新员工|开发|用户)*(?:上手|培训|学习|熟悉)(?:时间|周期|速度|成本|门槛|难度))',
    backs: /\b(?:days?|weeks?|hours?|months?|ramp\w*|productive|learn\w*|up and running|up to speed|sooner|faster|quick\w*)\b|天|周|小时|上手|快|独立|学会|门槛/i,
    loose: true,
  },
  {
    en: '(?:(?:data |forecast |prediction |search |inventory |stock |billing |reporting |model )*(?:accuracy|precision|correctness|data quality|integrity|relevance))',
    zh: '(?:(?:数据|预测|搜索|库存|账务|识别|模型|结果|推荐)*(?:的)?(?:准确性|准确率|准确度|精度|正确率|完整性|相关性))',
    backs: /\b(?:accura\w+|precis\w+|correct\w*|wrong|errors?|mistakes?|quality|mismatch\w*|duplicat\w*|valid\w*|integrity|relevan\w+|exact\w*|consisten\w+|F1|recall|AUC|percent)\b|%|准|错|精度|正确|质量|一致|重复|完整|相关|误差/i,
    loose: true,
  },
  {
    en: '(?:(?:operational |project |business |security |legal |delivery |release |deployment )*(?:risks?|exposure)|(?:manual |repetitive |administrative |human )(?:work|effort|labou?r|toil|steps|intervention|overhead)|workloads?|toil|paperwork|(?:cognitive |operational |on-call |maintenance )(?:load|burden|overhead))',
    zh: '(?:(?:操作|误操作|项目|业务|发布|安全|上线|数据|运营)*(?:的)?风险|(?:人工|手工|重复)(?:劳动|操作|工作|干预|投入)|人力|工作负担|负担|运维压力)',
    backs: /\b(?:risk\w*|danger\w*|accident\w*|wrong|break\w*|roll(?:ed)? ?back|unsafe|manual\w*|by hand|automat\w*|script\w*|hours?|minutes?|days?|work|toil|paper\w*|boring|tedious|burden|load|pages?|paged|alerts?)\b|风险|误|出错|事故|回滚|手工|手动|人工|自动|脚本|小时|分钟|天|负担|压力|重复|繁/i,
    loose: true,
  },
]; // prettier-ignore

/** Any change, state before, or outcome that facts may tell. */
export const CHANGE_TOLD =
  /\b(?:faster|quick\w*|slow\w*|less|fewer|more|better|worse|higher|lower|shorter|longer|smaller|bigger|larger|easi?er|simpl\w+|cheaper|cleaner|smooth\w*|safer|stronger|closer|(?:reduc|improv|increas|decreas|optimi[sz]|eliminat|halv|doubl|tripl|shrink|minimi[sz]|maximi[sz]|sav|rais|ris|clos|streamlin|enhanc|accelerat)(?:e[sd]?|ing|tions?|ements?)?|saved|cuts?|cutting|drop(?:s|ped|ping)?|f[ae]ll(?:s|en|ing)?|r[oi]se[ns]?|gr[oe]w\w*|growth|gain\w*|boost\w*|lower\w*|lift\w*|went (?:up|down|from)|(?:up|down) (?:to|from|by)|instead|no longer|any ?more|not any more|stop(?:s|ped)?|used to|rather than|never again|hardly|rarely|shrank|shrunk|speed\w*|sped|solv\w+|fix(?:e[sd])?|gone|help(?:s|ed)?|avoid\w*|prevent\w*|result\w*|thanks to|so that|enabl\w+|ensur\w+|now|before|after|since|half|twice|double)\b|快|慢|少|多了|更|好了|好多|提升|提高|改善|增强|降|减|缩|省|涨|升(?!级)|变|不再|不用|没再|再也|解决|消除|优化|避免|防止|保障|确保|保证|以前|之前|原来|现在|终于|明显|顺|稳|翻|提效|提速|压(?:到|缩|低)|砍|[小大高低长短轻松强弱]了|了(?:很多|不少|许多|一大截)/i;
