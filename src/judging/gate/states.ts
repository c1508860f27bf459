import { matchesOf } from '../../text/matches';
import type { Detector, Objection } from './claim';

/** Something that is not there yet: how the facts say so, how a claim makes it done, what in the facts shows that it is. */
interface State {
  pending: RegExp;
  done: RegExp;
  proven: RegExp;
}

const STATES: readonly State[] = [
  {
    pending:
      /\b(?:under|in) (?:peer )?review\b|\bsubmitted\b[^.;]{0,24}\b(?:paper|article|manuscript)s?\b|\b(?:paper|article|manuscript)s?\b[^.;]{0,24}\bsubmitted\b|审稿|在投|投稿中?|已投|外审|在审/gi,
    done: /\b(?:publish(?:ed|ing)|publications?|accepted)\b|发表|刊登|录用|见刊/i,
    proven: /\b(?:publish\w*|accepted|came out|appeared|in print)\b|发表|刊登|录用|见刊/i,
  },
  {
    pending:
      /\bpatent (?:applications?|pending)\b|\b(?:applied for|filed|submitted|applying for)\b[^.;]{0,16}\bpatents?\b|\bpatents?\b[^.;]{0,16}\b(?:filed|submitted|pending)\b|申请(?:了|过|的|中)?[^，。；]{0,8}专利|专利[^，。；]{0,4}(?:申请|受理|在审|公开|实审)/gi,
    done: /\b(?:holds?|holding|owns?|has|have|granted|awarded|obtained|received|won|secured|earned)\b[^.;]{0,24}\bpatents?\b|\bpatents? (?:holder|granted|issued|awarded)\b|(?:授权|获得?|拥有|取得|持有|获批)[^，。；]{0,8}专利|专利(?:授权|获批)/i,
    proven: /\b(?:granted|issued|holds?|approved|came through|awarded)\b|授权|下来|获批|拿到|批了/i,
  },
  {
    pending:
      /\b(?:appl(?:ied|ying)|registered|signed up|preparing|prepared|studying|waiting) (?:for|to)\b|报名|备考|准备考|申请(?:了|过|中)?/gi,
    done: /\b(?:certified|certificat\w+|licen[cs]ed?|scholarships?|fellowships?|grants?|passed|admitted)\b|(?:获得?|通过|取得|持有|考取|荣获|拿到)[^，。；]{0,10}(?:奖学金|证书|认证|软考|资质|执照|基金|职称|资助)/i,
    proven: /\b(?:passed|got|received|awarded|granted|accepted|obtained|earned|won|certified|holds?|have the)\b|拿到|通过|考过|获得|取得|拿了|下来|中了|批了/i,
  },
  {
    pending:
      /\b(?:(?:closed |open |private |public )?(?:beta|alpha)|trial(?:led|ed)?|pilot(?:ed|ing)?|staging|test environment|sandbox)\b|内测|公测|灰度|试运行|试点|试用|测试版|测试环境|预发|预生产|沙箱/gi,
    done: /\b(?:(?:in|to|into) production|launched|went live|rolled out|released|shipped)\b|正式(?=上线|发布|运行|投)|生产环境|上线|全量|投产|全面推广/i,
    proven: /\b(?:production|live|launched|rolled out|shipped|released|public)\b|正式|上线|全量|投产|生产|推广/i,
  },
  {
    pending:
      /\b(?:course ?work|(?:course|class|school|student|hobby|toy) (?:project|assignment)|homework|assignment)s?\b|课程(?:作业|设计|项目)|大作业|课设|毕业设计|练手/gi,
    done: /\b(?:commercial(?:ly)?|client project|for (?:a|the) (?:client|customer))\b|商业(?=项目|产品|系统|化)|商用|甲方/i,
    proven: /\b(?:commercial\w*|clients?|customers?|paid|sold|enterprise)\b|商|客户|甲方|企业/i,
  },
  {
    pending:
      /\b(?:pull|merge) requests?\b[^.;]{0,24}\b(?:open|pending|waiting|in review|draft|not merged)\b|\bPRs?\b[^.;，。]{0,12}(?:\b(?:open|pending|waiting|draft|not merged)\b|(?:还没|未|没有?|待|等)(?:被)?(?:合并|合))|等(?:待)?合并/gi,
    done: /\bmerged\b|合并|\bcontribut(?:ed|or)\b|贡献者?/i,
    proven: /\b(?:merged|accepted)\b|已合并|合并了|合进/i,
  },
  {
    pending:
      /\b(?:submitted|proposed|sent in)\b[^.;]{0,16}\b(?:talk|proposal|abstract)s?\b|投了?[^，。；]{0,6}(?:议题|演讲|报告)/gi,
    done: /\b(?:gave|delivered|presented|spoke|speaker)\b|演讲|分享/i,
    proven: /\b(?:gave|spoke|accepted|presented|talked|held)\b|讲了|分享了|入选|通过/i,
  },
]; // prettier-ignore

/** Under review, applied for, in a trial: what is not there yet in the facts is not there in a claim. */
export const checkStates: Detector = (claim, facts) =>
  STATES.flatMap(({ pending, done, proven }): Objection[] => {
    const match = done.exec(claim.text);
    if (!match || matchesOf(pending, claim.text).length > 0) return [];
    const told = [...facts.own, ...facts.unmade];
    const open = told.find(({ text }) => matchesOf(pending, text).length > 0);
    if (!open) return [];
    // What says that it is pending proves nothing itself: "the patent was filed and granted".
    const rest = told.map(({ text }) => text.replace(pending, ' ')).join('\n');
    if (proven.test(rest)) return [];
    return [
      {
        rule: 'planned-in-evidence',
        span: [match.index, match.index + match[0].length],
        fact: open.text,
        source: open.source.id,
      },
    ];
  });
