/**
 * `child: parents`: what is true wherever the child is used. A parent is left out where it is only usual: Spring Boot is
 * written in Kotlin too, Jest tests TypeScript as well as JavaScript (which TypeScript compiles to).
 */
const IMPLIED: Readonly<Record<string, string>> = {
  // Languages and what is written in one of them only
  typescript: 'javascript',
  arkts: 'typescript|harmonyos',
  gin: 'go', echo: 'go', fiber: 'go', gorm: 'go', cobra: 'go', 'go-zero': 'go', kratos: 'go', beego: 'go', goframe: 'go',
  pgx: 'go|postgresql',
  django: 'python', 'django rest framework': 'django', flask: 'python', fastapi: 'python', tornado: 'python',
  aiohttp: 'python', celery: 'python', sqlalchemy: 'python', pydantic: 'python', pytest: 'python|unit testing',
  psycopg: 'python|postgresql', pymysql: 'python|mysql', pymongo: 'python|mongodb', pandas: 'python', scrapy: 'python',
  'beautiful soup': 'python', jieba: 'python', streamlit: 'python', gradio: 'python', pyspark: 'python|spark',
  pyqt: 'python|qt', pyside: 'python|qt',
  laravel: 'php', symfony: 'php', thinkphp: 'php', yii: 'php', codeigniter: 'php', hyperf: 'php|swoole', swoole: 'php',
  webman: 'php', wordpress: 'php', drupal: 'php',
  'ruby on rails': 'ruby', sinatra: 'ruby', rspec: 'ruby', sidekiq: 'ruby',
  'actix web': 'rust', axum: 'rust', tokio: 'rust', serde: 'rust', tauri: 'rust',
  phoenix: 'elixir', ktor: 'kotlin',
  '.net core': '.net', '.net framework': '.net', 'asp.net': '.net', 'asp.net core': 'asp.net', 'entity framework': '.net',
  blazor: 'asp.net|c#', wpf: '.net', winforms: '.net', maui: '.net', xamarin: '.net', 'entity framework core': 'entity framework',
  mfc: 'c++', unity: 'c#', flutter: 'dart', swiftui: 'swift', apex: 'salesforce', abap: 'sap',
  // Frameworks on frameworks
  'spring boot': 'spring', 'spring cloud': 'spring', 'spring mvc': 'spring', 'spring security': 'spring',
  'spring batch': 'spring', 'spring data': 'spring', 'spring data jpa': 'spring|jpa', 'spring webflux': 'spring',
  'spring cloud alibaba': 'spring cloud', 'spring cloud gateway': 'spring cloud', 'mybatis-plus': 'mybatis',
  'react native': 'react', 'next.js': 'react', remix: 'react', gatsby: 'react', expo: 'react native', umi: 'react',
  'ant design pro': 'ant design', nuxt: 'vue', vuex: 'vue', pinia: 'vue', 'element plus': 'vue', 'element ui': 'vue',
  vuepress: 'vue', 'vue router': 'vue', sveltekit: 'svelte', rxswift: 'swift',
  nestjs: 'node.js', express: 'node.js', koa: 'node.js', fastify: 'node.js', 'egg.js': 'koa',
  uikit: 'ios', 'jetpack compose': 'kotlin',
  // Products of a family
  'docker compose': 'docker', docker: 'containerization', kubernetes: 'containerization', helm: 'kubernetes',
  k3s: 'kubernetes', 'amazon eks': 'kubernetes|aws', 'google kubernetes engine': 'kubernetes|google cloud',
  'azure kubernetes service': 'kubernetes|azure', openshift: 'kubernetes', 'argo cd': 'kubernetes|ci/cd',
  'github actions': 'ci/cd|github', 'gitlab ci': 'ci/cd|gitlab', 'travis ci': 'ci/cd', circleci: 'ci/cd', jenkins: 'ci/cd',
  'azure pipelines': 'ci/cd|azure devops', teamcity: 'ci/cd', 'drone ci': 'ci/cd',
  github: 'git', gitlab: 'git', gitee: 'git', bitbucket: 'git', gitea: 'git', gerrit: 'git',
  'amazon s3': 'aws', 'amazon ec2': 'aws', 'aws lambda': 'aws|serverless', 'amazon rds': 'aws', 'amazon aurora': 'aws',
  dynamodb: 'aws', 'amazon sqs': 'aws', 'amazon sns': 'aws', 'amazon ecs': 'aws', 'aws fargate': 'aws', cloudformation: 'aws',
  cloudwatch: 'aws', 'amazon redshift': 'aws', 'aws glue': 'aws', 'amazon athena': 'aws', 'amazon kinesis': 'aws',
  'amazon sagemaker': 'aws', 'aws cdk': 'aws', 'amazon cognito': 'aws', 'aws step functions': 'aws', 'amazon api gateway': 'aws',
  'azure functions': 'azure|serverless', 'azure blob storage': 'azure', 'azure sql database': 'azure', 'cosmos db': 'azure',
  'azure service bus': 'azure', 'azure data factory': 'azure', 'azure active directory': 'azure',
  bigquery: 'google cloud', 'cloud run': 'google cloud', 'google pub/sub': 'google cloud',
  'alibaba cloud oss': 'alibaba cloud', maxcompute: 'alibaba cloud', dataworks: 'alibaba cloud',
  ubuntu: 'linux', debian: 'linux', centos: 'linux', 'red hat enterprise linux': 'linux', 'rocky linux': 'linux',
  'alpine linux': 'linux', fedora: 'linux', 'arch linux': 'linux', systemd: 'linux', 'embedded linux': 'linux',
  yocto: 'embedded linux', bash: 'shell', zsh: 'shell', ebpf: 'linux',
  // Databases
  postgresql: 'sql', mysql: 'sql', sqlite: 'sql', mariadb: 'sql', 'sql server': 'sql', oracle: 'sql', tidb: 'sql',
  oceanbase: 'sql', timescaledb: 'postgresql', pgvector: 'postgresql', postgis: 'postgresql', 'pl/sql': 'sql|oracle',
  't-sql': 'sql', jedis: 'redis', redisson: 'redis', mongoose: 'mongodb', 'redis cluster': 'redis', 'spark sql': 'spark|sql',
  'spark streaming': 'spark', 'flink sql': 'flink|sql', 'flink cdc': 'flink', 'hive sql': 'hive|sql', hdfs: 'hadoop',
  mapreduce: 'hadoop', elk: 'elasticsearch|logstash|kibana', 'kafka streams': 'kafka',
  // Concepts that a product is
  kafka: 'message queue', rabbitmq: 'message queue', rocketmq: 'message queue', activemq: 'message queue',
  pulsar: 'message queue', openapi: 'rest', swagger: 'rest', websocket: 'http', graphql: 'http', rest: 'http',
  pytorch: 'deep learning', tensorflow: 'deep learning', keras: 'deep learning', paddlepaddle: 'deep learning',
  mindspore: 'deep learning', 'deep learning': 'machine learning', 'scikit-learn': 'machine learning|python',
  xgboost: 'machine learning', lightgbm: 'machine learning', langchain: 'large language model',
  langgraph: 'large language model', llamaindex: 'large language model', 'openai api': 'large language model',
  vllm: 'large language model', ollama: 'large language model', 'retrieval-augmented generation': 'large language model',
  junit: 'unit testing', jest: 'unit testing', vitest: 'unit testing', mockito: 'unit testing|java', freertos: 'rtos',
  'rt-thread': 'rtos', ros2: 'ros', arcore: 'augmented reality', webgl: 'computer graphics', 'three.js': 'javascript',
}; // prettier-ignore

const cache = new Map<string, readonly string[]>();

/** Ids of what is true wherever the given technology is used, all the way up, without itself: `gin` → `go`. */
export function impliedBy(id: string): readonly string[] {
  const known = cache.get(id);
  if (known) return known;
  const all = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!Object.hasOwn(IMPLIED, next)) continue;
    for (const parent of IMPLIED[next]?.split('|') ?? []) {
      if (parent === id || all.has(parent)) continue;
      all.add(parent);
      open.push(parent);
    }
  }
  const implied = [...all];
  if (Object.hasOwn(IMPLIED, id)) cache.set(id, implied);
  return implied;
}
