import assert from 'node:assert/strict';
import { VitaeError, type ErrorCode } from '../../src/protocol/errors';
import { telling } from '../../src/vscode/commandErrors';
import { describeError } from '../../src/vscode/errorText';

/** What a command that throws says, with its button, which is clicked; and what that does. */
async function told(error: unknown, { threadInView = true, acts = async () => {} } = {}) {
  const said: string[][] = [];
  const acted: string[] = [];
  const stage = {
    warn: async (...texts: string[]) => {
      said.push(texts);
      return texts.at(1);
    },
    act: async (action: string) => {
      acted.push(action);
      await acts();
    },
    threadInView: () => threadInView,
  };
  await telling(stage, () => Promise.reject(error));
  return { said, acted };
}

describe('the error of a command', () => {
  it('offers the next step, which is then taken', async () => {
    const { said, acted } = await told(new VitaeError('thread-full', { mb: 64 }));
    assert.match(said[0]?.[0] ?? '', /limit of 64 MB/);
    assert.deepEqual([said[0]?.[1], acted], ['Start Over from Here', ['startOver']]);
  });

  it('offers nothing that would do nothing', async () => {
    const none = { threadInView: false };
    const errors: [unknown, object][] = [
      [new VitaeError('thread-full'), none],
      [new VitaeError('storage-failed'), {}],
      [new VitaeError('archive-too-large', { mb: 64 }), {}],
      [new Error('any'), {}],
    ];
    for (const [error, options] of errors) {
      const { said, acted } = await told(error, options);
      assert.deepEqual([said[0]?.length, acted], [1, []]);
    }
  });

  it('is told also where it comes from the next step', async () => {
    const acts = () => Promise.reject(new VitaeError('workspace-virtual'));
    let clicks = 0;
    const said: string[] = [];
    const stage = {
      warn: async (text: string, button?: string) => {
        said.push(text);
        return clicks++ === 0 ? button : undefined;
      },
      act: acts,
      threadInView: () => true,
    };
    await telling(stage, () => Promise.reject(new VitaeError('no-folder')));
    assert.equal(said.length, 2);
    assert.match(said[1] ?? '', /virtual workspace/);
  });

  it('says that a chat is too large for an export, not that it is full', async () => {
    const { said } = await told(new VitaeError('archive-too-large', { mb: 64 }));
    assert.match(said[0]?.[0] ?? '', /larger than 64 MB, too large for one file/);
  });
});

describe('an error’s text', () => {
  it('is that of an unknown one where a thread from elsewhere names a code that is none', () => {
    for (const code of ['constructor', 'toString', '__proto__', 'newer-than-this']) {
      const view = describeError(code as ErrorCode, { text: 'Your key has expired', action: 'setApiKey' });
      assert.match(view.text, /went wrong in Vitae itself/);
    }
  });

  it('makes no link of its parameters', () => {
    const { text } = describeError('model-auth', { host: '[x](command:a)\nb' });
    assert.match(text, /^\[x\] \(command :a\) b did not accept/);
  });
});
