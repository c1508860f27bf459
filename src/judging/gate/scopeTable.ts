/** A way to say that something is large, whole or first. A claim that says it needs a fact that says it too. */
export interface Scope {
  id: string;
  claims: RegExp;
  /** What in the facts backs it, in either language. */
  backs: RegExp;
  /** Whether what backs it must speak of the same thing: "all requests" says nothing of all stores. */
  same?: true;
}

const ORGANISATION =
  '(?:company|organi[sz]ation|org|enterprise|firm|group|corporation|business|department|office|campus|fleet|studio|agency|bank|hospital|school|university|team|site|platform|system|store|plant|county|region|district|industry|group)';
const UNITS =
  '(?:teams?|squads?|departments?|divisions?|business(?:es| units?| lines?)?|services?|customers?|clients?|users?|stores?|shops?|branches|offices?|sites?|regions?|countries|cities|products?|product lines?|projects?|repos(?:itories)?|platforms?|pages?|devices?|warehouses?|schools?|hospitals?|clinics?|plants?|factories|modules?|components?|apps?|applications?|websites?|company|organi[sz]ation|stack|system|codebase|code base|infrastructure|backend|frontend|engineers?|developers?|employees|staff|channels?|markets?|brands?|hotels?|stations?|vehicles?|machines?|servers?|databases?|tables?|languages?|locales?|browsers?|models?|tests?|pipelines?|process(?:es)?|workflows?|tenants?|merchants?)';
const UNITS_ZH =
  '(?:团队|部门|业务线?|产品线?|项目|服务|系统|门店|用户|客户|机型|平台|模块|页面|分公司|子公司|城市|地区|区域|省份?|国家|学校|医院|仓库?|工厂|车间|站点|渠道|终端|设备|接口|研发|员工|组|环境|流程|商户|商家|租户|应用|站|端|链路|场景|小组|店|校区|线路|表|脚本|报表|任务|文件|文档|数据|订单|病区|科室|楼层|楼栋|班次|浏览器|机器|客服|司机|学生|老师|员工|家长|病人|患者|骑手|作业|用例|测试|图表|机房|集群|工位|班级|年级|学院)';

/** Whole organisations, the world, firsts, all, for good: what claims them, and what in the facts does the same. */
export const SCOPES: readonly Scope[] = [
  {
    id: 'from-scratch',
    claims:
      /\b(?:from (?:scratch|the ground up|zero|nothing|a blank (?:page|slate|sheet))|ground[- ]up|greenfield|zero[- ]to[- ]one|0[- ]to[- ]1)\b|从\s?(?:0|零|无)(?:开始|到\s?(?:1|一|有)|起步?)?|白手起家|平地起|全新(?=搭建|开发|设计|打造|自研)|自主研发|自研|首次(?=搭建|引入|建立|实现)|原创/i,
    backs:
      /\b(?:from (?:scratch|the ground up|zero|nothing|a blank)|ground[- ]up|greenfield|nothing (?:existed|there|in place)|there was no(?:thing| \w+)|didn['’]t exist|first (?:version|commit)|brand[- ]new|started (?:it|the)|initial (?:version|commit))\b|从\s?(?:0|零|无)|从头|全新|之前(?:没有|什么都没)|什么都没有|一片空白|初版|第一版|自研|自主研发|原创|首次|没有现成|自己从/i,
  },
  {
    id: 'organisation-wide',
    same: true,
    claims: new RegExp(
      `\\b${ORGANISATION}[- ]wide\\b|\\b(?:across|throughout|in|by|for|over) the (?:entire |whole )?(?:${ORGANISATION.replace('|team|site|platform|system|store|plant|county|region|district|industry|group)', ')')}|board|industry)\\b|\\bcross-(?:company|departmental)\\b|全(?:公司|集团|行|司|厂|校|院|局|部门|员|组织|体(?:员工|研发|同事)|事业部|平台(?:推广|使用|上线))|(?:公司|集团|企业|部门|事业部)(?:级|范围|上下|内部全面|层面)|各(?:部门|业务线?|团队|分公司|事业部|大区|仓|门店|地|校区|院区|产品线)|整个(?:公司|集团|部门|事业部|组织|团队)`,
      'i',
    ),
    backs: new RegExp(
      `\\b${ORGANISATION}[- ]wide\\b|\\b(?:across|throughout) the (?:entire |whole )?${ORGANISATION}|\\b(?:every|all|each|whole|entire)\\b|全(?:公司|集团|行|司|厂|校|院|局|部门|员|组织|体|部|国|平台)|(?:公司|集团|企业|部门)级|各(?:部门|业务|团队|分公司|大区|仓|门店|地|校区|个)|所有|整个|每个`,
      'i',
    ),
  },
  {
    id: 'world-wide',
    claims:
      /\b(?:nation-?wide|country-?wide|world-?wide|global(?:ly)?(?= |$|[.,;])(?! (?:variable|state|search|config|warming|exception|error|store|hotkey|shortcut|navigation|header))|around the (?:world|globe)|international(?:ly)?|across (?:the (?:country|nation|world|globe|continent)|Europe|Asia|China|America)|state-?wide|city-?wide|multi-?national)\b|全(?:国|球|[英美法德韩欧港澳台](?!文|语|币|元|式)|省|市|县|镇|乡|村|区域|网(?!关|络)|亚洲|欧洲)|国际(?!化|部)|海内外|遍布/i,
    backs:
      /\b(?:nation-?wide|country-?wide|world-?wide|global(?:ly)?|around the (?:world|globe)|international(?:ly)?|across (?:the (?:country|nation|world|globe|continent)|Europe|Asia|China|America)|countries|continents|every (?:state|province|country)|state-?wide|city-?wide)\b|全(?:国|球|省|市|网)|国际|海外|各国|各省|个国家|个省/i,
  },
  {
    id: 'first',
    claims:
      /\b(?:industry[- ](?:first|leading|best)|first[- ]ever|world['’]?s first|(?:the|its|our|company['’]s|team['’]s) (?:very )?first(?= (?:\w+ ){0,3}(?:of its kind|in the (?:company|industry|country)|ever))|state[- ]of[- ]the[- ]art|market[- ]leading|cutting[- ]edge|bleeding[- ]edge|next[- ]gen(?:eration)?|revolutionary|ground ?breaking|game[- ]changing|unparallel?led|unprecedented|unrivall?ed|pioneering|best[- ]in[- ]class|world[- ]class|the (?:largest|biggest|fastest|best|leading)|number one|no\. ?1)\b|(?:业界|行业|国内|全国|公司|业内)(?:首|领先|第一|最|唯一|标杆)|首个|首创|首家|第一个(?=吃|在|实现)|领先(?=的|水平|于)|最(?:大|佳|优|快|先进)(?:的)?(?=[\p{Script=Han}]{0,4}(?:平台|系统|网站|商城|厂商|供应商))|世界级|一流|标杆|前沿|尖端|革命性|颠覆性|下一代|空前|史无前例|独一无二|填补[^，。]{0,6}空白|首屈一指/iu,
    backs:
      /\b(?:first|leading|best|largest|biggest|fastest|state[- ]of[- ]the[- ]art|number one|no\. ?1|world[- ]class)\b|首|领先|第一|唯一|标杆|最|一流|世界级/i,
  },
  {
    id: 'all',
    same: true,
    claims: new RegExp(
      `\\b(?:all|every|each|entire|whole|100 ?%(?: of)?)(?: (?:of )?(?:the|our|its|their|my|company|\\d+|other|internal|\\w+)){0,2} ${UNITS}\\b|\\b(?:the )?(?:entire|whole) (?:\\w+ ){0,2}\\w+|\\b(?:everywhere|company's entire|in full|in its entirety|entirely)\\b|(?:全部|所有|全体|任何)(?![由是归均都需要为来权有者属])[\\p{Script=Han}A-Za-z]{1,4}|各类[\\p{Script=Han}]{2}|(?:全部|所有|全体|每一?个|每家|各个|全量|整个|整套|整体|全套|一切|各)\\s?(?:[\\p{Script=Han}A-Za-z]{0,4})?${UNITS_ZH}|整个[\\p{Script=Han}]{2}|整(?:套|本|篇|条|座|栋|部|份|张)[\\p{Script=Han}]{2}|全(?:站|系|链路|流程|线(?!程)|模块|端|品类|渠道|业务|产品线|机型|门店|量(?!化)|盘|栈(?=负责|开发|完成))|(?<!平|人|日|月|年|户|场)均(?=已?(?:降低|提升|采用|使用|支持|由|为|完成|实现|下降|缩短|达到|接入|上线))|一律|无一例外`,
      'iu',
    ),
    backs:
      /\b(?:all|every|each|entire|whole|everything|everywhere|everyone|100 ?%|both|any|full|complete(?:ly)?|across)\b|全|所有|每|各|整|一切|都|均|统一|一律|任何/i,
  },
  {
    id: 'full-stack',
    claims: /\bfull[- ]?stack\b|全栈/i,
    backs:
      /\bfull[- ]?stack\b|全栈|(?:front[- ]?end|client|UI|web)[\s\S]*(?:back[- ]?end|server|API)|(?:back[- ]?end|server|API)[\s\S]*(?:front[- ]?end|client|UI|web)|前端[\s\S]*(?:后端|服务端)|(?:后端|服务端)[\s\S]*前端|前后端/i,
  },
  {
    id: 'every',
    same: true,
    claims:
      /\ball (?:of )?(?:the |our |its |their )?(?!\d|(?:the )?(?:hours|days|times|sorts|kinds|ages|cases|others)\b)(?:[a-z-]+ )?[a-z-]{3,}s\b|\bevery (?!day|night|week|month|year|hour|minute|second|morning|evening|afternoon|quarter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|time|other|two|three|four|\d|few)(?:[\w-]+ ){0,2}[\w-]+/i,
    backs: /\b(?:all|every|each|everything|everyone|any|whole|entire)\b|每|所有|全|各|都|任何/i,
  },
  {
    id: 'countless',
    claims: /\b(?:countless|innumerable|endless)\b|海量|成千上万|无数|数不清/i,
    backs: /\b(?:countless|innumerable|endless|millions|billions)\b|海量|成千上万|无数|数不清|[百千]万|亿/i,
  },
  {
    id: 'end-to-end',
    claims:
      /\b(?:end[- ]to[- ]end(?! (?:tests?|testing|encrypt))|full (?:life ?cycle|stack ownership)|(?:whole|entire|full) (?:life ?cycle|process|journey)|start to finish|cradle to grave|A to Z|soup to nuts)\b|全流程|全生命周期|全链路|全过程|端到端(?!测试|加密)|从头到尾|一站式|全方位|从需求到上线|一条龙/i,
    backs:
      /\b(?:end[- ]to[- ]end|life ?cycle|start to finish|from (?:\w+ ){1,4}to (?:\w+ ){0,2}(?:production|release|launch|deployment|delivery|maintenance|operations?|ops|support|handover|rollout|go-live|monitoring|test\w*|customers?)|everything|entire|whole|all (?:of it|myself|steps))\b|全流程|全生命周期|全链路|全过程|端到端|从头到尾|一站式|全部|都是我|从[^，。]{1,10}到[^，。]{1,6}(?:上线|运维|交付|发布|维护|部署|测试)/i,
  },
  {
    id: 'only',
    claims:
      /\b(?:(?:the|our|its|their|my) only|(?<=['’]s )only|sole(?= (?:source|point|owner|system|platform|tool|solution)))\b|唯一(?=的?[\p{Script=Han}A-Za-z]{0,6}(?:系统|平台|工具|方案|入口|数据源|渠道|组件|框架))/iu,
    backs: /\b(?:only|sole|single)\b|唯一|只有|仅/i,
  },
  {
    id: 'in-production',
    claims:
      /\b(?:production[- ](?:grade|ready|system|service|deployment|use|environment|app)|in production|to production|into production|enterprise[- ]grade|mission[- ]critical|business[- ]critical|battle[- ]tested|at scale|large[- ]scale|massive(?:ly)?|web[- ]scale|high[- ]traffic)\b|生产级|企业级|商用|大规模|超大规模|投产|核心(?:系统|平台|链路)|关键业务|高并发/i,
    backs:
      /\b(?:production|prod|live|enterprise|critical|scale|massive|traffic|customers?|users?|released|shipped|launched|deployed)\b|生产|线上|上线|企业级|商用|大规模|海量|投产|核心|关键|客户|用户|发布|高并发|并发|峰值/i,
  },
  {
    id: 'other-teams',
    claims:
      /\b(?:(?:other|multiple|several|various|many|numerous|neighbou?ring|sister|different) (?:(?:internal|engineering|product|business) )?(?:teams?|squads?|departments?|divisions?|business units?|companies|organi[sz]ations|offices|branches|stores|sites|clients|customers|projects|products|regions|countries)|across (?:teams|departments|squads|projects|offices|stores|sites|regions|business units)|cross-team|other (?:people|developers)['’]s teams)\b|(?:其他|其它|兄弟|多个?|多支|众多|若干|跨)(?:个|家|条|支)?(?:团队|部门|小组|业务线|业务|产品线|公司|分公司|门店|项目组|事业部|客户|地区|城市|国家|学校|医院|渠道)|跨(?:团队|部门|组|业务)/i,
    backs:
      /\b(?:other|another|multiple|several|various|many|both|all|every|each|few|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|\d+) (?:\w+ ){0,2}(?:teams?|squads?|departments?|divisions?|units?|companies|organi[sz]ations|offices|branches|stores|sites|clients|customers|projects|products|regions|countries|groups|people|engineers|developers)\b|\b(?:across|cross-team|everyone|teams|departments|squads|groups|clients|customers|stores|offices|branches|projects)\b|其他|其它|兄弟|别的|多|几|[两二三四五六七八九十\d]+\s?(?:个|家|条|支)|各|跨|所有|全/i,
  },
  {
    id: 'widely-used',
    claims:
      /\b(?:widely|broadly|universally|massively) (?:used|adopted|deployed|accepted)\b|\bwidespread (?:use|adoption)\b|广泛(?:使用|采用|应用|推广|落地)|大范围(?:推广|使用)|全面(?:推广|铺开|应用|落地|普及)|普及/i,
    backs:
      /\b(?:wide\w*|many|most|all|every\w*|hundreds|thousands|millions|popular|across|\d{3,})\b|广泛|很多|许多|大家|都|各|推广|普及|全|所有|\d{3,}|[百千万]/i,
  },
  {
    id: 'standard',
    claims:
      /\b(?:(?:company|corporate|group|team|industry|national|de facto|organi[sz]ation(?:al)?|department(?:al)?|engineering|official|in-house)(?:[- ]wide)? (?:standard|norm|benchmark)|(?:the|a) standard (?:across|for|throughout) (?:the|all))\b|(?:公司|集团|部门|行业|国家|企业|团队|事业部|全员)(?:级|内部)?的?(?:标准(?!化)|规范|标杆|范本|样板)/i,
    backs:
      /\b(?:standard\w*|norm|official|policy|mandatory|required|everyone|all|every)\b|标准|规范|标杆|范本|样板|要求|统一|都|所有|全/i,
  },
  {
    id: 'daily',
    claims:
      /\b(?:daily(?! (?:active|stand-?up|scrum|news|report))|every (?:day|hour|week|minute|night|morning|evening|month)|hourly|weekly(?! report)|monthly|quarterly|nightly|around the clock|24\/7)\b|每(?:日|天|周|小时|月|季度|晚|早|分钟)(?!报|活|均)|逐日|天天|全天候|7\s?[×x*]\s?24/i,
    backs:
      /\b(?:daily|every|each|hourly|weekly|nightly|monthly|quarterly|night|morning|always|scheduled|cron\w*|timer|routine\w*|clock|24\/7|(?:per|a|an) (?:day|week|hour|month|night|minute|quarter|year)|\w+days|regular\w*)\b|\/\s?(?:day|week|hour|d|h)\b|每|日|天|夜|晚|早上|周|定时|定期|月|小时|季|年|cron|24/i,
  },
  {
    id: 'fully',
    claims:
      /\b(?:fully|completely|totally|thoroughly|exhaustively|100 ?%) (?:tested|covered|documented|automated|typed|compliant|migrated|rewritten|modernised|modernized|integrated|translated|replaced|digitised|digitized)\b|(?:全面|完全|彻底|百分之百)(?=覆盖|测试|自动|迁移|重构|替换|改造|接管|负责|升级|重写|数字化|国产化|兼容|支持|下线|解决)/i,
    backs:
      /\b(?:fully|complete\w*|total\w*|thorough\w*|all|every\w*|each|whole|entire\w*|100|automat\w+|none left|no longer|gone|nothing (?:else|manual))\b|全|完全|彻底|所有|每|各|都|整|自动|不再|100/i,
  },
];
