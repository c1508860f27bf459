import assert from 'node:assert/strict';
import { emptyEdit } from '../../../webview/memory';
import * as edits from '../../../webview/proposalEdit';
import { proposal } from '../../browser/scenarios';

const { entry } = proposal.proposal;
const texts = (shown: edits.ShownEntry): string[] => shown.bullets.map(({ text }) => text);
const approvedTexts = (edit: typeof emptyEdit): string[] => {
  const answer = edits.approval(entry, edit);
  return answer.action === 'approve' ? answer.bullets.map(({ text }) => text) : [];
};
const changed = (field: string, text: string): typeof emptyEdit =>
  edits.save(edits.typeInto(emptyEdit, field, text), entry, field);

describe('edits of a proposal', () => {
  it('approves the entry as proposed where nothing was changed', () => {
    assert.deepEqual(edits.approval(entry, emptyEdit), {
      action: 'approve',
      bullets: entry.bullets.map(({ id, text }) => ({ id, text })),
    });
  });

  it('takes a text when its editor is saved, not when it is cancelled', () => {
    assert.equal(texts(edits.withEdits(entry, changed('b2', 'New.\n')))[1], 'New.');
    const cancelled = edits.cancel(edits.typeInto(emptyEdit, 'b2', 'New.'), 'b2');
    assert.deepEqual(cancelled, emptyEdit);
  });

  it('does not count a text as edited once it is what it was', () => {
    const back = edits.save(
      edits.typeInto(changed('b2', 'New.'), 'b2', entry.bullets[1]?.text ?? ''),
      entry,
      'b2',
    );
    assert.deepEqual(back, emptyEdit);
  });

  it('takes no blank bullet or name, but a blank description', () => {
    assert.deepEqual(changed('b2', '  '), emptyEdit);
    assert.deepEqual(changed('name', ''), emptyEdit);
    assert.equal(changed('description', ' ').description, '');
  });

  it('approves what stands in editors that are still open', () => {
    assert.deepEqual(approvedTexts(edits.typeInto(emptyEdit, 'b1', 'Typed.'))[0], 'Typed.');
    assert.deepEqual(approvedTexts(edits.typeInto(emptyEdit, 'b1', ' '))[0], entry.bullets[0]?.text);
  });

  it('leaves bullets out and takes them back, in their order', () => {
    const without = edits.keep(edits.keep(emptyEdit, 'b3', false), 'b1', false);
    assert.deepEqual(approvedTexts(without), [entry.bullets[1]?.text]);
    assert.equal(approvedTexts(edits.keep(without, 'b1', true))[0], entry.bullets[0]?.text);
  });

  it('sends name and description only where they differ', () => {
    const edit = edits.save(
      edits.typeInto(changed('name', 'Tide'), 'description', 'Short.'),
      entry,
      'description',
    );
    const answer = edits.approval(entry, edit);
    assert.equal(answer.action === 'approve' && answer.name, 'Tide');
    assert.equal(answer.action === 'approve' && answer.description, 'Short.');
  });

  it('needs one bullet, where the proposal has any', () => {
    const none = entry.bullets.reduce((edit, { id }) => edits.keep(edit, id, false), emptyEdit);
    assert.ok(!edits.canApprove(entry, none));
    assert.ok(edits.canApprove({ ...entry, bullets: [] }, emptyEdit));
  });

  it('shows afterwards what was approved', () => {
    const shown = edits.asDecided(entry, {
      action: 'approve',
      name: 'Tide',
      bullets: [{ id: 'b2', text: 'New.' }],
    });
    assert.equal(shown.name, 'Tide');
    assert.deepEqual(
      shown.bullets.map(({ kept, edited }) => [kept, edited]),
      [
        [false, false],
        [true, true],
        [false, false],
      ],
    );
    assert.ok(edits.asDecided(entry, { action: 'reject' }).bullets.every(({ kept }) => kept));
  });
});
