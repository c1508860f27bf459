import assert from 'node:assert/strict';
import { TextResume } from '../project/projectWindow';
import { ResumeWindow } from './resumeWindow';

const ACME =
  'I was a backend engineer at Acme Payments from March 2021 till now. I rewrote the settlement job in Go, which cut its run time from 4 hours to 25 minutes';

describe('resume: a conversation by rules', () => {
  it('leads in English from a wish to a saved resume that holds nothing but what was said', async () => {
    const window = await ResumeWindow.open('en');
    await window.say('I want to apply for backend jobs');
    assert.match(window.asked[0] ?? '', /last job or project/);
    await window.say(ACME);
    await window.say('skip');
    await window.say('BSc in computer science, Leeds University, 2016 to 2020');
    await window.say('Ada Byron, ada@example.com');
    assert.equal(window.session.view.run.status, 'waiting', window.shown);
    assert.equal(window.resume.text, null, 'nothing is written before approval');
    await window.approve();
    const { basics, work, education, skills } = window.document;
    assert.equal(basics?.['name'], 'Ada Byron');
    assert.equal(basics?.['email'], 'ada@example.com');
    assert.equal(work?.length, 1);
    const [job] = work ?? [];
    assert.deepEqual(
      [job?.name, job?.position, job?.startDate, job?.endDate],
      ['Acme Payments', 'backend engineer', '2021-03', undefined],
    );
    assert.equal(job?.highlights?.length, 1);
    assert.match(job?.highlights?.[0] ?? '', /^Rewrote the settlement job in Go.*4 hours.*25 minutes$/);
    assert.deepEqual([education?.[0]?.institution, education?.[0]?.studyType], ['Leeds University', 'BSc']);
    assert.ok(skills?.some(({ keywords }) => keywords?.includes('Go')));
  });

  it('does the same in Chinese', async () => {
    const window = await ResumeWindow.open('zh');
    await window.say('我想找一份后端的工作');
    assert.match(window.asked[0] ?? '', /最近的一份工作/);
    await window.say('2020年7月到现在在云海科技做后端开发工程师，把下单接口从 800ms 优化到 120ms');
    await window.say('跳过');
    await window.say('武汉大学 软件工程 本科 2016-2020');
    await window.say('林晓 lin@example.com');
    await window.approve();
    const [job] = window.document.work ?? [];
    assert.deepEqual([job?.name, job?.position, job?.startDate], ['云海科技', '后端开发工程师', '2020-07']);
    assert.match(job?.highlights?.[0] ?? '', /800 ms.*120 ms/);
    assert.equal(window.document.education?.[0]?.studyType, '本科');
  });

  it('asks about two values of one field, and overwrites neither before the user says which', async () => {
    const window = await ResumeWindow.open('en');
    await window.say('I want a backend job');
    await window.say(
      'I was a backend engineer at Acme Payments from March 2021 till now. I wrote the ledger service in Go',
    );
    await window.say('I was a platform lead at Acme Payments, and I moved the jobs to Kubernetes');
    const { question, choices } = window.card('question');
    assert.match(question, /“backend engineer”.*“platform lead”/);
    assert.deepEqual(
      choices.map(({ label }) => label),
      ['backend engineer', 'platform lead'],
    );
    await window.say('platform lead');
    await window.say('Write it with what you have');
    await window.approve();
    assert.equal(window.document.work?.[0]?.position, 'platform lead');
  });

  it('lets a question go once it is declined, and does not ask it again', async () => {
    const window = await ResumeWindow.open('en');
    await window.say('I want a backend job');
    await window.say(ACME);
    const seen = new Set<string>();
    for (let n = 0; n < 10 && window.session.view.run.status !== 'waiting'; n++) {
      for (const text of window.asked) {
        assert.ok(!seen.has(text), `asked twice: ${text}`);
        seen.add(text);
      }
      await window.say("I don't know");
    }
    assert.equal(window.session.view.run.status, 'waiting', window.shown);
  });

  it('polishes a bullet of the resume, keeps the others, and takes the change back', async () => {
    const resume = new TextResume('en');
    const text = JSON.stringify({
      basics: { name: 'Ada' },
      work: [
        {
          name: 'Acme',
          position: 'Engineer',
          startDate: '2020-01',
          highlights: ['I was basically working on the k8s cluster with 40 nodes', 'Wrote the ledger in Go'],
        },
      ],
    });
    resume.text = text;
    const window = await ResumeWindow.open('en', { resume });
    await window.say('I was basically working on the k8s cluster with 40 nodes', 'polish');
    await window.approve();
    const [first, second] = window.document.work?.[0]?.highlights ?? [];
    assert.match(first ?? '', /^Worked on the Kubernetes cluster with 40 nodes$/);
    assert.equal(second, 'Wrote the ledger in Go');
    await window.say('undo');
    assert.equal(resume.text, text);
  });

  it('turns what an ad wants and nothing shows into a question, never into text', async () => {
    const resume = new TextResume('en');
    resume.text = JSON.stringify({
      basics: { name: 'Ada' },
      work: [
        { name: 'Acme', position: 'Engineer', startDate: '2020-01', highlights: ['Wrote the ledger in Go'] },
      ],
    });
    const window = await ResumeWindow.open('en', { resume });
    await window.say('Backend engineer\n\nRequirements:\n- Go\n- Kafka\n- PostgreSQL\n', 'tailor');
    assert.match(window.asked.join('\n'), /Kafka/);
    await window.say('no, never');
    for (let n = 0; n < 6 && window.session.view.run.status === 'idle'; n++) {
      if (window.card('question').asks === undefined || window.items.at(-1)?.kind !== 'card') break;
      await window.say('skip');
    }
    assert.doesNotMatch(resume.text, /Kafka|PostgreSQL/);
    assert.ok(
      !window.items.some(
        (item) =>
          item.kind === 'card' &&
          item.card.type === 'changes' &&
          JSON.stringify(item.card.proposal).includes('Kafka'),
      ),
    );
  });

  it('judges what is there, and says what it does not do', async () => {
    const resume = new TextResume('en');
    resume.text = JSON.stringify({
      basics: { name: 'Ada' },
      work: [{ name: 'Acme', highlights: ['Responsible for stuff'] }],
    });
    const window = await ResumeWindow.open('en', { resume });
    await window.say('please review my resume');
    const { total, findings } = window.card('evaluation');
    assert.ok(total !== null && total < 55);
    assert.ok(findings.length > 0);
    await window.say('start a mock interview');
    assert.match(window.shown, /I can’t do that yet/);
  });

  it('judges what stands, not what was told besides', async () => {
    const resume = new TextResume('en');
    resume.text = JSON.stringify({
      basics: { name: 'Ada' },
      work: [{ name: 'Acme', highlights: ['Responsible for stuff'] }],
    });
    const window = await ResumeWindow.open('en', { resume });
    await window.say('please review my resume');
    const before = window.card('evaluation').total;
    await window.say('I want to write a resume for backend jobs');
    await window.say(
      'I was a backend engineer at Globex from 2021 till now. I cut the run time of the settlement job from 4 hours to 25 minutes in Go',
    );
    await window.say('please review my resume', 'review');
    assert.equal(window.card('evaluation').total, before);
  });

  it('writes nothing where the proposal is rejected, or the resume changed meanwhile', async () => {
    const window = await ResumeWindow.open('en');
    await window.say('I want a backend job');
    await window.say(ACME);
    await window.say('Write it with what you have');
    await window.reject();
    assert.equal(window.resume.text, null);
    await window.say('Write it with what you have');
    await window.say('I want a backend job');
    await window.say('Write it with what you have');
    assert.equal(window.session.view.run.status, 'waiting', window.shown);
    window.resume.text = JSON.stringify({ basics: { name: 'Grace' }, meta: { vitae: { id: 'another' } } });
    await window.approve();
    assert.match(window.shown, /has changed since/);
    assert.match(window.resume.text, /Grace/);
  });
});
