const words = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(/[|\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );

/** Ordinary words that are names where they have a capital in the middle of a sentence (`jobs in Go`, `a Spark job`). */
export const SPELLED_NAMES = words(`
  go|rust|swift|dart|ruby|elixir|elm|crystal|racket|pascal|scheme|delphi|solidity|remix|tailwind|bootstrap|sass|canvas
  electron|gulp|grunt|storybook|yarn|bun|taro|expo|flutter|ionic|detox|node|express|mongoose|spring|hibernate|guava
  quartz|temporal|flask|tornado|gin|phoenix framework|rails|thrift|swagger|oracle|druid|impala|snowflake|confluent
  pulsar|celery|spark|hive|presto|flume|kettle|airflow|prefect|iceberg|tableau|shiny|transformer|transformers|whisper
  llama|mistral|copilot|gazebo|cartographer|fedora|windows|vagrant|samba|lustre|helm|rancher|envoy|calico|flannel|nomad
  harbor|consul|eureka|sentinel|puppet|packer|vault|bicep|bamboo|spinnaker|sonar|nexus|backstage|honeycomb|sentry
  graphite|snort|stripe|plaid|jest|mocha|cypress|playwright|puppeteer|cucumber|gherkin|spock|allure|locust|postman
  fiddler|lighthouse|subversion|mercurial|eclipse|confluence|notion|slack|zoom|discord|telegram|mermaid|excel|outlook
  blender|workday|zephyr|unity|unreal|cocos|photon|leaflet|cesium|asterisk|hardhat|react|apollo|gatsby|caddy|kong|gemini
  dapper|zig|nim|raku|shell|latex|cassandra|basic|apache|actix|jekyll|maven|selenium|babel|groovy|canoe|looker
  superset|meteor|doris|kylin|polars|harmony|lark|titan|tomcat|impress|scala|julia|gleam|gremlin|pillow|protractor|putty|raft|gymnasium|shapely|struts
  zeppelin|alembic|snapdragon|starburst|windchill|drools|jetty|retool|timescale|clang|lisp|sketch|trello|asana|miro`);

/** Words that are names so seldom, or begin sentences so often, that they need company: a list, a cue, a neighbour. */
export const RARE_NAMES = words(`
  next|nest|less|lit|stimulus|polymer|recoil|stylus|quasar|swing|parcel|prettier|husky|capacitor|retrofit|glide|fresco
  dagger|hilt|timber|kingfisher|cocoa|realm|egg|midway|drizzle|poi|caffeine|velocity|undertow|feign|ribbon|jersey
  aviator|cadence|bottle|falcon|pyramid|twisted|echo|fiber|iris|hertz|chi|cobra|viper|zap|clap|diesel|tonic|yew|bevy
  phoenix|nerves|cowboy|vapor|servant|boost|composer|devise|lumen|razor|orleans|polly|sanity|canal|access|cockroach
  spanner|fauna|badger|lettuce|dragonfly|ignite|geode|sphinx|solace|storm|beam|pig|drill|atlas|ranger|arrow|hue
  amplitude|segment|torch|flax|paddle|ascend|ray|accelerate|feast|prophet|haystack|cohere|replicate|bedrock|flux
  volcano|mule|varnish|squid|camel|chef|salt|foreman|concourse|renovate|fortify|tempo|pinpoint|beats|cacti|nightingale
  litmus|juniper|burp|hydra|nuclei|lambda|aurora|glue|amplify|chai|karma|jasmine|enzyme|behave|karate|pact|artillery
  testify|ginkgo|insomnia|percy|chromatic|crucible|ant|ivy|make|ninja|meson|poetry|cargo|apt|yum|ruff|psalm|delve|rider
  bison|linear|teams|coda|intercom|word|illustrator|premiere|maya|rhino|inventor|allegro|calypso|blackboard|braze
  arm|virtuoso|egret|ogre|overpass|opus|truffle|artemis|pinecone|chroma|vespa|annoy|claude|janus|monaco|vega|mina|kali
  hugo|ada|assembly|batch|blueprint|blueprints|apex|wails|bower|loopback|combine|room|foundry|xray|play|exposed|ring|mirror|rapids|forge|espresso|monday|argo
  athena|synapse|edge|gems|dash|processing|scratch|ember|backbone|solid|astro|alpine|foundation|motion|charles|wire
  keystone|directus|ghost|falco|hazelcast|galaxy|alation|voila|windows forms|octave|maple|sage|epic|infor|rabbit
  cursor|perfect|modin|altair|guidance|outline|compose|beanstalk|lens|mix|rest|quill|fastly|tiles|fabric
  firebird|kudu|agora|nock|capybara|primetime|oculus|binder|titanium|wolverine|marten|aspire|ocelot|medusa|liquid
  hydrogen|feathers|watermill|solon|sleuth|actuator|micrometer|inertia|eloquent|doctrine|twig|guzzle|beanie
  marshmallow|quart|snowplow|heap|unleash|singularity|gluten|cline|windsurf|sora|gemma|ceres|pangolin|teleport
  volatility|autopsy|encase|amass|bloodhound|tenable|tilt|coder|longhorn|rook|gatekeeper|ambassador|watchtower
  submariner|cobbler|spacewalk|harness|earthly|cosign|lacework|prowler|mender|candela|wince|googol|lattice
  microchip|clipper|domino|grads|amaranth|elvish|pug|handlebars|mustache|chuck|supercollider|concur|remedy|rive
  spline|marmoset|shotgun|tiled|alfresco|primavera|obsidian|stoplight|whimsical|dovetail|audition|handbrake
  diligent|kaboom|twine|postmark|pusher|ably|flatcar|adonis|effector|disruptor|poco|hybris|zope|grok|iterable
  thread|matter|nix|principle|bubble|soda|singer|nuke|coil|objection|buck|exchange|defender|uno
  influx|ory|hydra|torque|trident|triton|seldon|tars|stan|anaconda|stitch|luigi|dali|vector`);

/** Of the rare names those that people do type small in a list (`sass、less`). */
export const SMALL_IN_LISTS = words(`
  next|nest|less|lit|stylus|prettier|husky|retrofit|glide|dagger|hilt|egg|feign|ribbon|echo|fiber|cobra|viper|zap|boost
  canal|storm|torch|ray|lambda|glue|athena|aurora|chai|karma|jasmine|ant|make|composer|velocity|caffeine
  phoenix|hydra|burp|squid|varnish|arm|assembly|basic|scheme|word|chef|salt|cargo|poetry|insomnia|charles`);

/** Names that are written with capitals, or they are other words (`SAP`, `CANoe`, `the rest`). */
export const CAPITAL_NAMES = words(`
  sap|sas|rest|soap|sip|stomp|radius|raid|slam|elk|pads|bert|gan|gans|cas|nerf|ros|rq|mes|tars|poi|dali|inca|uds|edi|spi
  ml|dl|ai|bi|oa|his|safe|bff|ar|vr|iam|emr|msk|rds|alm|arm|can|lin|ifs|oms|tms|wms|hue|rn|es|nx|ps|ci|sse|hart|lamp|cdc|cdk|btp|bind|ate|secs|anr|detr|obs|viva|cass|hms|jmp|fme|nist|mha|mgr|dts|misp|sox|pwm|lte|ble|acl
  dsp|isp|orc|mat|scim|sam|clip|lora|hana|tez|hls|srs|opa|sls|cat|dim|pim|pi|ebs|eks|ecs|sns|efs|aks|adf|oci|ovh|pcf|pcl
  envi|amap|opus|h2|d3|ada|rpi|nsq|mqtt|pip3|gdb|mnn|tnn|tvm|cann|alsa|juce|aac|ppo|hal|chai2|air|dims|mac|sed|ssm|gru
  vgg|tgi|trl|awq|agno|hsm|waf|cnc|agv|hmi|dcs|xcp|hil|bms|vcu|adas|mom|gis|mvt|kit|seo|apt|yum|t5|tp5|tp6|dat|ssh|sso|spa
  hus|iac|sre|tdd|bdd|ddd|aop|ioc|rag|ocr|elt|etl|ux|xss|erp|crm|orm|sdk|api|apis|mq|ws|otel|mr|tox|bem|swt|ror|act|atl|com`);

/**
 * Phrases of ordinary words that are names only with capitals: "step functions of the model", "a key vault".
 */
export const CAPITAL_PHRASES = words(`
  core data|core animation|app service|key vault|service bus|event hubs|data factory|step functions|logic apps|cloud run
  cloud functions|cloud build|cloud composer|power apps|business central|commerce cloud|unity catalog|lake formation
  application insights|earth engine|delta lake|oracle forms|fast api|open layers|solid works|share point|service now
  team city|hub spot|auto cad|load runner|power platform|blue prism|web forms|final cut|after effects
  active record|black duck|test containers|octopus deploy|design compiler|data dog|new relic|big query|great expectations
  project reactor|play framework|testing library|segment anything|label studio|unity pro|quick bi|quality center|easy rules
  pi system|elastic job|monkey test|go kit|go micro|go zero|red hat|rational rose|spark core
  media foundation|pro tools|stable baselines|beautiful soup|soda core|robot framework
  lightning web components|vanilla extract|view design|semi design|material design|angular material
  ping identity|rest assured|data binding|ray tune|ray serve|ray train|ms project
  bull queue
  structured text|cloud foundry|app engine|app center|spark desk
  automation anywhere|google ads|digital ocean|elastic beanstalk|behavior designer|fix engine|azure arc|control tower
  fix protocol|fix engine|matter protocol|move language|data binding|ext js
  better stack|capture one|home assistant|job system|control rig|power pages|browser use|binary ninja|carbon black
  crazy egg|cloud tasks|cloud scheduler|dependency injector|exchange server|swift data|core location|teams toolkit
  thought machine|universal robots|yarn spinner|steam audio|pure data|sprout social|spark java|navigation compose
  black sesame|delta tau|unreal insights|global mapper|adobe sign|creative suite|lotus notes|interactive brokers|jack henry`);

/** Words around a rare name that make it likely, within 160 characters. */
export const NEIGHBOURS: Readonly<Record<string, RegExp>> = {
  lambda:
    /\b(?:AWS|Amazon|S3|EC2|DynamoDB|SQS|SNS|API Gateway|[Ss]erverless|CloudWatch|Step Functions|EventBridge|Kinesis)\b/,
  glue: /\b(?:AWS|Redshift|S3|Athena|EMR)\b/,
  athena: /\b(?:AWS|Redshift|S3|Glue|EMR)\b/,
  aurora: /\b(?:AWS|RDS|DynamoDB|MySQL|PostgreSQL|Postgres)\b/,
  amplify: /\b(?:AWS|Cognito|AppSync)\b/,
  bedrock: /\b(?:AWS|LLM|SageMaker|Claude|OpenAI)\b/,
  synapse: /\b(?:Azure|Databricks|Power BI)\b/,
  apex: /\b(?:Salesforce|SOQL|Lightning|LWC|Visualforce)\b/,
  phoenix: /\b(?:Elixir|Erlang|Ecto|LiveView|OTP)\b/,
  nerves: /\bElixir\b/,
  cowboy: /\bErlang|Elixir\b/,
  blueprint: /\b(?:Unreal|UE[45])\b|虚幻/,
  blueprints: /\b(?:Unreal|UE[45])\b|虚幻/,
  hilt: /\b(?:Android|Kotlin|Jetpack|Dagger|MVVM)\b/,
  dagger: /\b(?:Android|Kotlin|Hilt|Jetpack)\b/,
  glide: /\b(?:Android|Kotlin|Retrofit|OkHttp)\b|安卓/,
  retrofit: /\b(?:Android|Kotlin|OkHttp|RxJava)\b|安卓/,
  timber: /\bAndroid\b/,
  realm: /\b(?:iOS|Android|Swift|Kotlin)\b/,
  capacitor: /\b(?:Ionic|Cordova|Angular)\b/,
  feign: /\b(?:Spring|Eureka|Hystrix|Ribbon|Nacos)\b/,
  ribbon: /\b(?:Spring|Eureka|Hystrix|Feign)\b/,
  jersey: /\b(?:Java|JAX-RS|Jetty)\b/,
  caffeine: /\b(?:Java|Redis|Guava|Spring)\b|缓存/,
  cobra: /\b(?:Go|Golang|Viper|CLI)\b/,
  viper: /\b(?:Go|Golang|Cobra)\b/,
  zap: /\b(?:Golang|Gin|GORM|Logrus)\b/,
  chi: /\b(?:Golang|Gin|Echo|GORM)\b/,
  echo: /\b(?:Golang|Gin|GORM|Fiber)\b/,
  fiber: /\b(?:Golang|Gin|GORM|Echo)\b/,
  iris: /\b(?:Golang|Gin|GORM)\b/,
  hertz: /\b(?:Kitex|Golang|CloudWeGo)\b/,
  diesel: /\b(?:Rust|Tokio|Axum|Actix)\b/,
  tonic: /\b(?:Rust|Tokio|gRPC)\b/,
  yew: /\bRust\b/,
  clap: /\bRust\b/,
  bevy: /\bRust\b/,
  razor: /\.NET|C#/,
  polly: /\.NET|C#/,
  orleans: /\.NET|C#/,
  jasmine: /\b(?:Angular|Karma|Jest|Protractor)\b/,
  karma: /\b(?:Angular|Jasmine|Mocha)\b/,
  chai: /\b(?:Mocha|Sinon|Jest|Cypress|Supertest)\b/,
  enzyme: /\b(?:React|Jest)\b/,
  camel: /\b(?:Apache|Spring|ActiveMQ|ESB|Karaf)\b/,
  mule: /\b(?:ESB|MuleSoft|Anypoint)\b/,
  ant: /\b(?:Maven|Gradle|Ivy|Jenkins)\b/,
  ivy: /\b(?:Maven|Gradle|Ant)\b/,
  make: /\b(?:CMake|GCC|Ninja|Bazel)\b/,
  ninja: /\b(?:CMake|GCC|Meson)\b/,
  meson: /\b(?:CMake|Ninja)\b/,
  less: /\b(?:CSS3?|Sass|SCSS|Stylus|Webpack)\b/,
  stylus: /\b(?:CSS3?|Sass|SCSS)\b/,
  ray: /\b(?:PyTorch|Kubernetes|Dask|Spark|MLflow|vLLM)\b/,
  flax: /\bJAX\b/,
  torch: /\b(?:PyTorch|CUDA|TensorFlow|NumPy)\b/,
  arrow: /\b(?:Parquet|Pandas|DuckDB|Polars)\b/,
  storm: /\b(?:Spark|Flink|Kafka|Hadoop)\b/,
  beam: /\b(?:Spark|Flink|Dataflow|Kafka)\b/,
  pig: /\b(?:Hadoop|Hive|Spark)\b/,
  drill: /\b(?:Hadoop|Hive|Presto)\b/,
  atlas: /\b(?:Hadoop|Hive|Ranger|MongoDB)\b/,
  ranger: /\b(?:Hadoop|Hive|Atlas|Kerberos)\b/,
  hue: /\b(?:Hadoop|Hive|Impala)\b/,
  boost: /C\+\+|\bSTL\b/,
  composer: /\b(?:PHP|Laravel|Symfony)\b/,
  devise: /\b(?:Rails|Ruby)\b/,
  lumen: /\b(?:Laravel|PHP)\b/,
  foundry: /\b(?:Solidity|Hardhat|Ethereum|ethers\.js)\b/,
  xray: /\b(?:Jira|TestRail|Zephyr)\b/,
  play: /\b(?:Scala|Akka)\b/,
  combine: /\b(?:Swift|SwiftUI|UIKit|RxSwift)\b/,
  room: /\b(?:Android|Jetpack|Hilt|Retrofit|Kotlin)\b/,
  truffle: /\b(?:Ethereum|Solidity|Hardhat|Web3)\b/,
  maya: /\b(?:Blender|3ds Max|ZBrush|Unity|Unreal|Houdini)\b/,
  rhino: /\b(?:Grasshopper|Revit|AutoCAD|SketchUp)\b/,
  inventor: /\b(?:AutoCAD|SolidWorks|CATIA)\b/,
  teams: /\b(?:Office 365|SharePoint|Microsoft 365|Outlook|PowerPoint|Zoom and|Slack and)\b/,
  access: /\b(?:Excel|Word|PowerPoint|Outlook|VBA|MS Office)\b/,
  word: /\b(?:Excel|PowerPoint|Outlook|PPT|Office)\b/,
  linear: /\b(?:Jira|Notion|Asana|Trello|Figma)\b/,
  insomnia: /\bPostman\b/,
  charles: /\b(?:Fiddler|Wireshark|Postman)\b|抓包/,
  chef: /\b(?:Puppet|Ansible|SaltStack|Terraform)\b/,
  salt: /\b(?:Puppet|Ansible|Chef|Terraform)\b/,
  canal: /\b(?:MySQL|Kafka|binlog|Flink|DataX)\b/,
  next: /\b(?:React|Nest|Vercel|Nuxt)\b/,
  nest: /\b(?:Next|TypeORM|Prisma|Express)\b/,
  prettier: /\b(?:ESLint|Husky)\b/,
  husky: /\b(?:ESLint|Prettier)\b/,
  parcel: /\b(?:Webpack|Rollup|Vite)\b/,
  tempo: /\b(?:Grafana|Loki|Prometheus)\b/,
  beats: /\b(?:Logstash|Kibana|Elastic)\b/,
  hydra: /\b(?:Burp|Nmap|Metasploit|Kali)\b/,
  kali: /\b(?:Burp|Nmap|Metasploit|Linux)\b/,
  poetry: /\b(?:pip|Python|pytest|Ruff)\b/,
  ruff: /\b(?:Python|mypy|Black)\b/,
  cargo: /\b(?:Rust|crates?)\b/,
  pact: /\b(?:contract|consumer)\b/,
  espresso: /\b(?:Android|Appium|XCUITest|JUnit|Kotlin)\b/,
  illustrator: /\b(?:Photoshop|Figma|InDesign|Sketch)\b/,
  premiere: /\b(?:Photoshop|After Effects)\b/,
  claude: /\b(?:GPT|OpenAI|LLM|Gemini|Copilot|ChatGPT)\b/,
  pinecone: /\b(?:vector|RAG|LangChain|embedding|LLM)\b/i,
  chroma: /\b(?:vector|RAG|LangChain|embedding|LLM)\b/i,
  haystack: /\b(?:RAG|LLM|LangChain)\b/,
  prophet: /\b(?:ARIMA|XGBoost|forecast|LightGBM)\b/i,
  hugo: /\b(?:Jekyll|Markdown|static)\b/,
  swing: /\b(?:Java|JavaFX|AWT)\b/,
  velocity: /\b(?:FreeMarker|Thymeleaf)\b/,
  squid: /\b(?:Nginx|HAProxy|Varnish)\b/,
  varnish: /\b(?:Nginx|HAProxy|CDN)\b/,
  flux: /\b(?:Argo|GitOps|Helm)\b/,
  arm: /\b(?:Cortex|RISC-V|STM32|x86|embedded|firmware|microcontrollers?)\b|嵌入式|单片机/i,
  ada: /\b(?:Fortran|COBOL|SPARK)\b/,
  assembly: /\b(?:C\+\+|ARM|x86|RISC-V)|\bC\b/,
  batch: /\bPowerShell\b/,
  scheme: /\b(?:Lisp|Haskell|Racket)\b/,
  litmus: /\b(?:Chaos|Kubernetes)\b/,
  egg: /\b(?:Koa|Node)\b/,
  lit: /\bWeb Components?\b/,
  drizzle: /\b(?:Prisma|TypeScript|ORM)\b/,
  bower: /\b(?:Grunt|Gulp|npm)\b/,
};

/** Names that are ordinary words as well, or short forms: alone in small letters they tell nothing. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...SPELLED_NAMES,
  ...RARE_NAMES,
  ...CAPITAL_NAMES,
  'c',
  'r',
]);
