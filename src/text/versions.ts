import { phraseBefore, phraseTable, skipSpacesBack } from './phraseTable';
import { technologyOf } from './technologies';

/** Names beside the technologies that are followed by a version or a model number. */
const NUMBERED = phraseTable<true>([
  ['windows|win|android|ios|ipados|macos|mac os|watchos|harmonyos|鸿蒙|ubuntu|debian|centos|fedora|rhel|alpine|solaris|opensuse', true],
  ['iphone|ipad|galaxy|pixel|xperia|小米|红米|华为|mate|oneplus|thinkpad|macbook|surface|switch|playstation|xbox|quest', true],
  ['rtx|gtx|geforce|radeon|ryzen|core|xeon|epyc|snapdragon|骁龙|天玑|麒麟|tesla|raspberry pi|树莓派|jetson|arduino|cortex', true],
  ['usb|bluetooth|蓝牙|pcie|ddr|hdmi|wi-fi|wifi|ble|zigbee|lte|ipv|can|modbus', true],
  ['gpt|gpt-|llama|llama-|bert|qwen|qwen-|chatglm|glm|gemini|claude|mistral|deepseek|yolo|resnet|whisper|stable diffusion|sd|通义千问|文心', true],
  ['cuda|opengl|opengl es|vulkan|directx|metal|opencl|j2ee|java ee|jdk|java se|jre|servlet|jakarta ee|es|ecmascript|swiftui|c|c++|go|r|d', true],
  ['php|node|nodejs|node.js|python|py|ruby|rails|perl|.net|.net core|net core|dotnet|asp.net|spring|spring boot|springboot|spring cloud|hibernate|struts', true],
  ['web|工业|http|oauth|openapi|oas|swagger|saml|tls|ssl|graphql|protobuf|proto|protocol|协议|标准|semver|schema|api', true],
  ['chrome|firefox|safari|edge|ie|internet explorer|chromium|electron|webkit', true],
  ['office|excel|visual studio|vs|autocad|matlab|photoshop|sap|s/4hana|dynamics|oracle|sql server|db2|hana|odoo|wordpress|drupal|magento', true],
]); // prettier-ignore

/** "Vue 2 to 3": what stands between two versions of one name. */
const CHAIN =
  /^\s*(?:,|、|\/|-|–|~|\+|&|and|or|和|或|与|及|以及|to|through|up to|到|至|→|->|=>|[^\d，。；,;]{0,6}升级?[到至为]?了?|[^\d，。；,;]{0,4}迁移?[到至]了?|upgraded to)\s*(?:v|version |版本 ?)?$/i;

/** Whether a bare number that starts at `start` is a version: it follows a name, or another version of that name. */
export function isVersion(text: string, start: number, previousEnd: number | undefined): boolean {
  if (previousEnd !== undefined && start - previousEnd < 24 && CHAIN.test(text.slice(previousEnd, start)))
    return true;
  let at = skipSpacesBack(text, text.charAt(start - 1) === '-' ? start - 1 : start);
  const from = /(?:[><=~^]=?|≥|≤|\bversions?|版本|\bfrom|从|由|升级?[到至]了?)$/i.exec(
    text.slice(Math.max(0, at - 10), at),
  );
  if (from) at = skipSpacesBack(text, at - from[0].length);
  if (phraseBefore(NUMBERED, text, at)) return true;
  const words =
    /(?:[A-Za-z][\w.+#-]* )?[A-Za-z][\w.+#-]*$/.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? '';
  const last = words.split(' ').at(-1) ?? '';
  return words !== '' && (technologyOf(words) !== null || (last.length > 1 && technologyOf(last) !== null));
}

/** "upgraded from 2.7 to 3.1" without a name: bare decimals in a clause about an upgrade. */
export function isUpgrade(text: string, start: number, end: number): boolean {
  const before = /[^。；\n]*$/.exec(text.slice(Math.max(0, start - 48), start))?.[0] ?? '';
  return (
    /\bupgrad(?:e|ed|es|ing)\b|升级/i.test(before + text.slice(end, end + 12)) &&
    /\d\.\d/.test(text.slice(start, end))
  );
}
