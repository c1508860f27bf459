import { rows } from './technologyTableRow';
import type { Row } from './technologyTableRow';

/** Umbrella terms and skills that are no product: who lists requirements leaves them out. */
export const CONCEPTS: readonly Row[] = rows(
  'concept',
  `
  serial communication = 串口 | serial protocols | serial port
  LAMP = lamp stack | lnmp; MEAN stack; MERN stack; change data capture = cdc
  microservices = microservice | micro-services | micro services | microservice architecture | 微服务 | 微服务架构
  distributed systems = distributed system | distributed architecture | distributed computing | 分布式 | 分布式系统 | 分布式架构 | 分布式计算
  high concurrency = highly concurrent | 高并发 | 高并发场景; high availability = highly available | 高可用 | 高可用架构
  message queue = message queues | message broker | message brokers | messaging middleware | mq | 消息队列 | 消息中间件 | 消息系统
  event-driven architecture = event driven | event-driven | 事件驱动
  publish-subscribe = 发布订阅 | publish/subscribe
  load balancing = load balancer | load balancers | 负载均衡
  rate limiting = rate limit | rate limits | rate limiter | rate-limiting | 限流
  circuit breaker = circuit breaking | circuit breakers | 熔断 | 熔断降级
  service degradation = graceful degradation | 服务降级
  caching = cache | caches | cached | 缓存 | 分布式缓存 | 多级缓存 | 本地缓存; cache penetration = 缓存穿透
  cache avalanche = 缓存雪崩; cache breakdown = 缓存击穿
  sharding = database sharding | 分库分表 | 分片; read/write splitting = 读写分离 | read-write splitting
  replication = 主从复制 | master-slave replication; distributed transactions = distributed transaction | 分布式事务
  distributed lock = distributed locks | distributed locking | 分布式锁
  idempotency = idempotent | idempotence | 幂等 | 幂等性; eventual consistency = 最终一致性
  distributed consensus = raft | paxos | raft协议 | raft consensus; CAP theorem = cap理论
  full-text search = full text search | 全文检索 | 全文搜索
  stored procedures = stored procedure | 存储过程; data modeling = data modelling | data model | 数据建模
  API gateway = api gateways | api网关 | 网关
  service discovery = service registry | 服务发现 | 注册中心 | 服务注册
  configuration center = config center | configuration centre | 配置中心; BFF = backend for frontend
  service governance = 服务治理; serverless = 无服务器; service mesh = 服务网格
  containerization = containerisation | 容器化 | 容器技术; container orchestration = 容器编排
  cloud native = cloud-native | 云原生; cloud computing = 云计算; virtualization = virtualisation | 虚拟化
  infrastructure as code = iac | infrastructure-as-code | 基础设施即代码; multi-tenancy = multi-tenant | 多租户
  observability = 可观测性 | 可观测; distributed tracing = 链路追踪 | 全链路追踪
  disaster recovery = 容灾 | 异地多活
  canary release = canary deployment | canary releases | 灰度发布 | 蓝绿发布 | blue-green deployment
  DevOps = dev ops | 开发运维一体化; DevSecOps; SRE = site reliability engineering | site reliability; MLOps
  DataOps; AIOps; agile = agile development | agile methodologies | 敏捷 | 敏捷开发; Scrum = scrum master
  Kanban = 看板方法; SAFe = scaled agile; waterfall model = 瀑布模型; pair programming = 结对编程
  CMMI; ITIL; PMP
  clean code = 整洁代码 | 代码规范; technical debt = tech debt | 技术债
  unit testing = unit tests | unit test | 单元测试 | 单测
  integration testing = integration tests | integration test | 集成测试
  end-to-end testing = e2e | end to end testing | end-to-end tests | e2e tests | 端到端测试
  test automation = automation testing | 自动化测试 | 测试自动化
  API testing = 接口测试
  performance testing = load testing | stress testing | 性能测试 | 压力测试 | 压测
  penetration testing = pentesting | pen testing | 渗透测试; regression testing = 回归测试
  functional testing = 功能测试; test-driven development = tdd | 测试驱动开发
  behavior-driven development = bdd | 行为驱动开发; domain-driven design = ddd | 领域驱动设计 | 领域驱动
  object-oriented programming = oop | object oriented | object-oriented | object orientation | 面向对象 | 面向对象编程
  functional programming = 函数式编程; SOLID principles = solid原则; design patterns = design pattern | 设计模式
  algorithms = algorithm | 算法; data structures = data structure | 数据结构
  algorithms and data structures = 数据结构与算法
  computer networks = computer networking | 计算机网络 | 网络编程 | network programming | socket编程 | 网络协议
  operating systems = 操作系统; compilers = 编译原理
  MVC = model-view-controller; MVVM; MVP! = mvp模式 | model-view-presenter; event sourcing = 事件溯源; CQRS
  AOP = 面向切面; dependency injection = inversion of control | ioc | 依赖注入
  multithreading = multi-threading | multithreaded | multi-threaded | 多线程 | 并发编程 | concurrent programming
  concurrency; thread pool = thread pools | 线程池; coroutine = coroutines | goroutines | goroutine | 协程
  asynchronous programming = async programming | 异步编程 | async/await; garbage collection = 垃圾回收 | gc调优
  reverse engineering = 逆向 | 逆向工程
  embedded systems = embedded system | embedded development | 嵌入式 | 嵌入式系统 | 嵌入式开发
  real-time systems = real-time system; Linux driver development = linux驱动 | 驱动开发 | device drivers
  Internet of Things = iot | 物联网; edge computing = 边缘计算; digital twin = 数字孪生
  autonomous driving = 自动驾驶 | 无人驾驶; motor control = 电机控制 | foc控制; PID control = pid控制 | pid算法
  signal processing = 信号处理
  machine learning = ml | 机器学习; deep learning = dl | 深度学习; reinforcement learning = 强化学习
  computer vision = cv算法 | 计算机视觉; image processing = 图像处理; natural language processing = nlp | 自然语言处理
  large language model = llm | llms | large language models | 大模型 | 大语言模型
  generative AI = genai | gen ai | aigc | 生成式ai; artificial intelligence = ai | 人工智能
  retrieval-augmented generation = rag | retrieval augmented generation | 检索增强生成 | 检索增强
  AI agents = ai agent | agentic ai | 智能体 | llm agents; prompt engineering = 提示词工程 | 提示工程
  fine-tuning = finetuning | 模型微调 | 微调; vector database = vector databases | vector store | 向量数据库
  embeddings = 向量化; model quantization = 模型量化; feature engineering = 特征工程
  recommender system = recommendation system | recommender systems | recommendation systems | 推荐系统 | 推荐算法
  knowledge graph = knowledge graphs | 知识图谱; speech recognition = 语音识别; OCR = 光学字符识别
  object detection = 目标检测; face recognition = facial recognition | 人脸识别
  time series = time-series | 时间序列 | 时序数据; anomaly detection = 异常检测
  A/B testing = a/b test | a/b tests | ab test | ab testing | ab测试 | a/b 测试 | ab实验
  big data = 大数据; data warehouse = data warehouses | data warehousing | 数据仓库 | 数仓
  data lake = data lakes | 数据湖; lakehouse = 湖仓一体; ETL = elt | etl开发 | etl pipelines
  data pipelines = data pipeline | 数据管道; data governance = 数据治理; data quality = 数据质量; data mining = 数据挖掘
  data visualization = data visualisation | 数据可视化 | 可视化大屏
  business intelligence = bi | 商业智能; user profiling = 用户画像; event tracking = 埋点
  stream processing = real-time processing | 流处理 | 实时计算 | 流式计算; batch processing = 批处理 | 离线计算
  web scraping = web crawler | web crawlers | crawler | crawlers | scraper | web crawling | 爬虫 | 网络爬虫 | 反爬
  OLAP; OLTP; data middle platform = 数据中台; business middle platform = 业务中台 | 中台
  cross-platform = cross platform | 跨平台 | 跨端
  component library = component libraries | design system | 组件库
  micro frontends = micro-frontends | micro frontend | microfrontends | 微前端
  server-side rendering = ssr | 服务端渲染; static site generation = ssg | 静态站点生成
  single-page application = spa | single page application | 单页应用 | single-page app
  progressive web app = pwa | progressive web apps | pwas
  responsive design = responsive web design | 响应式布局 | 响应式设计 | 响应式
  web performance = 首屏优化 | 前端性能优化 | core web vitals; browser compatibility = cross-browser | 浏览器兼容 | 兼容性
  internationalization = i18n | 国际化; SEO = search engine optimization
  state management = 状态管理; hybrid apps = hybrid app | hybrid开发 | 混合开发; JSBridge = js bridge
  low code = low-code | no-code | 低代码 | 零代码 | 低代码平台
  workflow engine = workflow engines | 工作流 | 工作流引擎 | 流程引擎; rule engine = rules engine | rule engines | 规则引擎
  virtual DOM = 虚拟dom
  information security = cyber security | cybersecurity | 网络安全 | 信息安全; web security = web安全
  cryptography = encryption | 加密算法 | 密码学; vulnerability scanning = 漏洞扫描; threat modeling = threat modelling
  access control = permission management | 权限管理 | 权限控制 | 权限系统
  XSS = cross-site scripting; SQL injection = sql注入; CSRF; zero trust = 零信任
  national cryptography = 国密 | 国密算法 | sm2 | sm4; data masking = 数据脱敏
  blockchain = 区块链 | distributed ledger; smart contract = smart contracts | 智能合约
  consortium blockchain = 联盟链; computer graphics = 计算机图形学 | 图形学; shader programming = shaders | shader | 着色器
  augmented reality = ar增强现实 | 增强现实; virtual reality = vr虚拟现实 | 虚拟现实 | vr开发
  3D modeling = 3d modelling | 三维建模; audio and video = 音视频 | 音视频开发; streaming media = 流媒体
  point cloud = 点云; path planning = 路径规划; sensor fusion = 传感器融合 | 多传感器融合
  ERP = 企业资源计划; CRM = customer relationship management; WMS = 仓储管理系统 | warehouse management system
  TMS = 运输管理系统; OMS = 订单管理系统; OA = 办公自动化; HIS = 医院信息系统
  信创 = 国产化 | 国产化适配
  NoSQL = nosql databases | 非关系型数据库; ORM = orm框架
  microcontroller = 单片机 | mcu | microcontrollers; functional safety = 功能安全; middleware = 中间件
`,
);
