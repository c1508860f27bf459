import assert from 'node:assert/strict';
import type { Known } from '../../../src/protocol/contacts';
import { findContacts } from '../../../src/models/veilContacts';
import { contactsOf } from '../../../src/document/contacts';
import { parseJsonObject } from '../../../src/document/jsonText';
import { knownPatterns } from '../../../src/models/veilKnown';

const found = (text: string, known: Parameters<typeof knownPatterns>[0] = []): string[] =>
  findContacts(text, knownPatterns(known)).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

/** A text and what of it is a contact. */
const CONTACTS: [text: string, contact: string][] = [
  ['Write to lin.hua@example.com.', 'email lin.hua@example.com'],
  ['邮箱lin_hua88@qq.com，欢迎联系', 'email lin_hua88@qq.com'],
  ['<me+work@mail.example.co.uk>', 'email me+work@mail.example.co.uk'],
  ['mailto:o.neill@sub.domain.museum?subject=x', 'email o.neill@sub.domain.museum'],
  ['Author: Mira Vogel <mira@vogel.dev>', 'email mira@vogel.dev'],
  ['a_b-c%d@1and1.de;', 'email a_b-c%d@1and1.de'],
  ['邮箱：zhang＠163.com', 'email zhang＠163.com'],
  ['mira [at] example [dot] org', 'email mira [at] example [dot] org'],
  ['mira(at)example.org', 'email mira(at)example.org'],
  ['"email":"x9@corp.io"', 'email x9@corp.io'],
  ['CODEOWNERS * jo@corp.example', 'email jo@corp.example'],
  ['联系 tech-support@公司.com 或 ops@corp.com.cn', 'email ops@corp.com.cn'],
  ['Signed-off-by: A B <12345+ab@users.noreply.github.com>', 'email 12345+ab@users.noreply.github.com'],
  ['电话 13812345678', 'phone 13812345678'],
  ['13912345678（微信同号）', 'phone 13912345678'],
  ['手机：138 1234 5678', 'phone 138 1234 5678'],
  ['+86 138-1234-5678', 'phone +86 138-1234-5678'],
  ['+8613812345678', 'phone +8613812345678'],
  ['(+86) 13812345678', 'phone (+86) 13812345678'],
  ['（+86）138 1234 5678', 'phone （+86）138 1234 5678'],
  ['86-13812345678', 'phone 86-13812345678'],
  ['0086 13812345678', 'phone 0086 13812345678'],
  ['座机 010-62551234', 'phone 010-62551234'],
  ['021-6255 1234转801', 'phone 021-6255 1234转801'],
  ['(0755) 8888 1234', 'phone (0755) 8888 1234'],
  ['（010）62551234', 'phone （010）62551234'],
  ['0571-88156688-8012', 'phone 0571-88156688-8012'],
  ['热线 400-820-8820', 'phone 400-820-8820'],
  ['400-8208-820', 'phone 400-8208-820'],
  ['(415) 555-0132', 'phone (415) 555-0132'],
  ['Call 415-555-0132 now', 'phone 415-555-0132'],
  ['415.555.0132', 'phone 415.555.0132'],
  ['1-415-555-0132', 'phone 1-415-555-0132'],
  ['+1 (415) 555-0132 ext. 12', 'phone +1 (415) 555-0132 ext. 12'],
  ['+1-415-555-0132', 'phone +1-415-555-0132'],
  ['+14155550132', 'phone +14155550132'],
  ['+44 20 7946 0958', 'phone +44 20 7946 0958'],
  ['+44 (0)20 7946 0958', 'phone +44 (0)20 7946 0958'],
  ['020 7946 0958', 'phone 020 7946 0958'],
  ['07700 900123', 'phone 07700 900123'],
  ['+49 30 901820', 'phone +49 30 901820'],
  ['+49 (0) 171 5551234', 'phone +49 (0) 171 5551234'],
  ['06 12 34 56 78', 'phone 06 12 34 56 78'],
  ['+33 6 12 34 56 78', 'phone +33 6 12 34 56 78'],
  ['+81-3-1234-5678', 'phone +81-3-1234-5678'],
  ['+852 9123 4567', 'phone +852 9123 4567'],
  ['+886 912 345 678', 'phone +886 912 345 678'],
  ['+91 98765 43210', 'phone +91 98765 43210'],
  ['+55 11 91234-5678', 'phone +55 11 91234-5678'],
  ['Phone: 5550132', 'phone 5550132'],
  ['tel 62551234', 'phone 62551234'],
  ['联系方式：6255 1234', 'phone 6255 1234'],
  ['WhatsApp 91234567', 'phone 91234567'],
  ['2024 13812345678', 'phone 13812345678'],
  ['13812345678 -1]', 'phone 13812345678'],
  ['3 (415) 555-0132 2', 'phone (415) 555-0132'],
  ['身份证 11010519491231002X', 'id 11010519491231002X'],
  ['身份证号：440524188001010014。', 'id 440524188001010014'],
];

/** The contacts of a resume with such `basics`. */
function statedBy(basics: unknown): Known[] {
  return contactsOf(parseJsonObject(JSON.stringify({ basics }), 'resume'));
}

const KNOWN = statedBy({
  email: 'lin@hua',
  phone: '+86 138 0013 8000',
  url: 'https://www.linhua.dev/',
  profiles: [{ network: 'GitHub', username: 'linhua', url: 'https://github.com/linhua' }, null, { url: 7 }],
  location: { address: '浦东新区世纪大道 100 号\n18 Elm Street', city: '上海', postalCode: '200120' },
});

const OF_RESUME: [text: string, contact: string][] = [
  ['see https://www.linhua.dev/ for more', 'link https://www.linhua.dev/'],
  ['主页 linhua.dev，博客', 'link linhua.dev'],
  ['http://linhua.dev', 'link http://linhua.dev'],
  ['github.com/LinHua', 'link github.com/LinHua'],
  ['https://github.com/linhua/tinyqueue', 'link https://github.com/linhua/'],
  ['lin@hua', 'email lin@hua'],
  ['+86-138-0013-8000', 'phone +86-138-0013-8000'],
  ['住在浦东新区世纪大道 100 号', 'address 浦东新区世纪大道 100 号'],
  ['18 Elm  Street', 'address 18 Elm  Street'],
];

const NONE: string[] = [
  // Versions, dates, figures
  'v1.2.3, 10.20.30.40, 2.0.0-rc.1',
  'langgraph 1.7.3 and node 20.20.0',
  '2024-03-05',
  '2024-03-05 12:34:56',
  '2024.03.05-2025.01.31',
  '2019 - 2023',
  '2019-2023',
  'call it (2021–2023)',
  'string 1234567',
  '"text": "2019.11–2020.04 App"',
  '05/03/2024',
  '05.03.2024',
  '20240305',
  '20240305-123456',
  '2024-03-05T12:34:56.789Z',
  '1700000000',
  '1700000000000',
  '时间戳 1700000000',
  '3.14159265358979',
  '1,234,567.89',
  '¥13800138000',
  '$4155550132',
  '13800138000 元',
  '13800138000 rows',
  '处理了 13812345678 条记录',
  '20 000 000 requests',
  '1 000 000 000',
  '800 ms to 120 ms for 20,000 requests',
  '从 800 毫秒降到 120 毫秒',
  '+20 %, -15 %, +1200 lines',
  '+12345678',
  '+120 -45',
  // Ids, ports, hosts
  'order 13812345678',
  '订单号 13812345678',
  'QQ 群：613812345',
  'issue #1381234567',
  'http://localhost:8080',
  '192.168.100.200:5432',
  '127.0.0.1',
  'port 13812',
  'a3bb189e-8bf9-3888-9912-ace4e6543002',
  '9f86d081884c7d659a2feaa0c55ad015',
  'ISBN 978-3-16-148410-0',
  'arXiv:2301.13812345',
  'doi 10.1145/3292500.3330701',
  'id: 4155550132',
  'ORDER-138-1234-5678',
  'x13812345678y',
  '0x13812345678',
  'build 138.1234.5678',
  '11010519491231002A',
  '110105194912310021',
  'row 110105194912310029',
  // Looks like an address of mail
  'git@github.com:me/x.git',
  'npm i @scope/pkg@1.2.3 react@18.2.0',
  'icon@2x.png and logo@3x.webp',
  '@app.route("/x")',
  '@Override public',
  'user@localhost',
  'ssh root@10.0.0.1',
  'a @ b.com',
  'price @ $5.00',
  'twitter @linhua',
  'lodash@latest',
  // Prose
  'Served 3 000 users in 12 countries',
  '团队 5 人，3 个月，2 个版本',
  '1234-5678',
  '123 456 789',
  'section 1.2.3.4',
  '1234567',
  '6255 1234',
  '555-0132',
  '(1) 2024 (2) 2025',
  'https://x.dev/a/13812345678',
  '5-10-15-20-25-30',
  '100-200-3000',
  'sha 4155550132',
  '0.13812345678',
  '13812345678.5',
];

describe('contacts in a text', () => {
  it('are tables of some size', () =>
    assert.ok(CONTACTS.length + OF_RESUME.length >= 60 && NONE.length >= 60));

  for (const [text, contact] of CONTACTS)
    it(`are found: ${text}`, () => assert.deepEqual(found(text), [contact]));

  for (const [text, contact] of OF_RESUME)
    it(`of the resume are found: ${text}`, () => assert.deepEqual(found(text, KNOWN), [contact]));

  for (const text of NONE) it(`are not: ${text}`, () => assert.deepEqual(found(text, KNOWN), []));

  it('are each found of several', () => {
    assert.deepEqual(found('13812345678 13987654321、+44 20 7946 0958/a@b.co'), [
      'phone 13812345678',
      'phone 13987654321',
      'phone +44 20 7946 0958',
      'email a@b.co',
    ]);
  });

  it('of the resume are not parts of other words', () => {
    for (const text of ['mylinhua.dev', 'linhua.developer', 'notgithub.com/linhuang', 'github.com/linhua2'])
      assert.deepEqual(found(text, KNOWN), [], text);
  });

  it('of the resume are taken from fields that are texts, and a city alone is none', () => {
    assert.deepEqual(statedBy(null), []);
    assert.deepEqual(statedBy({ email: 5, profiles: {}, location: { address: 'Shanghai' } }), []);
    assert.deepEqual(
      statedBy({ email: ' a@b.co ', phone: '12' }).map(({ value }) => value),
      ['a@b.co'],
    );
  });

  it('take time in proportion to the text', () => {
    for (const piece of [
      'a',
      '1',
      '1 ',
      '(1)',
      'a@',
      'a@a.',
      '+',
      '1-',
      'a.',
      '0',
      ' [at] ',
      '-',
      '。',
      '1x',
    ])
      for (const known of [[], KNOWN]) {
        const since = performance.now();
        found(piece.repeat(Math.ceil(200_000 / piece.length)), known);
        const took = performance.now() - since;
        assert.ok(took < 6_000, `${piece}: ${took.toFixed(0)} ms`);
      }
  });
});
