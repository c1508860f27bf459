import { allCaught, allClean } from './claims';

describe('fact gate: what was exchanged for what', () => {
  allClean([
    ['I migrated us from AWS to Azure.', 'Migrated from AWS to Azure.'],
    ['我们从 Vue 迁到 React，我做的', '将项目从 Vue 迁移到 React。'],
    ['I replaced Redis with Memcached.', 'Replaced Redis with Memcached.'],
    ['I replaced Redis with Memcached.', '用 Memcached 替换 Redis。'],
    ['用 Redis 替换了 Memcached。', 'Replaced Memcached with Redis.'],
    ['I swapped the cron jobs for Airflow.', 'Moved from cron jobs to Airflow.'],
    ['从 Oracle 迁到 MySQL，我负责数据校验', '负责 Oracle 到 MySQL 迁移的数据校验。'],
    ['I ripped out the REST handlers and put GraphQL in their place.', 'Replaced REST handlers with GraphQL.'],
    ['We moved off Jenkins onto GitHub Actions, I did it.', 'Migrated from Jenkins to GitHub Actions.'],
    ['I translated the manual from English to German.', 'Translated the manual from English into German.'],
    ['I rewrote the Perl importer in Go.', 'Replaced the Perl importer with one in Go.'],
    ['把 Perl 脚本用 Go 重写了。', '将 Perl 脚本迁移到 Go。'],
    ['Kafka took the place of RabbitMQ, my migration.', 'Migrated from RabbitMQ to Kafka.'],
    ['I use Postgres instead of MySQL there.', 'Used Postgres instead of MySQL.'],
    ['以前用 Ant，我换成了 Gradle。', '将构建由 Ant 切换为 Gradle。'],
    ['Data flows from Kafka to ClickHouse, I wrote the sink.', 'Wrote the sink from Kafka to ClickHouse.'],
  ]);
  allCaught([
    ['I migrated us from AWS to Azure.', 'Migrated from Azure to AWS.', 'Azure to AWS', 'denied-in-evidence'],
    ['我们从 Vue 迁到 React，我做的', '将项目从 React 迁移到 Vue。', 'React 迁移到 Vue', 'denied-in-evidence'],
    ['I replaced Redis with Memcached.', 'Replaced Memcached with Redis.', 'Memcached with Redis', 'denied-in-evidence'],
    ['用 Redis 替换了 Memcached。', '用 Memcached 替换 Redis。', 'Memcached 替换 Redis', 'denied-in-evidence'],
    ['I translated the manual from English to German.', 'Translated the manual from German to English.', 'German to English', 'denied-in-evidence'],
    ['从 Oracle 迁到 MySQL，我负责数据校验', '负责 MySQL 迁移到 Oracle 的数据校验。', 'MySQL 迁移到 Oracle', 'denied-in-evidence'],
    ['I ripped out the REST handlers and put GraphQL in their place.', 'Replaced GraphQL with REST handlers.', 'GraphQL with REST', 'denied-in-evidence'],
    ['We moved off Jenkins onto GitHub Actions, I did it.', 'Moved from GitHub Actions to Jenkins.', 'GitHub Actions to Jenkins', 'denied-in-evidence'],
    ['I rewrote the Perl importer in Go.', 'Rewrote the Go importer in Perl.', 'Go importer in Perl', 'denied-in-evidence'],
    ['以前用 Ant，我换成了 Gradle。', '将构建由 Gradle 切换为 Ant。', 'Gradle 切换为 Ant', 'denied-in-evidence'],
    ['Kafka took the place of RabbitMQ, my migration.', 'Replaced Kafka with RabbitMQ.', 'Kafka with RabbitMQ', 'denied-in-evidence'],
    ['We ripped the GraphQL layer out and I wrote REST handlers in its place.', 'Replaced REST handlers with a GraphQL layer.', 'REST handlers with a GraphQL', 'denied-in-evidence'],
    ['把 jQuery 页面改成了 Vue。', '将 Vue 页面改造为 jQuery。', 'Vue', 'denied-in-evidence'],
    ['I swapped the cron jobs for Airflow.', 'Replaced Airflow with cron jobs.', 'Airflow with cron', 'denied-in-evidence'],
    ['Data flows from Kafka to ClickHouse, I wrote the sink.', 'Wrote the sink from ClickHouse to Kafka.', 'ClickHouse to Kafka', 'denied-in-evidence'],
    ['I moved logs out of Elasticsearch into Loki.', '将日志从 Loki 迁移至 Elasticsearch。', 'Loki 迁移至 Elasticsearch', 'denied-in-evidence'],
  ]);
}); // prettier-ignore

describe('fact gate: mention is no use', () => {
  allClean([
    [['readme: Unlike Redux, tinystore needs no boilerplate.', 'git: author share: 99 %'], 'Built a state library that needs no boilerplate, unlike Redux.'],
    [['readme: Inspired by Obsidian, this notebook is plain text.', 'git: author share: 99 %'], 'Built a plain-text notebook inspired by Obsidian.'],
    [['readme: 类似 Notion 的笔记工具，用 Vue 写成。', 'git: author share: 99 %'], '用 Vue 编写类似 Notion 的笔记工具。'],
    [['readme: Works with Docker. Deployed on Fly.io.', 'git: author share: 99 %'], 'Built a service deployed on Fly.io.'],
    [['readme: A faster alternative to Webpack written in Rust.', 'git: author share: 99 %'], 'Wrote a bundler in Rust, an alternative to Webpack.'],
    ['I compared Kafka with RabbitMQ and then used Kafka.', 'Used Kafka.'],
    [['readme: Built with React and Vite.', 'git: author share: 99 %'], 'Built with React and Vite.'],
    [['readme: Exports are compatible with Excel.', 'git: author share: 99 %'], 'Wrote Excel-compatible exports.'],
  ]);
  allCaught([
    [['readme: Unlike Redux, tinystore needs no boilerplate.', 'git: author share: 99 %'], 'Built a state library on Redux.', 'Redux', 'technology-not-in-evidence'],
    [['readme: Inspired by Obsidian, this notebook is plain text.', 'git: author share: 99 %'], 'Contributed to Obsidian.', 'Obsidian', 'technology-not-in-evidence'],
    [['readme: You can deploy to AWS, GCP or Azure.', 'git: author share: 99 %'], 'Deployed on AWS.', 'AWS', 'technology-not-in-evidence'],
    [['readme: 类似 Notion 的笔记工具，用 Vue 写成。', 'git: author share: 99 %'], '基于 Notion 开发笔记工具。', 'Notion', 'technology-not-in-evidence'],
    [['readme: A faster alternative to Webpack written in Rust.', 'git: author share: 99 %'], 'Wrote a bundler with Webpack.', 'Webpack', 'technology-not-in-evidence'],
    [['readme: Compared with Lodash it is half the size.', 'git: author share: 99 %'], 'Used Lodash for collections.', 'Lodash', 'technology-not-in-evidence'],
    [['readme: 相比 MyBatis，它不需要 XML。', 'git: author share: 99 %'], '使用 MyBatis 实现数据访问。', 'MyBatis', 'technology-not-in-evidence'],
    [['readme: A Postman replacement for the terminal.', 'git: author share: 99 %'], 'Tested APIs with Postman.', 'Postman', 'technology-not-in-evidence'],
    ['It is like Trello but for farms; I wrote it in Rails.', 'Integrated Trello.', 'Trello', 'technology-not-in-evidence'],
    [['readme: 可部署到阿里云、腾讯云。', 'git: author share: 99 %'], '部署于阿里云。', '阿里云', 'technology-not-in-evidence'],
    [['readme: Coming from Heroku? You will feel at home.', 'git: author share: 99 %'], 'Deployed to Heroku.', 'Heroku', 'technology-not-in-evidence'],
    [['readme: 灵感来自 Notion。', 'git: author share: 99 %'], '用 Notion 管理文档。', 'Notion', 'technology-not-in-evidence'],
  ]);
}); // prettier-ignore
