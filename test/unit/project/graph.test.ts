import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSampleProject } from '../../run/sampleProject';
import { verify } from '../threads/world';
import { check } from '../../../src/project/nodes/check';
import type { State } from '../../../src/project/state';
import type { AgentPorts } from '../../../src/protocol/ports';
import { factsOf } from './factsBuilder';
import { ProjectWindow, TextResume } from './projectWindow';

describe('the project agent', () => {
  let folder: string;
  const windows: ProjectWindow[] = [];
  const open = async (...args: Parameters<typeof ProjectWindow.open>): Promise<ProjectWindow> => {
    const window = await ProjectWindow.open(...args);
    windows.push(window);
    return window;
  };

  before(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'vitae-sample-')), 'tidewatch');
    await makeSampleProject(folder);
  });
  afterEach(() => Promise.all(windows.splice(0).map((window) => window.close())));

  it('drafts, waits, saves, and every stream of it is valid', async () => {
    const window = await open(folder);
    await window.extract();
    assert.equal(window.session.view.run.status, 'waiting');
    await window.approve();
    assert.equal(window.session.view.run.status, 'idle');
    assert.equal(window.resume.projects.length, 1);
    assert.ok(window.cards.some(({ type }) => type === 'saved'));
    await verify(window.events);
  });

  it('keeps what the user wrote into the entry when it is extracted again', async () => {
    const resume = new TextResume();
    const first = await open(folder, resume);
    await first.extract();
    await first.approve({ 0: 'Kept the harbour office informed' });
    const second = await open(folder, resume);
    await second.extract();
    assert.notEqual(second.proposal.replaces, null);
    assert.equal(second.proposal.entry.bullets[0]?.text, 'Kept the harbour office informed');
    await second.approve();
    assert.equal(resume.projects.length, 1);
    assert.equal(resume.projects[0]?.highlights[0], 'Kept the harbour office informed');
  });

  it('asks whose commits count, takes several names, and claims nothing after “none”', async () => {
    const shared = join(await mkdtemp(join(tmpdir(), 'vitae-shared-')), 'shared');
    await makeSampleProject(shared);
    const git = (...args: string[]) => execFileSync('git', args, { cwd: shared });
    git('config', 'user.name', 'Somebody Else');
    git('config', 'user.email', 'else@example.org');
    const window = await open(shared);
    await window.extract();
    const [question] = window.cards;
    assert.ok(question?.type === 'question' && question.choices.length >= 3, 'people and none');
    const [one, two] = question.choices;
    await window.say('xyzzy');
    assert.equal(window.session.view.run.status, 'idle');
    await window.say(`${one?.label} and ${two?.label}`);
    assert.equal(window.session.view.run.status, 'waiting');
    assert.ok(
      window.said.some((text) => /all are yours/.test(text)),
      window.said.join('\n'),
    );

    const other = await open(shared);
    await other.extract();
    await other.say('none of these');
    assert.equal(other.session.view.run.status, 'waiting');
    assert.equal(other.proposal.entry.startDate, undefined);
    assert.ok(!/\b(?:I|built|developed|wrote)\b/i.test(other.proposal.entry.bullets[0]?.text ?? ''));
  });

  it('takes decisions in words, and keeps the card when it can’t tell', async () => {
    const window = await open(folder);
    await window.extract();
    await window.say('what is the weather like?');
    assert.equal(window.session.view.run.status, 'waiting');
    await window.say('approve');
    assert.equal(window.session.view.run.status, 'idle');
    assert.equal(window.resume.projects.length, 1);
    await verify(window.events);
  });

  it('saves what the card holds when the approval comes in words, and names what is the user’s own', async () => {
    const window = await open(folder);
    await window.extract();
    await window.say('ok, add it', { 0: 'Ran a fleet of 50,000 harbours on Kubernetes' });
    assert.equal(window.resume.projects[0]?.highlights[0], 'Ran a fleet of 50,000 harbours on Kubernetes');
    assert.ok(window.said.some((text) => text.includes('own word') && text.includes('50,000')));
  });

  it('never takes a remark for a decision', async () => {
    const window = await open(folder);
    await window.extract();
    for (const remark of ['the dates are wrong', 'don’t save it yet', '第一条不准确']) {
      await window.say(remark);
      assert.equal(window.session.view.run.status, 'waiting', remark);
    }
    assert.equal(window.resume.text, null);
    assert.match(
      window.said.at(-1) ?? '',
      /\p{Script=Han}/u,
      'the answer is in the language of the last remark',
    );
  });

  it('keeps edited bullets when the entry is written again', async () => {
    const window = await open(folder);
    await window.extract();
    await window.say('用中文写', { 0: 'My own words' });
    assert.equal(window.proposal.entry.bullets[0]?.text, 'My own words');
    assert.ok(window.proposal.entry.bullets.length > 1);
  });

  it('writes the entry again in the language that is asked for, and closes the old card', async () => {
    const window = await open(folder);
    await window.extract();
    await window.say('用中文写');
    assert.equal(window.session.view.run.status, 'waiting');
    assert.equal(window.proposal.language, 'zh');
    const decisions = window.session.view.items.filter(({ kind }) => kind === 'decision');
    assert.equal(decisions.length, 1);
    await window.approve();
    assert.match(window.resume.projects[0]?.highlights.join() ?? '', /\p{Script=Han}/u);
  });

  it('follows the resume’s language', async () => {
    const window = await open(folder, new TextResume('zh'));
    await window.extract();
    assert.equal(window.proposal.language, 'zh');
  });

  it('says that the resume changed meanwhile, and offers to extract again', async () => {
    const resume = new TextResume();
    const first = await open(folder, resume);
    await first.extract();
    await first.approve();
    const second = await open(folder, resume);
    await second.extract();
    resume.text = resume.text?.replace('"highlights": [', '"highlights": ["By hand",') ?? null;
    const before = resume.text;
    await second.approve();
    assert.equal(resume.text, before);
    const choices = second.cards.at(-1);
    assert.ok(choices?.type === 'choices');
    await second.say(choices.choices[0]?.label ?? '');
    assert.equal(second.session.view.run.status, 'waiting');
    await second.approve();
    assert.equal(resume.projects[0]?.highlights[0], 'By hand');
  });

  it('says what it can do when a message names nothing that it does', async () => {
    const window = await open(folder);
    await window.say('tell me a joke');
    assert.equal(window.session.view.run.status, 'idle');
    assert.ok(window.cards.some(({ type }) => type === 'choices'));
  });

  it('works for a README without git, git without a README, and says that an empty folder is empty', async () => {
    const readme = await mkdtemp(join(tmpdir(), 'vitae-readme-'));
    await writeFile(
      join(readme, 'README.md'),
      '# Pantry\n\nPantry keeps a shopping list for shared flats.\n\n## Features\n\n- Splits the bill among flatmates\n- Syncs lists offline\n',
    );
    const first = await open(readme);
    await first.extract();
    assert.equal(first.proposal.entry.name, 'Pantry');

    const bare = join(await mkdtemp(join(tmpdir(), 'vitae-bare-')), 'bare');
    await makeSampleProject(bare);
    await rm(join(bare, 'README.md'));
    const second = await open(bare);
    await second.extract();
    assert.equal(second.session.view.run.status, 'waiting');

    const third = await open(await mkdtemp(join(tmpdir(), 'vitae-empty-')));
    await third.extract();
    assert.equal(third.session.view.run.status, 'idle');
    assert.match(third.said.join(), /nothing to extract/);
  });

  it('keeps the user’s own bullets when no line of the next draft can be backed', async () => {
    const facts = factsOf('Pantry', [['feature', 'Splits the bill', {}]]);
    const bullet = { text: 'Served 9 million users', evidence: ['e1'], unknown: [] };
    const draft = { description: '', keywords: [], bullets: [bullet], fallback: false };
    const state = {
      language: 'en',
      facts,
      written: { ...draft, source: 'rules', language: 'en' },
      attempts: 2,
      own: [{ id: 'b1', text: 'My own words', evidence: [], source: 'user' }],
    };
    const ports = { resumes: new TextResume(), now: () => new Date(0), newId: () => crypto.randomUUID() };
    const update = await check(state as unknown as State, ports as unknown as AgentPorts, {});
    assert.deepEqual(
      update.proposal?.entry.bullets.map(({ text }) => text),
      ['My own words'],
    );
    assert.equal(update.next, 'approve');
  });
});
