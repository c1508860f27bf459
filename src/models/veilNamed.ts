import type { Span } from './veilSecrets';

/**
 * Names of what is secret, at the end of a longer name or alone (`DB_PASSWORD`, `clientSecret`), up to the value: a
 * sign, a tag, a word, or the blank of a command's option.
 */
const NAMED = new RegExp(
  [
    '(?<name>(?<password>pass(?:word|wd|phrase|code)|pwd|(?<=[_-])pass|密码|口令)',
    '|(?:api|access|account|auth|private|secret|signing|signature|encryption|master|client|app|service|storage',
    '|subscription|license|webhook|deploy|admin|shared_?access)[_ -]?(?:key|secret|token)(?:[_-]?(?:id|secret))?',
    '|secret|token|credentials?|(?<![a-z])jwt|(?<![a-z])sig|(?<![a-z])(?:sk|ak|sas)|secret_?id',
    '|密钥|秘钥|令牌)',
    '(?:\\\\?["\'`])?\\]?',
    '(?<sign>[ \\t]{0,3}(?:=>|:=|={1,3}|[:：＝])[ \\t]{0,3}|>|[ \\t]{1,3}is:?[ \\t]{1,3}|[ \\t]?[是为][ \\t]?[:：]?[ \\t]?',
    '|[ \\t]{1,3}value[ \\t]?=[ \\t]?|[ \\t]{1,2}(?=[^\\s=:]))',
  ].join(''),
  'gi',
);
const BEARER = /(?<![A-Za-z])(?:Bearer|Basic|token)\s{1,3}(?=[A-Za-z0-9._~+/=-]{16})/gi;
const LOGIN = /(?<![a-z])login\s{1,3}\S{1,100}\s{1,3}password\s{1,3}(?=\S)/gi;
/** Characters of a value that are looked at. */
const MOST = 1_024;
const QUOTED = /(?<open>\\?["'`])(?<value>[^"'`\n\\]{1,1024})/y;
const BARE = /[^\s"'`,;<>(){}[\]&|\\，。；、]{1,1024}/y;

interface Value {
  text: string;
  at: number;
  quoted: boolean;
}

/** Values that stand behind the name of something secret, where they look like a secret themselves. */
export function namedSecrets(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(NAMED)) {
    const { name = '', password, sign = '' } = match.groups ?? {};
    const value = valueAt(text, match.index + match[0].length);
    if (!value || value.text.length > MOST) continue;
    const bare = sign.trim();
    // A blank is a sign only behind the option of a command, a tag only where it is closed.
    if (bare === '' && !isOption(text, match.index)) continue;
    if (bare === '>' && !text.startsWith('</', value.at + value.text.length)) continue;
    const assigned = bare === '=' || bare === '' || bare === '>' || bare.startsWith('value');
    const tight = bare === '=' && sign === '=';
    const environment = isEnvironment(text, match.index, name);
    const secret =
      password !== undefined
        ? isPassword(value, { assigned: assigned && (tight || value.quoted || bare !== '='), environment })
        : isKey(value, environment);
    if (secret) spans.push([value.at, value.at + value.text.length]);
  }
  for (const pattern of [BEARER, LOGIN])
    for (const match of text.matchAll(pattern)) {
      const value = valueAt(text, match.index + match[0].length);
      if (value && (pattern === LOGIN ? !isPlaceholder(value.text) : isKey(value, false)))
        spans.push([value.at, value.at + value.text.length]);
    }
  return spans;
}

function valueAt(text: string, at: number): Value | null {
  QUOTED.lastIndex = at;
  const quoted = QUOTED.exec(text)?.groups;
  if (quoted) {
    const { open = '', value = '' } = quoted;
    return { text: value, at: at + open.length, quoted: true };
  }
  BARE.lastIndex = at;
  const bare = BARE.exec(text)?.[0];
  if (bare === undefined) return null;
  // The end of a sentence is none of the value.
  const ends = at + bare.length === text.length || /\s/.test(text.charAt(at + bare.length));
  return { text: ends ? bare.replace(/[.:?]+$/, '') : bare, at, quoted: false };
}

/** `--password hunter2` */
function isOption(text: string, name: number): boolean {
  return /(?:^|\s)--?[\w-]{0,40}$/.test(text.slice(Math.max(0, name - 48), name));
}

/** `DB_PASSWORD`, as environments name their values. */
function isEnvironment(text: string, at: number, name: string): boolean {
  const whole = (/[A-Za-z0-9_]{0,60}$/.exec(text.slice(Math.max(0, at - 60), at))?.[0] ?? '') + name;
  return /^[A-Z][A-Z0-9_]{4,}$/.test(whole);
}

function isPassword(
  { text, quoted }: Value,
  { assigned, environment }: { assigned: boolean; environment: boolean },
): boolean {
  if (text.length < 4 || /\s/.test(text) || isPlaceholder(text) || isCode(text, quoted) || isPlace(text))
    return false;
  // Words are what forms, types and translations say of a password.
  if (/^\p{L}[\p{L}_-]*$/u.test(text)) {
    if (/[^\p{ASCII}]/u.test(text) || /^[A-Z][a-z]+$/.test(text)) return false;
    return text.length >= 5 && (assigned || quoted || environment);
  }
  return !/^\d{4}-\d{2}-\d{2}$/.test(text);
}

function isKey({ text, quoted }: Value, environment: boolean): boolean {
  if (text.length < 8 || /\s/.test(text) || /[^\x21-\x7e]/.test(text)) return false;
  if (isPlaceholder(text) || isCode(text, quoted) || isPlace(text) || isVersion(text)) return false;
  const digits = text.match(/\d/g)?.length ?? 0;
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0;
  if (letters === 0) return digits >= 16;
  if (isWords(text)) return environment && text.length >= 10;
  return (
    digits >= 2 || (text.length >= 20 && (text.match(/[a-z][A-Z]|[A-Z][a-z]{0,2}[A-Z]/g)?.length ?? 0) >= 3)
  );
}

/** Words joined by signs or humps, with a number at most: the name of something, such as `app-secret-2`. */
function isWords(text: string): boolean {
  return (
    /^[A-Za-z]+(?:[-_.:/][A-Za-z]+)*(?:[-_.:]?v?\d{1,4})?$/.test(text) &&
    !/[a-z][A-Z].*[a-z][A-Z].*[a-z][A-Z]/.test(text)
  );
}

function isPlace(text: string): boolean {
  return (
    /^(?:\.{0,2}\/|~\/|[A-Za-z]:\\)/.test(text) ||
    text.includes('://') ||
    /\.(?:pem|key|crt|txt|json|ya?ml|env|ts|js|py|go)$/i.test(text)
  );
}

function isVersion(text: string): boolean {
  return /^[~^v]?\d+(?:\.\d+){1,3}(?:[-+][\w.]+)?$/.test(text) || /^\d{4}-\d{2}-\d{2}/.test(text);
}

/** A name or an expression of a program: `req.body.password`, `getToken`, `os.environ`. */
function isCode(text: string, quoted: boolean): boolean {
  if (
    /^(?:process|os|env|config|settings|self|this|req|request|props|ctx|import|System|args|options|data)[.:?!]/.test(
      text,
    )
  )
    return true;
  if (quoted) return false;
  return /^[A-Za-z_]\w*(?:\??\.[A-Za-z_]\w*)+$/.test(text) && !/\d{2}/.test(text)
    ? true
    : /(?:password|token|secret|key)$/i.test(text) && /^[A-Za-z_]+$/.test(text);
}

const NOTHING =
  /^(?:string|str|text|number|int|bool(?:ean)?|null|nil|none|undefined|true|false|required|optional|hidden|secret|password|passwd|passphrase|pass|token|key|value|default|empty|object|any|unknown|bytes?|buffer|bearer|basic|enabled?|disabled?|admin|root|guest|test|user(?:name)?|email|input|field|label|type|sensitive|encrypted|hashed|generated?|random|invalid|missing|wrong|expired|example|changeme|change[-_]?me|change[-_]?it|todo|tbd|redacted|masked|varchar|plaintext|sha\d+|hs\d+|rs\d+|es\d+|bcrypt|argon2(?:id?)?|utf-?8|oauth2?|base64|md5|x+|\*+|\.+|-+|_+|\?+|•+)$/i;

/** What stands where a value is to be put, or says what kind of a value. */
function isPlaceholder(text: string): boolean {
  return (
    NOTHING.test(text) ||
    /^(?:<|\{|\[|\$\{|\$\(|#\{|@\{|%[\w-]+%$|\$[A-Za-z_]\w*$|\*{3}|x{4}|\.{3})/i.test(text) ||
    /^(?:your|my|the|some|insert|enter|put|replace|paste|add|set)[-_ ]/i.test(text) ||
    /(?:^|[-_ ])(?:here|placeholder|example|dummy|changeme|redacted|goes)(?:[-_ ]|$)/i.test(text) ||
    /^your[A-Z]/.test(text)
  );
}
