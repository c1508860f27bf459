import type { Said } from './answerClauses.rules';
import { asks } from './answerQuestion.rules';
import type { Topic } from './answerQuestion.rules';
import { isTitle } from './answerTitles.rules';

const WORD = "\\p{Lu}[\\p{L}'-]*\\.?";
const PARTICLE = '(?:van|von|der|den|de|da|di|du|del|della|la|le|bin|ibn|al|el|ter|ten|dos|das|y|af|zu)';
const NAME = `${WORD}(?:\\s(?:${PARTICLE}\\s){0,3}${WORD}){0,4}`;
const LOWER = "[\\p{L}][\\p{L}'-]{1,20}(?:\\s[\\p{L}][\\p{L}'.-]{0,20}){0,3}";

/** Said outright, whatever was asked. */
const OUTRIGHT_EN: RegExp[] = [
  new RegExp(
    `\\b(?:[Mm]y (?:full |real |legal |first )?name(?:'s| is| would be)|[Ff]ull name(?:'s| is|:)|[Nn]ame(?:'s| is|:))\\s(?:actually |just )?(?<name>${NAME})`,
    'u',
  ),
];
/** Said as an answer to the question for a name. */
const ASKED_EN: RegExp[] = [
  new RegExp(
    `\\b(?:[Ii]'m|[Ii] am|[Tt]his is|[Ii]t's|[Tt]hat's|[Ii]t is|[Uu]se|[Pp]ut(?: down)?|[Ww]rite) (?:called |named |just )?(?<name>${NAME})`,
    'u',
  ),
  new RegExp(
    `^(?:(?:[Ss]ure|[Yy]es|[Hh]i|[Hh]ello|[Hh]ey|[Ww]ell|[Uu]h+|[Uu]m+|[Ss]o|[Oo]h|[Jj]ust|[Oo]k(?:ay)?)[,!\\s]+){0,3}(?<name>${NAME})(?=$|\\s?[(,:]|\\s(?:here|speaking|but|and|please|is fine|with|as in|at your)\\b)`,
    'u',
  ),
  new RegExp(
    `\\b(?:[Cc]all(?:s)? me|[Gg]o(?:es)? by|[Kk]nown as|[Aa]ddress me as) (?:just |simply )?(?<name>${NAME})`,
    'u',
  ),
  new RegExp(`\\b(?:call me|my name(?:'s| is)|name(?:'s| is)|i'm|i am|it's) (?<name>${LOWER})$`, 'iu'),
  new RegExp(`^(?<name>${LOWER})(?: here)?$`, 'u'),
];
const NO_NAME_EN =
  /^(?:i|we|you|he|she|it|they|the|a|an|my|no|not|none|yes|ok|sure|fine|good|happy|sorry|skip|pass|next|well|hi|hello|hey|thanks|thank|please|anonymous|nobody|someone|what|why|who|how|when|where|which|same|as|above|already|told|see|resume|linkedin|github|mr|mrs|ms|dr|working|looking|currently|from|in|at|on|just|kind|sort|still|never|rather|prefer|private|confidential|later|maybe|any|anything|whatever|call|name|is|was|comfortable|afraid|unable|able|going|trying|developer|engineer|only|really|very|so|don't|can't|won't|let|me|first|last|given|family|mine|that|this|it's|i'm|do|does|did|to|use|put|and|or|but)$/iu;

/** Surnames by which a bare name is known, single and double, by frequency and beyond. */
const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱江尹薛闫雷侯龙史陶贺顾毛郝龚邵万钱严覃武戴莫孔向汤常温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉冶斯元束檀衣信展阴昝智幸奉植衡富尧闭由';
const DOUBLE =
  '欧阳|上官|司马|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|长孙|宇文|司徒|夏侯|端木|轩辕|南宫|百里|西门|独孤|闻人|澹台|申屠|太史|完颜|纳兰|呼延|钟离';
const HAN_NAME = `(?:(?:${DOUBLE})[\\u4e00-\\u9fff]{1,2}|[${SURNAMES}][\\u4e00-\\u9fff]{1,2}|[\\u4e00-\\u9fff]{1,8}(?:·[\\u4e00-\\u9fff]{1,8}){1,3})`;
const END = '(?=$|[,，。、;；!\\s（(:：]|的|[A-Za-z]|就(?:行|好|可以|成)|吧|呀|啊|哈|电话|手机|邮箱|是)';
const OUTRIGHT_ZH: RegExp[] = [
  new RegExp(
    `(?:我的?(?:全名|姓名|名字|大名|真名)(?:是|叫|叫做|:)?|我(?:本名|全名|大名|真名)?叫(?:做|作)?|姓名[:是]?|本名[:是叫]?|全名[:是叫]?|本人(?:叫|名叫)?)\\s*(?<name>[\\u4e00-\\u9fff·]{2,10}?)${END}`,
    'u',
  ),
];
const ASKED_ZH: RegExp[] = [
  new RegExp(
    `(?:名字(?:是|叫|:)?|(?:^|就|请|用|那)[写填用](?:上|成)?|姓名|我是|叫我|写|填|用|署名|叫|称呼我?|喊我|免贵[,，\\s]*)\\s*(?<name>${HAN_NAME})${END}`,
    'u',
  ),
  new RegExp(
    `^(?:嗯+(?!嗯)|呃|哦|那个|就|你好|您好|好的|[,，!\\s])*(?<name>${HAN_NAME})(?:哈|呀|啊|吧)?(?=$|[,，。、;；!\\s（(:：A-Za-z]|电话|手机|邮箱)`,
    'u',
  ),
  new RegExp(
    `(?:叫我|喊我|称呼我?|叫)\\s*(?<name>[小老阿大][\\u4e00-\\u9fff]{1,2}|[\\u4e00-\\u9fff]{2,3})(?=$|[,，。、;；!\\s]|就(?:行|好|可以|成)|吧|呀|啊|即可|都行)`,
    'u',
  ),
  new RegExp(`(?:叫我|我叫|我是|叫|名字是|英文名(?:是|叫)?)\\s*(?<name>${NAME})`, 'u'),
];
/** Words of contacts and places that begin like a surname. */
const NO_WORD_ZH =
  /[手电微邮联常公座]|(?:市|省|区|路|号|机|话|箱|司|部|室|家|时|同号|优先|方式|联系|办公)$|^(?:北京|上海|广州|深圳|成都|武汉|南京|西安|苏州|重庆|天津|长沙|郑州|青岛|厦门|合肥|大连|宁波|济南|福州|沈阳|温州|金华|常州)/u;
const NO_NAME_ZH =
  /^(?:哈+|呵+|嘿+|嘻+|什么|怎么|不|没|这|那|你|我|他|她|跳过|过吧|下一|保密|随便|都行|可以|不想|不便|匿名|暂时|简历|上面|刚才|之前|说过|应届|学生|程序|前端|后端|开发|测试|先生|女士|同学|老师|经理|名字|姓名|电话|邮箱|忘了|不方便|和|同|时候|那个|都|来|全|应该|但是|原来|相关|单独|成都|安全|方便|时间|关于|明天|平时|国内|常用|强烈|和我|别|任何|向|有|无)/u;

/** What only follows a name where it introduces: an address, a number, or the word for one. */
const CONTACT = /@|\d[\d ().-]{5,}\d|https?:|www\.|\b[\w-]+\.(?:com|org|net|dev|io|me|cn)\b/iu;
const INTRODUCED = new RegExp(
  `^(?:(?:[Hh]i|[Hh]ello|[Ss]ure|[Ww]ell|[Oo]k(?:ay)?),? )?(?:(?:[Ii]'m|[Ii] am|[Tt]his is|[Ii]t's) )?(?<name>${WORD}(?:\\s(?:${PARTICLE}\\s){0,3}${WORD}){1,3})$`,
  'u',
);
const INTRODUCED_ZH = new RegExp(`^(?:你好|您好|我是|我叫|本人)?(?<name>${HAN_NAME})$`, 'u');
/** Capitalised words of cities, firms and letters. */
const NO_PERSON =
  /\b(?:ask|best|kind|warm|dear|regards|office|home|work|mobile|cell|phone|e-?mail|mail|tel|telephone|contact|write|reach|call|text|new|san|los|hong|saint|north|south|east|west|united|great|street|road|voice|gmail|proton|outlook|labs?|ltd|group|systems|software|university|college|school|team|support|sales|department|company|bank|main|personal|private|street|city|park|your|google|number)\b/iu;

/** "Ines Vale. ines@example.com": a whole name, first, and how to reach its bearer right behind. */
function introduced(said: readonly Said[], topics: ReadonlySet<Topic>): string | undefined {
  if (asks(topics, 'company', 'position', 'school')) return undefined;
  const [first, second] = said
    .slice(0, 2)
    .flatMap(({ text }) => text.split(/\s?[/|;；]\s?(?!\/)/u))
    .map((part) => part.trim());
  if (first === undefined || second === undefined || !CONTACT.test(second)) return undefined;
  const name = INTRODUCED.exec(first)?.groups?.['name'] ?? INTRODUCED_ZH.exec(first)?.groups?.['name'];
  if (name === undefined || NO_PERSON.test(name) || NO_WORD_ZH.test(name) || !isName(name)) return undefined;
  return name;
}

/** The user's own name, as typed. */
export function readName(said: readonly Said[], topics: ReadonlySet<Topic>): string | undefined {
  const asked = asks(topics, 'name');
  for (const patterns of asked
    ? [OUTRIGHT_EN, OUTRIGHT_ZH, ASKED_ZH, ASKED_EN]
    : [OUTRIGHT_EN, OUTRIGHT_ZH]) {
    for (const pattern of patterns) {
      for (const { text } of said) {
        const name = pattern.exec(text)?.groups?.['name']?.trim();
        if (name !== undefined && isName(name)) return fuller(name, said).replace(/(?<=[\p{Ll}])\.$/u, '');
      }
    }
  }
  return introduced(said, topics);
}

/** "Jonas, Jonas Mehr": the name said again in full. */
function fuller(name: string, said: readonly Said[]): string {
  const whole = new RegExp(`^${NAME}$`, 'u');
  return said.map(({ text }) => text).find((text) => text.startsWith(`${name} `) && whole.test(text)) ?? name;
}

function isName(name: string): boolean {
  if (isTitle(name) || /\d/u.test(name)) return false;
  if (/[\u4e00-\u9fff]/u.test(name)) return !NO_NAME_ZH.test(name) && name.length >= 2;
  return !name.split(/\s+/u).some((word) => NO_NAME_EN.test(word)) && name.length >= 2;
}
