import { rows } from './technologyTableRow';
import type { Row } from './technologyTableRow';

/** Tests, everyday tools, office, design, business systems. */
export const TOOLS: readonly Row[] = [
  ...rows(
    'testing',
    `
  Jest = jest测试; Vitest; Mocha = mocha.js; Chai = chai.js; Karma = karma runner; Jasmine = jasmine测试
  AVA! = ava测试 | ava test runner; QUnit; Sinon = sinon.js
  Testing Library = react testing library | @testing-library/react | rtl测试; Enzyme = enzyme测试
  MSW = mock service worker; Supertest; Nock; Cypress; Playwright = playwright-core | @playwright/test
  Puppeteer; Selenium = selenium webdriver | selenium grid; WebdriverIO; TestCafe
  Nightwatch = nightwatch.js; Protractor; CodeceptJS; Robot Framework = robotframework | rf框架; Cucumber
  Gherkin; SpecFlow = reqnroll; Behave; Katalon = katalon studio; Ranorex; TestComplete; UFT = qtp
  Airtest = airtestproject; uiautomator2 = uiautomator | uiautomator2框架; Espresso; XCUITest; XCTest
  EarlGrey; Robolectric; Monkey! = monkey测试 | monkey test
  JUnit = junit4 | junit5 | junit 5; TestNG; Mockito; PowerMock; EasyMock; AssertJ; Hamcrest; Spock
  Testcontainers = test containers; WireMock; REST Assured = restassured | rest-assured; Karate = karate dsl
  Pact = pact contract | contract testing pact; ArchUnit; JaCoCo; PITest = mutation testing
  pytest = py.test; unittest = python unittest | unittest框架; nose2 = nosetests; tox
  Hypothesis! = hypothesis库 | hypothesis python; Allure = allure report; HttpRunner; Locust = locust压测
  MeterSphere; JMeter = apache jmeter | j meter; LoadRunner = load runner; Gatling; k6 = k6压测 | grafana k6
  wrk! = wrk压测; ab! = ab压测 | apachebench | apache bench; Artillery; BlazeMeter; NeoLoad; Vegeta
  xUnit = xunit.net; NUnit; MSTest; Moq; NSubstitute; FluentAssertions; RSpec; Capybara; Minitest; PHPUnit
  Pest! = pest测试 | pest php; Codeception; GoConvey; testify; Ginkgo = gomega; gomock
  Google Test = gtest | googletest | gmock; Catch2; Boost.Test; CppUTest; doctest; Valgrind
  AddressSanitizer = asan; gcov = lcov; libFuzzer = afl模糊测试; Postman; Newman; Insomnia; Apifox; ApiPost
  YApi; SoapUI = soap ui; Charles = charles抓包 | charles proxy; Fiddler = fiddler抓包; TestRail; Zephyr Scale
  Xray for Jira = xray jira; TestLink; qTest; ALM = hp alm | quality center; BrowserStack; Sauce Labs
  LambdaTest; Applitools; Percy; Chromatic; Lighthouse = google lighthouse; axe-core = axe无障碍; PerfDog
  SoloPi; Perfetto = systrace
`,
  ),
  ...rows(
    'tool',
    `
  ISTQB; CCNA; CCNP; CISSP; Git = git版本控制 | git flow | gitflow | git分支; GitHub; GitLab; Gitee = 码云; Bitbucket; Gitea; Gogs; Gerrit
  SVN = subversion | tortoisesvn; Mercurial; Perforce = p4v | helix core; ClearCase; CVS! = cvs版本控制 | cvs版本
  Git LFS; GitHub API; Phabricator; Crucible
  Maven = apache maven | pom.xml | mvn; Gradle = build.gradle; Ant = apache ant; Ivy; sbt; Leiningen
  CMake = cmakelists; Make = gnu make | makefile | makefiles; Ninja = ninja build; Meson
  Autotools = autoconf; Bazel; Buck2 = buck构建; Conan = conan包管理; vcpkg; GCC = gcc编译; Clang; LLVM
  MSVC = visual c++ | vc++ | msvc编译器; MinGW; GDB = gdb调试; LLDB; perf! = perf工具 | linux perf
  Flame graphs = 火焰图 | flamegraph; pip = pip包; Poetry; Pipenv; uv! = uv工具 | astral uv; Conda = miniconda
  virtualenv = venv; Cargo = cargo.toml; RubyGems; Just! = just命令 | justfile; Hex! = hex包 | hex.pm
  SDKMAN; Homebrew; Chocolatey; APT = apt-get; RPM = yum; ccache; Scons; xmake
  Pants! = pants构建 | pantsbuild; Mypy = mypy类型; Pylint; Flake8; Black! = black格式化 | black formatter; Ruff
  isort; Pyright; Checkstyle; SpotBugs = findbugs; PMD = pmd规范 | 阿里规约; clang-tidy = clang-format
  golangci-lint = golangci; RuboCop; PHPStan = psalm; cppcheck; ktlint = detekt; SwiftLint; JProfiler
  VisualVM; YourKit; MAT! = mat内存分析 | eclipse mat; Async-profiler; pprof; dlv = delve; GraalVM
  JVM = java虚拟机 | hotspot jvm | jvm调优 | java virtual machine; V8 = v8引擎; CLR
  VS Code = vscode | visual studio code; VS Code extension API = vscode插件开发; Visual Studio
  IntelliJ IDEA = intellij | idea开发工具; PyCharm; WebStorm; GoLand; CLion; Rider = jetbrains rider
  Eclipse = eclipse ide; NetBeans; Vim; Neovim; Emacs; Sublime Text; Notepad++; JetBrains; DataGrip; Navicat
  DBeaver; PL/SQL Developer; PowerDesigner; Xshell; MobaXterm; SecureCRT; PuTTY; Spyder IDE = spyder
  LSP = language server protocol; Tree-sitter; ANTLR = antlr4; Flex/Bison = bison | lex/yacc
  Jira = jira software; Confluence; Trello; Asana; Notion; Linear; ClickUp; Monday.com; Basecamp; YouTrack
  Redmine; Zentao = 禅道; Teambition; TAPD; Worktile; PingCode; ONES! = ones平台 | ones研发管理; Yuque = 语雀; Slack
  Microsoft Teams = ms teams | teams; Zoom; Discord = discord.js | discord bot
  Telegram = telegram bot | telegram bot api; Miro; Airtable; Coda; Azure Test Plans
  ServiceNow = service now | servicenow平台; Zendesk; Freshdesk; Intercom; HubSpot = hub spot; Zapier
  Make.com; IFTTT; Smartsheet; Microsoft Project = ms project; Gantt = 甘特图; UML = 统一建模语言 | uml建模; PlantUML
  Mermaid = mermaid.js; draw.io = drawio | diagrams.net; Visio = microsoft visio; XMind; ArchiMate
  Enterprise Architect; Rational Rose; SharePoint = share point
  Microsoft 365 = office 365 | microsoft office 365 | o365
  Microsoft Office = office软件 | ms office | office办公软件 | office办公 | 办公软件
  Excel = microsoft excel | ms excel | excel表格 | excel函数 | excel数据透视表
  Word = microsoft word | ms word | word文档; PowerPoint = microsoft powerpoint | ppt
  Outlook = microsoft outlook; Google Sheets; Google Docs; WPS = wps office; LibreOffice
  Access Control List = acl
  Adobe Creative Suite = adobe creative cloud | creative suite; Figma = figjam; Sketch; Adobe XD; InVision; Zeplin; Axure = axure rp; Lanhu = 蓝湖; MasterGo
  JS Design = 即时设计; Modao = 墨刀; Pixso; Principle = principle动效; ProtoPie; Framer; Webflow; Canva
  Photoshop = adobe photoshop | ps修图; Illustrator = adobe illustrator
  After Effects = adobe after effects | ae动效; Premiere = premiere pro | adobe premiere; InDesign; CorelDRAW
  Cinema 4D = c4d; Blender; Maya = autodesk maya; 3ds Max = 3dmax | 3dsmax; ZBrush
  Substance Painter = substance designer; Houdini; SketchUp; Rhino = rhino 3d | 犀牛建模
  AutoCAD = auto cad | cad二次开发 | cad制图; SolidWorks = solid works; CATIA; Creo = pro/e | proe
  UG NX = siemens nx | ug软件; Inventor = autodesk inventor; Fusion 360; Revit = revit二次开发; BIM; ANSYS
  COMSOL = comsol multiphysics; Abaqus; OpenFOAM; LabVIEW = labview编程; TestStand = ni teststand
  Altium Designer = altium; KiCad; Cadence Allegro = allegro; OrCAD; PADS; EPLAN; Proteus; Multisim
  EasyEDA = 嘉立创eda | 立创eda
  JCL; CICS = ibm cics; REXX; PL/I; Control-M; SCCM; Intune = microsoft intune; Citrix; DITA; TYPO3; Contao; Nextflow; Snakemake; SAMtools; GATK; RDKit; GROMACS; Gurobi; CPLEX = ibm cplex; OR-Tools = google or-tools; Pyomo; PyMC; J-Link; Lauterbach = trace32
  SAP = sap erp | sap ecc | sap系统; SAP S/4HANA = s/4hana | s4hana | s/4 hana | sap s4
  SAP Fiori = fiori | sapui5 | ui5; SAP FICO = sap fi | fico; SAP MM; SAP SD; SAP PP; SAP BW = bw/4hana
  SAP PI = sap po; SAP CAP; SuccessFactors; SAP Ariba = ariba
  Oracle EBS = oracle e-business suite | ebs; Oracle APEX; Oracle Forms; PeopleSoft; JD Edwards; NetSuite
  Workday; Salesforce = sfdc | salesforce crm | salesforce.com
  Lightning Web Components = lwc | salesforce lightning; Visualforce; SOQL; Salesforce Marketing Cloud
  Dynamics 365 = microsoft dynamics 365 | d365 | dynamics crm | microsoft dynamics
  Dynamics NAV = navision | business central; Power Apps = powerapps; Power Automate = microsoft flow
  Power Platform = microsoft power platform; Dataverse; Zoho = zoho crm; SugarCRM; Siebel
  Pega = pegasystems; Appian; OutSystems; Mendix; UiPath; Blue Prism; Automation Anywhere
  RPA = 影刀 | 影刀rpa | robotic process automation; Yonyou = 用友 | 用友u8 | 用友nc
  Kingdee = 金蝶 | 金蝶云 | 金蝶云星空 | 金蝶k3; Fanwei = 泛微 | 泛微oa; Seeyon = 致远oa | 致远; Mingdao = 明道云; Jiandaoyun = 简道云
  Yida = 宜搭; Retool; Bubble = bubble平台 | bubble.io; Appsmith; Budibase; NocoBase; NocoDB; Epicor; Infor
  IFS; Sage! = sage软件 | sage 50; Xero; QuickBooks; Guidewire; Temenos; Murex; Calypso
  Bloomberg = bloomberg terminal; Epic! = epic系统 | epic emr; Cerner; LIMS; PTC Windchill = windchill
  Teamcenter = siemens teamcenter; Moodle; Canvas LMS; Blackboard; Shopware
  Salesforce Commerce Cloud = commerce cloud; commercetools; Hybris = sap commerce; Youzan = 有赞; Weimob = 微盟
  Alteryx; Adobe Campaign; Marketo; Mailchimp; Braze; Optimizely; LaunchDarkly; Google Ads
  Facebook Ads = meta ads; SEMrush; Ahrefs
`,
  ),
];
