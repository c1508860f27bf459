import assert from 'node:assert/strict';
import fc from 'fast-check';
import { JsonEditor } from '../../../src/document/jsonEditor';
import { parseJsonObject } from '../../../src/document/jsonText';
import { applyEdits } from '../../../src/document/pieces';

function edit(text: string, change: (editor: JsonEditor) => void): string {
  const document = parseJsonObject(text, '');
  const editor = new JsonEditor(document);
  change(editor);
  assert.equal(applyEdits(document.text, editor.edits), editor.text);
  return editor.text;
}

describe('editing JSON in place', () => {
  it('replaces one value and leaves odd spacing elsewhere alone', () => {
    const text = '{ "a" :1,\n\n\t"b": [ 1,2 ],   "c":"x" }\n\n';
    assert.equal(
      edit(text, (editor) => editor.set([], 'c', 'y')),
      text.replace('"x"', '"y"'),
    );
  });

  it('changes nothing where the value is there already, in whatever notation', () => {
    const text = '{"a": "\\u4e2d", "n": 1.0, "l": [ 1 ,2 ]}';
    assert.equal(
      edit(text, (editor) => {
        editor.set([], 'a', '中');
        editor.set([], 'n', 1);
        editor.setItems(['l'], [1, 2]);
      }),
      text,
    );
  });

  const layouts: [string, string, string][] = [
    [
      'two spaces',
      '{\n  "a": [\n    {\n      "x": 1\n    }\n  ]\n}',
      '{\n  "a": [\n    {\n      "y": 2\n    },\n    {\n      "x": 1\n    }\n  ]\n}',
    ],
    [
      'tabs and Windows line breaks',
      '{\r\n\t"a": [\r\n\t\t{\r\n\t\t\t"x": 1\r\n\t\t}\r\n\t]\r\n}\r\n',
      '{\r\n\t"a": [\r\n\t\t{\r\n\t\t\t"y": 2\r\n\t\t},\r\n\t\t{\r\n\t\t\t"x": 1\r\n\t\t}\r\n\t]\r\n}\r\n',
    ],
    ['one line', '{"a":[{"x":1}]}', '{"a":[{"y":2},{"x":1}]}'],
    ['one line with spaces', '{"a": [{"x": 1}]}', '{"a": [{"y": 2}, {"x": 1}]}'],
    [
      'brackets that hug',
      '{\n    "a": [{\n        "x": 1\n    }]\n}',
      '{\n    "a": [{\n        "y": 2\n    }, {\n        "x": 1\n    }]\n}',
    ],
    [
      'an empty list',
      '{\n    "b": 1,\n    "a": []\n}',
      '{\n    "b": 1,\n    "a": [\n        {\n            "y": 2\n        }\n    ]\n}',
    ],
    ['an empty list on one line', '{"b":1,"a":[ ]}', '{"b":1,"a":[{"y":2}]}'],
    [
      'blank lines between items',
      '{\n  "a": [\n    1,\n\n    2\n  ]\n}',
      '{\n  "a": [\n    {\n      "y": 2\n    },\n\n    1,\n\n    2\n  ]\n}',
    ],
  ];
  for (const [what, before, after] of layouts) {
    it(`inserts an item in the file's own layout: ${what}`, () => {
      assert.equal(
        edit(before, (editor) => editor.insert(['a'], 0, { y: 2 })),
        after,
      );
    });
  }

  it('appends an item behind the last', () => {
    const text = '{\n  "a": [\n    1,\n    2\n  ]\n}';
    assert.equal(
      edit(text, (editor) => editor.insert(['a'], 2, 3)),
      text.replace('2\n', '2,\n    3\n'),
    );
  });

  it('puts a new key behind the given ones, or to the front where none of them is there', () => {
    assert.equal(
      edit('{"a": 1, "c": 3}', (editor) => editor.set([], 'b', 2, ['z', 'a'])),
      '{"a": 1, "b": 2, "c": 3}',
    );
    assert.equal(
      edit('{"b": 1}', (editor) => editor.set([], 'a', 0, [])),
      '{"a": 0, "b": 1}',
    );
    assert.equal(
      edit('{"b": 1}', (editor) => editor.set([], 'c', 2)),
      '{"b": 1, "c": 2}',
    );
  });

  it('removes a key wherever it stands, and both of a duplicate', () => {
    const remove = (text: string) => edit(text, (editor) => editor.remove([], 'x'));
    assert.equal(remove('{\n  "x": 1,\n  "a": 2\n}'), '{\n  "a": 2\n}');
    assert.equal(remove('{\n  "a": 2,\n  "x": 1\n}'), '{\n  "a": 2\n}');
    assert.equal(remove('{\n  "x": 1\n}'), '{}');
    assert.equal(remove('{"x": 1, "a": 2, "x": 3}'), '{"a": 2}');
    assert.equal(remove('{"a": 2}'), '{"a": 2}');
  });

  it('touches only the items of a list that differ', () => {
    const text = '{"a": ["one",  "two",   "three"]}';
    const items = (list: string[]) => edit(text, (editor) => editor.setItems(['a'], list));
    assert.equal(items(['one', '2', 'three']), text.replace('"two"', '"2"'));
    assert.equal(items(['one', 'three']), '{"a": ["one",  "three"]}');
    assert.equal(items(['one', 'two', 'and', 'three']), '{"a": ["one",  "two",   "and",   "three"]}');
    assert.equal(items([]), '{"a": []}');
  });

  it('gives as edits of the original exactly what changed, however many steps it took', () => {
    const document = parseJsonObject('{\n  "a": 1,\n  "b": [1, 2, 3],\n  "c": "keep"\n}', '');
    const editor = new JsonEditor(document);
    editor.set([], 'a', 22);
    editor.set([], 'a', 333);
    editor.setItems(['b'], [1, 3]);
    assert.deepEqual(editor.edits, [
      { offset: 9, length: 1, content: '333' },
      { offset: 23, length: 3, content: '' },
    ]);
  });

  it('makes any list of any document hold any items, and changes nothing outside it', () => {
    const lists = fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 6 });
    const space = fc.constantFrom(undefined, 1, 2, '\t');
    fc.assert(
      fc.property(lists, lists, fc.jsonValue({ maxDepth: 2 }), space, (before, after, other, indent) => {
        const text = JSON.stringify({ 'odd "key"': other, list: before, tail: other }, null, indent);
        const changed = edit(text, (editor) => editor.setItems(['list'], after));
        const expected = JSON.stringify({ 'odd "key"': other, list: after, tail: other });
        assert.deepEqual(JSON.parse(changed), JSON.parse(expected));
        const head = text.slice(0, text.indexOf('"list"'));
        const tail = text.slice(text.lastIndexOf('"tail"'));
        assert.ok(changed.startsWith(head) && changed.endsWith(tail));
      }),
      { numRuns: 300 },
    );
  });
});
