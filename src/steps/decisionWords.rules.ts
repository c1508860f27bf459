import type { Language } from '../protocol/cards';

const CHINESE =
  /\b(?:in|into|to)\s+(?:simplified\s+)?chinese\b|^(?:simplified\s+)?chinese(?:\s+(?:please|version))?\W*$|(?:用|换成|改成|改为|写成|翻译?成|要)\s*(?:简体)?中文|中文版|^\s*中文\W*$/iu;
const ENGLISH =
  /\b(?:in|into|to)\s+english\b|^english(?:\s+(?:please|version))?\W*$|(?:用|换成|改成|改为|写成|翻译?成|要)\s*(?:英文|英语)|英文版|^\s*英[文语]\W*$/iu;
const NEGATED = /\b(?:not|never|don['’]?t|do not)\b|不要|别|不用/iu;

/** The language that a wish asks the entry to be written in, if any. */
export function languageWish(text: string): Language | null {
  if (NEGATED.test(text)) return null;
  if (CHINESE.test(text)) return 'zh';
  return ENGLISH.test(text) ? 'en' : null;
}

const POLITE = '(?:please|pls|thanks|thank you|thx|sorry|then|now|just|请|谢谢|吧|了|啊|呀|的|那|就)';
const IT =
  '(?:it|this|that|them|all|everything|the (?:entry|draft|card|proposal|bullets)|这个|它|这段|这条|全部|条目|草稿)';
const YES = `(?:yes|yep|yeah|yup|ok|okay|sure|right|correct|good|great|perfect|nice|fine|lgtm|(?:that )?(?:looks|sounds) (?:good|great|right|fine|ok)(?: to me)?|go ahead|ship it|(?:approve[d]?|accept(?:ed)?|save|add|use|take|keep)(?: ${IT})?(?: (?:in)?to (?:my |the )?resume)?|好|好的|可以|行|没问题|同意|通过|采纳|接受|确认|保存|就这样|就用${IT}|(?:加入|添加到|写入|存入)简历|批准)`;
const NO = `(?:no|nope|nah|no way|never ?mind|forget ${IT}|cancel(?: ${IT})?|stop|skip(?: ${IT})?|(?:reject|discard|decline|dismiss|drop|delete|scrap|throw away|get rid of)(?:ed)?(?: ${IT})?|(?:throw|put) ${IT} (?:away|out)|(?:i )?(?:don['’]?t|do not) (?:want|like|need|save|use|add|keep) ${IT}|不|不要|不要了|不用|不用了|不行|不好|算了|拒绝|放弃|取消|丢掉|扔掉|删掉|删除|作废|(?:不|别|不要)(?:采纳|保存|加入|添加|用)|不要${IT}|(?:拒绝|放弃|删掉|取消|丢掉)${IT})`;
const whole = (one: string): RegExp =>
  new RegExp(`^(?:(?:${POLITE}[\\s,.!，。！]*)*${one}[\\s,.!，。！]*(?:${POLITE}[\\s,.!，。！]*)*)+$`, 'iu');
const APPROVAL = whole(YES);
const REJECTION = whole(NO);

/**
 * A decision that a message is and nothing besides: "approve", "no, throw it away", "算了". What says more ("don't save
 * it yet", "the dates are wrong", "第一条不准确") is a wish or a remark, never a decision.
 */
export function plainDecision(text: string): 'approve' | 'reject' | null {
  const message = text.trim();
  if (message === '' || message.length > 80) return null;
  if (APPROVAL.test(message)) return 'approve';
  return REJECTION.test(message) ? 'reject' : null;
}
