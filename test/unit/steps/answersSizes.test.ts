import type { Metric } from '../../../src/steps/answerMetrics.rules';
import { readsAnswers } from './answerCases';
import type { AnswerCase } from './answerCases';

const gb = (...values: number[]): { metrics: Metric[] } => ({
  metrics: values.map((value) => ({ value, unit: 'gb' })),
});

const SIZES: AnswerCase[] = [
  ['How large was the bundle?', 'it went from 12 MB to 3', gb(0.012, 0.003)],
  ['How large was the bundle?', 'down from 12 to 3 MB', gb(0.012, 0.003)],
  ['How big is the database?', 'it grew from 300 GB to 1.2 TB', gb(300, 1200)],
  ['How big is the database?', 'between 40 and 60 GB', gb(40, 60)],
  ['How much memory did it use?', 'we cut it from 2 GB to 700 MB', gb(2, 0.7)],
  ['How much memory did it use?', '8GB before, 5 after', gb(8, 5)],
  ['How much memory did it use?', '512 MB', gb(0.512)],
  ['How much memory did it use?', '1.5 gigs', gb(1.5)],
  ['How big was the image?', 'shrank it from 900 megs to 120', gb(0.9, 0.12)],
  ['镜像多大?', '从 1.1GB 压到 180MB', gb(1.1, 0.18)],
  ['镜像多大?', '从 900 兆降到 200 兆', gb(0.9, 0.2)],
  ['内存占用?', '从16G降到4G', gb(16, 4)],
  ['内存占用?', '从 6 降到 2 GB', gb(6, 2)],
  ['数据量多大?', '大概 3 个 T', gb(3000)],
  ['数据量多大?', '每天 20G 日志', gb(20)],
  ['包体积?', '45 MB 减到了 18', gb(0.045, 0.018)],
  ['How large were they?', 'each file was about 250 KB', gb(0.00025)],
  ['What line did you have?', 'a 100 Mbit line', {}],
  ['What did it need?', 'we moved from 3G to 4G networks', {}],
]; // prettier-ignore

describe('steps: sizes in answers', () => readsAnswers(SIZES));
