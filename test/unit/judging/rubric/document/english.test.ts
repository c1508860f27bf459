import assert from 'node:assert/strict';
import { judge, rulesIn } from './judge';
import type { Document } from './judge';

/** Bullets, and the rules over their consistency that find something. */
type Case = [bullets: string[], rules: string[]];

const FORM: Case[] = [
  [['Built the rota', 'wrote the planner'], ['mixed-capitals']],
  [['built the rota', 'Wrote the planner', 'ran the audits'], ['mixed-capitals']],
  [['built the rota', 'Docker images for the planner', 'ran the audits'], []],
  [['Built the rota', 'npm scripts for the planner'], []],
  [['Built the rota', 'eBPF probes for the planner'], []],
  [['Built the rota', '12 dashboards for the planner'], []],
  [['“Built the rota”', 'wrote the planner'], ['mixed-capitals']],
  [['Built the rota.', 'Wrote the planner'], ['end-punctuation']],
  [['Built the rota;', 'Wrote the planner;', 'Ran the audits.'], []],
  [['Built the rota;', 'Wrote the planner'], ['end-punctuation']],
  [['Built the rota;', 'Wrote the planner;', 'Ran the audits;', 'Sold the port'], []],
  [['Built the rota;', 'Wrote the planner.'], []],
  [['Built the rota;', 'Wrote the planner,'], ['end-punctuation']],
  [['Built the rota;', 'Wrote the planner', 'Ran the audits'], ['end-punctuation']],
  [['Built the rota!', 'Wrote the planner'], ['end-punctuation']],
  [['Built the rota,', 'Wrote the planner,', 'Ran the audits,'], []],
  [['Built the rota..', 'Wrote the planner.'], ['repeated-mark']],
  [['Built the rota...', 'Wrote the planner...'], []],
  [['Sold tools to Acme Inc.', 'Wrote the planner'], []],
  [['Built it in Node.js', 'Wrote the planner in Vue.js'], []],
  [['- Built the rota', '- Wrote the planner'], ['bullet-mark']],
  [['• Built the rota', 'Wrote the planner'], ['bullet-mark']],
  [['* Built the rota', 'Wrote the planner'], ['bullet-mark']],
  [['1) Built the rota', '2) Wrote the planner'], ['bullet-mark']],
  [['✅ Built the rota', 'Wrote the planner'], ['bullet-mark']],
  [['-30% build time after caching', 'Wrote the planner'], []],
  [['3.2 million rows imported', 'Wrote the planner'], []],
  [['Built the rota 🔥', 'Wrote the planner'], ['decoration']],
  [['Built <b>the rota</b>', 'Wrote the planner'], ['decoration']],
  [['Built R&amp;D tools', 'Wrote the planner'], ['decoration']],
  [['**Built** the rota', '**Wrote** the planner'], []],
  [
    ['Built the rota', 'built the rota.'],
    ['duplicate-bullet', 'end-punctuation', 'mixed-capitals'],
  ],
  [['Built  the rota', 'Wrote the planner'], ['stray-spaces']],
  [['Built the rota ', 'Wrote the planner'], ['stray-spaces']],
  [['Built\tthe rota', 'Wrote the planner'], ['stray-spaces']],
  [['Built the rota.  It runs nightly.', 'Wrote the planner.  It runs weekly.'], []],
  [['Built the rota.  It runs nightly.', 'Wrote the planner. It runs weekly.'], ['stray-spaces']],
  [['Built the rota , then the planner', 'Ran audits'], ['space-before-mark']],
  [['Built the rota ( with tests )', 'Ran audits'], ['space-before-mark']],
  [['Moved services to .NET 8', 'Ran audits'], []],
  [['Built the rota,the planner and, later, the audits'], ['space-after-comma']],
  [['Used Go,Rust,Zig', 'Used C,C++,Java'], []],
];

const VOICE: Case[] = [
  [['BUILT THE NIGHTLY ROTA', 'Wrote the planner'], ['mixed-capitals']],
  [['BUILT THE NIGHTLY ROTA', 'WROTE THE WEEKLY PLANNER'], []],
  [['Built The Nightly Rota Service', 'Wrote the planner for three small depots'], ['mixed-capitals']],
  [['Built The Nightly Rota Service', 'Wrote The Weekly Depot Planner'], []],
  [['Built The Nightly Rota Service', 'Wrote It'], []],
  [['Sold The Rota To Shops', 'Wrote the planner'], ['mixed-capitals']],
  [['Moved to Google Cloud and Amazon Aurora', 'Wrote the planner'], []],
  [['Moved Oracle Forms to Spring Boot on Google Cloud', 'Wrote the planner for three small depots'], []],
  [['I built the rota', 'Wrote the planner'], ['mixed-subject']],
  [['I built the rota', 'I wrote the planner'], []],
  [['I/O of the rota halved', 'Wrote the planner'], []],
  [['[Backend] Built the rota', 'Wrote the planner'], ['mixed-labels']],
  [['[Backend] Built the rota', '[Web] Wrote the planner'], []],
  [['Served 10-20 shops', 'Served 30–40 homes'], ['range-dash']],
  [['Served 10–20 shops', 'Ran it 2019–2021, since 2020-03 nightly'], []],
  [['Kept 3-2-1 backups', 'Served 30–40 homes'], []],
  [['Built the rota - by hand', 'Wrote the planner – in Go'], ['clause-dash']],
  [['Built the rota—by hand', 'Wrote the planner -- in Go'], ['clause-dash']],
  [['Built the rota – by hand', 'Wrote the planner – in Go'], []],
];

const TENSE: Case[] = [
  [['Built the rota', 'Maintain the planner'], ['mixed-tense']],
  [['Builds the rota', 'Maintained the planner'], ['mixed-tense']],
  [['Building the rota', 'Maintained the planner'], ['mixed-tense']],
  [['Maintain the rota', 'Maintains the planner'], ['mixed-tense']],
  [['Lead a team of five', 'Built the planner'], ['mixed-tense']],
  [['Leads a team of five', 'Owns the planner', 'Reviews designs'], []],
  [['Replaces hand-written SQL', 'Wrote the planner'], ['mixed-tense']],
  [['Cut costs by 10%', 'Built the planner'], []],
  [['Cut costs by 10%', 'Maintain the planner'], []],
  [['Set up backups', 'Put alerts in place', 'Wrote runbooks'], []],
  [['Actively maintains the rota', 'Wrote the planner'], ['mixed-tense']],
  [['Tests for the parser', 'Wrote the planner'], []],
  [['Support for dark mode', 'Wrote the planner'], []],
  [['Monitoring for 40 sites', 'Wrote the planner'], []],
  [['Monitoring the 40 sites', 'Wrote the planner'], ['mixed-tense']],
  [['Distributed tracing for 12 services', 'Wrote the planner'], []],
  [['Lead developer of the planner', 'Wrote the rota'], []],
  [['Research on caches', 'Wrote the rota'], []],
];

const FIGURES: Case[] = [
  [['Cut errors by 10%', 'Cut cost by 12 %'], ['percent-form']],
  [['Cut errors by 10%', 'Cut cost by 12 percent'], ['percent-form']],
  [['Cut errors by 10 percent', 'Cut cost by 12 percent'], []],
  [['Served 1,200 shops', 'Served 3400 homes'], ['digit-groups']],
  [['Served 12,000 shops', 'Served 34000 homes'], ['digit-groups']],
  [['Served 12,000 shops', 'Served 3400 homes'], []],
  [['Served 1,200 shops in 2021', 'Listened on port 8080, ticket #4521'], ['digit-groups']],
  [['Served 1,200 shops in 2021', 'Closed #4521'], []],
  [['Served 10k shops', 'Served 30,000 homes'], ['thousands-form']],
  [['Served 10k shops', 'Served 30K homes'], ['thousands-form']],
  [['Served 10k shops', 'Served 31,415 homes'], []],
  [['Cut latency to 200ms', 'Cut startup to 3 s'], ['unit-spacing']],
  [['Cut latency to 200 ms', 'Cut startup from 900 milliseconds'], ['unit-spelling']],
  [['Cut startup to 3 s', 'Cut shutdown to 5 seconds'], ['unit-spelling']],
  [['Cut startup to 3 seconds', 'Cut the 5-second pause'], []],
  [['Cut builds to 1 hour', 'Cut tests to 2 hours'], []],
  [['Held 5,000 QPS', 'Held 3,000 qps'], ['unit-spelling']],
  [['Freed 3 GB', 'Freed 500 mb', 'Freed 20 MB'], ['unit-spelling']],
  [['Rewrote code from the 1990s', 'Cut startup to 3 s'], []],
  [['Used a 1 Gb/s link', 'Freed 3 GB'], []],
];

const NAMES: Case[] = [
  [['Wrote tools in Nodejs', 'Moved Node.js to 20'], ['name-spelling']],
  [['Wrote tools in NodeJS', 'Moved NodeJS to 20'], []],
  [['Tuned Postgres', 'Moved PostgreSQL to 16'], ['name-spelling']],
  [['Wrote tools in Golang', 'Moved the API to Go'], ['name-spelling']],
  [['Wrote Javascript widgets', 'Typed the JavaScript code'], ['name-spelling']],
  [['Published on Github', 'Moved to GitHub Actions'], ['name-spelling']],
  [['Designed the REST api', 'Versioned the API'], ['name-spelling']],
  [['Fixed WebSocket leaks', 'Wrote websocket tests'], ['name-spelling']],
  [['Led IT for it all', 'Moved US users; told us'], []],
  [['Built the planner in Python', 'See https://example.com/python/api'], []],
  [['Deployed kubernetes', 'Moved to Kubernetes (K8s)', 'Wrote K8s jobs'], []],
  [['Optimised the planner', 'Optimized the rota'], ['spelling-variant']],
  [['Optimised the colour picker', 'Organised audits'], []],
  [['Optimized the colour picker', 'Organized audits'], []],
  [['Chose the colour', 'Changed its behavior'], ['spelling-variant']],
  [['Labelled images', 'Modeled demand'], ['spelling-variant']],
  [['Analysed logs', 'Analyzed costs'], ['spelling-variant']],
  [['Built the "rota" page', 'Built the “planner” page'], ['mixed-quotes']],
  [["Built the 'rota' page", 'Built the "planner" page'], ['mixed-quotes']],
  [["Built the teams' rota and the users' planner", 'Built the "audit" page'], []],
  [['Bought 15" screens', 'Built the “planner” page'], []],
  [["Fixed the shop's rota", 'Fixed the team’s planner'], ['mixed-apostrophes']],
  [['Built the planner for the depot', '编写门店日报脚本'], ['mixed-language']],
  [['Started in Mar 2020 with the depot', 'Finished in 06/2021 with the port'], ['date-format']],
  [['Started in Mar 2020', 'Finished in June 2021'], ['date-format']],
  [['Started in Mar 2020', 'Finished in May 2021'], []],
  [['Moved to Unity 2021.3', 'Started in Mar 2020'], []],
];

describe('consistency of English bullets', () => {
  for (const [bullets, rules] of [...FORM, ...VOICE, ...TENSE, ...FIGURES, ...NAMES]) {
    it(`${rules.join(', ') || 'nothing'} in ${bullets.join(' | ')}`, () => {
      assert.deepEqual(rulesIn(bullets, 'consistency'), rules);
    });
  }

  const job = (endDate: string, ...highlights: string[]): Record<string, unknown> => ({
    name: `Depot ${endDate}`,
    position: 'Engineer',
    startDate: '2019-01',
    endDate,
    highlights,
  });
  const inEntries: [name: string, document: Document, tense: boolean][] = [
    ['present in a finished job', { work: [job('2020-05', 'Maintain the rota', 'Own the planner')] }, true],
    ['third person in a finished job', { work: [job('2020-05', 'Maintains the rota')] }, true],
    ['gerund in a finished job', { work: [job('2020-05', 'Maintaining the rota')] }, true],
    ['past in a current job', { work: [job('present', 'Maintained the rota', 'Built the planner')] }, false],
    ['past and present in a current job', { work: [job('present', 'Maintain the rota', 'Built the planner')] }, true],
    ['present now and past before', { work: [job('', 'Maintain the rota'), job('2020-05', 'Built the planner')] }, false],
    ['a job that ends next year', { work: [job('2025-01', 'Maintain the rota')] }, false],
    ['third person in a project', { projects: [job('2020-05', 'Parses tide tables', 'Built in Rust')] }, false],
    ['"I maintain" in one and "maintains" in another', { work: [job('', 'Maintain the rota'), job('', 'Maintains the planner')] }, true],
  ]; // prettier-ignore
  for (const [name, document, found] of inEntries) {
    it(`${found ? 'finds' : 'accepts'} ${name}`, () => {
      assert.equal(rulesIn(document, 'consistency', '2024-05-01').includes('mixed-tense'), found);
    });
  }

  const mended: [bullets: string[], rule: string, at: number, text: string | null][] = [
    [['Built the rota', 'wrote the planner'], 'mixed-capitals', 1, 'Wrote the planner'],
    [['Built the rota.', 'Wrote the planner.', 'Ran audits'], 'end-punctuation', 2, 'Ran audits.'],
    [['Built the rota', 'Wrote the planner;', 'Ran audits'], 'end-punctuation', 1, 'Wrote the planner'],
    [['Built the rota', 'Wrote it', 'Maintains the planner'], 'mixed-tense', 2, 'Maintained the planner'],
    [['Built the rota', 'Wrote it', 'Lead a team of five'], 'mixed-tense', 2, 'Led a team of five'],
    [['• Built the rota'], 'bullet-mark', 0, 'Built the rota'],
    [['Built R&amp;D tools', 'Ran audits'], 'decoration', 0, 'Built R&D tools'],
    [['Built **the** rota', 'Ran audits'], 'decoration', 0, 'Built the rota'],
    [['  Built  the rota '], 'stray-spaces', 0, 'Built the rota'],
    [['Built the rota', 'Built the rota'], 'duplicate-bullet', 1, null],
    [
      ['Served 1,200 shops', 'Served 3,100 ships', 'Served 3400 homes'],
      'digit-groups',
      2,
      'Served 3,400 homes',
    ],
    [['Cut cost by 12 percent', 'Cut errors by 10%'], 'percent-form', 0, 'Cut cost by 12%'],
    [['Wrote tools in nodejs', 'Moved Node.js to 20'], 'name-spelling', 0, 'Wrote tools in Node.js'],
    [['Optimised the rota', 'Optimized it', 'Organized audits'], 'spelling-variant', 0, 'Optimized the rota'],
    [['Built the rota,the planner', 'Used Go, Rust'], 'space-after-comma', 0, 'Built the rota, the planner'],
  ];
  for (const [bullets, rule, at, text] of mended) {
    it(`mends ${rule}: ${String(text)}`, () => {
      const fix = judge(bullets).find(
        (found) => found.rule === rule && found.path === `work[0].highlights[${at}]`,
      )?.fix;
      assert.ok(fix);
      const before = bullets[at] ?? '';
      const [start, end] = fix.span ?? [0, before.length];
      assert.equal(fix.text === null ? null : before.slice(0, start) + fix.text + before.slice(end), text);
    });
  }
});
