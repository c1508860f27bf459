import fc from 'fast-check';
import assert from 'node:assert/strict';
import { isAllowedLink, toHtml } from '../../../webview/markdown';

describe('markdown in the panel', () => {
  const cases: [string, string, string][] = [
    ['keeps https links', '[a](https://x.dev/p?q=1)', '<p><a href="https://x.dev/p?q=1">a</a></p>\n'],
    ['keeps mail links', '[a](mailto:a@x.dev)', '<p><a href="mailto:a@x.dev">a</a></p>\n'],
    ['links bare addresses', 'https://x.dev', '<p><a href="https://x.dev">https://x.dev</a></p>\n'],
    ['links no file names', 'See README.md', '<p>See README.md</p>\n'],
    ['shows http as text', '[a](http://x.dev)', '<p>a (http://x.dev)</p>\n'],
    ['shows commands as text', '[run](command:vitae.stop)', '<p>run (command:vitae.stop)</p>\n'],
    ['shows scripts as text', '[x](javascript:alert(1))', '<p>x (javascript:alert(1))</p>\n'],
    ['shows data as text', '[x](data:text/html;base64,AA==)', '<p>x (data:text/html;base64,AA==)</p>\n'],
    ['shows other bare addresses once', '<vscode://x/y>', '<p>vscode://x/y</p>\n'],
    ['puts the text for an image', '![a *cat*](https://x.dev/c.png)', '<p>a cat</p>\n'],
    ['puts the text for an inline image', '![<b>](data:image/png;base64,AA==)', '<p>&lt;b&gt;</p>\n'],
    ['escapes HTML', '<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>\n'],
  ];
  for (const [name, source, html] of cases) it(name, () => assert.equal(toHtml(source), html));

  it('writes no style attributes, which the page’s policy would refuse', () => {
    assert.doesNotMatch(toHtml('| a | b |\n|:-:|--:|\n| 1 | 2 |'), /style/);
  });

  it('opens only https and mailto', () => {
    for (const href of ['https://x.dev', 'HTTPS://x.dev/a', 'mailto:a@x.dev'])
      assert.ok(isAllowedLink(href), href);
    for (const href of [
      '',
      '#a',
      '/etc/passwd',
      'http://x.dev',
      'command:x',
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'vscode://x',
      'https:command:x',
      '//x.dev',
    ]) {
      assert.ok(!isAllowedLink(href), href);
    }
  });

  it('has nothing but links that may be opened, whatever the source', () => {
    const part = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '!',
      '"',
      '\n',
      ' ',
      'a',
      'javascript:',
      'https://x',
      'command:',
      'data:',
      '&#58;',
      'img src=',
      '`',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
        const html = toHtml(parts.join(''));
        assert.doesNotMatch(html, /<(?:img|script|iframe|object|svg|style)/i);
        for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
          assert.match(href, /^(?:https:\/\/|mailto:)/i);
      }),
    );
  });
});
