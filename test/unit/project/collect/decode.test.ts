import assert from 'node:assert/strict';
import { decodeText } from '../../../../src/project/collect/decode';

// "灯塔是一个平台" in GB18030.
const GBK = Uint8Array.from([
  0xb5, 0xc6, 0xcb, 0xfe, 0xca, 0xc7, 0xd2, 0xbb, 0xb8, 0xf6, 0xc6, 0xbd, 0xcc, 0xa8,
]);
const bytes = (text: string, encoding: BufferEncoding): Buffer => Buffer.from(text, encoding);

describe('reading bytes as text', () => {
  const cases: [string, Uint8Array, string, string][] = [
    ['UTF-8', bytes('naïve 灯塔', 'utf8'), 'utf-8', 'naïve 灯塔'],
    ['UTF-8 with a mark', bytes('\uFEFF# 灯塔', 'utf8'), 'utf-8', '# 灯塔'],
    ['UTF-8 that was cut within a character', bytes('# 灯塔', 'utf8').subarray(0, 7), 'utf-8', '# 灯'],
    ['UTF-16 with a mark', bytes('\uFEFF# 灯塔\r\nis', 'utf16le'), 'utf-16le', '# 灯塔\nis'],
    ['UTF-16 in the other order', bytes('\uFEFF# 灯塔', 'utf16le').swap16(), 'utf-16be', '# 灯塔'],
    [
      'UTF-16 without a mark',
      bytes('# A lighthouse for maps\n', 'utf16le'),
      'utf-16le',
      '# A lighthouse for maps\n',
    ],
    ['GBK', Buffer.concat([bytes('# ', 'utf8'), GBK]), 'gb18030', '# 灯塔是一个平台'],
    ['Windows-1252', bytes('# Un éclairage naïf', 'latin1'), 'windows-1252', '# Un éclairage naïf'],
    ['old newlines', bytes('a\rb\r\nc', 'utf8'), 'utf-8', 'a\nb\nc'],
    ['nothing', bytes('', 'utf8'), 'utf-8', ''],
  ];
  for (const [name, input, encoding, text] of cases) {
    it(`knows ${name}`, () => assert.deepEqual(decodeText(input), { text, encoding }));
  }

  const binary: [string, Uint8Array][] = [
    [
      'an image',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48]),
    ],
    [
      'random bytes',
      Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919 + ((index * index) % 251)) % 256),
    ],
    ['control characters', Uint8Array.from({ length: 300 }, (_, index) => (index % 3 === 0 ? 1 : 65))],
  ];
  for (const [name, input] of binary) {
    it(`knows that ${name} is binary`, () => assert.deepEqual(decodeText(input), { binary: true }));
  }
});
