import { readsAnswers } from './answerCases';
import type { AnswerCase } from './answerCases';

const used = (...skills: string[]): { skills: string[] } => ({ skills });

const OTHERS: AnswerCase[] = [
  ['Which tools did you use?', 'the mobile folks were on Swift, I did the Go services', used('go')],
  ['Which tools did you use?', 'the designers lived in Figma; I stuck to React', used('react')],
  ['Which tools did you use?', 'the data people had Spark, mine was plain Python', used('python')],
  ['Which tools did you use?', 'the ops guys ran Kubernetes', {}],
  ['Which tools did you use?', 'they had Jenkins before I came, I brought in GitHub Actions', used('github actions')],
  ['Which tools did you use?', 'the contractors wrote PHP, we rewrote it in Python', used('python')],
  ['Which tools did you use?', 'Angular was the web team, Scala was me', used('scala')],
  ['Which tools did you use?', 'the others did Terraform, I only did Ansible', used('ansible')],
  ['Which tools did you use?', 'our DBA looked after Oracle, I just queried PostgreSQL', used('postgresql')],
  ['Did you use Docker?', 'the DevOps person handled Docker for us', {}],
  ['Do you know Rust?', 'not really, a coworker did the Rust bits', {}],
  ['Do you know Rust?', 'no', {}],
  ['Which languages?', 'never got into Scala; Java all day', used('java')],
  ['用了哪些技术?', '网页组的人都用 Angular,我只写 Scala', used('scala')],
  ['用了哪些技术?', '他们那边用 Flink,我这边是 Spark', used('spark')],
  ['用了哪些技术?', '运维的人搞 Kubernetes,我写 Go', used('go')],
  ['用了哪些技术?', '前端是外包用 React 做的,我负责 Django', used('django')],
  ['用了哪些技术?', 'Kafka 是另一个组维护的,我们只用 RabbitMQ', used('rabbitmq')],
  ['会 Rust 吗?', '不会,同事写过', {}],
  ['会哪些语言?', 'Java 熟,C++ 早忘光了', used('java')],
  ['会哪些语言?', '主要 Python,Perl 完全不会', used('python')],
]; // prettier-ignore

describe('steps: what others used, and what was never learnt', () => readsAnswers(OTHERS));
