import assert from 'node:assert/strict';
import { summarize } from './adSummary';

const LINES: readonly [string, string][] = [
  // Years: the minimum, of the whole career first
  ['At least 3 years of experience', 'years 3'],
  ['Between three and five years in operations', 'years 3'],
  ['5+ years in data engineering, including 2 years with Spark', 'years 5'],
  ['2 years with Java; 4+ years of software development', 'years 4'],
  ['Ideally you bring three years of experience', ''],
  ['0–2 years of experience', ''],
  ['We have been building this for ten years', ''],
  ['A contract of two years', ''],
  ['三年以上服务端开发经验', 'years 3'],
  ['1-3年工作经验', 'years 1'],
  ['测试经验满两年', 'years 2'],
  ['十年以上运维经验', 'years 10'],
  ['≥5年前端经验', 'years 5'],
  ['经验不限,应届也欢迎', ''],
  ['有三年以上经验者优先', ''],
  ['公司成立已有十年', ''],
  ["5 years (or 3 with a Master's degree)", 'years 5'],
  ["You've been writing software for three years or more", 'years 3'],
  ['本硕不限,三年起', 'years 3'],
  ['经验:1年', 'years 1'],
  ['5年前端经验', 'years 5'],
  ['合同三年一签', ''],
  ['一年里有十五天在外地', ''],
  // Degree: the lowest that is enough
  ["Bachelor's degree in computer science", 'degree bachelor'],
  ["Master's degree or PhD in statistics", 'degree master'],
  ['An associate degree in chemistry', 'degree associate'],
  ['BSc in Computer Science or equivalent practical experience', ''],
  ["Bachelor's degree required, Master's preferred", 'degree bachelor'],
  ['No degree is required', ''],
  ['A doctorate is neither needed nor held against you', ''],
  ['You are our scrum master', ''],
  ['统招本科及以上学历,专业不限', 'degree bachelor'],
  ['大专以上学历就可以', 'degree associate'],
  ['本科及以上学历,硕士优先', 'degree bachelor'],
  ['硕士及以上', 'degree master'],
  ['学历不限,作品说话', ''],
  ['本科优先', ''],
  ['团队成员多为硕士博士', ''],
  ['有研究生导师带队', ''],
  // Language: only if it is required
  ['Fluent German', 'language german'],
  ['english in writing', 'language english'],
  ['You polish what you write', ''],
  ['Danish? Not needed. English? Yes.', 'language english'],
  ['English for reading standards', 'language english'],
  ['English at B2 or better', 'language english'],
  ['Japanese (N2)', 'language japanese'],
  ['English is a plus', ''],
  ['No German needed', ''],
  ['We have French customers', ''],
  ['英语能读写,每周有英文会议', 'language english'],
  ['通过CET-6', 'language english'],
  ['日语N1', 'language japanese'],
  ['英语流利者优先', ''],
  ['英语不作硬性要求', ''],
  ['提供免费英语培训', ''],
  ['Good knowledge of German tax law', ''],
  ['Swedish and English, spoken and written', 'language swedish, language english'],
  ['Danish is an advantage, English a must', 'language english'],
  ['Fluent German or French', ''],
  ['工作语言为英文', 'language english'],
];

const PLACES: readonly [string, string][] = [
  ['Location: Norwich, on site three days a week.', 'location Norwich'],
  ['Based in Plymouth, with two remote days a week.', 'location Plymouth'],
  ['Your workplace is in Graz.', 'location Graz'],
  ['The desk is above a bakery in Leith, four days a week.', 'location Leith'],
  ['You work from our Bristol office.', 'location Bristol'],
  ['Remote within Portugal.', 'location Portugal'],
  ['The office is in the centre of Graz.', 'location Graz'],
  ["Where you'll work: Coimbra", 'location Coimbra'],
  ['武汉 | 双休', 'location 武汉'],
  ["We're in Wrexham on Tuesdays, at home otherwise.", 'location Wrexham'],
  ['就在郑州东站旁', 'location 郑州'],
  ['You feel at home in DB2.', ''],
  ['About this location: Villach, lake ten minutes away.', 'location Villach'],
  ["You'd sit with us in Bochum on Mondays.", 'location Bochum'],
  ['The archive is in Zutphen; the reading room is cold.', 'location Zutphen'],
  ['Work from anywhere in Scotland; twice a year we meet in Oban.', 'location Scotland'],
  ['十五个人,坐标杨凌。', 'location 杨凌'],
  ['位于市中心,交通方便。', ''],
  ["We're on the fourth floor in Bamberg.", 'location Bamberg'],
  ['French lessons paid, English spoken.', 'language english'],
  ['可远程,每季度到杭州总部一次。', ''],
  ['Fully remote. Our office in Berlin is open to visitors.', ''],
  ['You work in English with people based in Leeds.', 'language english, location Leeds'],
  ['Location: Remote', ''],
  ['We meet our customers in Paris twice a year.', ''],
  ['工作地点:南京。我们欢迎不同背景的候选人投递。', 'location 南京'],
  ['坐标武汉,初创团队。', 'location 武汉'],
  ['办公室在成都,楼下就是地铁站。', 'location 成都'],
  ['Office 在 Shenzhen,有下午茶。', 'location Shenzhen'],
  ['base苏州,可转正。', 'location 苏州'],
  ['工作地点:不限', ''],
  ['偶尔去上海出差。', ''],
];

describe('the hard conditions of a job ad', () => {
  for (const [line, knockouts] of LINES)
    it(`${line}: ${knockouts || 'none'}`, () => {
      assert.deepEqual(summarize(`Requirements\n- ${line}\n`, { knockouts }), { knockouts });
    });
  for (const [line, knockouts] of PLACES)
    it(`${line}: ${knockouts || 'none'}`, () => {
      assert.deepEqual(summarize(`Requirements\n- Java\n\n${line}\n`, { knockouts }), { knockouts });
    });

  it('takes the place from the title when nothing else names one', () => {
    const expected = { knockouts: 'location 苏州' };
    assert.deepEqual(summarize('前端工程师(苏州)\n要求\n- Vue', expected), expected);
  });

  it('takes nothing from what the firm says of itself and gives', () => {
    const ad =
      'About us\nOur founders speak fluent French at lunch.\n\nRequirements\n- Java\n\nBenefits\n- A sabbatical with 5 years of experience here';
    assert.deepEqual(summarize(ad, { knockouts: '' }), { knockouts: '' });
  });

  it('asks for no condition that is only nice to have', () => {
    const ad = "Nice to have\n- Master's degree\n- 5 years of experience\n- Fluent French";
    assert.deepEqual(summarize(ad, { knockouts: '' }), { knockouts: '' });
  });
});
