import { cutChinese, hanCount, tidyChinese } from '../../text/chinesePhrases';
import { findQuantities } from '../../text/numbers';

const STARTS_WITH_VERB =
  /^(?:将|把|使|令|通过|支持|达到|实现|提升|提高|降低|减少|缩短|压缩|优化|节省|完成|采用|利用|承载|支撑|处理|覆盖|管理|解决|识别|接入|服务)/u;

/** A measured claim of a README as a bullet, made of its own words. */
export function numberChinese(quote: string, name: string, neutral: boolean): string | null {
  let text = tidyChinese(quote)
    .replace(/^[^，。；：:]{1,8}[：:]\s*(?=\S)/u, '')
    .replace(
      new RegExp(
        `^(?:${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}|本?(?:系统|项目|工具|平台|服务|库|框架)|整体|目前|现在|现已|已经?|压测(?:结果|显示|下|中)?|实测|经测试|测试显示)\\s*(?:，|,)?(?:可以|能够|能|可|已经?)?`,
        'iu',
      ),
      '',
    )
    .replace(/^(?:可以|能够|可|能)(?=\S)/u, '');
  text = text.split(/[。；]/u)[0]?.trim() ?? text;
  if (/我们?|你|您|咱|https?:|[？?]$/u.test(text) || hanCount(text) < 4) return null;
  // "接口加了索引，从 800ms 降到 60ms": what was done to what.
  const done =
    /^([^，了]{2,12}?)(加|增加|添加|做|用|换成|改成|改用|引入|接入|使用)了([^，]{1,16})，((?:将|把)?[^，]*?(?:从|由).+(?:降|缩短|减少|提升|提高|增).+)$/u.exec(
      text,
    );
  if (done && /^(?:加|增加|添加|做|引入|接入)$/u.test(done[2] ?? ''))
    text = `为${done[1] ?? ''}${done[2] ?? ''}${done[3] ?? ''}，${(done[4] ?? '').replace(/^(?=[从由])/u, '将其')}`;
  text = cutChinese(text, 48);
  if (findQuantities(text).length === 0) return null;
  if (/^(?:提升|提高|降低|减少|缩短|压缩|优化|节省|将|把|使|通过|为)/u.test(text))
    return neutral ? null : text;
  // 延迟由 15 分钟缩短到 40 秒 → 将…
  if (/^[^，]{2,16}?(?:由|从)[^，]{1,20}(?:缩短|降低?|减少|提升|提高|增长|优化|压缩)(?:到|至|为)/u.test(text))
    return neutral ? null : `将${text}`;
  if (STARTS_WITH_VERB.test(text)) return text;
  if (/^(?:每[天日秒小分]|单机|日均|峰值|高峰)[^，]*(?:处理|支撑|承载|接收|写入|查询|请求)/u.test(text))
    return `支持${text}`;
  // Behind 实现 stands a thing; a clause with a verb of its own does not fit there.
  if (/[了很就会是有让使被]|友好|仅需|只需|以后|之后|后，/u.test(text)) return null;
  return neutral ? `达到${text}` : `实现${text}`;
}
