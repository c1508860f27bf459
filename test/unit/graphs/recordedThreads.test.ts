import assert from 'node:assert/strict';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dependencies } from '../../../package.json';
import { projectMigrations } from '../../../src/project/migrations';
import { GRAPH_VERSIONS } from '../../../src/protocol/graphVersions';
import { migratePhrases } from '../../../src/runtime/migratePhrases';
import { isUnchanged } from '../../../src/steps/migrations';
import type { ThreadSession } from '../../../src/threads/session';
import { makeSampleProject } from '../../run/sampleProject';
import { emptyFolder, RecordedWindow } from './recordedWindow';
import { CHECKPOINT_LIBRARIES, readRecorded, recordings, restore, scenarios } from './recordings';

const libraries = CHECKPOINT_LIBRARIES.map((name) => `${name} ${dependencies[name]}`).join(', ');

describe(`recorded threads of every release, resumed under ${libraries}`, () => {
  let project: string;
  let work: string;
  before(async () => {
    work = emptyFolder();
    project = join(work, 'tidewatch');
    await makeSampleProject(project);
  });
  after(() => rmSync(work, { recursive: true, force: true }));

  for (const name of readdirSync(recordings)) {
    const recorded = readRecorded(name);
    const what = name.replace(/^.*?-v\d+-/, '');
    const older = !isUnchanged(projectMigrations, recorded.graphVersion, GRAPH_VERSIONS.project);

    it(`${name} goes on, and no finished step runs again`, async () => {
      const folder = join(work, name);
      restore(name, folder);
      const window = new RecordedWindow(folder, project);
      const session = await window.open(recorded.threadId);
      try {
        await resumed[what]?.(window, session, older);
      } finally {
        await window.close();
      }
    });
  }

  it('has a recording of every state to be resumed, for each version of the graph', () => {
    const versions = Array.from({ length: GRAPH_VERSIONS.project }, (_, n) => n + 1);
    const wanted = versions.flatMap((version) => scenarios.map(({ what }) => `project-v${version}-${what}`));
    const missing = wanted.filter((name) => !readdirSync(recordings).includes(name));
    assert.deepEqual(missing, [], 'Record them: npx tsx test/run/recordThread.ts');
    assert.deepEqual(
      scenarios.map(({ what }) => what),
      Object.keys(resumed),
    );
  });

  it('pins the libraries that read and write checkpoints, so that a bump runs these tests', () => {
    for (const name of CHECKPOINT_LIBRARIES) assert.match(dependencies[name], /^\d+\.\d+\.\d+$/);
  });
});

type Resume = (window: RecordedWindow, session: ThreadSession, older: boolean) => Promise<void>;

/** What each recorded thread has to come to, by what was recorded. `older`: its graph was migrated since. */
const resumed: Record<string, Resume> = {
  waiting: async (window, session, older) => {
    assert.deepEqual(window.steps(), []);
    await window.approve(session);
    if (older) await askedAgain(window, session);
    assert.deepEqual(window.steps(), ['approve', 'save']);
    isSaved(window, session);
    assert.equal(window.reads, 0);
  },
  asked: async (window, session) => {
    assert.deepEqual(window.steps(), []);
    assert.deepEqual(RecordedWindow.cards(session), ['question']);
    await window.send(session, 'none of these');
    assert.deepEqual(window.steps(), ['identify', 'collect', 'draft', 'check', 'approve']);
    await isSavedOnceApproved(window, session);
    assert.equal(window.reads, 1);
  },
  finished: async (window, session) => {
    assert.equal(session.view.run.status, 'idle');
    assert.deepEqual(RecordedWindow.cards(session), ['proposal', 'saved']);
    await window.send(session, 'What can you do?');
    assert.deepEqual(window.steps(), ['understand']);
    assert.deepEqual(RecordedWindow.cards(session), ['proposal', 'saved', 'choices']);
    assert.deepEqual([window.reads, window.resume.applied], [0, 0]);
  },
  'killed-before-input': async (window, session) => {
    assert.deepEqual(window.steps(), ['collect', 'draft', 'check', 'approve']);
    await isSavedOnceApproved(window, session);
  },
  'killed-in-check': async (window, session) => {
    assert.deepEqual(window.steps(), ['check', 'approve']);
    assert.equal(window.reads, 0);
    await isSavedOnceApproved(window, session);
  },
  'killed-before-answer': async (window, session, older) => {
    if (older) await askedAgain(window, session);
    assert.deepEqual(window.steps(), ['approve', 'save']);
    isSaved(window, session);
    assert.equal(window.reads, 0);
  },
  'killed-in-save': async (window, session) => {
    assert.deepEqual(window.steps(), ['save']);
    isSaved(window, session);
    assert.equal(window.reads, 0);
  },
};

/** The answer went to an earlier version's question: nothing was saved, and the new one is answered. */
async function askedAgain(window: RecordedWindow, session: ThreadSession): Promise<void> {
  assert.deepEqual(window.steps(), ['approve']);
  assert.equal(window.resume.applied, 0);
  const said = session.view.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  assert.equal(said.at(-1), migratePhrases.en.askedAgain);
  await window.approve(session);
}

async function isSavedOnceApproved(window: RecordedWindow, session: ThreadSession): Promise<void> {
  await window.approve(session);
  isSaved(window, session);
}

function isSaved(window: RecordedWindow, session: ThreadSession): void {
  assert.equal(session.view.run.status, 'idle');
  assert.equal(RecordedWindow.cards(session).at(-1), 'saved');
  assert.deepEqual([window.resume.applied, window.resume.projects.length], [1, 1]);
  // Nothing was said twice.
  const ids = session.view.items.map(({ id }) => id);
  assert.deepEqual(ids, [...new Set(ids)]);
}
