import assert from 'node:assert/strict';
import { studyIn } from '../../../src/resume/nodes/study.rules';

describe('resume: degree and subject as they were typed', () => {
  const CASES: [text: string, studyType: string | undefined, area: string | undefined][] = [
    ['BSc in computer science, Leeds University, 2016 to 2020', 'BSc', 'computer science'],
    ["I did a Master's degree in data science at ETH", "Master's", 'data science'],
    ['B.Eng. of electrical engineering from Hull', 'B.Eng.', 'electrical engineering'],
    ['PhD, physics', 'PhD', undefined],
    ['武汉大学 软件工程 本科 2016-2020', '本科', '软件工程'],
    ['我本科读的计算机科学专业，在浙江大学', '本科', '计算机科学'],
    ['浙江大学自动化专业，硕士', '硕士', '自动化'],
    ['大专，专业课学得一般', '大专', undefined],
    ['I never studied', undefined, undefined],
  ];
  for (const [text, studyType, area] of CASES)
    it(text, () => {
      const study = studyIn(text);
      assert.deepEqual([study.studyType, study.area], [studyType, area]);
    });
});
