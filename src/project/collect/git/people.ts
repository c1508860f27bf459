import type { Identity, IdentityState } from '../facts';

/** Who wrote a commit, as `.mailmap` has it. */
export interface Author {
  name: string;
  email: string;
}

/** One human with all their addresses. */
export interface Person extends Identity {
  /** In lower case. */
  emails: string[];
}

const BOT_NAME =
  /\[bot\]|(?:^|[\s_-])(?:ro)?bot$|[_-]ci$|^(?:bot|dependabot|renovate|greenkeeper|semantic-release|github[ -]actions?|gitlab[ -]ci|travis[ -]ci|circle[ -]?ci|jenkins[ -](?:ci|bot|build)|pre-commit[ -]ci|copybara|deepsource)(?:$|[\s_-])|^(?:jenkins|(?:hosted )?weblate|crowdin|transifex|codecov|snyk|mergify|imgbot|pyup|bors|homu|actions-user|allcontributors|netlify|vercel|whitesource|restyled-io|lgtm)$|机器人$/i;
const BOT_EMAIL =
  /\[bot\]@|^(?:\d+\+)?(?:bot|ci|noreply|no-reply|actions?|github-actions|renovate|dependabot|jenkins)(?:[._-]bot)?@|[-_.]bot@|@(?:renovateapp|dependabot|greenkeeper|travis-ci)\./i;
/** Names that a fresh machine gives to anybody. */
const ANYBODY =
  /^(?:|root|admin|administrator|user|unknown|test|ubuntu|debian|vagrant|docker|git|github|gitlab|me|you|your name|dev|developer|default|guest|pi|ec2-user|none|null|localhost|no author|anonymous|用户|管理员|匿名)$/i;

/** Whether commits of this author are a program's. */
export function isBot({ name, email }: Author): boolean {
  return BOT_NAME.test(name) || (BOT_EMAIL.test(email) && !/^noreply@github\.com$/i.test(email));
}

/**
 * The humans behind the authors, most commits first. Authors are one person where the e-mail address or, unless anybody
 * may have it, the name is equal.
 */
export function peopleOf(authors: Iterable<Author>): Person[] {
  const counts = new Map<string, { author: Author; commits: number }>();
  for (const author of authors) {
    if (isBot(author)) continue;
    const key = `${author.email.toLowerCase()}\0${author.name}`;
    const known = counts.get(key);
    if (known) known.commits++;
    else counts.set(key, { author, commits: 1 });
  }
  const groups = new Map<string, { author: Author; commits: number }[]>();
  for (const entry of counts.values()) {
    const keys = keysOf(entry.author);
    const joined = [...new Set(keys.flatMap((key) => groups.get(key) ?? []))];
    joined.push(entry);
    for (const member of joined) for (const key of keysOf(member.author)) groups.set(key, joined);
  }
  return [...new Set(groups.values())].map(personOf).sort((a, b) => b.commits - a.commits || order(a, b));
}

function keysOf({ name, email }: Author): string[] {
  const normalName = normal(name);
  const address = email.trim().toLowerCase();
  const keys = address === '' ? [] : [`email ${address}`];
  if (!ANYBODY.test(normalName)) keys.push(`name ${normalName}`);
  return keys.length > 0 ? keys : ['nobody'];
}

function personOf(members: { author: Author; commits: number }[]): Person {
  const [first] = [...members].sort((a, b) => b.commits - a.commits);
  return {
    name: first?.author.name ?? '',
    email: first?.author.email ?? '',
    commits: members.reduce((sum, { commits }) => sum + commits, 0),
    emails: [...new Set(members.map(({ author }) => author.email.toLowerCase()))],
  };
}

function order(a: Person, b: Person): number {
  return a.name < b.name ? -1 : 1;
}

function normal(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Whom the facts are about. `wanted`: the user's own choice, several who are one; `null`: the user is none of them. */
export function findUser(
  people: readonly Person[],
  configured: Partial<Author>,
  wanted?: readonly string[] | null,
): { state: IdentityState; user?: Person } {
  if (people.length === 0 || wanted === null) return { state: 'none' };
  const matches = (person: Person, email: string | undefined, name: string | undefined): boolean =>
    (email !== undefined && person.emails.includes(email.trim().toLowerCase())) ||
    (name !== undefined && !ANYBODY.test(normal(name)) && normal(person.name) === normal(name));
  const user =
    wanted === undefined
      ? (people.find((person) => matches(person, configured.email, undefined)) ??
        people.find((person) => matches(person, undefined, configured.name)))
      : oneOf(people.filter((person) => wanted.some((one) => matches(person, one, one))));
  return user ? { state: 'known', user } : { state: 'unclear' };
}

/** People who are one, under the name with most commits. */
function oneOf([first, ...others]: readonly Person[]): Person | undefined {
  if (!first) return undefined;
  const all = [first, ...others];
  return {
    ...first,
    commits: all.reduce((sum, { commits }) => sum + commits, 0),
    emails: all.flatMap(({ emails }) => emails),
  };
}

/** Whether the author is this person. */
export function isPerson(person: Person, author: Author): boolean {
  return person.emails.includes(author.email.toLowerCase());
}
