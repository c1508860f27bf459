/** Technologies that ads name as alternatives of each other, by their ids. One may be in several families. */
const FAMILIES = `
react|vue|angular|svelte|preact|solidjs|lit|ember.js|alpine.js
next.js|nuxt|remix|gatsby|astro|sveltekit
redux|zustand|mobx|pinia|vuex|jotai|recoil|xstate|ngrx
tailwind css|bootstrap|bulma|sass|less|styled-components
ant design|element plus|material ui|vuetify|chakra ui|naive ui|arco design
echarts|d3.js|highcharts|chart.js|antv|plotly
three.js|babylon.js|webgl|cesium|webgpu
mapbox|leaflet|openlayers|google maps|cesium|高德地图|amap|baidu maps
vite|webpack|rollup|esbuild|parcel|rspack|turbopack|gulp|grunt
npm|yarn|pnpm|bun
jest|vitest|mocha|jasmine|karma|ava
cypress|playwright|puppeteer|selenium|webdriverio|testcafe|appium|robot framework
java|go|python|php|ruby|c#|kotlin|scala|rust|node.js|elixir|c++|c|erlang|clojure|haskell|javascript|typescript|.net|swift|objective-c|dart|julia|perl|groovy|f#|ocaml|r|matlab
python|shell|perl|lua|powershell|bash|ruby|tcl|groovy
swift|objective-c
ios|android|harmonyos
flutter|react native|uni-app|taro|ionic|xamarin|.net maui|kotlin multiplatform|cordova|capacitor
swiftui|uikit
jetpack compose|android views
express|koa|nestjs|fastify|egg.js|hapi|hono
django|flask|fastapi|tornado|aiohttp|sanic|starlette|pyramid
gin|echo|fiber|beego|chi|go-zero|kratos|iris|go-kit
actix web|axum|rocket|warp
spring|spring boot|quarkus|micronaut|jakarta ee|vert.x|play framework|dropwizard|ktor
laravel|symfony|thinkphp|yii|codeigniter|hyperf|swoole|wordpress|drupal|magento
ruby on rails|django|laravel|spring boot|express|phoenix|asp.net|sinatra
spring cloud|dubbo|istio|grpc|go-zero|kratos
mybatis|hibernate|jooq|jpa|spring data
prisma|typeorm|sequelize|drizzle|knex|mikroorm
entity framework|dapper|nhibernate
wpf|winforms|avalonia|winui|uwp|qt|.net maui|mfc|electron|tauri|gtk|javafx|swing
grpc|graphql|rest|thrift|soap|trpc|dubbo
websocket|server-sent events|mqtt|webrtc|socket.io
mqtt|coap|amqp|modbus|can bus|opc ua|profinet|ethercat|lin|bacnet|zigbee|bluetooth|lora
postgresql|mysql|mariadb|sql server|oracle|sqlite|db2|cockroachdb|tidb|oceanbase|dm8|gaussdb|opengauss|kingbase
mongodb|cassandra|dynamodb|couchdb|couchbase|redis|hbase|cosmos db|scylladb|firestore
redis|memcached|valkey|hazelcast|dragonfly|ehcache|caffeine
elasticsearch|opensearch|solr|meilisearch|algolia|typesense|lucene|sphinx
clickhouse|doris|starrocks|druid|snowflake|bigquery|redshift|databricks|duckdb|teradata|greenplum|presto|trino|hive|impala|kylin|vertica|azure synapse
influxdb|timescaledb|tdengine|prometheus|opentsdb|victoriametrics|iotdb|questdb
neo4j|janusgraph|nebulagraph|arangodb|tigergraph
milvus|faiss|pgvector|pinecone|weaviate|qdrant|chroma|elasticsearch
kafka|rabbitmq|rocketmq|activemq|pulsar|nats|amazon sqs|amazon kinesis|google pub/sub|azure service bus|zeromq|redis streams|emqx|mosquitto|azure event hubs
celery|sidekiq|bullmq|resque|temporal|rq
spark|flink|storm|kafka streams|beam|samza|spark streaming
hive|presto|trino|impala|spark sql
airflow|dagster|prefect|luigi|argo workflows|azkaban|dolphinscheduler|oozie|nifi
dbt|talend|informatica|fivetran|airbyte|datax|kettle|sqoop|ssis
tableau|power bi|looker|metabase|superset|qlik|quickbi|finebi|qlikview|grafana
pandas|polars|numpy|dask
pytorch|tensorflow|keras|jax|mxnet|paddlepaddle|mindspore|caffe
xgboost|lightgbm|catboost|scikit-learn
langchain|llamaindex|langgraph|autogen|crewai|dify|haystack|semantic kernel
vllm|tensorrt|tgi|triton|onnx|llama.cpp|ollama|sglang|tensorrt-llm
mlflow|kubeflow|weights & biases|sagemaker|vertex ai|dvc
aws|azure|google cloud|alibaba cloud|tencent cloud|huawei cloud|ibm cloud|oracle cloud|digitalocean|hetzner|ovh|volcengine|cloudflare|vercel|netlify|heroku|openstack|vmware
docker|podman|containerd
kubernetes|docker swarm|nomad|ecs|openshift|mesos|rancher|amazon ecs|amazon eks|docker compose
helm|kustomize
istio|linkerd|consul|envoy
nginx|apache http server|haproxy|caddy|traefik|envoy|kong|apisix|openresty
terraform|pulumi|cloudformation|aws cdk|bicep|ansible|chef|puppet|saltstack|opentofu|crossplane
jenkins|gitlab ci|github actions|circleci|travis ci|teamcity|azure devops|bamboo|drone|buildkite|tekton|argo cd|flux|bitbucket pipelines|gitea actions|coding|concourse
argo cd|flux
prometheus|zabbix|nagios|datadog|new relic|grafana|cloudwatch|dynatrace|splunk|icinga|influxdb
elk|splunk|loki|graylog|fluentd|datadog
jaeger|zipkin|skywalking|opentelemetry|pinpoint|tempo|cat
sentry|bugsnag|rollbar
nacos|consul|eureka|zookeeper|etcd|apollo
linux|unix|windows|macos|freebsd|windows server|solaris
git|svn|mercurial|perforce
github|gitlab|bitbucket|gitea|gerrit
maven|gradle|ant|sbt|bazel
cmake|make|bazel|meson|ninja
junit|testng|spock|mockito
pytest|unittest|robot framework
xunit|nunit|mstest
googletest|catch2|boost.test
jmeter|k6|locust|gatling|loadrunner|wrk
postman|insomnia|apifox|soapui
unity|unreal engine|godot|cocos|cocos2d-x|cocos creator|laya
freertos|zephyr|rt-thread|vxworks|qnx|threadx|μc/os|ucos|embedded linux|nuttx
stm32|esp32|arduino|raspberry pi|nxp|avr|pic|arm|risc-v|nrf52|msp430
verilog|vhdl|systemverilog
figma|sketch|adobe xd|axure
jira|linear|trello|asana|youtrack|azure devops|tapd|禅道
oauth|saml|openid connect|ldap|jwt|sso
keycloak|auth0|okta|cognito
vault|aws kms|aws secrets manager
solidity|rust|move|vyper
hardhat|truffle|foundry
opencv|halcon|openmv
ros|ros2
spacy|nltk|hugging face transformers|jieba|hanlp
protocol buffers|avro|thrift|json|messagepack|flatbuffers
s3|minio|amazon s3|ceph|oss|azure blob storage|google cloud storage|alibaba cloud oss
cad|solidworks|autocad
salesforce|hubspot|microsoft dynamics|sap
abap|sap|oracle ebs
`
  .trim()
  .split('\n')
  .map((family) => new Set(family.split('|')));

/** Named together with a slash, both are meant. */
const COUPLES = [
  'c/c++',
  'html/css',
  'css/javascript',
  'html/javascript',
  'javascript/typescript',
  'linux/unix',
  'git/github',
  'git/gitlab',
  'numpy/pandas',
];

/** Whether an ad that names both means one of them. */
export function areSubstitutes(first: string, second: string): boolean {
  return first !== second && FAMILIES.some((family) => family.has(first) && family.has(second));
}

/** Whether both are in some family, so that {@link areSubstitutes} can tell. */
export function hasSubstitutes(skill: string): boolean {
  return FAMILIES.some((family) => family.has(skill));
}

/** Whether a slash between them means "and" (C/C++). */
export function areCouple(first: string, second: string): boolean {
  return COUPLES.includes(`${first}/${second}`) || COUPLES.includes(`${second}/${first}`);
}
