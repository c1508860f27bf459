import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Veil, veiled } from '../../../src/models/veil';

const KNOWN = [
  { kind: 'link', value: 'https://linhua.dev' },
  { kind: 'address', value: '18 Elm "Old" Street' },
] as const;

/** Pieces of texts that are contacts, look like placeholders or like parts of either. */
const piece = fc.constantFrom(
  'lin@example.com',
  'wei@corp.io',
  '13812345678',
  '+1 (415) 555-0132',
  '11010519491231002X',
  'linhua.dev',
  '18 Elm "Old" Street',
  '[email-1]',
  '[Email-2]',
  '[phone-1]',
  '[address-1]',
  '[email-',
  '[e1, e4]',
  '[',
  ']',
  '1',
  '-1]',
  ' ',
  '\n',
  'a',
  '，',
  '手机：',
  'built a queue',
);
const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
/** Where to cut a text; each number is a part of what is left. */
const cuts = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 200 });

describe('the veil', () => {
  it('sends placeholders, the same for the same contact, and brings them back', () => {
    const veil = new Veil(KNOWN);
    const hidden = veil.hide('lin@example.com or 13812345678, see https://linhua.dev; again lin@example.com');
    assert.equal(hidden, '[email-1] or [phone-1], see [link-1]; again [email-1]');
    assert.equal(veil.hide('from wei@corp.io and lin@example.com'), 'from [email-2] and [email-1]');
    assert.equal(veil.reveal('Reach [email-1] or [phone-1]'), 'Reach lin@example.com or 13812345678');
  });

  it('brings back exactly what it hid, also where the text itself has placeholders', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
        const veil = new Veil(KNOWN);
        const hidden = texts.map((one) => veil.hide(one));
        assert.deepEqual(
          hidden.map((one) => veil.reveal(one)),
          texts,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('lets no contact through that stands free', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const hidden = new Veil(KNOWN).hide(pieces.join(' '));
        assert.doesNotMatch(hidden, /lin@|wei@|13812345678|555-0132|11010519491231002X|linhua\.dev|Elm/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('brings it back in text that comes in pieces, cut anywhere', () => {
    fc.assert(
      fc.property(text, cuts, (whole, sizes) => {
        const veil = new Veil(KNOWN);
        const hidden = veil.hide(whole);
        const stream = veil.stream();
        let got = '';
        let at = 0;
        for (const size of sizes) {
          got += stream.push(hidden.slice(at, at + size));
          at = Math.min(hidden.length, at + size);
        }
        got += stream.push(hidden.slice(at)) + stream.end();
        assert.equal(got, whole);
      }),
      { numRuns: 2_000 },
    );
  });

  it('holds back no more than what may become a placeholder', () => {
    const stream = new Veil().stream();
    assert.equal(stream.push('Built it [e'), 'Built it ');
    assert.equal(stream.push('1, e4]'), '[e1, e4]');
    assert.equal(stream.push(' see [email-'), ' see ');
    assert.equal(stream.push('x]'), '[email-x]');
    assert.equal(stream.push('[phone-1'), '');
    assert.equal(stream.end(), '[phone-1');
  });

  it('leaves a placeholder that the model invents', () => {
    const veil = new Veil();
    veil.hide('lin@example.com');
    assert.equal(veil.reveal('[email-2] [phone-1] [name-1]'), '[email-2] [phone-1] [name-1]');
  });

  it('knows its placeholders in capitals', () => {
    const veil = new Veil();
    veil.hide('lin@example.com');
    assert.equal(veil.reveal('[Email-1]'), 'lin@example.com');
  });

  it('brings them back in all strings of a structured value, with their quotes escaped', () => {
    const veil = new Veil(KNOWN);
    veil.hide('lin@example.com 18 Elm "Old" Street');
    const reply = JSON.stringify({ a: [{ b: 'to [email-1]' }, '[address-1]'], '[email-1]': 1, n: 2 });
    assert.deepEqual(JSON.parse(veil.revealJson(reply)), {
      a: [{ b: 'to lin@example.com' }, '18 Elm "Old" Street'],
      'lin@example.com': 1,
      n: 2,
    });
  });

  it('masks secrets for good, and takes no password for a part of an address', () => {
    const veil = new Veil();
    const hidden = veil.hide('postgres://app:s3cret@db.example.com and password=hunter2 of lin@example.com');
    assert.equal(hidden, 'postgres://app:[secret]@db.example.com and password=[secret] of [email-1]');
    assert.equal(veil.reveal('[secret]'), '[secret]');
  });

  it('hides in every message, and in what the model called', () => {
    const veil = new Veil();
    const sent = veiled(
      [
        { role: 'system', text: 'Write.' },
        { role: 'user', text: 'I am lin@example.com' },
        {
          role: 'assistant',
          text: 'lin@example.com',
          calls: [{ id: '1', name: 'x', args: '{"a":"13812345678"}' }],
        },
        { role: 'tool', callId: '1', name: 'x', text: 'token=9f86d081884c7d65' },
      ],
      veil,
    );
    assert.deepEqual(sent, [
      { role: 'system', text: 'Write.' },
      { role: 'user', text: 'I am [email-1]' },
      { role: 'assistant', text: '[email-1]', calls: [{ id: '1', name: 'x', args: '{"a":"[phone-1]"}' }] },
      { role: 'tool', callId: '1', name: 'x', text: 'token=[secret]' },
    ]);
  });
});
