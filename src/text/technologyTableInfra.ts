import { rows } from './technologyTableRow';
import type { Row } from './technologyTableRow';

/** Operating systems, containers, delivery, observability, clouds, security. */
export const INFRA: readonly Row[] = [
  ...rows(
    'infra',
    `
  Linux = linux系统 | gnu/linux | linux系统管理 | linux操作系统 | linux环境; Ubuntu; Debian; CentOS
  Red Hat Enterprise Linux = rhel | red hat linux | red hat | redhat; Fedora; Rocky Linux; AlmaLinux
  Arch Linux = archlinux; Alpine Linux; SUSE = suse linux | opensuse | sles; Gentoo; NixOS = nix包管理
  Kali Linux = kali; openEuler = 欧拉系统 | 欧拉操作系统; Kylin OS = 银河麒麟 | 麒麟系统 | 麒麟操作系统 | 麒麟 | kylinos | 中标麒麟
  UnionTech UOS = 统信 | 统信uos | uos | 统信系统; Deepin = 深度系统; Anolis OS = 龙蜥; Unix = unix系统; FreeBSD
  Solaris = sun solaris; AIX = ibm aix; HP-UX; Windows Server = winserver
  Windows = windows系统 | windows平台 | windows 10 | windows 11; IBM z/OS = z/os | mainframe | 大型机
  AS/400 = as400 | ibm i系统; systemd; Linux kernel = linux内核 | 内核开发 | linux kernel modules; eBPF = bpf
  iptables = nftables; LVM; SELinux; cgroups = cgroup; KVM; QEMU; Xen
  VMware = vmware vsphere | vsphere | esxi | vmware esxi; Hyper-V; VirtualBox; Proxmox = proxmox ve
  OpenStack; Vagrant; LXC = lxd; cron = crontab; rsync; tmux; LVS = lvs负载; HAProxy; Keepalived; Samba; NFS
  Ceph; GlusterFS; Lustre; JuiceFS; FastDFS; SeaweedFS; RAID; SAN! = san存储 | fibre channel
  Docker = docker容器 | dockerfile | docker engine | docker镜像 | docker容器化
  Docker Compose = docker-compose.yml | docker-compose.yaml | compose编排; Docker Swarm; Podman; containerd
  CRI-O; Buildah; Kaniko; Kubernetes = k8s | kube | kubectl | k8s集群 | kubernetes集群 | k8s编排
  Helm = helm chart | helm charts; Kustomize; K3s; MicroK8s; Minikube; kind! = kind集群 | kind cluster
  OpenShift = red hat openshift; Rancher; KubeSphere; Karmada; KubeEdge; Knative; Istio; Linkerd
  Envoy = envoy proxy; Cilium; Calico; Flannel; CoreDNS; MetalLB; Velero; cert-manager; External Secrets
  KEDA; Karpenter; Operator SDK = kubernetes operator | kubernetes operators | k8s operator; Crossplane
  Cluster API; Nomad = hashicorp nomad; Mesos = apache mesos | mesosphere; Harbor = harbor镜像仓库 | harbor仓库
  Argo CD = argocd | argo-cd; Argo Rollouts; Flux = fluxcd | flux cd; Serverless Framework; OpenFaaS
  Volcano = volcano调度
  MikroTik; pfSense; NetApp; ZFS; pgBackRest; Slurm; MPI = openmpi | open mpi; OpenMP; SYCL; H3C
  Nginx = nginx反向代理 | nginx配置; OpenResty; Tengine
  Apache HTTP Server = httpd | apache2 | apache服务器 | apache httpd | apache web server | apache
  Tomcat = apache tomcat; Jetty; WildFly = jboss | jboss eap; WebLogic = oracle weblogic
  WebSphere = ibm websphere; GlassFish; IIS = internet information services; Caddy = caddy server; Traefik
  Kong = kong gateway | kong网关; APISIX = apache apisix | apisix网关; Higress; ShenYu = 神禹网关 | apache shenyu
  Tyk; Apigee; MuleSoft = mule esb | mule | anypoint; WSO2; Varnish = varnish cache; Squid = squid代理; CDN
  Cloudflare = cloudflare cdn; Cloudflare Workers = cloudflare worker; Akamai; Fastly; frp = frp内网穿透
  Consul = hashicorp consul; Nacos = nacos注册中心; Eureka = netflix eureka | spring cloud eureka
  ZooKeeper = zk | apache zookeeper; Apollo = 阿波罗配置中心 | apollo配置中心 | ctrip apollo | 携程apollo
  Sentinel = alibaba sentinel | sentinel限流 | 阿里sentinel; Seata = seata分布式事务; XXL-JOB = xxl job | xxljob
  Elastic-Job = elasticjob | elastic job; PowerJob; SchedulerX; Disconf; Arthas = 阿里arthas
  Apache Camel = camel
  Terraform = hashicorp terraform | terraform cloud; OpenTofu; Terragrunt; Pulumi
  Ansible = ansible playbook | ansible playbooks; Puppet = puppet配置; Chef = chef infra; SaltStack = salt
  CFEngine; Packer = hashicorp packer; Vault = hashicorp vault; Rundeck; StackStorm; JumpServer = 堡垒机; Bicep
  Cloud-init; Consul Template; Foreman
  CI/CD = cicd | ci cd | ci & cd | 持续集成 | 持续交付 | 持续部署 | 持续集成/持续部署 | continuous integration | continuous delivery | continuous deployment | ci/cd流水线 | 流水线 | ci pipeline | ci pipelines | ci流程 | ci流水线 | build pipelines
  Jenkins = jenkins流水线 | jenkins pipeline | jenkinsfile | jenkins x
  GitHub Actions = github action | github workflow | github workflows | gh actions
  GitLab CI = gitlab-ci | gitlab ci/cd | gitlab runner | gitlab pipelines | .gitlab-ci.yml
  Travis CI = travis; CircleCI = circle ci; Azure DevOps = azure devops server | vsts | azure boards | tfs
  Azure Pipelines = azure pipeline | azure-pipelines.yml; TeamCity = team city; Bamboo = atlassian bamboo
  Drone CI = drone.io; Buildkite; Bitbucket Pipelines; Tekton; Spinnaker; GoCD; Concourse = concourse ci
  AppVeyor; Codefresh; Semaphore CI; Octopus Deploy; Argo = argo项目
  Coding! = coding平台 | coding.net | coding devops; Alibaba Cloud DevOps = 云效 | 阿里云效; Gitee Go; Zadig
  SonarQube = sonar | sonarcloud | sonarlint; Nexus = sonatype nexus | nexus私服
  Artifactory = jfrog | jfrog artifactory; Renovate; Dependabot; Backstage; Snyk; Trivy; Checkmarx
  Fortify = fortify sca; Veracode; Black Duck; Coverity; Codecov; Semgrep; CodeQL; GitOps; Walle = 瓦力
  Prometheus = prometheus监控 | prometheus-client; Alertmanager; Grafana; Loki = grafana loki
  Tempo = grafana tempo; Mimir = grafana mimir; Thanos; OpenTelemetry = otel | open telemetry; OpenTracing
  Jaeger; Zipkin; SkyWalking = apache skywalking; Pinpoint; CAT! = cat监控 | 大众点评cat
  ELK = elk stack | elk日志 | efk; Logstash; Kibana; Filebeat = beats; Fluentd; Fluent Bit = fluentbit
  Vector = vector日志 | vector.dev; Graylog; Splunk; Datadog = data dog; New Relic; Dynatrace; AppDynamics
  Honeycomb; Sentry; Bugsnag; Rollbar; Raygun; Zabbix; Nagios; Icinga; Cacti; Open-Falcon = falcon监控
  Nightingale = 夜莺 | 夜莺监控; PagerDuty; Opsgenie; Uptime Kuma; StatsD; Telegraf; Collectd; Graphite; Netdata
  Checkmk; PRTG; SolarWinds; Elastic APM; Pyroscope; Kiali; Percona Monitoring = pmm监控; Monit; LogRocket
  Aliyun ARMS = arms监控; SLS! = sls日志 | 阿里云sls; Chaos Mesh = chaosmesh | chaosblade
  Chaos Monkey = chaos engineering | 混沌工程; Litmus = litmuschaos; Falco; Wazuh; OSSEC; Suricata; Snort
  CrowdStrike; SIEM; QRadar; ArcSight; Palo Alto = palo alto networks; Fortinet = fortigate
  Cisco = cisco ios | 思科; Juniper = junos; F5 = f5 big-ip
  WAF = web应用防火墙 | web application firewall | modsecurity; HSM
  Burp Suite = burpsuite | burp; Metasploit = msf框架; Nmap; Wireshark = tshark; tcpdump; Nessus; OpenVAS
  SQLMap; Cobalt Strike = cobaltstrike; IDA Pro = ida逆向; Ghidra; OllyDbg = x64dbg; Hydra; Hashcat
  AWVS = acunetix; OWASP ZAP = zap proxy; OWASP = owasp top 10 | owasp top ten; AppScan; Goby; Nuclei
  ISO 27001 = iso27001; SOC 2 = soc2; PCI DSS = pci-dss; GDPR; HIPAA; MITRE ATT&CK = mitre attack | att&ck
`,
  ),
  ...rows(
    'cloud',
    `
  AWS = amazon web services | 亚马逊云 | 亚马逊aws | aws云; Amazon S3 = s3 | aws s3 | s3 bucket | s3 buckets
  Amazon EC2 = ec2 | aws ec2; AWS Lambda = lambda | amazon lambda; Amazon RDS = rds | aws rds
  Amazon Aurora = aws aurora | aurora | aurora mysql | aurora postgresql; Amazon SQS = sqs | aws sqs
  Amazon SNS = sns | aws sns; Amazon ECS = ecs fargate | aws ecs; Amazon EKS = eks | aws eks
  AWS Fargate = fargate; Amazon ECR = ecr; CloudFormation = aws cloudformation
  AWS CDK = cdk | cloud development kit; AWS SAM; CloudWatch = amazon cloudwatch | aws cloudwatch
  CloudTrail = aws cloudtrail; Amazon CloudFront = cloudfront | aws cloudfront
  Route 53 = route53 | amazon route 53; Amazon VPC = aws vpc; AWS IAM = iam
  Amazon Redshift = redshift | aws redshift; AWS Glue = glue; Amazon Athena = athena | aws athena
  Amazon EMR = emr | aws emr; Amazon Kinesis = kinesis | aws kinesis; Amazon MSK = msk
  Amazon SageMaker = sagemaker | aws sagemaker; Amazon Cognito = cognito | aws cognito
  AWS Step Functions = step functions; Amazon EventBridge = eventbridge | aws eventbridge
  Amazon API Gateway = aws api gateway; AWS Amplify = amplify; Elastic Beanstalk = beanstalk aws
  ElastiCache = amazon elasticache; Amazon EBS = aws ebs; Amazon EFS = aws efs
  Amazon OpenSearch Service = aws opensearch; Amazon QuickSight = quicksight
  AWS CodePipeline = codepipeline; AWS CodeBuild = codebuild; AWS CodeDeploy = codedeploy
  AWS Secrets Manager; AWS KMS; AWS IoT Core = aws iot; AWS AppSync = appsync; Amazon Connect
  Lake Formation = aws lake formation; Amazon Lightsail = lightsail; AWS Batch; AWS Control Tower; AWS DMS
  Amazon SES; Amazon DocumentDB = documentdb; AWS Greengrass = greengrass
  Azure = microsoft azure | 微软云 | azure云; Azure Functions = azure function; Azure App Service = app service
  Azure SQL Database = azure sql; Azure Blob Storage = blob storage | azure storage
  Azure Kubernetes Service = aks; Azure Service Bus = service bus
  Azure Event Hubs = event hubs | azure event hub; Azure Data Factory = adf | data factory
  Azure Synapse = synapse | azure synapse analytics
  Azure Active Directory = azure ad | entra id | microsoft entra id | microsoft entra
  Azure Key Vault = key vault; Azure Logic Apps = logic apps; Azure Monitor
  Application Insights = app insights; Azure Cognitive Services; Azure Machine Learning = azure ml
  Azure Data Lake = adls; Azure Databricks; Azure Container Apps; ARM templates = azure resource manager
  Azure API Management = apim; Azure IoT Hub; Azure Arc; Microsoft Fabric
  Google Cloud = gcp | google cloud platform | 谷歌云; Google Kubernetes Engine = gke
  Cloud Run = google cloud run; Cloud Functions = google cloud functions; Google Compute Engine = gce
  App Engine = google app engine; Google Cloud Storage = gcs
  Google Pub/Sub = pub/sub | pubsub | cloud pub/sub | google pubsub
  Dataflow = google dataflow | cloud dataflow; Dataproc = google dataproc; Cloud SQL; Cloud Composer
  Cloud Build; Anthos; Firebase; Looker BI; Google Workspace = g suite
  Alibaba Cloud = 阿里云 | aliyun | 阿里云服务器; Alibaba Cloud OSS = 阿里云oss | aliyun oss | oss对象存储
  Alibaba Cloud ECS = 阿里云ecs | aliyun ecs; Alibaba Cloud RDS = 阿里云rds; Alibaba Cloud ACK = 阿里云ack
  Alibaba Cloud SLB = 阿里云slb | slb负载均衡; MaxCompute = odps | 阿里云odps; DataWorks = 阿里dataworks
  Function Compute = 函数计算 | 阿里云函数计算; PAI! = pai平台 | 阿里pai; Tencent Cloud = 腾讯云
  Tencent COS = 腾讯云cos | cos对象存储; CloudBase = 腾讯云开发 | 微信云开发 | 云开发tcb; TRTC = 腾讯trtc; Huawei Cloud = 华为云
  Huawei OBS = 华为云obs; ModelArts; Baidu AI Cloud = 百度智能云 | 百度云; Volcengine = 火山引擎; JD Cloud = 京东云; UCloud
  QingCloud = 青云; Qiniu = 七牛 | 七牛云 | qiniu cloud; Upyun = 又拍云; Ctyun = 天翼云; Kingsoft Cloud = 金山云
  Inspur Cloud = 浪潮云
  Vercel; Netlify; Heroku; Render! = render平台 | render.com; Railway! = railway平台 | railway.app; Fly.io
  DigitalOcean = digital ocean; Linode; Hetzner; OVH = ovhcloud; Vultr
  Oracle Cloud = oci | oracle cloud infrastructure; IBM Cloud = bluemix
  SAP BTP = btp | sap business technology platform; Cloud Foundry = pivotal cloud foundry | pcf; GitHub Pages
  Supabase; Appwrite; PocketBase; Convex! = convex后端 | convex.dev; MinIO = minio对象存储; Cloudinary; Twilio
  SendGrid; Mailgun; Stripe = stripe支付; PayPal; Adyen; Braintree; Plaid; Square! = square支付 | square api
  Agora = 声网; ZEGO = 即构 | 即构科技; LiveKit; Twitch API; LeanCloud; Bmob; MemFire; Snowpipe; Cloudflare R2
  Backblaze = backblaze b2; Rackspace; Scaleway
`,
  ),
];
