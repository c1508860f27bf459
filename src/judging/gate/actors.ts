import { occurs } from '../../text/prefilter';
import { conceptsOf } from '../../text/glossary';
import { baseOfThirdPerson, isVerb } from '../../text/englishVerbs';
import { technologyOf } from '../../text/technologies';

const PERSON =
  '(?:colleagues?|co-?workers?|team ?mates?|team ?leads?|leads?|managers?|boss|mentors?|supervisors?|predecessors?|contractors?|consultants?|vendors?|suppliers?|agency|agencies|interns?|others|someone|somebody|friends?|partners?|room ?mates?|class ?mates?|seniors?|architects?|CTO|engineers?|developers?|designers?|team|squad|crew|group|department|dba|sre|ops|professor|maintainers?|company|client|customer|people|folks|guys|man|woman|student|brother|sister|cousin)';
const DID =
  '(?:had |has |have |was |were |then |later |originally |first |already |mostly |actually |\\w+ly )*(?:designed|built|wrote|written|led|made|handled|created|implemented|ran|owned|owns|runs|did|does|developed|set up|maintained|maintains|came up with|invented|architected|migrated|fixed|tuned|managed|headed|deployed|planned|decided|wanted|introduced|added|drew|modelled|modeled|trained|shipped|launched|took|picked|chose|proposed|started|founded|responsible|in charge|working on|doing|coded|drove|coordinated|organi[sz]ed|configured|rewrote|refactored|optimi[sz]ed|operated|took care|looked after|replaced|finished|delivered|built out|carried|approved|reviewed|tested|organised|won|sold|bought|brought|cut|put|gave|found|sent|taught|sped|threw|broke|\\w{3,}ed)';
const ENGLISH = [
  new RegExp(
    `^(?:and |but |while |so |then |because |since |where |which |that |in fact |actually |originally )?(?:(?:my|our|the|a|an|another|one|two|three|some|other|his|her|their|most) )(?:[\\w'’-]+ ){0,4}?${PERSON}\\b[^,.;]{0,24}?\\b${DID}\\b`,
    'i',
  ),
  // A name: "Ines designed", "Ravi and Mo did".
  new RegExp(
    `^(?:and |but |while |so |later |then |afterwards |eventually |meanwhile |finally |now |before that |after that )?(?!I\\b|We\\b|It\\b|This\\b|That\\b|They\\b|He\\b|She\\b|There\\b|The\\b|My\\b|Our\\b)\\p{Lu}\\p{Ll}+(?: (?:and|&) \\p{Lu}\\p{Ll}+)?(?: \\p{Lu}\\p{Ll}*\\.?)? ${DID}\\b`,
    'u',
  ),
  new RegExp(
    `^(?:and |but |while )?(?:he|she|they|someone else|somebody else|others|everyone else|another (?:team|person|developer|engineer)) ${DID}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:(?:done|designed|built|written|led|made|handled|created|implemented|owned|developed|maintained|managed|run|drawn|tuned|driven|planned|set up) (?:[\\w.+#/-]+ ){0,3}?)by (?!me\\b|myself|hand|default|using)(?:somebody else|(?:my|our|the|a|an|another|one) (?:[\\w'’-]+ ){0,3}?${PERSON}\\b|\\p{Lu}\\p{Ll}+|someone else|others|them\\b)`,
    'u',
  ),
  new RegExp(
    `\\b(?:was|were|is|are) (?:(?:my|our|the|another) (?:[\\w'’-]+ ){0,2}?${PERSON}['’]s?|(?:\\p{Lu}\\p{Ll}+['’]s|hers|his|theirs|(?:his|her|their) (?:job|work|idea|design|baby|call|doing))) ?(?:job|work|idea|design|baby|call|doing)?`,
    'u',
  ),
];
const HAN_PERSON =
  '(?:同事们?|组长|领导|老板|主管|经理|总监|前同事|前任|前辈|上一任|导师|老师|师兄|师姐|师傅|学长|学姐|室友|同学|队友|搭档|朋友|别人|其他人|另一(?:个|位|名)(?:同事|同学|人|工程师|开发)?|他们?|她们?|外包(?:团队|公司|同事)?|供应商|乙方|甲方|厂商|客户|架构师|资深|[\\p{Script=Han}A-Za-z]{1,6}(?:组|团队|部门|部|小组|室|团队的人)|老(?!旧|版|系统|年|用户|客户)[\\p{Script=Han}]|小(?!程序|时|区|店|红书|说|型|数|票)[\\p{Script=Han}]|[\\p{Script=Han}]{1,2}(?:哥|姐|总|工|老师|同学)|DBA|SRE|CTO|运维|产品经理|设计师)';
const HAN_DID =
  '(?:写|做|开发|设计|实现|负责|主导|搭建?|定|提出?|完成|带|改|推动|牵头|维护|弄|搞|画|建|优化|迁移|上线|管|出的|想出)';
/** Deeds that, too, end a sentence of the form 是…的. */
const HAN_CHANGED = '(?:降|缩|压|砍|减|提|修|调|查|测|选|拍)';
const CHINESE = [
  new RegExp(
    `^(?:但|而|不过|其实|当时|后来|原本|最初|整个|[^我本自]{0,14}(?:是|由))?\\s?${HAN_PERSON}[^我，,。|｜:：·/]{0,8}?${HAN_DID}`,
    'u',
  ),
  new RegExp(`(?:由|被|归|靠)\\s?${HAN_PERSON}[^我]{0,6}?(?:${HAN_DID}|的)`, 'u'),
  new RegExp(`是\\s?${HAN_PERSON}[^我]{0,6}?${HAN_DID}[^我]{0,4}的`, 'u'),
  new RegExp(`是\\s?${HAN_PERSON}[^我，。]{1,20}?(?:${HAN_DID}|${HAN_CHANGED})[^我，。]{0,10}的$`, 'u'),
];

/** Who did what a clause tells: `others` where its subject is somebody else and the speaker has no part in it. */
export function actorOf(clause: string): 'self' | 'others' {
  const text = clause.trim();
  if (/(?<!\p{L})(?:I|me|myself|we|us)(?!\p{L})|我|本人|自己|俺|咱/u.test(text))
    return byPassive(text) ? 'others' : 'self';
  // "Implement linked notes": an order to oneself and no name.
  const [first = ''] = /^[A-Za-z]+/.exec(text) ?? [];
  if (isVerb(first, 'the') || baseOfThirdPerson(first) !== null) return 'self';
  // "Memory dropped": a thing at the head of a sentence is no name.
  if (
    (conceptsOf(first).length > 0 || technologyOf(first) !== null) &&
    BY_ITSELF.test(text.slice(first.length))
  )
    return occurs(BECAUSE_OF, text) ? 'others' : 'self';
  return ENGLISH.some((pattern) => occurs(pattern, text)) || CHINESE.some((pattern) => occurs(pattern, text))
    ? 'others'
    : 'self';
}

/** What things do without anybody. */
const BY_ITSELF =
  /^ (?:\w+ )?(?:dropped|fell|rose|went|grew|improved|increased|decreased|declined|shrank|doubled|tripled|halved|stopped|stayed|remained|ran|runs?|crashed|failed|finished|started|passed|landed|lasted|arrived|took|takes?|was|were|is|are|has|have|had|climbed|jumped|reached|slipped|dipped|settled|needed|used|worked)\b/i;

/** "… after my colleague pooled the buffers". */
const BECAUSE_OF = new RegExp(
  `\\b(?:after|when|because|since|once|as|thanks to) (?:my|our|the|a|an|another|some) (?:[\\w'’-]+ ){0,3}?${PERSON}\\b`,
  'i',
);

/** "It was designed by Ines before I joined": the speaker is named, the work is not theirs. */
function byPassive(text: string): boolean {
  return /\bby (?:\p{Lu}\p{Ll}+|(?:my|our|the|another) [\w ]{0,24}(?:team|lead|colleague|predecessor|manager|vendor))\b[^,.]{0,30}\b(?:before|when) I\b|\bbefore I (?:joined|came|started|arrived)\b|我(?:来|入职|加入|接手)(?:之前|以前|前)/u.test(
    text,
  );
}
