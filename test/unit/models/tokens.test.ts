import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Tiktoken } from 'js-tiktoken/lite';
import cl100k from 'js-tiktoken/ranks/cl100k_base';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { estimateMessages, estimateTokens } from '../../../src/models/tokens';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Pieces of a file, as prompts hold them. */
const pieces = (path: string, most = 30): string[] =>
  (read(path).match(/[\s\S]{100,600}/g) ?? []).slice(0, most);

/** Some lines of a file, spread over it. */
const lines = (path: string, most = 40): string[] => {
  const all = read(path)
    .split('\n')
    .filter((line) => line.length > 60);
  return all.filter((_, index) => index % Math.ceil(all.length / most) === 0);
};

const TEXTS: [what: string, texts: string[]][] = [
  ['the README of the sample project', pieces('test/fixtures/sample-project/README.md')],
  ['our own documents', [...pieces('README.md'), ...pieces('CONTRIBUTING.md')]],
  ['code', [...pieces('src/models/call.ts'), ...pieces('esbuild.config.mjs')]],
  ['prompts in both languages', pieces('src/project/prompts.ts')],
  ['JSON', [...pieces('package.json'), ...pieces('package-lock.json')]],
  [
    'texts of the interface, Chinese',
    [...pieces('l10n/bundle.l10n.zh-cn.json'), read('package.nls.zh-cn.json')],
  ],
  ['answers of users', lines('test/evals/data/answers.jsonl')],
  ['claims and facts', lines('test/evals/data/fact-gate.jsonl')],
  ['messages of users', lines('test/evals/data/intents.jsonl')],
  ['job ads and resumes', lines('test/evals/data/jd-match.jsonl')],
  ['bullets', lines('test/evals/data/rubric-pairs.jsonl')],
  [
    'Chinese prose, simplified and traditional',
    [
      '负责核心交易链路的重构，主导服务拆分，将接口平均耗时从八百毫秒降到一百二十毫秒；设计缓存与限流方案，支撑大促期间每秒两万次请求。',
      '我負責重構支付系統，將回應時間縮短百分之四十。團隊共五人，每週發佈一次。資料庫使用 PostgreSQL，並導入監控與告警機制，確保服務穩定運行。',
    ],
  ],
  [
    'marks, figures and blanks',
    [
      '| name | value | note |\n|------|-------|------|\n| alpha | 12.5 % | ok |\n| beta | 1,204 | — |\n',
      '├── src\n│   ├── models\n│   │   └── call.ts\n│   └── steps\n└── test\n    ├── unit\n    └── e2e\n',
      '3.14159265358979 13800138000 2024-03-05T12:34:56.789Z 192.168.0.1 1,234,567.89',
      'a3bb189e-8bf9-3888-9912-ace4e6543002 9f86d081884c7d659a2feaa0c55ad015',
      'a\n\n\n      b\n        c\n\t\t\t\td       e                    f\n \n \n \n      g',
      '<div class="row"><a href="#x" onclick="go()">Hi</a></div><br/>&nbsp;&amp;',
      '🚀 Fast ⚡️ and 🔒 secure! 👨‍👩‍👧‍👦 Made with ❤️ by 🧑🏽‍💻 in 🇨🇳🇩🇪 ✅✅✅ 🎉🎉 💯 🐛 fix ♻️ refactor',
    ],
  ],
];

/** Other scripts: the newer tokenizer takes far fewer tokens for them, the older one must still be covered. */
const OTHERS: Record<string, string> = {
  Russian:
    'Я разработал систему обработки платежей на Go, которая сократила время ответа на сорок процентов.',
  Korean:
    '저는 결제 시스템을 재설계하여 응답 시간을 사십 퍼센트 단축했습니다. 팀은 다섯 명이었고 매주 배포했습니다.',
  Japanese:
    '私は決済システムを再設計し、応答時間を四十パーセント短縮しました。チームは五人で、毎週デプロイしていました。',
  German:
    'Ich habe das Zahlungssystem überarbeitet und die Antwortzeit um vierzig Prozent gesenkt, unterbrechungsfrei.',
  Polish: 'Przeprojektowałem system płatności i skróciłem czas odpowiedzi o czterdzieści procent.',
  Vietnamese: 'Tôi đã thiết kế lại hệ thống thanh toán và giảm thời gian phản hồi bốn mươi phần trăm.',
  Arabic: 'قمت بإعادة تصميم نظام الدفع وخفضت زمن الاستجابة بنسبة أربعين بالمئة.',
  Hebrew: 'תכננתי מחדש את מערכת התשלומים והפחתתי את זמן התגובה בארבעים אחוזים.',
  Hindi: 'मैंने भुगतान प्रणाली को फिर से डिज़ाइन किया और प्रतिक्रिया समय चालीस प्रतिशत कम किया।',
  Greek: 'Ανασχεδίασα το σύστημα πληρωμών και μείωσα τον χρόνο απόκρισης κατά σαράντα τοις εκατό.',
  Thai: 'ฉันออกแบบระบบชำระเงินใหม่และลดเวลาตอบสนองลงสี่สิบเปอร์เซ็นต์',
};

describe('tokens, estimated', () => {
  const encoders: [string, Tiktoken][] = [];
  before(function () {
    this.timeout(30_000);
    encoders.push(['o200k', new Tiktoken(o200k)], ['cl100k', new Tiktoken(cl100k)]);
  });
  const ratio = (encoder: Tiktoken, text: string): number =>
    estimateTokens(text) / encoder.encode(text, [], []).length;
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

  for (const [what, texts] of TEXTS) {
    it(`are never fewer than a real tokenizer counts: ${what}`, () => {
      assert.ok(texts.length > 0);
      for (const [name, encoder] of encoders)
        for (const text of texts) {
          const found = ratio(encoder, text);
          assert.ok(found >= 0.97, `${name}: ${found.toFixed(2)} of ${JSON.stringify(text.slice(0, 80))}`);
          assert.ok(found <= 2.1, `${name}: ${found.toFixed(2)} of ${JSON.stringify(text.slice(0, 80))}`);
        }
    });
  }

  it('are less than half more on average', () => {
    for (const [, encoder] of encoders) {
      const found = mean(TEXTS.flatMap(([, texts]) => texts.map((text) => ratio(encoder, text))));
      assert.ok(found > 1.1 && found < 1.5, String(found));
    }
  });

  for (const [script, text] of Object.entries(OTHERS)) {
    it(`cover ${script} with either tokenizer`, () => {
      for (const [, encoder] of encoders)
        assert.ok(ratio(encoder, text) >= 0.97, String(ratio(encoder, text)));
    });
  }

  it('cover a Chinese text for families that take one and a third a character, and stay below one and a half', () => {
    const text = '负责核心交易链路的重构主导服务拆分';
    assert.ok(estimateTokens(text) >= text.length * 1.33 && estimateTokens(text) <= text.length * 1.5);
  });

  it('are none of nothing, one of a letter, and grow with the text', () => {
    assert.equal(estimateTokens(''), 0);
    assert.equal(estimateTokens('a'), 1);
    const text = read('CONTRIBUTING.md');
    assert.ok(estimateTokens(text) > estimateTokens(text.slice(0, 1_000)));
  });

  it('count what frames each message', () => {
    const one = estimateMessages([{ text: 'hello' }]);
    assert.ok(one >= estimateTokens('hello') + 6);
    assert.ok(estimateMessages([{ text: 'hello' }, { text: '' }]) >= one + 3);
  });

  it('take time in proportion to the text', () => {
    const since = performance.now();
    estimateTokens('aB1 -=\n中😀'.repeat(100_000));
    assert.ok(performance.now() - since < 4_000);
  });
});
