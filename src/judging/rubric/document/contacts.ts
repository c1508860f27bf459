import { technologyOf } from '../../../text/technologies';
import type { TechnologyKind } from '../../../text/technologyTable';
import type { JudgeContext, Rule, RuleFinding } from '../rule';
import { isTrivial } from '../words/skillWords';

/** Addresses that parsers accept and mail servers may: one `@`, a host with a dot, no blanks. */
const EMAIL = /^[^\s@<>()[\],;:]{1,64}@[^\s@<>()[\],;:.]+(?:\.[^\s@<>()[\],;:.]+)+$/;
/** Hosts that are mistyped as a rule. */
const MISTYPED =
  /@(?:gmial|gmal|gamil|gmai|gnail|hotmial|hotmal|outlok|outllok|yaho|yhoo|qq\.con|163\.con)\.|\.(?:con|cmo|ocm|comm|cn\.)$/i;
const TEMPLATE_EMAIL = /^(?:your[\w.-]*|e?mail|name|first\.?(?:name)?\.?last(?:name)?|x{3,})@/i;
const URL_FORM = /^https?:\/\/[^\s/.]+(?:\.[^\s/.]+)*(?:[:/?#]\S*)?$/i;
const WITHOUT_SCHEME = /^(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;
/** What a template leaves for its user to fill in. */
const PLACEHOLDER =
  /^(?:n\/?a|tbd|todo|xxx+|\?+|-+|\.{2,}|none|null|undefined|test|foo|bar|your .*|first ?name|last ?name|name|full name|email|phone|title|job title|position|company( name)?|lorem ipsum.*|unknown|\/|\*+|—+|待定|不详|保密|待补充|待填写?|暂无|无|姓名|张三|李四|某某|公司名称|职位名称?|x{2,}(?:公司|大学|学院)?|某某?(?:公司|大学|学院)|\[.*\]|<.*>|\{\{.*\}\}|【.*】)$/i;

/** Who it is and how to reach them. */
const contact: Rule = {
  id: 'contact',
  dimension: 'completeness',
  judge({ resume: { basics } }) {
    const findings: RuleFinding[] = [];
    const lack = (field: string, cost: number, severity: 'error' | 'warning' | 'info'): void => {
      findings.push({ path: `basics.${field}`, severity, params: { missing: field }, cost });
    };
    if (basics.name.trim() === '') lack('name', 15, 'error');
    const [email, phone] = [basics.email.trim() !== '', basics.phone.trim() !== ''];
    if (!email && !phone) lack('email', 30, 'error');
    else if (!email) lack('email', 8, 'warning');
    else if (!phone) lack('phone', 4, 'info');
    return findings;
  },
};

/** A reachable form: an address with a host, a number with enough digits, a link with its scheme. */
const contactForm: Rule = {
  id: 'contact-form',
  dimension: 'completeness',
  judge({ resume }) {
    const { email, phone, url, profiles } = resume.basics;
    const findings: RuleFinding[] = [];
    if (email.trim() !== '' && !isEmail(email.trim())) {
      findings.push({ path: 'basics.email', severity: 'error', params: { found: email.trim() }, cost: 8 });
    }
    if (phone.trim() !== '' && !isPhone(phone)) {
      findings.push({ path: 'basics.phone', severity: 'warning', params: { found: phone.trim() }, cost: 4 });
    }
    const links = [
      { path: 'basics.url', url },
      ...profiles.map((profile, at) => ({ path: `basics.profiles[${at}].url`, url: profile.url })),
      ...resume.entries.map((entry) => ({ path: `${entry.path}.url`, url: entry.url })),
    ].filter((link) => link.url.trim() !== '' && !URL_FORM.test(link.url.trim()));
    for (const link of links) {
      const found = link.url.trim();
      const finding = {
        path: link.path,
        severity: 'warning' as const,
        params: { found },
        cost: 4 / links.length,
      };
      findings.push(
        WITHOUT_SCHEME.test(found)
          ? { ...finding, fix: { path: link.path, text: `https://${found}` } }
          : finding,
      );
    }
    return findings;
  },
};

/** What developers name: analysts, clerks and others link to nothing. */
const DEVELOPS: ReadonlySet<TechnologyKind | undefined> = new Set([
  'language',
  'frontend',
  'backend',
  'mobile',
  'infra',
]);

/** A link to what a developer has made: a profile, a site, a project. */
const links: Rule = {
  id: 'links',
  dimension: 'completeness',
  judge({ bullets, resume: { basics, entries, skills } }) {
    const has =
      !(
        bullets.some(({ technologies }) => technologies.some(({ kind }) => DEVELOPS.has(kind))) ||
        skills.some(({ keywords }) => keywords.some((text) => DEVELOPS.has(technologyOf(text)?.kind)))
      ) ||
      basics.url.trim() !== '' ||
      basics.profiles.some(({ url, username }) => url.trim() !== '' || username.trim() !== '') ||
      entries.some(({ section, url }) => section === 'projects' && url.trim() !== '');
    return has ? [] : [{ path: 'basics.profiles', severity: 'info', params: {}, cost: 5 }];
  },
};

/** A line that says what the person is, or a summary. */
const headline: Rule = {
  id: 'headline',
  dimension: 'completeness',
  judge({ resume: { basics } }) {
    const label = basics.label.trim() !== '';
    const summary = basics.summary.trim() !== '';
    if (label && summary) return [];
    const params = { missing: label ? 'summary' : summary ? 'label' : 'both' };
    const path = label ? 'basics.summary' : 'basics.label';
    return [{ path, severity: 'info', params, cost: label || summary ? 2 : 5 }];
  },
};

/** What a template wanted to be filled in. */
const placeholder: Rule = {
  id: 'placeholder',
  dimension: 'completeness',
  judge(context) {
    const found = fieldsOf(context).filter(({ text }) => PLACEHOLDER.test(text.trim()));
    return found.map(({ path, text }) => ({
      path,
      severity: 'error' as const,
      params: { found: text.trim() },
      cost: 24 / Math.max(3, found.length),
    }));
  },
};

/** Rules over contacts and links. */
export const contactRules: Rule[] = [contact, contactForm, links, headline, placeholder];

function isEmail(text: string): boolean {
  return EMAIL.test(text) && !text.includes('..') && !MISTYPED.test(text) && !TEMPLATE_EMAIL.test(text);
}

/** Seven digits (a local number) to fifteen (ITU-T E.164), and nothing but what people group them with. */
function isPhone(text: string): boolean {
  const bare = text
    .normalize('NFKC')
    .trim()
    .replace(/(?:ext\.?|x|转|分机)\s*\d{1,6}$/i, '')
    .replace(/^(?:tel|phone|mobile|手机|电话)[:\s]*/i, '');
  const digits = bare.replace(/\D/g, '').length;
  return (
    /^[+()\d\s./*-]+$/.test(bare) &&
    digits + (bare.match(/\*/g)?.length ?? 0) >= 7 &&
    digits <= 15 &&
    !/^(\d)\1+$/.test(bare.replace(/\D/g, ''))
  );
}

function fieldsOf({
  resume: { basics, entries, skills },
  bullets,
}: JudgeContext): { path: string; text: string }[] {
  return [
    ...(['name', 'label', 'email', 'phone', 'url', 'summary'] as const).map((key) => ({
      path: `basics.${key}`,
      text: basics[key],
    })),
    ...entries.flatMap(({ path, section, name, position }) => [
      { path: `${path}.${section === 'education' ? 'institution' : 'name'}`, text: name },
      { path: `${path}.${section === 'education' ? 'studyType' : 'position'}`, text: position },
    ]),
    ...bullets.map(({ path, text }) => ({ path, text })),
    ...skills.flatMap(({ path, keywords }) =>
      // "Email" is an everyday skill there.
      keywords.flatMap((text, at) =>
        isTrivial(text, '') ? [] : [{ path: `${path}.keywords[${at}]`, text }],
      ),
    ),
  ];
}
