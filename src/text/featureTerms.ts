import type { Language } from '../protocol/cards';

/** Something that software does, in both languages, with what names it in prose. */
interface FeatureTerm {
  en: string;
  zh: string;
  /** Latin words, matched without case at word borders; Chinese ones anywhere. */
  words: string;
}

const TERMS: FeatureTerm[] = [
  { en: 'user authentication', zh: '用户认证', words: 'authentication|log ?in|sign[- ]in|登录|身份认证|用户认证|鉴权' },
  { en: 'role-based access control', zh: '基于角色的权限控制', words: 'rbac|role[- ]based access|access control|permissions?|权限管理|权限控制|角色权限|权限校验' },
  { en: 'user management', zh: '用户管理', words: 'user management|manage users|用户管理' },
  { en: 'menu management', zh: '菜单管理', words: 'menu management|菜单管理' },
  { en: 'single sign-on', zh: '单点登录', words: 'single sign-on|sso|单点登录' },
  { en: 'scheduled jobs', zh: '定时任务', words: 'scheduled (?:jobs|tasks)|cron(?: jobs?)?|job scheduling|task scheduling|定时任务|任务调度|计划任务' },
  { en: 'delayed jobs', zh: '延迟任务', words: 'delayed (?:jobs|tasks|messages)|延迟任务|延时任务|延迟消息' },
  { en: 'retries with backoff', zh: '失败退避重试', words: 'retr(?:y|ies).{0,20}backoff|backoff.{0,12}retr|退避重试|指数退避' },
  { en: 'automatic retries', zh: '失败重试', words: 'automatic retr\\w+|retr(?:y|ies)|失败重试|自动重试' },
  { en: 'rate limiting', zh: '接口限流', words: 'rate[- ]limit\\w*|throttling|限流' },
  { en: 'caching', zh: '缓存', words: 'cach(?:e|es|ing)|缓存' },
  { en: 'full-text search', zh: '全文检索', words: 'full[- ]text search|全文检索|全文搜索' },
  { en: 'file upload and download', zh: '文件上传与下载', words: 'upload (?:and|/|&) download|文件上传(?:与|和|及|、)?下载|上传下载' },
  { en: 'file upload', zh: '文件上传', words: 'file uploads?|upload files|文件上传|上传文件|断点续传' },
  { en: 'code generation', zh: '代码生成', words: 'code generat\\w+|代码生成|代码自动生成' },
  { en: 'data export', zh: '数据导出', words: 'export (?:to|as|data|notes|reports)|data export|导出' },
  { en: 'data import', zh: '数据导入', words: 'import (?:from|data)|data import|数据导入|批量导入' },
  { en: 'data visualization', zh: '数据可视化', words: 'visuali[sz]ation|charts?|数据可视化|可视化图表|统计图表|折线图|柱状图|饼图|热力图' },
  { en: 'audit logging', zh: '操作日志', words: 'audit log\\w*|operation log\\w*|操作日志|审计日志' },
  { en: 'system monitoring', zh: '系统监控', words: '(?:system|server|service) monitoring|health checks?|系统监控|服务监控|服务器监控' },
  { en: 'alerting', zh: '告警通知', words: 'alert(?:s|ing)|告警|报警' },
  { en: 'push notifications', zh: '消息推送', words: 'push notifications?|消息推送|推送通知' },
  { en: 'e-mail notifications', zh: '邮件通知', words: 'e-?mail (?:notifications?|alerts?)|邮件(?:通知|提醒|发送)' },
  { en: 'real-time collaboration', zh: '实时协作', words: 'real[- ]time collaborat\\w+|collaborative editing|实时协作|协同编辑|多人协作' },
  { en: 'multi-device sync', zh: '多端同步', words: 'sync(?:hronization)? (?:across|between) (?:devices|machines)|multi[- ]device sync|多端同步|跨设备同步|云同步' },
  { en: 'offline support', zh: '离线可用', words: 'offline(?:[- ]first| mode| support| use)?|离线' },
  { en: 'dark mode', zh: '深色模式', words: 'dark (?:mode|theme)|暗黑模式|深色模式|暗色主题|夜间模式' },
  { en: 'internationalization', zh: '国际化', words: 'i18n|internationali[sz]ation|multi[- ]?language|国际化|多语言' },
  { en: 'responsive layout', zh: '响应式布局', words: 'responsive (?:layout|design)|响应式' },
  { en: 'online payment', zh: '在线支付', words: 'payments?|checkout|在线支付|支付宝|微信支付|支付功能' },
  { en: 'order management', zh: '订单管理', words: 'order management|订单管理|订单系统' },
  { en: 'product management', zh: '商品管理', words: 'product management|商品管理' },
  { en: 'a shopping cart', zh: '购物车', words: 'shopping cart|购物车' },
  { en: 'coupons', zh: '优惠券', words: 'coupons?|优惠券' },
  { en: 'flash sales', zh: '秒杀', words: 'flash sales?|秒杀' },
  { en: 'multi-tenancy', zh: '多租户', words: 'multi[- ]tenan\\w+|多租户' },
  { en: 'a plugin system', zh: '插件机制', words: 'plugin (?:system|architecture|api)|plugins|插件(?:系统|机制|化)?' },
  { en: 'a command-line interface', zh: '命令行界面', words: 'command[- ]line interface|cli\\b|命令行' },
  { en: 'syntax highlighting', zh: '语法高亮', words: 'syntax highlight\\w*|语法高亮|代码高亮' },
  { en: 'auto-completion', zh: '自动补全', words: 'auto[- ]?complet\\w+|自动补全|智能提示' },
  { en: 'hot reloading', zh: '热更新', words: 'hot[- ]reload\\w*|live reload|热更新|热重载|热加载' },
  { en: 'load balancing', zh: '负载均衡', words: 'load balanc\\w+|负载均衡' },
  { en: 'service discovery', zh: '服务发现', words: 'service discovery|服务发现|服务注册' },
  { en: 'circuit breaking', zh: '熔断降级', words: 'circuit break\\w+|熔断|降级' },
  { en: 'distributed locking', zh: '分布式锁', words: 'distributed lock\\w*|分布式锁' },
  { en: 'distributed transactions', zh: '分布式事务', words: 'distributed transactions?|分布式事务' },
  { en: 'read/write splitting', zh: '读写分离', words: 'read[-/ ]write split\\w*|读写分离' },
  { en: 'database sharding', zh: '分库分表', words: 'sharding|分库分表' },
  { en: 'web scraping', zh: '数据爬取', words: 'scrap(?:ing|er)|crawl(?:ing|er)|爬虫|爬取|抓取' },
  { en: 'data cleaning', zh: '数据清洗', words: 'data clean\\w+|数据清洗' },
  { en: 'model training', zh: '模型训练', words: '(?:model )?training|模型训练' },
  { en: 'image recognition', zh: '图像识别', words: 'image (?:recognition|classification)|图像识别|图像分类' },
  { en: 'object detection', zh: '目标检测', words: 'object detection|目标检测' },
  { en: 'recommendations', zh: '个性化推荐', words: 'recommendations?|recommender|推荐系统|个性化推荐|智能推荐' },
  { en: 'API documentation', zh: '接口文档', words: 'api doc\\w*|openapi|swagger|接口文档' },
  { en: 'pagination', zh: '分页查询', words: 'paginat\\w+|分页' },
  { en: 'drag and drop', zh: '拖拽操作', words: 'drag[- ]and[- ]drop|拖拽|拖放' },
  { en: 'backup and restore', zh: '备份与恢复', words: 'backups?|备份' },
  { en: 'end-to-end encryption', zh: '端到端加密', words: 'end[- ]to[- ]end encrypt\\w+|端到端加密' },
  { en: 'user registration', zh: '用户注册', words: 'sign[- ]up|user registration|注册' },
  { en: 'password reset', zh: '密码重置', words: 'password reset|reset passwords?|密码重置|重置密码|找回密码' },
  { en: 'favorites', zh: '收藏', words: 'favou?rites?|bookmarks?|收藏' },
  { en: 'search', zh: '搜索', words: 'fuzzy search|search|搜索|模糊查询' },
  { en: 'comments', zh: '评论', words: 'commenting|comment section|comments|评论' },
  { en: 'live chat', zh: '在线聊天', words: 'live chat|instant messaging|chat rooms?|在线聊天|聊天室|聊天功能|私信' },
  { en: 'reminders', zh: '到期提醒', words: 'reminders?|到期提醒|逾期提醒|定时提醒' },
  { en: 'book lending', zh: '图书借阅', words: 'book (?:lending|borrowing|loans)|借阅|借书' },
  { en: 'booking', zh: '在线预约', words: 'bookings?|reservations?|预约|预订' },
  { en: 'a leaderboard', zh: '排行榜', words: 'leaderboards?|high scores?|排行榜' },
  { en: 'user profiles', zh: '个人中心', words: 'user profiles?|个人中心|个人主页|个人资料' },
  { en: 'sharing', zh: '分享', words: 'share (?:lists?|notes?|links?|files?|photos?)|sharing|分享' },
  { en: 'geolocation', zh: '定位', words: 'geolocation|定位功能|定位' },
  { en: 'multiplayer', zh: '多人对战', words: 'multi-?player|联机|多人对战' },
  { en: 'WebSocket messaging', zh: 'WebSocket 实时通信', words: 'websockets?|即时通讯|实时通信' },
]; // prettier-ignore

const COMPILED = TERMS.map((term) => {
  const latin = term.words.split(/\|(?![^(]*\))/).filter((word) => !/\p{Script=Han}/u.test(word));
  const han = term.words.split(/\|(?![^(]*\))/).filter((word) => /\p{Script=Han}/u.test(word));
  const parts = [
    ...(latin.length > 0 ? [`(?<![A-Za-z])(?:${latin.join('|')})(?![A-Za-z])`] : []),
    ...(han.length > 0 ? [`(?:${han.join('|')})`] : []),
  ];
  return { term, pattern: new RegExp(parts.join('|'), 'iu') };
});

/** The usual features that a text names, in the wanted language: how a fact in one language is told in the other. */
export function featureTerms(text: string, language: Language): string[] {
  const found = COMPILED.flatMap(({ term, pattern }) => {
    const match = pattern.exec(text);
    return match ? [{ term, at: match.index, length: match[0].length }] : [];
  });
  // "file upload and download" over "file upload": the longest of those that begin together.
  const best = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.at <= one.at &&
          other.at + other.length >= one.at + one.length &&
          other.length > one.length,
      ),
  );
  return best.sort((a, b) => a.at - b.at).map(({ term }) => term[language]);
}
