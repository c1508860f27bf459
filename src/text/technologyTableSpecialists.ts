import { rows } from './technologyTableRow';
import type { Row } from './technologyTableRow';

/** What single trades name: networks, security work, high-performance computing, mainframes, shops and contents. */
export const SPECIALISTS: readonly Row[] = [
  ...rows(
    'mobile',
    `
  Moshi; SQLDelight; WorkManager = androidx.work; CameraX = androidx.camera; Paging 3 = jetpack paging
  Navigation Compose; ML Kit = google ml kit; Core Bluetooth; CloudKit; SwiftData = swift data
  Core Location; PassKit; GameKit; Tuist; XcodeGen; Kotlin Flow = kotlin flows; RxKotlin
  MMKV = 腾讯mmkv; Tinker! = 腾讯tinker; Binder = binder机制; SurfaceFlinger; ANR = anr优化; Titanium = appcelerator
  JSI = turbomodules; Kuikly; Lynx! = lynx框架
`,
  ),
  ...rows(
    'backend',
    `
  NServiceBus; Wolverine; Marten; Serilog; NLog; Quartz.NET; Akka.NET; Dapr; .NET Aspire = aspire; YARP
  Ocelot; Duende = duende identityserver; nopCommerce; Refit; FluentValidation
  CAP! = dotnetcore cap | cap事务; Kitura; Oban; Broadway; GenServer; Centrifugo; Frappe; ERPNext; Tryton
  Sylius; Spryker; Saleor; Medusa; Neos CMS; Craft CMS; Statamic; October CMS; Storyblok; Prismic; Ghost
  BigCommerce; Liquid; Hydrogen; Optimizely CMS; Concrete CMS; Plone; Kirby; Pimcore; Ibexa; Backdrop CMS
  Akeneo; Netty-socketio; Feathers = feathersjs; Moleculer; Loco.rs; Encore.ts = encore.dev; Bun ORM
  Watermill; Micronaut Data; Eclipse MicroProfile = microprofile; Apache CXF = cxf
  Axis2 = apache axis; BladeX = springblade; Yudao = 芋道 | ruoyi-vue-pro; Ruoyi-Cloud = 若依微服务; Solon; JFinal
  Nutz; Beetl; Smart-Doc; TLog; Hippo4j; DynamicTp = dynamic-tp; Graphql-Java; Netflix DGS = dgs framework
  Spring Retry; Spring HATEOAS; Spring Shell; Spring Statemachine; Spring Session; Spring Cloud Stream
  Spring Cloud Config; Spring Cloud Sleuth = sleuth; Spring Cloud Bus; Spring Cloud OpenFeign
  Spring Boot Admin; Spring Boot Actuator = actuator; Micrometer; MyBatis Generator; MyBatis-Flex; BeetlSQL
  Ebean; QueryDSL; Hazelcast Jet; Ratpack; Spark Java; Blade! = laravel blade; Livewire = laravel livewire
  Inertia.js = inertia; Eloquent = eloquent orm; Doctrine = doctrine orm; Twig; Guzzle; PSR-4; Swoft
  LaravelS; MongoEngine; Beanie; Dependency Injector; Marshmallow; Graphene; Pyro; Robyn; Quart; Web2py
  CherryPy; Zope; Nameko; APScheduler; Rasa X; Taskiq; Arq; Loguru; Structlog; Polyfactory
`,
  ),
  ...rows(
    'data',
    `
  Metaflow; ZenML; Flyte; SQLMesh; Hevo; Meltano; RudderStack; Snowplow; mParticle; Heap; Pendo; FullStory
  Flagsmith; Unleash; VWO; Dremio; JMP = sas jmp; Minitab; EViews; HIP! = rocm hip; oneAPI = intel oneapi
  MKL = intel mkl; OpenBLAS; LAPACK; PETSc; FFTW; HDF5; NetCDF; HTCondor; Spack; Singularity = apptainer
  LAMMPS; VASP; Galaxy! = galaxy project; BLAST+ = ncbi blast; Seurat; Scanpy; AutoDock; PyMOL; ImageJ
  CellProfiler; QuPath; REDCap; OMOP; CDISC = sdtm | adam数据; Rasterio; PDAL; FME = safe fme; Sentinel Hub
  Feature Store = 特征平台; Apache Griffin; Apache Linkis; DataSphere Studio = dss微众; Datavines; StreamPark
  Amoro; Gravitino; JuiceFS CSI; Fluid! = fluid数据编排; Celeborn; Gluten; Velox; ByConity; SelectDB; Databend
  GreptimeDB; MatrixOne; HStreamDB; StoneDB; KunlunBase; SequoiaDB = 巨杉; HighGo = 瀚高; Vastbase = 海量数据
  UXDB = 优炫; LIBSVM; Vowpal Wabbit; CRF++; RecBole; EasyRec; TorchRec; Feathr; FasterTransformer; LMDeploy
  MindIE; MindFormers; PaddleNLP; PaddleSpeech; OpenCompass; Ragas; TruLens; DeepEval; Promptfoo
  Arize = arize phoenix; Helicone; Portkey; Guardrails AI; Unstructured.io; Docling; MinerU
  Tika = apache tika; GraphRAG; LightRAG; Mem0; Letta = memgpt; Browser Use; OpenAI Agents SDK; Google ADK
  Mastra; Vercel AI SDK = ai sdk; Chainlit; Open WebUI; AnythingLLM; LobeChat; One API; New API! = new-api
  Cline; Windsurf; Claude Code; Codex CLI; Trae; Tongyi Lingma = 通义灵码; CodeGeeX; Bolt.new; v0.dev; Replit
  Lovable.dev; Suno; Sora; Kling = 可灵; Jimeng = 即梦; GPT-SoVITS; CosyVoice; ChatTTS; EmotiVoice; AnimateDiff
  IP-Adapter; DreamBooth; Flux.1; Segment Anything 2 = sam2; Grounding DINO; DETR; DINOv2; BLIP-2; LLaVA
  Qwen-VL; MiniCPM; Yi-34B = 零一万物; Phi-3; Gemma; Grok; StarCoder; CodeLlama; WizardCoder; Vicuna; MMLU
  PointPillars; BEVFormer; OpenPCDet; CenterPoint; VINS-Mono = vins; LIO-SAM; FAST-LIO; Ceres Solver = ceres
  g2o; GTSAM; Sophus; Pangolin; COLMAP; KITTI; nuScenes; CasADi; OMPL; acados; RoboMaster; ABB IRC5
  Universal Robots = ur机械臂; JAKA = 节卡; ESKF = 误差状态卡尔曼; Kalman filter = 卡尔曼 | 卡尔曼滤波
`,
  ),
  ...rows(
    'infra',
    `
  NetScaler; FTK = forensic toolkit; Lmod; PBS Pro = openpbs; IBM LSF = lsf; Dynamics AX = microsoft dynamics ax
  env0; Sonatype; Buck; Objection; Conditional Access
  Checkov; tfsec; Infracost; Atlantis; Spacelift; Teleport; WireGuard; OpenVPN; Tailscale; ZeroTier
  OPNsense; Ubiquiti = unifi; Cisco ACI; Cisco Meraki = meraki; Ruijie = 锐捷; Sangfor = 深信服; NSFOCUS = 绿盟
  Qi-Anxin = 奇安信; Venustech = 启明星辰; VMware NSX = nsx | nsx-t; Nutanix; Dell EMC = emc存储; Veeam; Commvault; Rubrik; Zerto
  Exchange Server = exchange | microsoft exchange; Jamf = jamf pro; Microsoft Defender = defender | defender for endpoint
  Microsoft Sentinel = azure sentinel; Elastic SIEM; Zeek; YARA; Volatility = volatility框架; Autopsy; EnCase
  Cellebrite; radare2; Binary Ninja; MobSF; Amass; Shodan; Maltego; BloodHound; Mimikatz; John the Ripper
  Aircrack-ng; GnuPG = gpg; Delinea; Saviynt; Fofa; Nikto; Gobuster; WPScan; Impacket; Atomic Red Team
  TheHive; MISP; OpenCTI; Cortex XDR; SentinelOne; Carbon Black; Tenable; Qualys; Rapid7 = insightvm
  Kaspersky; CIS benchmarks; NIST = nist csf; SOX; CMMC; MLPS = 等保 | 等级保护 | 等保2.0; Skaffold; Tilt; DevSpace
  Telepresence; Okteto; Gitpod; GitHub Codespaces = codespaces; Coder
  Dev Containers = devcontainers | devcontainer; Nix = nix flakes | nix language; Guix; asdf! = asdf-vm
  mise! = mise-en-place; direnv; Boomi; Workato; KrakenD; Gravitee; Confluent Cloud; StrongSwan; FreeRADIUS
  FreeIPA; BIND = bind9; CoreOS = flatcar; Talos Linux = talos; RKE2 = rke; OKD; vCluster; Kubevirt; OpenEBS
  Longhorn; Rook = rook-ceph; Portworx; Kyverno; OPA = open policy agent | gatekeeper
  Kubernetes Gateway API; Ambassador = emissary-ingress; Gloo; Nginx Ingress = ingress-nginx | ingress nginx
  ExternalDNS; Descheduler; Kubecost; OpenCost; Robusta; k9s; Lens! = k8s lens; Portainer; Dockge
  Watchtower; Nerdctl; Colima; Multipass; BuildKit; Nydus; Sealos; Kuboard; KubeVela; OpenKruise; OpenYurt
  Crane! = crane finops; Clusternet; Submariner; Liqo; Spiderpool; Antrea; Kube-OVN; MOSN; Sermant
  PolarisMesh = 北极星服务治理; DBLE; Alibaba Otter = otter数据同步; DTS = 数据传输服务; OceanBase OCP
  Percona XtraBackup = xtrabackup; ProxySQL; MaxScale; Galera = galera cluster; MHA = mysql mha
  MGR = group replication; pt-toolkit = percona toolkit; SQLAdvisor; Archery! = archery审核
  Yearning! = yearning审核; Bytebase; DeepFlow; Coroot; SigNoz; Uptrace; Lightstep; Instana; Catchpoint
  Pingdom; StatusCake; Better Stack; VictoriaLogs; Quickwit; OpenObserve; Cribl; Promtail; cAdvisor
  node_exporter = node exporter; Blackbox exporter; Pushgateway; M3DB; Flashduty
  AWX = ansible tower | ansible awx; Cobbler; MAAS; Spacewalk; CFSSL; Step CA
  Boundary! = hashicorp boundary; Waypoint; Gitness; Woodpecker CI; Harness = harness.io; CloudBees; Bitrise
  Codemagic; Xcode Cloud; Expo EAS = eas build; Earthly; act! = nektos act; semantic-release; GoReleaser
  Changesets; release-please; Sigstore = cosign; SLSA; Syft = grype; Dependency-Track; FOSSA
  WhiteSource = mend.io; Anchore; Aqua Security; Sysdig; Prisma Cloud; Wiz! = wiz.io; Lacework; CloudHealth
  Cloudability; Steampipe; Prowler; ScoutSuite; Cloud Custodian
  Integrity RTOS = green hills integrity; Mender; RAUC; SWUpdate; LwM2M; Segger = segger ozone; STM32CubeIDE
  MPLAB = mplab x; Code Composer Studio = code composer; PlatformIO; CANape = vector canape; ETAS; CANdela; ODX; vTESTstudio
  Davinci Developer; Tuya = 涂鸦 | 涂鸦智能; Mi IoT = 米家; HomeKit; Home Assistant; ESPHome; Zigbee2MQTT; Tasmota
  openHAB; M-Bus; DNP3; Profisafe; IO-Link; CC-Link; SERCOS; SECS/GEM = secs gem | secs; HSMS; ISA-95; OEE
  Andon = 安灯; WinCE = windows ce; Delta Tau; Googol = 固高; Leadshine = 雷赛; Cognex; Keyence = 基恩士; Basler
  Hikvision = 海康威视 | 海康; Dahua = 大华; OpenMV; K210 = kendryte; Sipeed; Horizon J5 = 地平线; Black Sesame = 黑芝麻
  TDA4; NVIDIA Drive = drive orin; Infineon = 英飞凌 | aurix | tc397; Renesas = 瑞萨 | rh850; Bouffalo = bl602
  Telink = 泰凌微; WCH = 沁恒; Nuvoton = 新唐; AT32 = 雅特力; HC32 = 华大; APM32; Fudan Micro = 复旦微; Anlogic = 安路
  Gowin = 高云; Lattice = lattice fpga | lattice diamond; Microchip = microsemi; Efinix; HyperLynx; SIwave
  HFSS = ansys hfss; ADS! = keysight ads; PSpice; LTspice; PLECS; RT-LAB; Speedgoat; NI PXI = pxi
  NI VeriStand = veristand; GPIB; SCPI = visa scpi; ATE = 自动测试设备; Teradyne; Advantest
`,
  ),
  ...rows(
    'language',
    `
  IMS DB; Easytrieve; Natural! = adabas natural; Adabas; Progress OpenEdge = openedge | progress 4gl
  Clipper; Lazarus; Free Pascal = fpc编译; X++; C/AL; AL! = business central al; PowerBuilder; Uniface
  LotusScript = lotus notes | domino; OmniScript; Pine Script; MQL4 = mql5; EasyLanguage; Q! = kdb q
  Modelica; Lean4; Coq = rocq; Agda; Isabelle; TLA+; Z3 = z3 solver; MiniZinc; AMPL; GAMS; COPT = 杉数
  LabTalk; IDL! = idl语言; NCL; GrADS; Bluespec; SpinalHDL; Amaranth; Cocotb; Nushell; Fish! = fish shell
  Elvish; PostScript; MusicXML; Pug = jade模板; Handlebars; Mustache; EJS; Nunjucks; Jinjava; OpenSCAD
  POV-Ray; ChucK; SuperCollider; Max/MSP; Pure Data; TouchDesigner; vvvv
`,
  ),
  ...rows(
    'tool',
    `
  Concur = sap concur; SAP CPI = cpi集成; SAP RAP = rap model; SAP GRC; SAP SRM; SAP EWM = ewm; SAP WM; SAP QM
  SAP PM; SAP PS; SAP HCM = sap hr; SAP Solution Manager = solman; SAP Basis; SAP CO
  SAP BusinessOne = sap b1; Pardot; Pipedrive; Freshworks; Jira Service Management = jira service desk
  BMC Remedy = remedy; Ivanti; Rive; Spline; Nuke = foundry nuke; PlayCanvas; A-Frame = aframe; Nakama
  Agones; Substance 3D; Marmoset; SpeedTree; Quixel = megascans; MotionBuilder
  Unreal Insights; RenderDoc; PIX! = pix for windows; Nsight = nvidia nsight; Plastic SCM
  ShotGrid = shotgun; Harmony! = toon boom; DragonBones; TexturePacker; Tiled = tiled map editor; Spriter
  Aseprite; LDtk; Teams Toolkit; Office.js = office add-ins; VSTO; SharePoint Framework = spfx; Power Pages
  Copilot Studio = power virtual agents; Viva; Nintex; K2! = k2 workflow; Laserfiche; OnBase
  OpenText = documentum; Alfresco; Nuxeo; M-Files; Box! = box.com; Dropbox; DocuSign = docu sign; Adobe Sign
  PandaDoc; Sage Intacct; Coupa; Blackbaud; Veeva = veeva vault | veeva crm; Medidata = medidata rave
  Meditech; Allscripts; Athenahealth; PACS; RIS! = 放射信息系统; LIS! = lis系统 | 检验信息系统; Tekla = tekla structures
  Navisworks; Civil 3D; MicroStation = bentley microstation; PKPM; YJK = 盈建科; Glodon = 广联达; Lumion; Enscape
  V-Ray = vray; KeyShot; Twinmotion; Nastran = msc nastran; HyperMesh = altair hyperworks; LS-DYNA
  Fluent! = ansys fluent; STAR-CCM+ = starccm; Adams! = msc adams; AMESim = simcenter amesim; GT-SUITE
  Moldflow; Simufact; FLAC3D; SAP2000; ETABS; Primavera = primavera p6; Aconex; Procore; Bluebeam; Trimble
  ContextCapture = smart3d; Pix4D; Metashape = photoscan; CloudCompare; TerraSolid; Global Mapper
  CASS = 南方cass; MapGIS = 中地; GeoTools; JTS = jts topology; NetTopologySuite; Mapnik; TileServer GL
  pg_tileserv; Nominatim; Pelias; Potree; iTwin; Anki; Obsidian; Logseq; Evernote = 印象笔记; OneNote; Todoist
  Toggl; Harvest! = harvest time tracking; Clockify; Mattermost; Rocket.Chat; Zulip; Jitsi Videobridge
  BigBlueButton; Webex = cisco webex; GoToMeeting; Tencent Meeting = 腾讯会议; Tencent Docs = 腾讯文档; ProcessOn
  BoardMix = 博思白板; Eolink; Postcat; Hoppscotch; Bruno! = bruno api; HTTPie; Stoplight; Redocly = redoc
  ReadMe.io; Mintlify; GitBook; MkDocs = mkdocs material; Doxygen; Javadoc; JSDoc; TypeDoc; Compodoc; Swimm
  Structurizr; Lucidchart; Excalidraw; Whimsical; Balsamiq; Justinmind; UXPin; Maze! = maze usability
  UserTesting; Dovetail; Crazy Egg; Supermetrics; Funnel.io; Singular! = singular mmp; Kochava; Iterable
  Customer.io; Klaviyo; ActiveCampaign; Eloqua = oracle eloqua; Sprinklr; Hootsuite; Buffer! = buffer.com
  Sprout Social; Lightroom = adobe lightroom; Capture One; Audition = adobe audition; Audacity
  Ableton = ableton live; FL Studio; Logic Pro; Cubase; CapCut = 剪映; OBS = open broadcaster; vMix; TriCaster
  HandBrake; MediaInfo; Elecard; StreamEye; VMAF; Bento4; Shaka Player = shaka packager; Widevine; FairPlay
  PlayReady; NDI; SMPTE 2110; Dolby; HDR10; MoltenVK; bgfx; Diligent; wgpu; Threlte; TresJS; TheatreJS
  cannon.js = cannon-es; ammo.js; Matter.js; Planck.js; Orillusion; CreateJS; MelonJS; Kaboom; Excalibur.js
  ct.js; GDevelop; Stencyl; Ren'Py = renpy; Twine; Yarn Spinner; PlayMaker; Odin Inspector
  Zenject = extenject; UniTask; UniRx; MessagePack-CSharp; Job System = unity job system; Cinemachine
  ProBuilder; TextMeshPro; NavMesh; A* Pathfinding = a*寻路; GOAP; ML-Agents = unity ml-agents; Steam Audio
  Vivox; GVoice; Tencent UPR; UWA = uwa性能; Unreal GAS = gameplay ability system | gas插件
  Unreal Lua = unlua | slua; PuerTS; Nanite; MetaHuman; Pixel Streaming; Control Rig; Paper2D
`,
  ),
  ...rows(
    'cloud',
    `
  AWS Certified = aws certification; Azure Certified = az-900 | az-104 | az-204 | dp-203
  CKA = certified kubernetes administrator | ckad | cks; Amazon Lex; Amazon Polly
  Amazon Rekognition = rekognition; Amazon Textract = textract; Amazon Comprehend; Amazon Transcribe
  AWS Outposts; AWS Organizations; AWS Systems Manager = ssm parameter store; AWS Config; AWS WAF
  GuardDuty = amazon guardduty; AWS X-Ray = x-ray tracing; AWS Transit Gateway = transit gateway
  AWS Direct Connect; AWS App Runner; AWS Elastic Load Balancing = elb | aws alb
  Auto Scaling groups = aws auto scaling; Amazon MQ; Amazon Keyspaces; Amazon Timestream = timestream
  Amazon FSx; AWS Backup; AWS CloudHSM; AWS Fault Injection; Azure Front Door
  Azure Container Registry = acr; Azure Container Instances; Azure Virtual Machines; Azure Virtual Desktop
  Azure Bot Service; Azure Stream Analytics; Azure Digital Twins; Azure Maps; Azure Policy; Azure AD B2C
  Azure SignalR; Azure Notification Hubs; Azure Media Services; Azure Purview = microsoft purview
  Google Cloud Armor; Google Cloud Tasks = cloud tasks; Google Cloud Scheduler = cloud scheduler
  Google Secret Manager; Google Memorystore = memorystore; Google Dataplex = dataplex; Google Datastream
  Google AlloyDB = alloydb; Google Cloud Endpoints; Google Cloud Logging = stackdriver; Google Cloud Vision
  Google Cloud Speech; Google Maps Platform; Dialogflow CX; Firebase Auth; Firebase Hosting
  Firebase Remote Config; Alibaba Cloud FC = 阿里云fc; Alibaba Cloud PolarDB = 阿里云polardb; Alibaba Cloud Kafka
  Alibaba Cloud SLS = 阿里云日志服务 | 日志服务sls; Alibaba Cloud CDN; Alibaba Cloud VOD = 阿里云点播
  Alibaba Cloud SMS = 阿里云短信; Alibaba Cloud Bailian = 百炼 | 阿里云百炼; Alibaba Cloud PAI = 阿里云pai
  Alibaba Cloud EDAS = edas; Alibaba Cloud MSE; Alibaba Cloud MNS; Alibaba Cloud RAM; Alibaba Cloud DTS
  Alibaba Cloud DRDS = drds | polardb-x; Alibaba Cloud AnalyticDB; Alibaba Cloud Elasticsearch
  Alibaba Cloud IoT = 阿里云iot | 阿里云物联网; Tencent Cloud CVM = cvm; Tencent Cloud SCF = 腾讯云函数
  Tencent Cloud IM = 腾讯云im | 腾讯im; Tencent Cloud CLS; Tencent Cloud TKE = tke; Tencent Cloud CDB
  Tencent Cloud VOD; Tencent Cloud TI; WeChat Cloud Hosting = 微信云托管; Huawei Cloud CCE; Huawei Cloud ECS
  Huawei Cloud GaussDB; Huawei Cloud IoTDA; Huawei AppGallery = agc云; HMS Core = 华为推送 | hms
  Xiaomi Push = 小米推送; OPPO Push; vivo Push; Getui = 个推; Easemob = 环信; Rongcloud = 融云
  NetEase Yunxin = 网易云信 | 云信; Baidu Speech = 百度语音; Baidu OCR = 百度ocr; Face++ = 旷视; SenseTime = 商汤; Aqara
  Yeastar; Vonage = nexmo; MessageBird; Sinch; Infobip; Bandwidth.com; Telnyx; Plivo; Mollie; Klarna
  Postmark; Pusher; Ably; PubNub; Square POS; Authorize.net; Worldpay; Checkout.com; GoCardless; Marqeta
  Interactive Brokers = ib api; MetaTrader = mt4 | mt5; Binance API = 币安; CTP API = ctp接口 | ctp交易接口
  XTP API = xtp接口; vn.py = vnpy; Backtrader; Zipline; QuantConnect; JoinQuant = 聚宽; RiceQuant = 米筐; Tushare
  AKShare; TA-Lib = talib; QuantLib; Bloomberg API = blpapi; Refinitiv = eikon; Finastra; Mambu
  Thought Machine; nCino; Fiserv; Jack Henry
`,
  ),
];
