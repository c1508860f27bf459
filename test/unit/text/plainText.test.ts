import assert from 'node:assert/strict';
import { oneLine, plainText } from '../../../src/text/plainText';

/** What VS Code makes links of in notifications and prompts. */
const LINK = /\[[^\]]+\]\((?:https?:\/\/|command:|file:)[^)\s]+[^)]*\)/i;

describe('a text from outside, in a sentence', () => {
  const evil: [string, string][] = [
    ['[open](command:workbench.action.quit)', '[open] (command :workbench.action.quit)'],
    ['a [b](https://example.org "c") d', 'a [b] (https://example.org "c") d'],
    ['[x]\u200b(command:a)', '[x] (command :a)'],
    ['[x](COM\u202eMAND:a)', '[x] (COMMAND :a)'],
    ['[[x]](file:///etc/passwd)', '[[x]] (file :///etc/passwd)'],
    ['command:a file:b vscode-insiders://c', 'command :a file :b vscode-insiders ://c'],
    ['$(check) saved', '$ (check) saved'],
    ['Tide tables”\n\nYour key expired', 'Tide tables” Your key expired'],
    ['a\u2028b\u2029c\r\n\td\u0000e\u001b[31mf', 'a b c d e [31mf'],
    ['\u202etxt.exe\u2066\u200f\u{e0041}', 'txt.exe'],
  ];
  for (const [text, expected] of evil) {
    it(`is text and nothing else: ${JSON.stringify(text)}`, () => {
      assert.equal(plainText(text), expected);
      assert.doesNotMatch(plainText(text), LINK);
    });
  }

  it('is left as it is where it is only words', () => {
    for (const text of [
      'Tide tables (2)',
      '潮汐表：第一版',
      'a[0] = f(x)',
      'The command: none',
      '👩‍💻 café',
      'C:\\a\\b',
    ]) {
      assert.equal(plainText(text), text);
      assert.equal(oneLine(text), text);
    }
  });
});
