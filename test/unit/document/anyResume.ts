import fc from 'fast-check';

/** Every punctuation mark and symbol of ASCII, and those of Chinese and of English prose. */
const marks = [
  ...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  ...'，。、；：？！…—～·“”‘’（）【】《》〈〉「」『』〔〕﹏￥％＃＆＊＋－／＝＠＼＾＿｀｜｛｝．',
  ...'–—•§¶†‡°±×÷€£¥©®™→←↑↓≥≤≈∞',
];
const words = [
  ...['a', 'Go', 'C', 'node', 'API', 'x86', '42', '1', 'amp', 'html', 'br', 'http', 'www', 'and'],
  ...['用', '缓存', '延迟', '服务', '中文', '一', '第1', 'é', 'ß', '😀'],
];

/** Texts of one line, full of marks, also at their beginning and end. */
export const anyLine = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...words) },
      { weight: 4, arbitrary: fc.constantFrom(...marks) },
      { weight: 2, arbitrary: fc.constant(' ') },
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join('').replace(/ +/g, ' ').trim())
  .filter((text) => text !== '');

/** Texts of several lines and paragraphs. */
export const anyText = fc
  .array(fc.tuple(anyLine, fc.constantFrom('\n', '\n\n')), { minLength: 1, maxLength: 3 })
  .map((lines) =>
    lines
      .map(([line, end]) => line + end)
      .join('')
      .trim(),
  );

const anyDate = fc
  .record({
    y: fc.integer({ min: 1970, max: 2049 }),
    m: fc.integer({ min: 0, max: 12 }),
    d: fc.integer({ min: 0, max: 28 }),
  })
  .map(({ y, m, d }) => {
    const two = (n: number) => String(n).padStart(2, '0');
    return m === 0 ? String(y) : d === 0 ? `${y}-${two(m)}` : `${y}-${two(m)}-${two(d)}`;
  });
const anyUrl = fc.oneof(
  fc.constantFrom(
    'https://ada.dev',
    'http://x.cn/a_b*c(d)[e]|f?g=h&i;#j,k',
    'mailto:a@b.c',
    'ada.dev/~x',
    'javascript:alert(1)',
  ),
  anyLine,
);
const lines = fc.array(anyLine, { minLength: 1, maxLength: 4 });
const texts = fc.array(anyText, { minLength: 1, maxLength: 3 });
const period = { startDate: anyDate, endDate: anyDate };

/** At least one field of a record, the others absent. */
function some<T extends Record<string, fc.Arbitrary<unknown>>>(fields: T) {
  return fc.record(fields, { requiredKeys: [] }).filter((one) => Object.keys(one).length > 0);
}
const many = <T>(entry: fc.Arbitrary<T>) => fc.array(entry, { minLength: 1, maxLength: 3 });

/** Resumes as JSON Resume allows them, without pictures and fields of the user's own. */
export const anyResume = some({
  basics: some({
    name: anyLine,
    label: anyLine,
    email: anyLine,
    phone: anyLine,
    url: anyUrl,
    summary: anyText,
    location: some({
      address: anyLine,
      postalCode: anyLine,
      city: anyLine,
      countryCode: anyLine,
      region: anyLine,
    }),
    profiles: many(some({ network: anyLine, username: anyLine, url: anyUrl })),
  }),
  work: many(
    some({
      name: anyLine,
      location: anyLine,
      description: anyText,
      position: anyLine,
      url: anyUrl,
      ...period,
      summary: anyText,
      highlights: texts,
    }),
  ),
  volunteer: many(
    some({
      organization: anyLine,
      position: anyLine,
      url: anyUrl,
      ...period,
      summary: anyText,
      highlights: texts,
    }),
  ),
  education: many(
    some({
      institution: anyLine,
      url: anyUrl,
      area: anyLine,
      studyType: anyLine,
      ...period,
      score: anyLine,
      courses: lines,
    }),
  ),
  awards: many(some({ title: anyLine, date: anyDate, awarder: anyLine, summary: anyText })),
  certificates: many(some({ name: anyLine, date: anyDate, url: anyUrl, issuer: anyLine })),
  publications: many(
    some({ name: anyLine, publisher: anyLine, releaseDate: anyDate, url: anyUrl, summary: anyText }),
  ),
  skills: many(some({ name: anyLine, level: anyLine, keywords: lines })),
  languages: many(some({ language: anyLine, fluency: anyLine })),
  interests: many(some({ name: anyLine, keywords: lines })),
  references: many(some({ name: anyLine, reference: anyText })),
  projects: many(
    some({
      name: anyLine,
      description: anyText,
      highlights: texts,
      keywords: lines,
      ...period,
      url: anyUrl,
      roles: lines,
      entity: anyLine,
      type: anyLine,
    }),
  ),
});
