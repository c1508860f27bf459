/** A commit of the sample project. `files` are laid as they are in the fixture; `path@0.5`: the first half of it. */
export interface SampleCommit {
  by: string;
  at: string;
  message: string;
  files: string[];
  /** Texts of these files that were different then: what stands there now, and what stood there. */
  then?: [now: string, then: string][];
  tag?: string;
}

const mira = 'Mira Solberg <mira@tidewatch.example>';
const jonas = 'Jonas Weller <jonas@tidewatch.example>';
const bot = 'dependabot[bot] <49699333+dependabot[bot]@users.noreply.github.com>';

/** Seven months of two people and a bot. */
export const commits: SampleCommit[] = [
  {
    by: mira,
    at: '2024-03-04T19:12:00+01:00',
    message: 'Start: predict water levels from harmonic constants',
    files: ['.gitignore', 'README.md@0.2', 'package.json', 'tsconfig.json', 'src/harmonics.ts@0.4'],
    then: [
      ['1.2.0', '0.1.0'],
      ['^5.1.0', '^4.26.2'],
      ['^5.4.1', '^5.3.2'],
    ],
  },
  {
    by: mira,
    at: '2024-03-09T11:40:00+01:00',
    message: 'Find high and low waters',
    files: ['src/harmonics.ts', 'test/harmonics.test.ts'],
  },
  {
    by: jonas,
    at: '2024-03-21T20:05:00+01:00',
    message: 'Serve levels over HTTP',
    files: ['src/server.ts@0.5'],
  },
  {
    by: mira,
    at: '2024-04-06T10:31:00+02:00',
    message: 'Keep gauges and readings in PostgreSQL',
    files: ['src/database.ts@0.6', 'src/migrate.ts', 'migrations/001_gauges.sql', 'compose.yaml@0.6'],
  },
  {
    by: mira,
    at: '2024-04-20T16:48:00+02:00',
    message: 'Correct predictions with live readings',
    files: ['src/correction.ts', 'test/correction.test.ts'],
  },
  {
    by: jonas,
    at: '2024-05-02T21:10:00+02:00',
    message: 'Build and test on every push',
    files: ['.github/workflows/ci.yml'],
  },
  {
    by: bot,
    at: '2024-05-13T06:02:00+02:00',
    message: 'Bump fastify from 4.26.2 to 4.27.0',
    files: ['package.json'],
    then: [
      ['1.2.0', '0.1.0'],
      ['^5.1.0', '^4.27.0'],
      ['^5.4.1', '^5.3.2'],
    ],
  },
  {
    by: mira,
    at: '2024-05-25T14:22:00+02:00',
    message: 'Import a year of readings with COPY',
    files: ['src/database.ts', 'migrations/002_latest_readings.sql'],
    tag: 'v0.9.0',
  },
  {
    by: mira,
    at: '2024-06-08T09:55:00+02:00',
    message: 'Alert skippers whose berth runs dry, by e-mail',
    files: ['src/alerts.ts@0.7'],
  },
  {
    by: mira,
    at: '2024-06-22T18:30:00+02:00',
    message: 'Alert by web push, at most once per berth and tide',
    files: ['src/alerts.ts'],
  },
  {
    by: jonas,
    at: '2024-07-03T20:44:00+02:00',
    message: 'Stream levels to the browser',
    files: ['src/server.ts@0.9', 'web/index.html'],
    tag: 'v1.0.0',
  },
  {
    by: mira,
    at: '2024-07-20T12:15:00+02:00',
    message: 'Cache predictions in Redis: p95 of /levels from 340 ms to 48 ms',
    files: ['src/cache.ts', 'src/server.ts', 'compose.yaml'],
  },
  {
    by: bot,
    at: '2024-08-05T06:01:00+02:00',
    message: 'Bump ioredis from 5.3.2 to 5.4.1',
    files: ['package.json'],
    then: [
      ['1.2.0', '1.0.0'],
      ['^5.1.0', '^4.27.0'],
    ],
  },
  {
    by: mira,
    at: '2024-08-17T17:37:00+02:00',
    message: 'Ship as a container that runs without root',
    files: ['Dockerfile'],
    tag: 'v1.1.0',
  },
  {
    by: jonas,
    at: '2024-09-01T15:20:00+02:00',
    message: 'Write down how to run it',
    files: ['README.md@0.9'],
  },
  {
    by: mira,
    at: '2024-09-14T10:03:00+02:00',
    message: 'Forget cached predictions when a reading arrives; publish the measurements',
    files: ['README.md', 'package.json'],
    tag: 'v1.2.0',
  },
];
