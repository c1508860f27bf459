import assert from 'node:assert/strict';
import { maskSecrets } from '../../../src/models/veilSecrets';

/** Characters as a key has them, without being one. */
const run = (length: number, of = 'a1B2c3D4e5F6g7H8i9J0kLmNoPqRsTuVwXyZ'): string =>
  of.repeat(Math.ceil(length / of.length)).slice(0, length);
const hex = (length: number): string => run(length, '9f86d081884c7d659a2feaa0c55ad015');
const upper = (length: number): string => run(length, 'Q7ZT4MXK2WPL9VBN');
const digits = (length: number): string => run(length, '4815162342');

const body = Array.from({ length: 6 }, () => run(64)).join('\n');
const pem = (kind: string): string => `-----BEGIN ${kind}-----\n${body}\n-----END ${kind}-----`;

/** A text with one secret in it, and the secret. */
const SECRETS: [what: string, text: (secret: string) => string, secret: string][] = [
  ['an AWS access key', (s) => `key ${s} of the bucket`, `AKIA${upper(16)}`],
  ['a temporary AWS key', (s) => `(${s})`, `ASIA${upper(16)}`],
  ['an AWS secret', (s) => `aws_secret_access_key = ${s}`, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCY' + 'zEXAMPLEK9'],
  ['an AWS secret as a variable', (s) => `export AWS_SECRET_ACCESS_KEY="${s}"`, run(40)],
  ['an AWS session token', (s) => `AWS_SESSION_TOKEN=${s}`, `Fwo${run(120)}==`],
  ['a GitHub token', (s) => `git clone with ${s}.`, `ghp_${run(36)}`],
  ['a GitHub server token', (s) => s, `ghs_${run(36)}`],
  ['a fine-grained GitHub token', (s) => `token：${s}，勿外传`, `github_pat_${run(22)}_${run(59)}`],
  ['a GitLab token', (s) => `GITLAB=${s}`, `glpat-${run(20)}`],
  ['a GitLab runner token', (s) => `register ${s}`, `glrt-${run(20)}`],
  ['a Slack bot token', (s) => `"${s}"`, `xoxb-${digits(12)}-${run(24)}`],
  ['a Slack app token', (s) => s, `xapp-1-A${upper(10)}-${digits(12)}-${hex(40)}`],
  ['a Slack webhook', (s) => `https://hooks.slack.com/services/${s}`, `T${upper(8)}/B${upper(8)}/${run(24)}`],
  ['an OpenAI key', (s) => `OPENAI: ${s}`, `sk-${run(48)}`],
  ['an OpenAI project key', (s) => `用 ${s} 调用`, `sk-proj-${run(60)}-_${run(20)}`],
  ['an Anthropic key', (s) => `x-api-key: ${s}`, `sk-ant-api03-${run(80)}`],
  ['a DeepSeek key', (s) => `密钥为${s}。`, `sk-${hex(32)}`],
  ['a Google key', (s) => `maps?key=${s}&q=x`, `AIza${run(35)}`],
  ['a Google OAuth token', (s) => s, `ya29.${run(60)}`],
  ['a Google client secret', (s) => `'${s}'`, `GOCSPX-${run(28)}`],
  ['a Stripe key', (s) => `Stripe(${s})`, `sk_live_${run(24)}`],
  ['a restricted Stripe test key', (s) => `"${s}"`, `rk_test_${run(24)}`],
  ['a Stripe webhook secret', (s) => `whsec: ${s}`, `whsec_${run(32)}`],
  ['an npm token', (s) => `//registry.npmjs.org/:_authToken=${s}`, `npm_${run(36)}`],
  ['a PyPI token', (s) => `password = ${s}`, `pypi-AgEIcHlwaS5vcmc${run(80)}`],
  ['a JSON web token', (s) => `Bearer ${s}`, `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${run(43)}`],
  [
    'a JSON web token without signature',
    (s) => `cookie=${s}; path=/`,
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  ],
  ['an RSA key', (s) => `see\n${s}\nend`, pem('RSA PRIVATE KEY')],
  ['a PKCS8 key', (s) => `${s}\n`, pem('PRIVATE KEY')],
  ['an OpenSSH key', (s) => s, pem('OPENSSH PRIVATE KEY')],
  ['an EC key, encrypted', (s) => s, pem('ENCRYPTED PRIVATE KEY')],
  ['a key in one line', (s) => `"key": "${s}"`, pem('PRIVATE KEY').replace(/\n/g, '\\n')],
  ['a key that was cut', (s) => `${s}\nand so on`, `-----BEGIN PRIVATE KEY-----\n${body}`],
  [
    'a PGP key',
    (s) => s,
    `-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: 1\n\n${body}\n=aB3d\n-----END PGP PRIVATE KEY BLOCK-----`,
  ],
  ['a database password', (s) => `postgres://app:${s}@db.example.com:5432/app`, 'tr0ub4dor&3'],
  ['a default database password', (s) => `DATABASE_URL=postgresql://postgres:${s}@localhost/db`, 'postgres'],
  ['a Redis password', (s) => `redis://:${s}@cache:6379/0`, 'S3cr3tPw'],
  ['a MongoDB password', (s) => `mongodb+srv://admin:${s}@cluster0.mongodb.net`, 'qwe%40rty9'],
  ['a queue’s password', (s) => `amqps://mq:${s}@rabbit/vhost`, 'Kj8-22!x'],
  ['a password for a proxy', (s) => `http_proxy=http://me:${s}@proxy.corp:3128`, 'Winter2025'],
  ['a token in front of a host', (s) => `https://${s}@git.example.com/x.git`, run(30)],
  ['an ADO password', (s) => `Server=db;User Id=sa;Password=${s};Encrypt=true`, 'P@ssw0rd!'],
  ['an Azure storage key', (s) => `AccountName=x;AccountKey=${s};EndpointSuffix=core`, `${run(86)}==`],
  ['an Azure bus key', (s) => `SharedAccessKeyName=Root;SharedAccessKey=${s}`, `${run(43)}=`],
  ['an Azure client secret', (s) => `secret ${s}`, `abc8Q~${run(34)}`],
  ['an Azure signature', (s) => `https://x.blob.core.windows.net/c?sv=2022&sig=${s}&se=1`, `${run(40)}%3D`],
  ['an Azure OpenAI key', (s) => `AZURE_OPENAI_API_KEY=${s}`, hex(32)],
  ['a Discord webhook', (s) => `https://discord.com/api/webhooks/${s}`, `${digits(18)}/${run(60)}`],
  [
    'a Teams webhook',
    (s) => `https://corp.webhook.office.com/webhookb2/${s}`,
    `${hex(8)}@${hex(8)}/IncomingWebhook/${hex(32)}`,
  ],
  [
    'a Feishu webhook',
    (s) => `https://open.feishu.cn/open-apis/bot/v2/hook/${s}`,
    'a3bb189e-8bf9-3888-9912-ace4e6543002',
  ],
  ['a DingTalk webhook', (s) => `https://oapi.dingtalk.com/robot/send?access_token=${s}`, hex(64)],
  [
    'a WeCom webhook',
    (s) => `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${s}`,
    'a3bb189e-8bf9-3888-9912-ace4e6543002',
  ],
  ['a Telegram bot', (s) => `https://api.telegram.org/bot${s}/sendMessage`, `${digits(9)}:AA${run(33)}`],
  ['an Alibaba key', (s) => `AccessKeyId: ${s}`, `LTAI${run(20)}`],
  ['an Alibaba secret', (s) => `"accessKeySecret": "${s}"`, run(30)],
  ['a Tencent id', (s) => `SecretId=${s}`, `AKID${run(32)}`],
  ['a Tencent key', (s) => `SecretKey = "${s}"`, run(32)],
  ['a Huawei pair', (s) => `ak: ABC, sk: ${s}`, run(40)],
  ['a Volcengine key', (s) => s, `AKLT${run(43)}`],
  ['a Baidu key', (s) => s, `ALTAK-${run(20)}`],
  ['a SendGrid key', (s) => s, `SG.${run(22)}.${run(43)}`],
  ['a Twilio key', (s) => s, `SK${hex(32)}`],
  ['a Hugging Face token', (s) => `login ${s}`, `hf_${run(34)}`],
  ['a Vault token', (s) => s, `hvs.${run(90)}`],
  ['a password of an environment', (s) => `DB_PASSWORD=${s}`, 'hunter2'],
  ['a word as password of an environment', (s) => `MYSQL_PASSWORD: ${s}`, 'letmein'],
  ['a password in JSON', (s) => `{"password": "${s}"}`, 'correct-horse-9'],
  ['a password in JSON within a string', (s) => `"{\\"password\\":\\"${s}\\"}"`, 'Tr33house'],
  ['a password in YAML', (s) => `  password: ${s}\n  port: 5432`, 'n0tAWord'],
  ['a password of digits', (s) => `密码：${s}`, '12345678'],
  ['a password said', (s) => `The admin password is ${s}.`, 'Xk92!pq'],
  ['a password said in Chinese', (s) => `后台密码是 ${s}，登录后修改`, 'abc@2024'],
  ['a password in an address', (s) => `GET /login?user=x&password=${s}&next=/`, 'opensesame'],
  ['an option', (s) => `docker login --username x --password ${s}`, 'd0ckerpw'],
  ['a password in XML', (s) => `<password>${s}</password>`, 'mav3nPw'],
  ['a password of .NET', (s) => `<add key="Password" value="${s}" />`, 'c0nfigPw'],
  ['a .netrc', (s) => `machine h login me password ${s}`, 'netrcpw'],
  ['a named token', (s) => `const apiToken = '${s}';`, hex(40)],
  ['a signing key', (s) => `JWT_SECRET=${s}`, 'keyboard-cat-keyboard'],
  ['a header', (s) => `curl -H "Authorization: Bearer ${s}"`, run(40)],
  ['a basic header', (s) => `Authorization: Basic ${s}`, 'dXNlcjpodW50ZXIyMTIz'],
  ['a hash of a password', (s) => `password: "${s}"`, '$2b$10$N9qo8uLOickgx2ZMRZoMye'],
];

const HARMLESS: string[] = [
  // What git, builds and registries write
  'fixed in 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b',
  'commit 9f86d08, tree 884c7d6',
  'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  '"integrity": "sha512-q7ZT4MXK2WPL9VBNa1B2c3D4e5F6g7H8i9J0kLmNoPqRsTuVwXyZ=="',
  'id: a3bb189e-8bf9-3888-9912-ace4e6543002',
  'correlation 550e8400-e29b-41d4-a716-446655440000',
  'v1.2.3-beta.4+build.567',
  'langgraph 1.7.3, core 1.4.0, zod 4.6.7',
  'image: redis@sha256:9f86d081884c7d659a2feaa0c55ad015',
  'etag "33a64df551425fcc55e4d42a148795d9f25f89d4"',
  'https://github.com/me/x/commit/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b',
  // What documents say of secrets
  'Passwords are hashed with bcrypt.',
  'Password: required, at least 8 characters',
  'password is required',
  'The token is refreshed every 15 minutes.',
  'token: string',
  'password?: string;',
  'secret: boolean | undefined',
  'API_KEY: string;',
  'api key = your key',
  'OPENAI_API_KEY=your-api-key-here',
  'OPENAI_API_KEY=sk-...',
  'OPENAI_API_KEY=<your key>',
  'PASSWORD=${DB_PASSWORD}',
  'PASSWORD=$DB_PASSWORD',
  'password: {{ vault_password }}',
  'token=%TOKEN%',
  'password=********',
  'password: xxxxxxxx',
  'SECRET_KEY=changeme',
  'postgres://user:password@localhost:5432/db',
  'postgres://user:${PASSWORD}@localhost/db',
  'mysql://user:<password>@host/db',
  '密码：必填，不少于 8 位',
  '密码加密存储，令牌每 15 分钟刷新',
  '密码是必填项',
  '"password": "密码"',
  '"password": "Passwort"',
  '"password": "Enter your password"',
  // Code
  'const token = await getToken();',
  'const password = req.body.password;',
  'login(user, password=password)',
  'token = os.environ["TOKEN"]',
  'apiKey: process.env.API_KEY',
  'if (token === undefined) return;',
  'const secret = useSecret(name);',
  'type: "password"',
  '<input type="password" name="password" />',
  'private_key: /etc/ssl/private/key.pem',
  'secret: app-secret',
  'secretName: postgres-credentials-2',
  'apiKey: "x-api-key"',
  'max_tokens: 4096',
  'tokens: 12,000 a minute',
  'token_count=51200',
  'tokenizer: gpt2-large-v2',
  'token: 4096',
  'primary_key: user_id_2024',
  'public_key: ssh-ed25519',
  'key: value',
  'sk-folding-cube-loading-spinner-item',
  'task-sk-and-some-other-long-name-of-css',
  'hf_hub_download_all_the_files_of_a_model',
  'AKIA',
  'eyJ is how they begin',
  '-----BEGIN CERTIFICATE-----',
  '-----BEGIN PUBLIC KEY-----',
  'author: tokenize-2024-edition',
  'auth: oauth2',
  'algorithm: HS256',
  'http://localhost:8080/a@b',
  'https://example.com:443/path',
  'git@github.com:me/x.git',
  'https://medium.com/@someone/a-long-title-9f86d081884c',
  'npm_config_registry=https://registry.example.com',
  'pk_live_key is published',
  'PASSWORD_MIN_LENGTH=12',
  'password_reset_url: https://example.com/reset/12',
  'Cut latency from 800 ms to 120 ms for 20,000 requests a second',
  '负责支付系统重构，将耗时从 800 毫秒降到 120 毫秒',
  'token expires 2025-01-31',
  'secret since: 2024-03-05',
  'token: 12.10.3-beta12',
  'OLDPWD=/home/me/projects2',
  'Set the token:\nAPI_VERSION=2024-12-preview-77',
];

describe('secrets in a text', () => {
  it('are tables of some size', () => assert.ok(SECRETS.length >= 60 && HARMLESS.length >= 60));

  for (const [what, text, secret] of SECRETS) {
    it(`masks ${what}`, () => {
      const masked = maskSecrets(text(secret));
      assert.equal(masked, text('[secret]'));
    });
  }

  for (const text of HARMLESS) {
    it(`leaves ${text}`, () => assert.equal(maskSecrets(text), text));
  }

  it('masks each of several, and what is masked stays as it is', () => {
    const text = `a ghp_${run(36)} b AKIA${upper(16)} c\npassword=hunter2`;
    const masked = maskSecrets(text);
    assert.equal(masked, 'a [secret] b [secret] c\npassword=[secret]');
    assert.equal(maskSecrets(masked), masked);
  });

  it('takes time in proportion to the text', () => {
    const bad = [
      'password=',
      'eyJ',
      'a://',
      '-----BEGIN PRIVATE KEY-----',
      'sk-a',
      'token ',
      '=',
      'a.b.',
      "secret='",
      'A',
      'Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      ' ',
      'login ',
      '\\n',
    ];
    for (const piece of bad) {
      const since = performance.now();
      maskSecrets(piece.repeat(Math.ceil(200_000 / piece.length)));
      const took = performance.now() - since;
      assert.ok(took < 6_000, `${JSON.stringify(piece)}: ${took.toFixed(0)} ms`);
    }
  });
});
