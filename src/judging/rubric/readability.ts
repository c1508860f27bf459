import { perBullet } from './perBullet';
import type { JudgedBullet, Rule, RuleFinding } from './rule';

/** Lengths that read well, in words and in Chinese characters: below `few` it says nothing, above `many` nobody reads on. */
const LENGTH = {
  en: { none: 2, few: 4, many: 30, tooMany: 55 },
  zh: { none: 4, few: 8, many: 64, tooMany: 120 },
} as const;
const SHORT_COST = 60;
const LONG_COST = 60;
const FILLER_COST = 10;
const CHAIN_COST = 9;
const NESTED_COST = 30;
const ACRONYM_COST = 36;
const SPOKEN_COST = 14;

/** What one rule finds in one bullet; `share` of the dimension is the bullet's. */
interface BulletRule {
  id: string;
  judge(bullet: JudgedBullet, share: number): RuleFinding[];
}

/** Too short to say something, too long to be read. */
const length: BulletRule = {
  id: 'bullet-length',
  judge: (bullet, share) => {
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
  },
};

/** Words that can go. */
const filler: BulletRule = {
  id: 'filler',
  judge: (bullet, share) =>
    bullet.fillers.map(({ span, surface }, index) => ({
      path: bullet.path,
      span,
      severity: 'info',
      params: { word: surface },
      cost: (index < 5 ? FILLER_COST : 2) * share,
    })),
};

/** Verb after verb, clause after clause, noun after noun. */
const chain: BulletRule = {
  id: 'chain',
  judge: (bullet, share) => {
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
  },
};

/** Parentheses in parentheses, or several of them. */
const nested: BulletRule = {
  id: 'nested-parentheses',
  judge: ({ path, text }, share) => {
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
  },
};

/** Abbreviations that are explained nowhere: "aligned w/ LCM & TPO re: FFS". */
const acronyms: BulletRule = {
  id: 'abbreviations',
  judge: (bullet, share) => {
    const unknown = unknownAcronyms(bullet);
    const clipped = bullet.text.match(CLIPPED) ?? [];
    // Known ones, too, when the sentence is made of them.
    const capitals = bullet.text.match(/(?<![\w.])[A-Z][A-Za-z]?[A-Z]\w{0,3}(?![\w.])/g) ?? [];
    const soup = capitals.length > 3 && capitals.length > bullet.length * 0.4;
    const over = Math.max(0, unknown.length - 1) + clipped.length + (soup ? 3 : 0);
    const words = [...new Set([...(soup ? capitals : unknown), ...clipped.map((word) => word.trim())])];
    if (over === 0) return [];
    return [
      {
        path: bullet.path,
        severity: 'info',
        params: { words: words.join(', ') },
        cost: Math.min(ACRONYM_COST, over * 8) * share,
      },
    ];
  },
};

/** Talk: 弄, 搞, 的话, "kind of", "stuff", "basically". */
const talk: BulletRule = {
  id: 'spoken',
  judge: ({ path, spoken }, share) =>
    spoken.map(({ span, surface }, index) => ({
      path,
      span,
      severity: 'info',
      params: { word: surface },
      cost: (index < 4 ? SPOKEN_COST : 3) * share,
    })),
};

const BULLET_RULES = [length, filler, chain, nested, acronyms, talk];

/** How hard a bullet is to read by its form alone: 0 plain – 1 nobody gets through. */
export function unclearness(bullet: JudgedBullet): number {
  const cost = BULLET_RULES.flatMap((rule) => rule.judge(bullet, 1)).reduce(
    (sum, found) => sum + found.cost,
    0,
  );
  return Math.min(1, cost / 100);
}

/** Parts too many: clauses, sentences, verbs in a row. */
function chainOf({ text, language }: JudgedBullet): number {
  const sentences = Math.max(0, (text.match(/[.!?。！？；;](?=\s*[\p{L}])/gu)?.length ?? 0) - 1);
  if (language === 'zh') {
    const clauses = text.match(/[，,]/g)?.length ?? 0;
    const nouns = text.match(/、/g)?.length ?? 0;
    const of = text.match(/的/g)?.length ?? 0;
    const breath = Math.max(
      0,
      ...(text.match(/[\p{Script=Han}\w]+(?:\s[\p{Script=Han}\w]+)*/gu) ?? []).map((run) => run.length),
    );
    return (
      Math.max(0, Math.ceil((breath - 30) / 6)) +
      Math.max(0, clauses - 3) +
      Math.max(0, nouns - 4) +
      Math.max(0, of - 3) +
      sentences
    );
  }
  const clauses = text.match(/, |\band\b|\bor\b/gi)?.length ?? 0;
  const relative = text.match(/\b(?:which|that|whose|where|who)\b/gi)?.length ?? 0;
  const chained = text.match(/\bof\b/gi)?.length ?? 0;
  const negated =
    text.match(
      /\b(?:not?|never|neither|nor|unless|without|lack(?:ed|ing)?|fail(?:ed|ing)?|prevent(?:ed|ing)?)\b|n't\b/gi,
    )?.length ?? 0;
  const slashes = text.match(/[A-Za-z]\s?[/→>]\s?[A-Za-z]/g)?.length ?? 0;
  return (
    Math.max(0, clauses - 4) +
    Math.max(0, relative - 2) +
    Math.max(0, slashes - 2) +
    2 * Math.max(0, chained - 2) +
    2 * Math.max(0, negated - 2) +
    sentences
  );
}

/** Ways of shortening that belong on a note. */
const CLIPPED =
  /\bw\/(?=\s|o\b)|\bb\/c\b|\bre:|\b(?:mgmt|impl|dept|eng|reqs?|dev(?=\s(?:of|on))|prod(?= env)|approx|resp|incl|fwd|mtgs?|proj|hrs|govt|acct|cust|svc|svcs|infra eng|tbd|fyi|asap|aka|i\.e\.|e\.g\.|viz|vs)(?![\w])|\s&\s(?=[a-z])|\+\+\s|\s@\s|\bn\/a\b/gi;
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

/** Rules of the dimension clarity that look at the form of a bullet. */
export const readabilityRules: readonly Rule[] = BULLET_RULES.map(({ id, judge }) => ({
  id,
  dimension: 'clarity',
  judge: perBullet(judge),
}));
