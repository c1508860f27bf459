import assert from 'node:assert/strict';
import { documentFindings } from '../../../src/document/documentFindings';
import { parseJsonObject } from '../../../src/document/jsonText';

function findings(data: unknown) {
  const text = typeof data === 'string' ? data : JSON.stringify(data, null, 2);
  return documentFindings(parseJsonObject(text, '')).map(({ rule, path, params }) => ({
    rule,
    path,
    params,
  }));
}

describe('findings in a resume', () => {
  it('has none for a sound resume with fields of the user and dates in any form', () => {
    const sound = {
      $schema: 'https://example.org/resume.json',
      basics: { name: 'Ada', 'x-pronouns': ['she'], location: { city: '杭州' }, profiles: [] },
      work: [
        { name: 'A', startDate: '2020年3月', endDate: '至今' },
        { name: 'B', startDate: 'Mar 2018', endDate: null },
        { name: 'C', startDate: '', endDate: '' },
        { name: 'D', startDate: '2017', endDate: '2017-05' },
      ],
      projects: null,
      custom: { startDate: 12 },
    };
    assert.deepEqual(findings(sound), []);
  });

  it('names path, value and allowed forms of a date that does not exist', () => {
    const found = findings({
      work: [{ startDate: '2020-13' }],
      education: [{}, { endDate: '2020-02-31' }],
      certificates: [{ date: 'last spring' }],
    });
    const allowed = '2020, 2020-03, 2020-03-05';
    assert.deepEqual(found, [
      {
        rule: 'date-invalid',
        path: 'work[0].startDate',
        params: { value: '2020-13', fault: 'month', allowed },
      },
      {
        rule: 'date-invalid',
        path: 'education[1].endDate',
        params: { value: '2020-02-31', fault: 'day', allowed },
      },
      {
        rule: 'date-invalid',
        path: 'certificates[0].date',
        params: { value: 'last spring', fault: 'form', allowed },
      },
    ]);
  });

  it('does not accept "present" as a beginning', () => {
    assert.deepEqual(
      findings({ work: [{ startDate: 'present', endDate: 'present' }] }).map(({ path }) => path),
      ['work[0].startDate'],
    );
  });

  it('notices an end before the start, but not where a missing month could explain it', () => {
    const found = findings({
      projects: [
        { startDate: '2021-05', endDate: '2020' },
        { startDate: '2021-05', endDate: '2021' },
      ],
    });
    assert.deepEqual(found, [
      { rule: 'date-order', path: 'projects[0].endDate', params: { start: '2021-05', end: '2020' } },
    ]);
  });

  it('names wrong types at any depth', () => {
    const found = findings({
      basics: { name: 12, profiles: { network: 'x' } },
      projects: ['Tide', { highlights: ['a', 7], keywords: 'Redis', startDate: 2020 }],
    });
    assert.deepEqual(
      found.map(({ path, params }) => `${path}: ${params['expected']}, not ${params['actual']}`),
      [
        'basics.name: string, not number',
        'basics.profiles: array, not object',
        'projects[0]: object, not string',
        'projects[1].highlights[1]: string, not number',
        'projects[1].keywords: array, not string',
        'projects[1].startDate: string, not number',
      ],
    );
  });

  it('notices duplicate keys, also in fields of the user, with their line', () => {
    const text = '{\n  "basics": {},\n  "x": {\n    "k": 1,\n    "k": 2\n  },\n  "basics": {}\n}';
    assert.deepEqual(findings(text), [
      { rule: 'duplicate-key', path: 'x.k', params: { key: 'k', line: 5 } },
      { rule: 'duplicate-key', path: 'basics', params: { key: 'basics', line: 7 } },
    ]);
  });
});
