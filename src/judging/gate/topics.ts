import { occurs } from '../../text/prefilter';

/** Deeds that a Chinese denial ends in: what they were done to stands before it (分库分表没做). */
const DEED_ZH =
  '(?:做|加|搞|弄|写|补|用|接|接手|改|动|碰|摸|建|搭|配|开|开工|开展|跑|测|推|落|上|拆|管|带|学|考|拿|画|干|引入?|实现|完成|开发|上线|采用|部署|迁移?|参与|参加|负责|优化|设计|启用|启动|落地|立项|批|通过?|排期?|排上|安排|赶|入|发|搬|换|切|升|升级|整|买|招|申请|申|谈|签|合|合并|合入|并|覆盖|支持|涉及|介入|接触|涉足|实施|执行|推行|推进|推广|铺开|试|定|选|调|调研|修|训|训练|标|交付|抓|爬|对接|打通|集成|封装|重构|重写|统一|整理|录|译|翻|剪|印|装|装上|布置|连上|投产|投入使用|投入生产|正式用|真正用|成|成功|做成|办成|办|批复|面世|发布|发表|录用|投中|入选|获批|过审|下文|然后|后续|着落|戏|影|谱|结果)';
const DONE_ZH =
  '(?:上|成|完|好|到|过|起来|下来|出来|下去|进去|进来|出去|动|通|着|齐|全|透|掉|了|成功|完成|到位|上去|完整)';
/** Why it was not done, between the denial and the deed. */
const WHY_ZH =
  '(?:能够?|再|怎么|真正|正式|完全|全部|轮到我|轮得到我|空|时间|机会|打算|来得及|顾上|顾得上|舍得|敢|精力|条件|排期|资源|法|办法|让我|叫我|被|去|往下|继续|我来)';
const WHEN_ZH =
  '(?:我|我们|咱们|团队|组里|公司|甲方|老板|领导|这边|那边|那块|这块|这部分|那部分|最后|后来|一直|还是|也|都|又|其实|根本|从来|当时|最终|到底|始终|暂时|压根|这次|那时|并|倒|可|就|实在|确实|完全|反正|至今|目前|到现在|到最后|到头来|迟迟|终究|终归|算是|算|基本|基本上|结果)*';

/** What stands before is all that is denied: it was not done, came to nothing, or was another's. */
const TOPIC_ZH = new RegExp(
  [
    `[^，。\\s]${WHEN_ZH}(?<!从|尚|还|暂)(?:没有?|未)(?!人)(?:${WHY_ZH})*${DEED_ZH}${DONE_ZH}{0,2}(?:了|的|呢|啦)?$`,
    '(?:黄|泡汤|流产|作罢|搁浅|不了了之|凉|吹|打水漂|告吹|夭折|没戏|半途而废|烂尾|鸽|废弃|弃用|下马|无疾而终|石沉大海)了?$',
    '(?:轮不到我|不归我管?|不是我(?:做|写|弄|搞|管|负责|开发|设计|搭|的)?的?|跟我(?:没|无)关系?|与我无关|没我的?(?:事|份)|不在我(?:这|这边|手上)|没让我(?:做|碰|管)|我没份)$',
    '就?(?:算了|免了|跳过了?|略过了?|没再提|先放着|先不做了?|不做了|不搞了|不弄了|不上了|放一边了?)$',
    '(?:只|仅|还)?(?:停留在|写在|画在|停在)(?:纸面|纸上|PPT|文档里?|口头|方案阶段|设计阶段)上?$',
  ].join('|'),
  'iu',
);
const TOPIC_EN =
  /\b(?:never (?:got (?:off the ground|anywhere|done|finished|started|built|approved|round|around|past|beyond|as far)|took off|saw the light|went (?:anywhere|live|out|ahead|into)|materiali[sz]ed|came (?:to|about|together|off)|started|took place|existed|worked|passed|landed)|fell (?:through|flat|by the wayside|apart)|came to (?:nothing|naught)|went nowhere|(?:stayed|remained|stays|remains|was left|were left|ended up) (?:on paper|(?:just |only )?an? (?:idea|plan|draft|sketch|wish|dream)|un(?:finished|done|touched|built|used|started|merged)|on the (?:list|shelf|drawing board|whiteboard)|in the drawer)|(?:was|were|got|has been|have been) (?:left out|skipped|postponed|put off|parked|descoped|axed|killed|vetoed|binned|canned|blocked|deferred|pulled|cut(?= from| in the end|$)|cut from the scope|taken off the (?:list|plan))|(?:did(?:n['’]t| not)) (?:get (?:done|built|anywhere|finished|approved|off|past|that far|to (?:it|them|that))|come (?:to|about|together)|take (?:off|place)|materiali[sz]e|start)|(?:is|was|are|were)(?:n['’]t| not) (?:my (?:work|job|doing|part|area|code|call|team['’]s)|me|us|ours|up to me|for me|one of mine)|had nothing to do with me|(?:ran|run) out of (?:time|money|steam))\b/i;

/** Whether a clause says of the thing that it begins with that it was not done, or not by the person. */
export function isTopicDenied(clause: string): boolean {
  if (occurs(AT_FIRST, clause)) return false;
  return occurs(TOPIC_ZH, clause.replace(/[\s”"』」）)]+$/u, '').slice(-80)) || occurs(TOPIC_EN, clause);
}

const AT_FIRST =
  /之前|原来|原先|以前|此前|早先|起初|一开始|我来前|接手前|\b(?:until|before|at first|initially|originally)\b/i;

/** 当时没做，后来我补了; "left out at first, I added it later": what was not done then was done by the person. */
export function isMadeUpFor(clause: string): boolean {
  return occurs(MADE_UP, clause) && !isTopicDenied(clause);
}

const MADE_UP =
  /^(?:但是?|不过|后来|之后|随后|直到|最近|今年|去年|现在|这次|上个?月|我|由我|才|就|又|自己|来了|入职|接手|以?后|把它|给它)+[^，。；]{0,4}(?:补|加|做|上|写|接|搭|建|弄|搞|配|完成|实现|修)(?:上|好|完|齐|全|出来|起来|了|的|掉)+(?:一[版套个])?$|\b(?:I|we|so|later|then|until|finally|eventually)\b[^.;,]{0,40}\b(?:added|built|wrote|did|made|set|fixed|finished|implemented|introduced|put|created|brought)\b[^.;,]{0,16}\b(?:it|them|that|one)\b/i;

/** "No", 没有, "not me": a denial that names nothing itself answers what stands before it. */
export function isBareDenial(clause: string): boolean {
  return clause.length <= 40 && occurs(BARE, clause.trim());
}

const BARE =
  /^(?:(?:but |well |sadly |honestly |alas |though |oh )?(?:no|nope|none|nah|not (?:really|yet|me|mine|done|started|at all|by me|in the end|there yet)|never(?: (?:did|have|happened|tried|used|touched|got (?:to|round to|around to) (?:it|that|them|those)|made it))?(?: (?:it|that|them|those|one))?|(?:I |we )?(?:have|had|did|was|were|could)(?:n['’]t| not)(?: (?:do|get to|touch|use|have|need|build|finish|write|try|manage|make|get round to|get around to|happen|reach|start)(?: (?:it|that|them|those|any))?)?|(?:I |we )?never (?:\w+ )?(?:it|that|them|those)|not my (?:work|job|thing|area|doing)|somebody else['’]?s?|someone else['’]?s?))[.!]?$|^(?:但是?|不过|可惜|然而|最后|后来|其实|我们?|真|并|还|还是|也|都|压根|根本|从来)*(?:没有?|无|不是|不会|不行|没了|没戏|没做|没搞|没弄|没写|没用|没碰|没加|没上|没学|未做|未完成|未实现|未上线|没[一-龥]过|没来得及|没时间)(?:我做的|我写的|我|的|做|写|弄|搞|过|了|完|成|呢)*$/i;
