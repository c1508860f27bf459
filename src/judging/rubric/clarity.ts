import { findHidden, stripHidden } from '../../text/hidden';
import { lengthOf } from './context';
import { perBullet } from './perBullet';
import type { JudgedBullet, Rule, RuleFinding } from './rule';
import { findCliches } from './words/cliches';
import { findFillers } from './words/fillers';
import { spokenWords } from './words/spoken';

/** Lengths that read well, in words and in Chinese characters: below `few` it says nothing, above `many` nobody reads on. */
const LENGTH = {
  en: { none: 3, few: 5, many: 30, tooMany: 55 },
  zh: { none: 5, few: 9, many: 64, tooMany: 120 },
} as const;
const SHORT_COST = 60;
const LONG_COST = 60;
const CLICHE_COST = 22;
const FILLER_COST = 10;
const CHAIN_COST = 9;
const NESTED_COST = 30;
const ACRONYM_COST = 36;
const NOISE_COST = 15;
const SPOKEN_COST = 14;
const REPEATED_COST = 10;
/** Of a summary: words, or characters in Chinese. */
const SUMMARY = { en: 80, zh: 160 } as const;

/** Clichés, praise of oneself and words of slides, in bullets and in the summary. */
const cliche: Rule = {
  id: 'cliche',
  dimension: 'clarity',
  judge({ bullets, resume }) {
    const { summary, label } = resume.basics;
    if (bullets.length === 0 && summary.trim() === '') return null;
    const found = (path: string, text: string, cost: number): RuleFinding[] =>
      findCliches(text).map(({ span, surface }, index) => ({
        path,
        span,
        severity: 'warning',
        params: { word: surface },
        // The first one has made the impression.
        cost: index < 4 ? cost : cost / 4,
      }));
    return [
      ...bullets.flatMap(({ path, text }) => found(path, text, CLICHE_COST / bullets.length)),
      ...found('basics.summary', summary, 4),
      ...found('basics.label', label, 4),
    ];
  },
};

/** Too short to say something, too long to be read. */
const length: Rule = {
  id: 'bullet-length',
  dimension: 'clarity',
  judge: perBullet((bullet, share) => {
    const limits = LENGTH[bullet.language];
    const words = bullet.length;
    const short = words < limits.few ? Math.min(1, (limits.few - words) / (limits.few - limits.none)) : 0;
    const long =
      words > limits.many ? Math.min(1, (words - limits.many) / (limits.tooMany - limits.many)) : 0;
    if (short === 0 && long === 0) return [];
    return [
      {
        path: bullet.path,
        severity: short + long < 0.3 ? 'info' : 'warning',
        params: { length: words, min: limits.few, max: limits.many },
        cost: (SHORT_COST * short + LONG_COST * long) * share,
      },
    ];
  }),
};

/** Words that can go. */
const filler: Rule = {
  id: 'filler',
  dimension: 'clarity',
  judge: perBullet((bullet, share) =>
    findFillers(bullet.text).map(({ span, surface }, index) => ({
      path: bullet.path,
      span,
      severity: 'info',
      params: { word: surface },
      cost: (index < 5 ? FILLER_COST : 2) * share,
    })),
  ),
};

/** Verb after verb, clause after clause, noun after noun. */
const chain: Rule = {
  id: 'chain',
  dimension: 'clarity',
  judge: perBullet((bullet, share) => {
    const over = chainOf(bullet);
    return over <= 0
      ? []
      : [
          {
            path: bullet.path,
            severity: 'warning',
            params: { over },
            cost: Math.min(45, CHAIN_COST * over) * share,
          },
        ];
  }),
};

/** Parentheses in parentheses, or several of them. */
const nested: Rule = {
  id: 'nested-parentheses',
  dimension: 'clarity',
  judge: perBullet(({ path, text }, share) => {
    let depth = 0;
    let deepest = 0;
    let opened = 0;
    for (const character of text) {
      if (character === '(' || character === '（') {
        depth += 1;
        opened += 1;
        deepest = Math.max(deepest, depth);
      } else if (character === ')' || character === '）') depth = Math.max(0, depth - 1);
    }
    const cost = (deepest > 1 ? NESTED_COST : 0) + Math.max(0, opened - 1) * 10;
    return cost === 0
      ? []
      : [{ path, severity: 'warning', params: { parentheses: opened }, cost: Math.min(50, cost) * share }];
  }),
};

/** Abbreviations that are explained nowhere: "aligned w/ LCM & TPO re: FFS". */
const acronyms: Rule = {
  id: 'abbreviations',
  dimension: 'clarity',
  judge: perBullet((bullet, share) => {
    const unknown = unknownAcronyms(bullet);
    const clipped = bullet.text.match(CLIPPED)?.length ?? 0;
    const over = Math.max(0, unknown.length - 1) + clipped;
    if (over === 0) return [];
    return [
      {
        path: bullet.path,
        severity: 'info',
        params: { words: unknown.join(', ') },
        cost: Math.min(ACRONYM_COST, over * 8) * share,
      },
    ];
  }),
};

/** Shouting, exclamation marks, emoji, decoration. */
const noise: Rule = {
  id: 'shouting',
  dimension: 'clarity',
  judge: perBullet(({ path, text, technologies }, share) => {
    const marks =
      text.match(/[!！]|\p{Extended_Pictographic}|[★☆✓✔►▶◆●■→]{2,}|~{2,}|\.{3,}|…|。{2,}/gu)?.length ?? 0;
    const words =
      text
        .match(/\b[A-Z]{4,}\b/g)
        ?.filter((word) => !technologies.some(({ surface }) => surface.includes(word))) ?? [];
    const shouted = /\b[A-Z]{4,}\b(?:[\s,]+\b[A-Z]{2,}\b){2,}/.test(text) && words.length > 2 ? 2 : 0;
    const cost = Math.min(45, NOISE_COST * (Math.min(marks, 3) + shouted));
    return cost === 0
      ? []
      : [{ path, severity: 'warning', params: { marks: marks + shouted }, cost: cost * share }];
  }),
};

/** Talk: 弄, 搞, 的话, "kind of", "stuff", "basically". */
const spoken: Rule = {
  id: 'spoken',
  dimension: 'clarity',
  judge: perBullet(({ path, text }, share) =>
    spokenWords(text).map(({ span, surface }, index) => ({
      path,
      span,
      severity: 'info',
      params: { word: surface },
      cost: (index < 4 ? SPOKEN_COST : 3) * share,
    })),
  ),
};

/** One content word three times in a bullet. */
const repeated: Rule = {
  id: 'repeated-word',
  dimension: 'clarity',
  judge: perBullet(({ path, text, language, technologies }, share) => {
    const counts = new Map<string, number>();
    const bare = technologies.map(({ surface }) => surface.toLowerCase());
    for (const [word] of text.toLowerCase().matchAll(/[a-z]{4,}/g))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    if (language === 'zh') {
      for (const run of text.match(/\p{Script=Han}+/gu) ?? [])
        for (let i = 0; i + 2 <= run.length; i++) {
          const pair = run.slice(i, i + 2);
          if (!/[的了和与]/u.test(pair)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
        }
    }
    const often = [...counts].filter(
      ([word, times]) =>
        times > 2 &&
        !bare.includes(word) &&
        !/^(?:with|from|into|that|each|their|when|then|them|this|which|while|every)$/.test(word),
    );
    const first = often[0];
    return first
      ? [
          {
            path,
            severity: 'info',
            params: { word: first[0] },
            cost: Math.min(24, REPEATED_COST * often.length) * share,
          },
        ]
      : [];
  }),
};

/** Characters that a reader can't see. */
const hidden: Rule = {
  id: 'hidden-characters',
  dimension: 'clarity',
  judge: perBullet(({ path, text }, share) =>
    findHidden(text).length === 0
      ? []
      : [
          {
            path,
            severity: 'error',
            params: { characters: findHidden(text).length },
            cost: 40 * share,
            fix: { path, text: stripHidden(text) },
          },
        ],
  ),
};

/** A summary is read in one breath. */
const summaryLength: Rule = {
  id: 'summary-length',
  dimension: 'clarity',
  judge({ resume, language }) {
    const { summary } = resume.basics;
    if (summary.trim() === '') return null;
    const over = lengthOf(summary, language) / SUMMARY[language] - 1;
    if (over <= 0) return [];
    return [
      {
        path: 'basics.summary',
        severity: 'warning',
        params: { max: SUMMARY[language] },
        cost: Math.min(20, 6 + 14 * over),
      },
    ];
  },
};

/** Parts too many: clauses, sentences, verbs in a row. */
function chainOf({ text, language }: JudgedBullet): number {
  const sentences = Math.max(0, (text.match(/[.!?。！？；;](?=\s*[\p{L}])/gu)?.length ?? 0) - 1);
  if (language === 'zh') {
    const clauses = text.match(/[，,]/g)?.length ?? 0;
    const nouns = text.match(/、/g)?.length ?? 0;
    const of = text.match(/的/g)?.length ?? 0;
    return Math.max(0, clauses - 3) + Math.max(0, nouns - 4) + Math.max(0, of - 3) + sentences;
  }
  const clauses = text.match(/, |\band\b|\bor\b/gi)?.length ?? 0;
  const relative = text.match(/\b(?:which|that|whose|where|who)\b/gi)?.length ?? 0;
  const slashes = text.match(/[A-Za-z]\/[A-Za-z]/g)?.length ?? 0;
  return Math.max(0, clauses - 4) + Math.max(0, relative - 2) + Math.max(0, slashes - 2) + sentences;
}

/** Ways of shortening that belong on a note. */
const CLIPPED =
  /\bw\/(?=\s|o\b)|\bb\/c\b|\bre:|\b(?:mgmt|impl|dept|eng|reqs?|dev(?=\s(?:of|on))|prod(?= env)|approx|resp|incl|fwd|mtgs?|proj|hrs|govt|acct|cust|svc|svcs|infra eng|tbd|fyi|asap|aka|i\.e\.|e\.g\.|viz|vs|etc)(?![\w])|\s&\s(?=[a-z])|\+\+\s|\s@\s|\bn\/a\b/gi;
/** Abbreviations that every developer, and who hires one, knows. */
const KNOWN_ACRONYMS = new Set(
  `API APIS SDK CLI GUI UI UX CPU GPU RAM SSD HDD URL URLS HTTP HTTPS HTML CSS JSON XML CSV PDF SQL SSH SSL TLS DNS TCP UDP IP VPN SMS USB QR ID IDS CI CD OS IOS AWS GCP S3 EC2 EKS LLM LLMS AI ML NLP OCR RPC GRPC
  REST ORM JWT SSO OAUTH MQTT IOT ERP CRM CMS POS ATM B2B B2C SAAS KPI KPIS SLA SLO QPS TPS RPS P50 P90 P95 P99 MB GB TB KB MS PR PRS QA IDE VIM MVP SEO GPS RFID NFC BLE WIFI LTE 5G 4G AVIF PNG JPEG JPG SVG GIF MP3
  MP4 EU US UK USA HR IT R&D FAQ GDPR PCI HIPAA ISO RFC UTF ASCII LRU DAG ETL BI OLAP OLTP CDC CDN WAF DDOS XSS CSRF CRUD MVC MVVM DDD TDD BDD SOLID CUDA RAII STL JVM GC JIT JDBC JPA DOM SSR SPA PWA WASM CORS PHP
  VUE JS TS C HDFS YAML TOML INI A/B AB OK ONNX MCU RTOS CAN I2C SPI UART ADC PCB FPGA HDL ECU BMS PLC SCADA VIN EDI SKU SKUS ETA PO POS AR VR 2D 3D RAG LORA BERT GPT CNN RNN LSTM AUC MAP BLEU F1 ROI GMV DAU MAU PV UV`.split(
    /\s+/,
  ),
);

function unknownAcronyms({ text, technologies }: JudgedBullet): string[] {
  return [...text.matchAll(/(?<![\w.])[A-Z][A-Z0-9&]{1,5}s?(?:-\d+)?(?![\w.])/g)]
    .filter(
      (match) =>
        !KNOWN_ACRONYMS.has(match[0].replace(/s$/, '').toUpperCase()) &&
        !technologies.some(({ span }) => span[0] <= match.index && match.index < span[1]),
    )
    .map((match) => match[0]);
}

/** Rules of the dimension clarity. */
export const clarityRules: readonly Rule[] = [
  cliche,
  length,
  filler,
  chain,
  nested,
  acronyms,
  noise,
  spoken,
  repeated,
  hidden,
  summaryLength,
];
