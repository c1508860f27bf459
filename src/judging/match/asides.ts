/** Sentences that are about the firm, what it gives, how to apply: skills in them are not asked for. */
const ASIDE =
  /\b(?:equal opportunit|regardless of|without regard|discriminat|diversity|all backgrounds|every background|religion|marital|disabilit|adjustments?|accommodations?|pension|holidays?|days off|days of leave|annual leave|paid leave|parental|insurance|bonus scheme|salary|stock options|gym|canteen|lunch(?:es)?|snacks|coffee|barbecue|season ticket|bank holidays|perks?|benefits|we offer|we provide|laptop|macbook|notebook|your (?:own )?(?:machine|equipment|computer|hardware)|cover letter|covering letter|(?:send|e-?mail|submit|attach|include|share|link|upload)\b.{0,60}\b(?:cv|c\.v\.|résumé|resume|application|portfolio|github|gitlab|pdf|letter|profile|code|link)|apply (?:by|with|via|through|at|here|now|on|to|before)|applications?|interviews?|take-?home|coding (?:test|exercise|challenge)|exercise|recruiters?|agencies|chat (?:on|over)|on (?:slack|zoom|teams)|founded|funding|series [abc]\b|venture)\b|五险|一金|年假|年终|体检|零食|下午茶|团建|加班|双休|打卡|电脑|显示器|笔记本|薪|补贴|补助|期权|股票|食堂|班车|健身|旅游|节日|生日|简历|投递|面试|笔试|机试|邮箱|联系方式|微信号?[:：]|猎头|中介|平等|歧视|性别|婚育|候选人体验|福利|融资|成立于|上市|我们是一家|公司是一家|我司|创立|快递/i;
/** Who asks: the reader is told what to bring, use or do. */
const ASKS =
  /\b(?:you(?:'ll| will| would|'re| are| should|'ve| have| need| know| must|'d| can| bring| write| work| build| own| use| help| join)|we(?:'re| are) (?:looking|hiring|searching|after)|we (?:need|want|seek|expect|use|run|work|build|write|rely)|looking for|experience (?:with|in|of|using)|experienced|familiar|knowledge|knows?|proficien|skilled|fluent in|comfortable|stack|must|required|hands-on|expertise|background in|is written|are written|is built|are built|built (?:with|in|on)|powered by|running on|runs on|based on|technologies|everything is|our (?:back-?end|front-?end|code|services|platform|systems|infrastructure))\b|熟悉|掌握|精通|了解|会用|会写|懂|使用|用的|技术栈|要求|希望|需要|负责|基于|采用|熟练|擅长|经验|主要用|用到|写过|做过|用过|开发|必须/i;

/** Whether a sentence is about the firm or the process and not about the work. */
export function isAside(text: string): boolean {
  return ASIDE.test(text);
}

/** Whether a sentence outside of the ad's sections speaks of what the reader does or brings. */
export function asks(text: string): boolean {
  return ASKS.test(text.replace(/’/g, "'"));
}
