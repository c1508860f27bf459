import { rows } from './technologyTableRow';
import type { Row } from './technologyTableRow';

/** Server frameworks and libraries, protocols, identity. */
export const BACKEND: readonly Row[] = [
  ...rows(
    'backend',
    `
  Node.js = node | nodejs服务 | node服务端; Deno; Express = express.js | expressjs; Koa = koa.js | koa2; Fastify
  NestJS = nest | nest.js | @nestjs/core; Egg.js = egg | eggjs
  Midway = midway.js | midwayjs | @midwayjs/core; Hapi = hapi.js; AdonisJS = adonis; Meteor = meteor.js
  Sails.js; Hono; Elysia = elysiajs; LoopBack; Strapi; Directus; Keystone.js = keystonejs; tRPC
  Apollo GraphQL = apollo server | apollo client | @apollo/client | @apollo/server
  Prisma = @prisma/client | prisma orm; TypeORM; Sequelize; Knex.js = knex
  Drizzle ORM = drizzle-orm | drizzle; MikroORM; Objection.js; Mongoose; Socket.IO; BullMQ = bull queue
  PM2 = pm2进程管理
  Spring = spring framework | spring框架 | spring全家桶 | spring家族; Spring MVC = springmvc; Spring Boot
  Spring Cloud; Spring Cloud Alibaba = sca微服务; Spring Cloud Gateway; Spring Security
  Spring Data = spring-data; Spring Data JPA; Spring WebFlux = webflux; Spring Batch; Spring Integration
  Spring AI; Project Reactor = reactor core; SSM = ssm框架 | ssm整合; SSH framework = ssh框架
  Struts = struts2 | apache struts
  MyBatis = ibatis | mybatis框架; MyBatis-Plus = mybatis plus | mybatisplus | mp框架; Hibernate = hibernate orm
  JPA = java persistence api | jakarta persistence; jOOQ; JDBC; Alibaba Druid = druid连接池 | druid数据源
  HikariCP; PageHelper; Flyway; Liquibase; MapStruct; Lombok; Hutool = hutool工具; Guava = google guava
  Jackson; Fastjson = fastjson2; Gson; EasyExcel; Apache POI = poi; iText; Log4j = log4j2; Logback; SLF4J
  Quartz = quartz scheduler | quartz定时; Caffeine = caffeine缓存; Ehcache; JetCache; Thymeleaf; FreeMarker
  Velocity; JSP = jsp/servlet; Servlet = servlets; Shiro = apache shiro; Sa-Token = satoken; Knife4j
  Springfox; JSF; Vaadin; GWT; PrimeFaces; Play Framework = play | play2; Vert.x = vertx; Akka; Grails; Dropwizard
  Quarkus; Micronaut; Helidon; Netty; Undertow; Mina = apache mina; Disruptor = lmax disruptor; Ktor
  Exposed = jetbrains exposed; http4k; RuoYi = 若依 | 若依框架 | ruoyi-vue; JeecgBoot = jeecg | jeecg-boot
  Guns! = guns框架 | guns快速开发; Snowy! = snowy框架 | snowy快速开发; Dubbo = apache dubbo | dubbo3; Motan
  SOFABoot = sofa boot | sofastack; SOFARPC; TARS = tars框架; HSF; Feign = openfeign; Ribbon; Hystrix; Zuul
  Resilience4j; Javalin; RestEasy; Jersey; JAX-RS = jaxrs; EJB; OSGi; Drools; LiteFlow; Aviator; RuleBook
  Easy Rules; OptaPlanner
  Activiti = activiti7; Flowable; Camunda = camunda bpm; jBPM; Zeebe; Temporal = temporal.io; Cadence
  Netflix Conductor; snaker; Warm-Flow; BPMN = bpmn 2.0
  Django; Django REST framework = djangorestframework | drf | django rest; Flask; FastAPI; Tornado; aiohttp
  Sanic; Starlette; Bottle; Falcon; Pyramid; Litestar; SQLAlchemy = flask-sqlalchemy; Alembic; Peewee
  Tortoise ORM; SQLModel; Pydantic; Gunicorn; Uvicorn; uWSGI; asyncio = python asyncio; Twisted; Gevent
  HTTPX; Django Channels; Wagtail; Odoo = openerp; Jinja2 = jinja; Click! = click库 | python click; Typer
  Gin = gin-gonic | github.com/gin-gonic/gin | gin-gonic/gin | gin框架
  Echo = github.com/labstack/echo | labstack/echo; Fiber = github.com/gofiber/fiber | gofiber; Beego
  Iris = kataras/iris; GoFrame = goframe框架 | gogf; go-zero = go zero | gozero; Kratos = go-kratos
  Go kit = go-kit; go-micro = go micro; Kitex = cloudwego kitex; Hertz = cloudwego hertz; CloudWeGo
  Chi = go-chi | github.com/go-chi/chi; Gorilla Mux = gorilla/mux | github.com/gorilla/mux
  GORM = gorm.io/gorm; sqlx; ent! = ent框架 | entgo | ent orm; sqlc; Xorm
  Cobra = github.com/spf13/cobra | spf13/cobra; Viper = github.com/spf13/viper | spf13/viper
  Zap = go.uber.org/zap | uber zap | uber-go/zap; Logrus = sirupsen/logrus; Wire! = wire依赖注入 | google wire
  asynq = hibiken/asynq
  Actix Web = actix | actix-web; Axum; Rocket! = rocket框架 | rocket.rs; Warp! = warp框架 | warp rust; Tokio
  Serde = serde_json; clap; Diesel = diesel orm; SeaORM = sea-orm; Tonic; Leptos; Yew; Bevy; Dioxus
  Ruby on Rails = rails | ror | ruby-on-rails; Sinatra; Hanami; Sidekiq; Active Record = activerecord
  Devise
  Laravel = laravel框架; Symfony; ThinkPHP = thinkphp框架 | tp框架 | tp5 | tp6; Yii = yii2; CodeIgniter; CakePHP
  Zend Framework = laminas; Slim! = slim框架 | slim php; Lumen; Phalcon; Swoole; Hyperf
  Webman = workerman/webman; Workerman; EasySwoole; Yaf; FastAdmin; dcat-admin; Composer; WordPress = wp插件开发
  Drupal; Joomla; Magento = adobe commerce; Shopify = shopify liquid; WooCommerce; PrestaShop; OpenCart
  DedeCMS = 织梦 | 织梦cms; Discuz! = discuz; ECShop; 帝国CMS = empirecms; PhalApi; PHP-FPM; Typecho; Z-Blog
  .NET = dotnet | .net core | dot net | .net5 | .net6 | .net7 | .net8 | .net平台 | dotnet core | netcore
  .NET Framework; ASP.NET = aspnet; ASP.NET Core = asp.net core | aspnetcore; ASP.NET MVC = asp.net mvc5
  ASP.NET Web API; Web Forms = webforms | asp.net webforms | asp.net web forms; Entity Framework = ef6
  Entity Framework Core = ef core | efcore; Dapper; NHibernate; Blazor; SignalR; WCF; MediatR; AutoMapper
  Hangfire; Orleans; ABP = abp框架 | abp vnext; Furion; SqlSugar; FreeSql; NancyFX
  Razor = razor pages | cshtml; NuGet; ADO.NET; IdentityServer; MassTransit; Polly
  Phoenix = phoenix framework; Ecto; Phoenix LiveView = liveview; Nerves; Cowboy; OTP = erlang otp; Vapor
  Perfect! = perfect框架 | perfect swift; Ring! = ring框架 | clojure ring; Yesod; Servant; Play-JSON
  Cats! = cats库 | cats effect; ZIO; http4s; Lagom; Drogon
  Boost = boost库 | boost c++ | boost.asio | boost asio; Asio; Poco = poco库; muduo = muduo网络库; libevent
  libuv; libcurl; brpc; Crow! = crow框架 | crow c++; STL = c++ stl | stl容器 | standard template library; Eigen
  Protobuf-c; ACE! = ace框架; ZeroC Ice
  Contentful; Sanity = sanity.io; Payload CMS; Ghost CMS; Liferay; AEM = adobe experience manager; Sitecore
  Umbraco; Kentico; Headless CMS
`,
  ),
  ...rows(
    'protocol',
    `
  gRPC = grpc-go | @grpc/grpc-js | grpcio | grpc框架
  Protocol Buffers = protobuf | proto3 | protobuffer | proto buffers; Thrift = apache thrift
  Avro = apache avro; FlatBuffers; MessagePack = msgpack; Cap'n Proto; BSON
  RPC = 远程过程调用 | rpc框架 | json-rpc | json rpc; SOAP = soap web service | soap api; WSDL; XML-RPC
  WebHook = webhooks | 回调通知
  REST = restful | rest api | rest apis | restful api | restful apis | restful接口 | rest接口 | rest services | restful services | restful风格
  OpenAPI = openapi 3 | openapi specification; Swagger = swagger ui | swagger-ui; AsyncAPI; HATEOAS; OData
  JSON:API = json:api
  HTTP = http协议 | http/1.1; HTTPS = https协议; HTTP/2 = http2; HTTP/3 = http3
  WebSocket = websockets | ws协议 | web sockets; SSE = server-sent events | server sent events; WebRTC
  WebTransport; QUIC; Ethernet = 以太网; TCP/IP = tcp ip协议栈 | tcp/ip协议栈; TCP = tcp协议; UDP = udp协议; DNS; DHCP; NTP; SNMP; FTP
  SFTP; SSH; Telnet; SMTP; IMAP; LDAP = openldap; Active Directory = ad域; BGP; OSPF; VLAN; VPN = ipsec; MPLS
  VXLAN; IPv6; RDMA = roce | infiniband; DPDK; SD-WAN; PPPoE; SOCKS5; TLS = ssl/tls | tls/ssl | https证书
  SSL = openssl; mTLS
  MQTT = mqtt协议 | mqtts; CoAP; AMQP; STOMP; XMPP; LoRaWAN = lora通信 | lora模块 | lora网关; NB-IoT = nbiot; Zigbee
  BLE = bluetooth low energy | 低功耗蓝牙; Bluetooth = 蓝牙; Z-Wave; Thread = thread协议 | thread protocol
  Matter = matter协议 | matter protocol; NFC; RFID; UWB; Wi-Fi = wifi; 5G = 5g nr; LTE = 4g lte; GPRS
  IEC 61850 = iec61850; IEC 104 = iec60870-5-104 | iec 60870-5-104 | iec104 | 104规约; DL/T 645 = dlt645
  BACnet; KNX; OCPP; HL7 = hl7 fhir; FHIR; DICOM; ISO 8583 = iso8583; FIX protocol = fix协议 | fix engine
  SWIFT messaging = swift报文 | swift mt | iso 20022; EDI; GB28181 = gb/t28181 | gb/t 28181
  JT808 = jt/t808 | jt/t 808; ONVIF
  CAN bus = can | can总线 | canbus | can 通信 | can通讯 | can protocol | can协议; CAN FD = canfd | can-fd; CANopen
  J1939 = sae j1939; LIN bus = lin | lin总线 | linbus; FlexRay; UDS = uds诊断 | iso 14229; SOME/IP = someip
  DoIP; Automotive Ethernet = 车载以太网; Modbus = modbus协议; Modbus TCP; Modbus RTU = modbus-rtu; Profinet
  Profibus; EtherCAT; EtherNet/IP = ethernet/ip; OPC UA = opcua | opc-ua | opc unified architecture
  OPC DA = opc协议; HART = hart协议 | hart protocol; I2C = i²c | iic; SPI = spi总线 | spi协议; UART = 串口通信 | usart
  RS-485 = rs485; RS-232 = rs232; USB = usb协议; PCIe = pci express; MIPI; HDMI; DDR = ddr4
  AXI = axi总线 | amba; JTAG
  RTSP; RTMP; RTP = rtp/rtcp; HTTP Live Streaming = hls流 | m3u8; MPEG-DASH; SIP = sip协议
  SRT! = srt协议 | srt protocol; GB/T 32960 = gb32960
  OAuth = oauth2 | oauth 2.0 | oauth2.0 | oauth 2 | oauth认证
  JWT = json web token | json web tokens | jsonwebtoken | jwt认证
  SSO = 单点登录 | single sign-on | single sign on; SAML = saml 2.0 | saml2; OpenID Connect = oidc | openid
  CAS = cas单点登录; RBAC = 基于角色的权限控制 | role-based access control | role based access control; ABAC
  2FA = two-factor authentication | mfa | multi-factor authentication | 双因素认证 | 多因素认证
  WebAuthn = fido2 | passkeys; Kerberos; PKI; SCIM; RADIUS
`,
  ),
  ...rows(
    'tool',
    `
  Keycloak; Auth0; Okta; Casdoor; Casbin = casbin权限; Passport.js = passport-jwt
  NextAuth = nextauth.js | auth.js; Authing; Ory; FusionAuth; Authelia; ForgeRock; Ping Identity; CyberArk
  SailPoint; Spring Authorization Server
`,
  ),
];
