import assert from 'node:assert/strict';
import { summarize } from './adSummary';

const LINES: readonly [string, string][] = [
  ['React or Vue', 'react|vue'],
  ['React, Vue or Angular', 'react|vue|angular'],
  ['TypeScript, Redis, Kafka or RabbitMQ', 'kafka|rabbitmq'],
  ['Go, and either MySQL or PostgreSQL', 'mysql|postgresql'],
  ['One of the major clouds (AWS, Azure, GCP)', 'aws|azure|google cloud'],
  ['At least one of Python, Java and Go', 'python|java|go'],
  ['A modern framework such as React, Vue, Angular', 'react|vue|angular'],
  ['Terraform, Ansible or similar', 'terraform|ansible'],
  ['Cypress, Playwright, or another tool of that kind', 'cypress|playwright'],
  ['PostgreSQL (MySQL is fine too)', 'postgresql|mysql'],
  ['FreeRTOS or Zephyr, either is fine', 'freertos|zephyr'],
  ['AWS and/or Azure', 'aws|azure'],
  ['MySQL/PostgreSQL', 'mysql|postgresql'],
  ['C/C++', ''],
  ['HTML/CSS', ''],
  ['Docker, Kubernetes and Linux', ''],
  ['CI/CD with GitHub Actions', ''],
  ['Tools such as Git and Docker', ''],
  ['Kafka 或 RabbitMQ', 'kafka|rabbitmq'],
  ['Kafka或者Pulsar均可', 'kafka|pulsar'],
  ['熟悉MySQL、Redis,以及Kafka或RocketMQ', 'kafka|rocketmq'],
  ['Java、Go、Python中的至少一种', 'java|go|python'],
  ['至少熟悉一门语言,如Java、Go', 'java|go'],
  ['熟练掌握Go、Python任意一种', 'go|python'],
  ['Flink、Spark二选一', 'flink|spark'],
  ['Selenium、Appium至少精通其一', 'selenium|appium'],
  ['Go 和 Python 至少会一门', 'go|python'],
  ['熟悉PostgreSQL或TiDB,二者有其一即可', 'postgresql|tidb'],
  ['NestJS或Koa皆可', 'nestjs|koa'],
  ['React、Vue都行', 'react|vue'],
  ['会Yocto或者Buildroot任意一个,懂Modbus、MQTT两种协议', 'yocto|buildroot'],
  ['One of Java, Kotlin or Scala, and Docker', 'java|kotlin|scala'],
  ['Either MySQL or PostgreSQL and Redis', 'mysql|postgresql'],
  ['C, FreeRTOS or Zephyr, either is fine', 'freertos|zephyr'],
  ['Kotlin (or Java, if you promise to switch)', 'kotlin|java'],
  ['Whether you write Java or Kotlin does not matter', 'java|kotlin'],
  ['A message queue such as Kafka or RabbitMQ', 'kafka|rabbitmq'],
  ['Selenium/Cypress/Playwright', 'selenium|cypress|playwright'],
  ['Docker/Kubernetes', ''],
  ['Kafka、Pulsar用过哪个都算', 'kafka|pulsar'],
  ['AWS和阿里云都在用,懂其一', 'aws|alibaba cloud'],
  ["Unreal Engine build tooling or Unity's, one of the two", 'unreal engine|unity'],
  ['LoRa和NB-IoT至少玩过一个', 'lora|nb-iot'],
  ['Hive/Spark调优', ''],
  ['需要会Python,PyTorch和TensorFlow至少熟一个', 'pytorch|tensorflow'],
  ['Docker and React or Vue', 'react|vue'],
  ['C/C++ or Rust', 'c|c++|rust'],
  ['熟悉Linux,React、Vue均可', 'react|vue'],
  ['三选一:Java、C#、Go', 'java|c#|go'],
  ['用Java还是Kotlin都无所谓', 'java|kotlin'],
  ['能用Python写脚本,Shell也行', 'python|shell'],
  ['至少熟悉一门语言,熟悉MySQL、Redis', ''],
  ['熟悉ISO、MySQL、Redis等规范', ''],
  ['Java 或其他 JVM 语言', ''],
  ['熟悉MySQL、Redis等', ''],
];

describe('alternatives in a job ad', () => {
  for (const [line, or] of LINES)
    it(`${line}: ${or || 'none'}`, () => {
      assert.deepEqual(summarize(`任职要求 Requirements\n- ${line}\n`, { or }), { or });
    });

  it('keeps a group when one of its members is named again elsewhere', () => {
    const ad = 'Requirements\n- React or Vue\n- React hooks in depth';
    assert.deepEqual(summarize(ad, { or: '' }), { or: 'react|vue' });
  });

  it('is no group when all members but one are left to others', () => {
    const ad = 'Requirements\n- Swift\nNot needed\n- Kotlin or Java';
    assert.deepEqual(summarize(ad, { or: '', must: '' }), { or: '', must: 'swift' });
  });
});
