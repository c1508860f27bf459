import { rows } from './technologyTableRow';
import type { Row } from './technologyTableRow';

/** Frontend, mini programs, mobile and desktop. */
export const FRONTEND: readonly Row[] = [
  ...rows(
    'frontend',
    `
  React = reactjs | react.js | react全家桶 | react hooks | react-dom
  Vue = vuejs | vue.js | vue全家桶 | vue framework | vue组合式api | vue composition api
  Angular = @angular/core | angular2; AngularJS = angular.js | angular 1.x
  Svelte = sveltejs; SvelteKit = @sveltejs/kit
  Next.js = next; Nuxt = nuxt.js; Remix = remix.run | @remix-run/react; Gatsby = gatsbyjs | gatsby.js
  Astro = astro.js | astrojs; Qwik; SolidJS = solid-js | solid.js | solid js
  Lit = lit-element | lit-html | litelement; Preact = preactjs; Alpine.js; HTMX = htmx.org
  Stimulus = stimulus.js | hotwire; Turbo! = turbo框架; Backbone.js; Ember.js; Knockout.js; Marko.js
  Stencil.js = stenciljs; Polymer = polymer.js; Ext JS = sencha ext | sencha
  jQuery = jquery ui; Zepto; Layui = layui框架; EasyUI = jquery easyui; AmazeUI; Avalon.js
  Redux = redux toolkit | @reduxjs/toolkit | react-redux | rtk; Redux-Saga = redux saga; RTK Query; Zustand
  MobX = mobx.js; Recoil; Jotai; Valtio; XState; Pinia; Vuex; NgRx = @ngrx/store; Effector
  TanStack Query = react query | react-query | @tanstack/react-query; SWR = vercel swr; RxJS
  React Router = react-router-dom | @remix-run/router; Vue Router = vue-router; TanStack Router; VueUse
  ahooks; Axios; React Hook Form = react-hook-form; Formik; Immer = immer.js; Lodash = lodash.js; Day.js
  Moment.js; date-fns
  Tailwind CSS = tailwind; UnoCSS; Windi CSS; Bootstrap = bootstrap css | bootstrap4 | bootstrap5; Bulma
  Foundation! = foundation框架; Sass = scss | node-sass | dart sass; Less = lesscss | less.css; Stylus
  PostCSS; styled-components = styled components; Emotion! = emotion库 | @emotion/react
  CSS Modules = css-modules; CSS-in-JS = css in js; Vanilla Extract; Flexbox = flex布局 | 弹性布局
  CSS Grid = grid布局 | 栅格布局; BEM = bem规范
  Ant Design = antd | ant-design; Ant Design Vue = ant-design-vue | antdv
  Ant Design Pro = antd pro | ant-design-pro | antdpro; Ant Design Mobile = antd-mobile
  Umi = umijs | umi.js | @umijs/max; dva = dvajs | dva.js; Arco Design = arco | @arco-design/web-react
  Semi Design; TDesign; Naive UI; iView = view ui | view design; Element UI; Element Plus
  Vant = vant ui | vant weapp; NutUI; Mint UI; Vuetify; Quasar = quasar framework; PrimeVue
  Material UI = mui | @mui/material | material-ui; Chakra UI = @chakra-ui/react
  Radix UI = @radix-ui/react-dialog; shadcn/ui = shadcn | shadcn ui; Headless UI = @headlessui/react
  Mantine = @mantine/core; Fluent UI; Angular Material; PrimeNG; ng-zorro = ng zorro | ng-zorro-antd
  Kendo UI; Syncfusion; DevExpress; AG Grid = ag-grid; Handsontable; VXE-Table = vxe table
  ECharts = apache echarts | echarts.js | 百度echarts; D3.js = d3 | d3js; Chart.js = chartjs; Highcharts
  Recharts; AntV = antv g2 | antv g6 | antv x6 | @antv/g2 | @antv/g6; Plotly = plotly.js; Vega-Lite = vega
  Nivo = @nivo/core; Victory! = victory图表; amCharts; DataV = datav大屏; Apache Superset = superset
  Three.js; Babylon.js; PixiJS = pixi.js | pixi; Phaser = phaser.js | phaser3
  Konva = konva.js | react-konva; Fabric.js; Paper.js; p5.js; GSAP = greensock; Framer Motion
  Lottie = lottie动画 | bodymovin; Anime.js; Swiper = swiper.js; React Flow = reactflow | xyflow; mxGraph
  GoJS; jsPlumb; bpmn-js = bpmn.js; LogicFlow; FullCalendar
  JSX; WebGL; WebGL2; WebGPU; Canvas = html5 canvas | canvas api | canvas绘图; SVG; WebAssembly = wasm
  Web Workers = web worker | webworker | webworkers; Service Worker = service workers
  Web Components = web component | custom elements; IndexedDB; Web Audio API; WebXR; WebVR; WebUSB
  Web Bluetooth
  Monaco Editor = monaco; CodeMirror; TinyMCE; CKEditor; Quill! = quill富文本 | quill.js; ProseMirror; Slate.js
  Tiptap; wangEditor; Draft.js; Yjs; KaTeX; MathJax; video.js = videojs; hls.js; flv.js; PDF.js
  qiankun = 乾坤微前端 | qiankun微前端; micro-app = micro app京东 | @micro-zoe/micro-app; single-spa
  Module Federation = 模块联邦; wujie = 无界微前端
  VuePress; VitePress; Docusaurus; Hexo; Hugo; Jekyll; Eleventy = 11ty; Gridsome
  Formily; amis = 百度amis; LowCodeEngine = lowcode-engine; Form.io
  Electron = electron.js | electronjs; Tauri = @tauri-apps/api; NW.js = nwjs | node-webkit
  CEF = chromium embedded framework | cefsharp; WebView2
  Qt = qt框架 | qt creator | qt widgets; QML = qt quick | qtquick; PyQt = pyqt5 | pyqt6
  PySide = pyside2 | pyside6; wxWidgets; wxPython; Tkinter; Kivy; GTK = gtk+ | gtk4 | gtk3; JavaFX
  Swing = java swing; SWT; MFC = mfc框架; Duilib; WPF = windows presentation foundation
  WinForms = windows forms | winform; UWP; WinUI = winui 3; Win32 API = win32 | winapi | windows api; ATL
  COM! = com组件 | activex; Avalonia = avalonia ui; .NET MAUI = maui; Xamarin = xamarin.forms | xamarin forms
  Prism! = prism框架 | prism mvvm; Uno Platform; Dear ImGui = imgui; Slint; egui; Fyne; Wails; LVGL = lvgl图形库
  Vite = vitejs
`,
  ),
  ...rows(
    'tool',
    `
  Webpack = webpack.js; Rollup = rollup.js; Parcel = parcel.js; esbuild; SWC = swc编译; Turbopack; Rspack
  Rsbuild; Snowpack; Gulp = gulp.js | gulpjs; Grunt = grunt.js; Babel = babel.js | @babel/core | babeljs
  Browserify; Bower
  ESLint; Prettier; Stylelint; Husky = husky钩子; commitlint; lint-staged; TSLint; JSHint
  Biome! = biome工具 | biomejs; Storybook = storybook.js
  npm; Yarn = yarnpkg | yarn workspaces; pnpm; Lerna; Nx = nx monorepo | nrwl nx; Turborepo; Bun; Monorepo
  verdaccio; cnpm; nvm
`,
  ),
  ...rows(
    'mobile',
    `
  WeChat Mini Program = 微信小程序 | 小程序 | wechat miniprogram | wechat mini-program | wechat mini programs | wechat mini app | wechat applet | mini program | mini programs | miniprogram | 小程序开发 | 小程序云开发
  Alipay Mini Program = 支付宝小程序 | alipay miniprogram; Douyin Mini Program = 抖音小程序 | 字节小程序 | 头条小程序
  Baidu Smart Program = 百度小程序 | 百度智能小程序; WeChat Official Account = 微信公众号 | 公众号开发 | wechat official accounts
  WeCom = 企业微信 | wechat work | enterprise wechat; DingTalk = 钉钉 | 钉钉开放平台 | dingtalk mini program
  Lark = 飞书 | feishu; WeChat Pay = 微信支付 | wechatpay; Alipay = 支付宝 | 支付宝支付; WeUI
  uni-app = uniapp | uni app | uni-app x | uniapp x; uView = uview-ui | uview ui
  Taro = taro.js | @tarojs/taro | taro框架; WePY = wepy框架; mpvue; Remax; Chameleon! = chameleon框架; kbone; MPX
  React Native = rn; Expo; Flutter = flutter框架; Flutter Bloc = flutter_bloc; Riverpod = flutter_riverpod
  GetX; NativeScript; Weex; Ionic = @ionic/core | ionic framework; Cordova = apache cordova | phonegap
  Capacitor; Framework7; APICloud; HBuilderX = hbuilder
  Kotlin Multiplatform = kmp | kmm | kotlin multiplatform mobile; Compose Multiplatform
  Android = 安卓 | android sdk | android开发 | 安卓开发 | android原生; Android Studio; Android NDK = ndk
  Jetpack Compose = androidx.compose | android compose; Android Jetpack = jetpack组件
  Room = room数据库 | room database | androidx.room; LiveData; ViewModel! = viewmodel组件
  Data Binding = databinding; Retrofit = retrofit2; OkHttp = okhttp3; Glide; Fresco; Dagger = dagger2
  Hilt = dagger hilt; Koin; RxJava = rxjava2 | rxjava3; EventBus; ARouter; ButterKnife; ExoPlayer
  LeakCanary; Timber; Coil = coil图片库; JNI; ADB = adb命令; AOSP; Android Framework = android系统开发 | android fwk
  Wear OS; Android TV; Material Design; ProGuard = r8混淆
  iOS = ios开发 | ios sdk | ios原生; iPadOS; macOS = mac os | os x; watchOS; tvOS; visionOS; Xcode; SwiftUI
  UIKit; AppKit; Core Data; Core ML = coreml; Core Animation; ARKit; RealityKit; SpriteKit; SceneKit
  Metal API = metal图形; Combine = combine框架 | combine framework; RxSwift = rxcocoa; Alamofire; SnapKit
  Masonry! = masonry布局; SDWebImage; AFNetworking; Kingfisher; CocoaPods = cocoa pods; Carthage
  Swift Package Manager = swiftpm | spm包管理; TestFlight; App Store Connect; Cocoa = cocoa touch; HealthKit
  StoreKit; AVFoundation; MapKit; WidgetKit; The Composable Architecture = tca架构
  Realm = realm数据库 | realm database
  HarmonyOS = 鸿蒙 | harmonyos next | 鸿蒙开发 | 鸿蒙系统 | 纯血鸿蒙; OpenHarmony = 开源鸿蒙; ArkTS = 方舟ts; ArkUI
  DevEco Studio = deveco
  Fastlane; Gradle Android = android gradle plugin; App Center; Bugly = 腾讯bugly
  Crashlytics = firebase crashlytics; Firebase Cloud Messaging = fcm; APNs = apple push notification service
  JPush = 极光推送 | 极光; Umeng = 友盟; RevenueCat; Adjust SDK; AppsFlyer; Branch.io; OneSignal; Detox; Appium
  Maestro! = maestro测试
`,
  ),
];
