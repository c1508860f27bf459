import { namedSecrets } from './veilNamed';

/** What stands for a secret in everything that is sent; it does not come back. */
export const SECRET = '[secret]';

/** `[start, end)` in UTF-16 units. */
export type Span = readonly [start: number, end: number];

const FREE = '(?<![A-Za-z0-9_-])';

/** Keys that tell by their form what they are, as their issuers document it. */
const FORMS: readonly string[] = [
  // Amazon
  '(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])',
  // GitHub, GitLab
  'gh[opsur]_[A-Za-z0-9]{36,255}',
  'github_pat_[A-Za-z0-9_]{22,255}',
  'gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[A-Za-z0-9_.-]{20,255}',
  // Slack
  'xox[abceoprs]-[A-Za-z0-9-]{10,255}',
  'xapp-\\d-[A-Za-z0-9-]{10,255}',
  // OpenAI, Anthropic, DeepSeek and those like them: with a digit, as names of styles also begin so
  'sk-(?=[A-Za-z_-]{0,60}\\d)[A-Za-z0-9_-]{20,255}',
  '(?:gsk|xai|hf|r8|nvapi|pplx|tgp_v1|fw|ntn|lin_api|sbp|figd|glsa|glc)[_-](?=[A-Za-z_-]{0,60}\\d)[A-Za-z0-9_-]{24,255}',
  // Google
  'AIza[A-Za-z0-9_-]{35}',
  'ya29\\.[A-Za-z0-9_-]{20,512}',
  'GOCSPX-[A-Za-z0-9_-]{20,60}',
  // Stripe and other payment
  '[rs]k_(?:live|test)_[A-Za-z0-9]{10,255}',
  'whsec_[A-Za-z0-9+/=]{20,100}',
  'sq0(?:atp|csp|idp)-[A-Za-z0-9_-]{22,60}',
  'shp(?:at|ca|pa|ss)_[A-Fa-f0-9]{32}',
  // Registries
  'npm_[A-Za-z0-9]{36,60}',
  'pypi-[A-Za-z0-9_-]{32,512}',
  'rubygems_[a-f0-9]{48}',
  'oy2[a-z0-9]{43}',
  'dckr_pat_[A-Za-z0-9_-]{20,60}',
  // Mail, chat, telephony
  'SG\\.[A-Za-z0-9_-]{16,40}\\.[A-Za-z0-9_-]{16,60}',
  'SK[a-f0-9]{32}(?![A-Za-z0-9])',
  'key-[a-f0-9]{32}(?![A-Za-z0-9])',
  '\\d{8,10}:AA[A-Za-z0-9_-]{33}',
  // Platforms
  'do[opr]_v1_[a-f0-9]{64}',
  'dapi[a-f0-9]{32}',
  'hv[bsr]\\.[A-Za-z0-9_-]{20,300}',
  'PMAK-[A-Za-z0-9-]{30,100}',
  'NRAK-[A-Z0-9]{20,60}',
  'ATATT3[A-Za-z0-9_=-]{20,300}',
  'AGE-SECRET-KEY-1[A-Z0-9]{20,80}',
  'pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.-]{20,80}',
  'sntry[su]_[A-Za-z0-9_+/=-]{20,300}',
  // Azure: client secrets
  '[A-Za-z0-9_~.]{3}\\dQ~[A-Za-z0-9_~.-]{31,34}',
  // Alibaba, Tencent, Baidu, Volcengine, JD
  'LTAI[A-Za-z0-9]{12,26}(?![A-Za-z0-9])',
  'AKID(?=[A-Za-z]{0,30}\\d)[A-Za-z0-9]{13,40}(?![A-Za-z0-9])',
  'ALTAK[A-Za-z0-9-]{16,40}',
  'AKLT[A-Za-z0-9_-]{16,80}',
  'JDC_[A-Z0-9]{20,40}',
  // JSON web tokens, with or without a signature
  'eyJ[A-Za-z0-9_-]{8,4000}\\.eyJ[A-Za-z0-9_-]{4,8000}(?:\\.[A-Za-z0-9_-]{0,2000})?',
];

/** Addresses that let everybody post: what is secret of them is their end. */
const HOOKS: readonly string[] = [
  '(?<=hooks\\.slack\\.com/(?:services|workflows|triggers)/)[A-Za-z0-9/_-]{10,200}',
  '(?<=discord(?:app)?\\.com/api/(?:v\\d{1,2}/)?webhooks/)\\d{10,25}/[A-Za-z0-9_-]{10,200}',
  '(?<=\\.webhook\\.office\\.com/webhookb2/)[^\\s"\'<>)]{10,400}',
  '(?<=open\\.(?:feishu\\.cn|larksuite\\.com)/open-apis/bot/(?:v\\d/)?hook/)[A-Za-z0-9-]{10,100}',
  '(?<=qyapi\\.weixin\\.qq\\.com/cgi-bin/webhook/send\\?key=)[A-Za-z0-9-]{10,100}',
  '(?<=api\\.telegram\\.org/bot)\\d{6,12}:[A-Za-z0-9_-]{20,60}',
  '(?<=(?:sctapi\\.ftqq\\.com|api2\\.pushdeer\\.com|api\\.day\\.app)/)[A-Za-z0-9]{16,80}',
];

const BY_FORM = new RegExp([`${FREE}(?:${FORMS.join('|')})`, ...HOOKS].join('|'), 'g');

/** A password, or a key alone, in front of a host. */
const IN_ADDRESS =
  /(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{1,24}:\/\/(?:[^\s:/@?#"'`<>]{0,64}:(?<password>[^\s@/"'`<>]{1,128})|(?<key>[A-Za-z0-9_-]{20,128}))@(?=[\w[$])/gi;
/** What examples write there. */
const EXAMPLE =
  /^(?:pass(?:word|wd)?|pwd|pw|secret|token|key|x+|\*+|\.+|your.*|my.*|\$.*|%\w+%|[[{<(].*|密码|口令)$/i;

const PEM = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const PEM_END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
/** Characters that a private key has at most. */
const PEM_MOST = 20_000;
/** Lines of a key whose end is not there. */
const PEM_LINES = /(?:(?:\s|\\[nr]){1,4}[A-Za-z0-9+/=]{20,4000}){0,400}/y;

/** The text with each key, token and password in it replaced by {@link SECRET}; in time linear to the text. */
export function maskSecrets(text: string): string {
  const spans = [...byForm(text), ...inAddresses(text), ...privateKeys(text), ...namedSecrets(text)];
  if (spans.length === 0) return text;
  spans.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  let masked = '';
  let at = 0;
  for (const [start, end] of spans) {
    if (start >= at) masked += text.slice(at, start) + SECRET;
    at = Math.max(at, end);
  }
  return masked + text.slice(at);
}

function byForm(text: string): Span[] {
  return [...text.matchAll(BY_FORM)].map(({ index, 0: found }) => [index, index + found.length]);
}

function inAddresses(text: string): Span[] {
  return [...text.matchAll(IN_ADDRESS)].flatMap((match): Span[] => {
    const { password, key = '' } = match.groups ?? {};
    const secret = password ?? key;
    if (EXAMPLE.test(secret) || (password === undefined && !/\d/.test(secret))) return [];
    // The last character is the @.
    const end = match.index + match[0].length - 1;
    return [[end - secret.length, end]];
  });
}

function privateKeys(text: string): Span[] {
  const ends = [...text.matchAll(PEM_END)].map(({ index, 0: found }) => index + found.length);
  let next = 0;
  return [...text.matchAll(PEM)].map(({ index, 0: found }): Span => {
    while ((ends[next] ?? Infinity) < index) next++;
    const end = ends[next];
    if (end !== undefined && end - index < PEM_MOST) return [index, end];
    PEM_LINES.lastIndex = index + found.length;
    PEM_LINES.test(text);
    return [index, Math.max(PEM_LINES.lastIndex, index + found.length)];
  });
}
