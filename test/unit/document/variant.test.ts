import assert from 'node:assert/strict';
import { parseJsonObject } from '../../../src/document/jsonText';
import { readMeta } from '../../../src/document/meta';
import { emptySidecar } from '../../../src/document/sidecar';
import { standingEntries } from '../../../src/document/standing';
import { variantStem, variantText } from '../../../src/document/variant';
import { apply, counter, failure } from './builders';

const about = { id: 'v-1', name: 'backend-acme', master: 'm-1', path: 'cv.json' };
const meta = (text: string) => readMeta(parseJsonObject(text, ''));

describe('a variant of a resume', () => {
  const bases: [string, string][] = [
    ['written by hand', '{"basics": {"name":"Ada"}}'],
    ['with tabs, Windows line breaks and a mark', '\uFEFF{\r\n\t"work": [],\r\n\t"x": [1,2 , 3]\r\n}\r\n'],
    ['with meta of the user', '{"meta": {"theme": "even", "vitae": null}, "x": 1}'],
    ['with meta: null', '{"meta": null}'],
    ['that is a variant', variantText('{}', { ...about, id: 'v-0', name: 'other', master: 'm-0' })],
  ];
  for (const [what, base] of bases) {
    it(`knows its name, its own id and its master’s, made from one ${what}`, () => {
      const text = variantText(base, about);
      const { id, variant, master } = meta(text);
      assert.deepEqual([id, variant, master], ['v-1', 'backend-acme', 'm-1']);
      const rest = (json: string) => {
        const { meta: all, ...other } = JSON.parse(json.replace(/^\uFEFF/, ''));
        return [other, all?.theme];
      };
      assert.deepEqual(rest(text), rest(base));
      assert.equal(text.startsWith('\uFEFF'), base.startsWith('\uFEFF'));
      if (base.includes('\r\n')) assert.ok(!/[^\r]\n/.test(text) && text.includes('"x": [1,2 , 3]'));
    });
  }

  it('keeps the entries with their ids and evidence', () => {
    const { text, sidecar } = apply(null);
    const variant = variantText(text, about);
    const entries = (json: string) => standingEntries(parseJsonObject(json, ''), sidecar, counter()).entries;
    assert.deepEqual(
      entries(variant).map(({ entry }) => entry),
      entries(text).map(({ entry }) => entry),
    );
    assert.equal(meta(variant).language, 'en');
    assert.deepEqual(
      standingEntries(parseJsonObject(variant, ''), emptySidecar('v-1'), counter()).detached,
      [],
    );
  });

  it('is refused where the user keeps something else as "meta"', () => {
    const { code, params } = failure(() => variantText('{"meta": []}', about));
    assert.deepEqual([code, params], ['resume-section', { path: 'cv.json', section: 'meta' }]);
  });

  const stems: [string, string][] = [
    ['backend-acme', 'backend-acme'],
    ['Backend @ Acme, Inc.', 'backend-acme-inc'],
    ['../../etc/passwd', 'etc-passwd'],
    ['后端 · 字节跳动', '后端-字节跳动'],
    ['  .hidden ', 'hidden'],
    ['', 'variant'],
    ['///', 'variant'],
    ['CON', 'con-variant'],
    ['com1', 'com1-variant'],
    ['café'.normalize('NFD'), 'café'],
    ['C++/C#', 'c-c'],
    ['x'.repeat(500), 'x'.repeat(60)],
    [`${'y'.repeat(59)} z`, 'y'.repeat(59)],
    ['\u0000a\nb', 'a-b'],
  ];
  for (const [name, stem] of stems) {
    it(`called ${JSON.stringify(name.slice(0, 30))} gets a name that every file system takes`, () => {
      assert.equal(
        variantStem(name, () => false),
        stem,
      );
    });
  }

  it('gets a number where the name is taken', () => {
    const taken = new Set(['backend', 'backend-2']);
    assert.equal(
      variantStem('Backend', (stem) => taken.has(stem)),
      'backend-3',
    );
  });
});
