import assert from 'node:assert/strict';
import fc from 'fast-check';
import { matchJob } from '../../../../src/judging/match/matchJob';
import { readJobAd } from '../../../../src/judging/match/readJobAd';
import { readResume } from '../../../../src/judging/resumeText';

const WORDS = [
  'Requirements', '任职要求', 'Nice to have', '加分项', 'Benefits', 'Kafka', 'RabbitMQ', 'Go', 'or', '或', 'and', '、', ',',
  ', ', '. ', '。', ': ', ':', '\n', '\n\n', '- ', '1、', '(', ')', 'not', '不要求', 'a plus', '优先', '3 years', '三年以上', '本科',
  'Location', '南京', 'at least one of', '至少一种', 'English', '英语', 'we', 'you', '#', '**', '【', '】', ' ',
]; // prettier-ignore
const ad = fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(''));

describe('any text read as a job ad', () => {
  it('has spans that hold what they say, in order', () => {
    fc.assert(
      fc.property(ad, (text) => {
        const { title, requirements, knockouts } = readJobAd(text);
        assert.ok(text.includes(title));
        for (const { span, surface } of requirements) assert.ok(text.slice(...span).startsWith(surface));
        for (const { span, kind, value } of knockouts)
          if (kind === 'location') assert.equal(text.slice(...span), value);
          else assert.ok(span[0] < span[1] && span[1] <= text.length);
        assert.deepEqual(
          requirements,
          requirements.toSorted((a, b) => a.span[0] - b.span[0]),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('names a skill once, and groups have two members or more', () => {
    fc.assert(
      fc.property(ad, (text) => {
        const { requirements } = readJobAd(text);
        assert.equal(new Set(requirements.map(({ skill }) => skill)).size, requirements.length);
        for (const { group } of requirements)
          if (group !== undefined) assert.ok(requirements.filter((one) => one.group === group).length > 1);
      }),
      { numRuns: 100 },
    );
  });

  it('is read the same with other line ends and spaces behind lines', () => {
    fc.assert(
      fc.property(ad, (text) => {
        const plain = readJobAd(text).requirements.map(({ skill, level }) => [skill, level]);
        const noisy = readJobAd(text.replace(/\n/g, ' \r\n')).requirements.map(({ skill, level }) => [
          skill,
          level,
        ]);
        assert.deepEqual(noisy, plain);
      }),
      { numRuns: 80 },
    );
  });

  it('gives an estimate between 0 and 100, or none', () => {
    const resume = readResume({ work: [{ startDate: '2020', endDate: '2021', highlights: ['Ran Kafka.'] }] });
    fc.assert(
      fc.property(ad, (text) => {
        const { estimate } = matchJob(readJobAd(text), resume);
        assert.ok(estimate === null || (estimate >= 0 && estimate <= 100));
      }),
      { numRuns: 80 },
    );
  });
});

describe('a hostile job ad', () => {
  const texts: [string, string][] = [
    ['one list of skills', 'Requirements: ' + 'Kafka, '.repeat(2_000)],
    ['one line of alternatives', 'Kafka or RabbitMQ or '.repeat(1_200)],
    ['brackets', '('.repeat(22_000) + ')'.repeat(22_000)],
    ['years', '3 years '.repeat(2_000)],
    ['places', 'based in Leeds '.repeat(1_500)],
    ['colons', 'Requirements: '.repeat(1_500)],
    ['Han without stops', '熟悉'.repeat(22_000)],
    ['short lines', '- Java\n'.repeat(2_000)],
    ['spaces', ' '.repeat(20_000)],
    ['words without stops', 'we not only need very '.repeat(2_000)],
  ];
  for (const [name, text] of texts)
    it(`is read in time that grows with its length: ${name}`, () => {
      const half = elapsed(text.slice(0, text.length / 2));
      const whole = elapsed(text);
      assert.ok(whole < 3.2 * half + 50, `${half} ms for the half, ${whole} ms for the whole`);
    });

  function elapsed(text: string): number {
    // The least of three: what else the machine does is not the reader's.
    return Math.min(
      ...[1, 2, 3].map(() => {
        const start = performance.now();
        readJobAd(text);
        return performance.now() - start;
      }),
    );
  }
});
