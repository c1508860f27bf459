import assert from 'node:assert/strict';
import { summarize } from './adSummary';

/** A line under "Requirements", what it asks for, what is nice to have; what is in neither is not asked for. */
const LINES: readonly [string, string, string][] = [
  ['Python is a must, Rust would be a plus', 'python', 'rust'],
  ['You know Python well, and Rust would be a plus', 'python', 'rust'],
  ['Familiarity with Terraform, Helm and Istio is a plus', '', 'terraform, helm, istio'],
  ['Spring Boot would be a plus, as would Kafka', '', 'spring boot, kafka'],
  ['Ideally you have also used Kafka or Pulsar', '', 'kafka, pulsar'],
  ['Go (TypeScript a plus)', 'go', 'typescript'],
  ['Docker, Kubernetes (nice to have)', 'docker', 'kubernetes'],
  ['GraphQL – nice to have', '', 'graphql'],
  ['Bonus points for Storybook', '', 'storybook'],
  ["If you've used Playwright before, even better", '', 'playwright'],
  ['Redis is not required, but it helps', '', 'redis'],
  ['While not required, Scala is welcome', '', 'scala'],
  ['Java and Maven; Gradle preferred', 'java, maven', 'gradle'],
  ["You won't need Java here", '', ''],
  ['No need for Spring, Hibernate or Oracle', '', ''],
  ['Java (no Spring)', 'java', ''],
  ['Previous experience with Angular is not necessary', '', ''],
  ["We don't use PHP, we use Python", 'python', ''],
  ['Help us migrate from Jenkins to GitLab CI', 'gitlab ci', ''],
  ['TypeScript instead of JavaScript', 'typescript', ''],
  ['We are moving away from Oracle', '', ''],
  ['Our old system was built with Perl', '', ''],
  ['Nobody here writes PHP any more', '', ''],
  ['Android is handled by another team', '', ''],
  ['The Kotlin app belongs to another team', '', ''],
  ['We switched off Jenkins last year', '', ''],
  ['You need not only Go but also Rust', 'go, rust', ''],
  ['熟悉Java,有Go经验者优先', 'java', 'go'],
  ['熟悉MySQL,了解Kafka更佳', 'mysql', 'kafka'],
  ['要是还用过Playwright、Elasticsearch,那就更好', '', 'playwright, elasticsearch'],
  ['如果你懂Rust,或者写过Scala,会加分', '', 'rust, scala'],
  ['最好能看懂C++', '', 'c++'],
  ['Docker(加分)', '', 'docker'],
  ['精通React,计算机专业优先,熟悉Webpack', 'react, webpack', ''],
  ['不要求会Java', '', ''],
  ['Vue不作要求', '', ''],
  ['不会Kubernetes也没关系', '', ''],
  ['React 和 Angular 我们都没有在用', '', ''],
  ['团队里没有人写C++', '', ''],
  ['FPGA由硬件组负责', '', ''],
  ['从Oracle迁移到PostgreSQL', 'postgresql', ''],
  ['以前用的是PHP,现在全部是Go', 'go', ''],
  ['不仅要会Python,还要会Java', 'python, java', ''],
  ['用Go而不是Java', 'go', ''],
];

describe('how much a skill is asked for', () => {
  for (const [line, must, nice] of LINES)
    it(line, () => {
      const expected = { must, nice };
      assert.deepEqual(summarize(`Requirements\n- ${line}\n`, expected), expected);
    });
});
