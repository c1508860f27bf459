import assert from 'node:assert/strict';
import { leading } from '../../../../src/project/collect/readme/sentences';

describe('the beginning of a text', () => {
  const CASES: [what: string, text: string, max: number, expected: string][] = [
    ['is its first sentences', 'Keeps lists. Splits bills. Mails them.', 27, 'Keeps lists. Splits bills.'],
    [
      'is a clause of a long sentence',
      'Keeps lists of many flats, and mails them',
      30,
      'Keeps lists of many flats',
    ],
    ['ends with a word', 'Keeps the lists of shared flats', 14, 'Keeps the'],
    ['holds no half of a key', `以密钥sk-proj-${'a1B2'.repeat(12)}登录`, 30, '以密钥'],
    ['is cut between Chinese characters', '为合租的公寓保存购物清单并且分摊账单', 10, '为合租的公寓保存购'],
  ];
  for (const [what, text, max, expected] of CASES) it(what, () => assert.equal(leading(text, max), expected));
});
