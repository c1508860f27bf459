import { rows } from './technologyTableRow';
import type { Row } from './technologyTableRow';

/** Databases, queues, big data, analysis. */
export const DATA: readonly Row[] = [
  ...rows(
    'database',
    `
  PostgreSQL = postgres | pg | psql | postgre | postgresql数据库 | pgsql; PostGIS; TimescaleDB = timescale
  pgvector; Citus; pgx = github.com/jackc/pgx | jackc/pgx; psycopg = psycopg2 | psycopg2-binary | psycopg3
  asyncpg; pgBouncer; Patroni; Greenplum = gpdb; Cube.js = cubejs
  MySQL = mysql数据库 | mysql主从; mysql2; mysqlclient; PyMySQL; MariaDB
  Percona = percona server | percona xtradb; InnoDB; Vitess; MyCat = mycat2
  ShardingSphere = sharding-jdbc | shardingjdbc | sharding jdbc | apache shardingsphere | sharding-sphere | shardingsphere-jdbc
  Canal = 阿里canal | alibaba canal | canal同步; Maxwell's daemon; Debezium; binlog = mysql binlog
  SQLite = sqlite3 | better-sqlite3 | sqlite数据库
  SQL Server = mssql | microsoft sql server | ms sql | sqlserver数据库 | ms sql server
  SSIS = sql server integration services; SSRS = sql server reporting services; SSAS
  Oracle = oracle db | oracle database | oracle数据库 | oracle 11g | oracle 12c | oracle 19c | oracle rac
  DB2 = ibm db2; Sybase = sap ase; Informix; SAP HANA = hana; Firebird; H2 = h2 database | h2数据库
  Microsoft Access = ms access | access数据库 | access; FoxPro = visual foxpro; Teradata; Vertica; Netezza
  Exasol; SingleStore = memsql; CockroachDB = cockroach; YugabyteDB = yugabyte
  Spanner = cloud spanner | google spanner; PlanetScale; Neon! = neon数据库 | neon postgres; Turso
  TiDB = tidb数据库; TiKV; OceanBase = ob数据库; PolarDB; GaussDB = 高斯数据库; openGauss
  Dameng = 达梦 | 达梦数据库 | dm8 | dm数据库 | dameng database
  Kingbase = 人大金仓 | 金仓 | 金仓数据库 | kingbasees | 人大金仓kingbase; GBase = 南大通用 | gbase8a; 神舟通用 = 神通数据库; TDSQL
  GoldenDB; AnalyticDB = adb for mysql; Hologres; TDengine = 涛思数据 | taos; IoTDB = apache iotdb; DolphinDB
  NebulaGraph = nebula graph; HugeGraph
  MongoDB = mongo | mongodb数据库 | mongodb atlas; PyMongo; CouchDB; Couchbase; RethinkDB; ArangoDB; RavenDB
  FerretDB; FaunaDB = fauna; PouchDB; LevelDB; RocksDB; LMDB; BoltDB = bbolt; Badger = badgerdb; BerkeleyDB
  IBM Cloudant = cloudant; LiteDB
  Redis = redis缓存 | redis集群 | redis cluster | redis sentinel | redis哨兵 | redis数据库; ioredis; Jedis; Redisson
  Lettuce = lettuce客户端; go-redis = github.com/redis/go-redis | github.com/go-redis/redis; redis-py; KeyDB
  Dragonfly = dragonflydb; Valkey; Memcached = memcache; Hazelcast; Apache Ignite = ignite; Geode; Aerospike
  Codis; Tair; PikiwiDB = pika数据库 | pikadb; SSDB
  Elasticsearch = elastic search | es搜索 | es集群 | es检索 | elasticsearch集群 | es; OpenSearch; Solr = apache solr
  Lucene = apache lucene; Sphinx = sphinx search; MeiliSearch; Typesense; Algolia; Manticore Search
  Easysearch; Zinc! = zinc搜索 | zincsearch; IK! = ik分词 | ik分词器 | ik analyzer; Elastic Stack
  Cassandra = apache cassandra; ScyllaDB = scylla; HBase = apache hbase
  DynamoDB = amazon dynamodb | aws dynamodb; Cosmos DB = azure cosmos db | cosmosdb
  Bigtable = cloud bigtable; ClickHouse; Doris = apache doris; StarRocks; Kylin = apache kylin
  Druid = apache druid; Pinot = apache pinot; Kudu = apache kudu; Impala = apache impala; Snowflake
  BigQuery = google bigquery | big query; Databricks; DuckDB; MotherDuck; Phoenix on HBase = apache phoenix
  InfluxDB = influx; QuestDB; VictoriaMetrics; OpenTSDB; Prometheus TSDB; kdb+ = kdb; Neo4j = neo4j图数据库
  JanusGraph; Memgraph; TigerGraph; Amazon Neptune; Dgraph; ZODB; SurrealDB; EdgeDB
  Firestore = cloud firestore; Firebase Realtime Database
  Milvus = zilliz; Faiss = faiss-cpu | faiss-gpu; Pinecone; Weaviate; Qdrant; Chroma = chromadb; LanceDB
  Vespa; Annoy = spotify annoy; hnswlib
  etcd; Redis Stream = redis streams; Database design = 数据库设计
`,
  ),
  ...rows(
    'queue',
    `
  Kafka = apache kafka | kafkajs | kafka-python | confluent-kafka | kafka集群 | confluent kafka | kafka connect
  Kafka Streams = kstreams; ksqlDB; Confluent = confluent platform; Redpanda
  RabbitMQ = rabbit | amqplib | amqp091-go | rabbitmq队列; RocketMQ = apache rocketmq
  ActiveMQ = apache activemq; Artemis = activemq artemis; Pulsar = apache pulsar
  NATS = nats.io | nats jetstream; ZeroMQ = zmq | 0mq; nanomsg; EMQX = emq x | emqx集群 | emq
  Mosquitto = eclipse mosquitto; HiveMQ; NSQ; Beanstalkd; IBM MQ = websphere mq; MSMQ; TIBCO = tibco ems
  Solace; Celery = celery任务; RQ = redis queue; Dramatiq; Huey; Resque; Disque; TubeMQ = inlong
`,
  ),
  ...rows(
    'data',
    `
  Hadoop = apache hadoop | hadoop生态; HDFS; MapReduce = map reduce | map-reduce
  Hadoop YARN = yarn资源调度 | hadoop yarn; Spark = apache spark | spark core; PySpark; Spark SQL = sparksql
  Spark Streaming = sparkstreaming | structured streaming; Spark MLlib = mllib; Flink = apache flink
  PyFlink; Flink SQL = flinksql; Flink CDC = flinkcdc; Storm = apache storm; Samza = apache samza
  Beam = apache beam; Hive = apache hive | hiveql | hive数仓; Hive SQL = hivesql | hql; Tez = apache tez
  Pig = apache pig; Drill = apache drill; Presto = prestodb; Trino = starburst; Sqoop = apache sqoop
  Flume = apache flume; DataX = 阿里datax; Kettle = pentaho data integration | kettle工具; SeaTunnel = waterdrop
  ChunJun = flinkx; NiFi = apache nifi; StreamSets; Talend; Informatica = informatica powercenter
  DataStage = ibm datastage; Fivetran; Airbyte; Stitch Data; Matillion; Singer.io; Airflow = apache airflow
  DolphinScheduler = 海豚调度 | dolphin scheduler; Azkaban; Oozie = apache oozie; Luigi; Prefect; Dagster; Kedro
  Argo Workflows; dbt = dbt core | dbt-core | dbt cloud; Great Expectations; DataHub = datahub元数据
  Atlas = apache atlas; Amundsen; OpenMetadata; Ranger = apache ranger; Cloudera = cdh | cloudera manager
  Hortonworks = hdp平台; Ambari = apache ambari; Hudi = apache hudi; Iceberg = apache iceberg
  Delta Lake = deltalake; Paimon = apache paimon; Parquet = apache parquet; ORC! = orc格式 | orc文件
  Arrow = apache arrow | pyarrow; Alluxio; Zeppelin = apache zeppelin; Hue = hue查询; Kyuubi; Livy; Dataphin
  FineDataLink; Unity Catalog; Collibra; Alation; Soda = soda数据质量 | soda core
  Pandas; Polars; NumPy; SciPy; Dask; Vaex; Modin; Matplotlib; Seaborn; Bokeh
  Altair! = altair可视化 | vega-altair; Plotly Dash = dash plotly; pyecharts; Statsmodels = stats models
  Jupyter = jupyter notebook | jupyterlab | ipython | jupyter notebooks; Google Colab = colab; Anaconda
  ggplot2; dplyr; tidyverse; R Shiny = shiny; RStudio; data.table! = data.table包 | r data.table
  Bioconductor; SymPy; NetworkX; GeoPandas; Shapely; xarray; Numba; CuPy; RAPIDS = cudf; PyTables; openpyxl
  XlsxWriter; Streamlit; Gradio; Panel! = panel看板 | holoviz panel; Voila
  Tableau = tableau desktop; Power BI = powerbi; Looker = looker studio | lookml | google data studio
  Metabase; Redash; FineBI = 帆软bi; FineReport = 帆软 | 帆软报表; Quick BI = quickbi; Guanyuan = 观远bi; SmartBI
  Qlik = qlikview | qlik sense; MicroStrategy; SAP BusinessObjects = businessobjects; Cognos = ibm cognos
  JasperReports = jasper reports; Crystal Reports; BIRT; UReport; JimuReport = 积木报表; ActiveReports
  Google Analytics = ga4; Mixpanel; Amplitude; Segment = segment.io | segment.com
  Sensors Data = 神策 | 神策数据 | sensorsdata; GrowingIO; Matomo; PostHog; Hotjar; Adobe Analytics
  Google Tag Manager; BigQuery ML
  Scrapy; Beautiful Soup = beautifulsoup | beautifulsoup4 | bs4; lxml
  Requests! = python requests | requests库; Crawlee; WebMagic; Jsoup = jsoup解析
  HttpClient = apache httpclient; Heritrix; Nutch = apache nutch; Colly = gocolly | colly框架 | colly爬虫
  DrissionPage; mitmproxy; Frida; Xposed = xposed框架; PyExecJS; feapder; pyspider; Octoparse = 八爪鱼
`,
  ),
];
