/** Base forms that begin commit subjects, feature lists and descriptions of software, and are hardly nouns there. */
const VERBS = new Set(
  'accelerate accept access achieve activate adapt add adjust adopt aggregate aid align allow analyse analyze annotate append apply archive arrange assemble assign associate attach authenticate authorize automate avoid balance batch bind block boost bootstrap bound bring browse build bulk bundle cache calculate call capture catch centralize change check choose classify clean cleanse clear clip clone close collect color combine compare compile complete compose compress compute configure connect consolidate construct consume containerize control convert coordinate copy correct count cover crawl create customize cut deal debounce decode decouple decrease dedupe deduplicate define delay delegate delete deliver denoise deploy deprecate derive describe deserialize design detect determine develop diagnose disable discover display distribute divide download draw drop edit embed emit emulate enable encapsulate encode encrypt enforce enhance enrich ensure establish estimate evaluate evict eliminate exclude execute expand explore export expose extend extract fetch filter find finish fix flag flatten fold follow force forecast format forward fuse gather generalize generate get give group grow guard guarantee handle halve harden help hide highlight host identify ignore implement import improve include incorporate increase index infer inherit initialize inject insert inspect install instrument integrate interpret introduce invalidate invite invoke isolate iterate join keep label launch learn let leverage lift limit link list load localize locate lock log lower maintain make manage map mark mask match measure merge migrate minimize mirror model modernize monitor move navigate normalize notify observe offer open optimise optimize orchestrate order organize outline overhaul override package paginate parallelize parameterize parse partition pass patch perform persist pick pipeline pin place play plot poll populate port post precompute predict prefetch preload prepare prerender preserve prevent preview print prioritize process produce profile promote propagate protect prototype provide prove proxy prune publish pull purge push put query queue raise randomize rank reach read rearchitect rebuild reboot receive recognize recommend reconcile reconnect record recover redesign redirect reduce refactor refine refresh register reimplement relax release reload remove render reorganize repair replace replay replicate rerun report represent request require reserve reset resize resolve respect respond restart resume restore restrict restructure retrieve retry return reuse revamp review rework rewrite roll rotate route run sanitize save scale scan schedule score scrape search secure segment select send separate serialize serve set share ship shard show shrink shuffle sign simplify simulate skip slice smooth solve sort speed split spawn stabilize stage standardize start stop store stream streamline strip structure submit subscribe suggest summarize supply support surface swap switch sync synchronize tag take target test throttle time toggle tokenize trace track train transfer transform translate transmit traverse trigger trim tune turn type unify unlock update upgrade upload use utilize validate vectorize verify version view visualize wait walk warn watch weight wire wrap write zip'.split(
    ' ',
  ),
);
/** Of these, the ones that are as often nouns: they are verbs only with an object behind them. */
const NOUNS_TOO = new Set(
  'access aid batch block bootstrap bulk bundle cache call capture catch change check clip clone color control copy count cover cut deal delay design display download draw drop edit export filter find fix flag fold force forecast format group guard help host import increase index label launch limit link list load lock log map mark mask match measure merge mirror model monitor move offer order outline override package pass patch pick pipeline pin place play plot poll port post preview print process profile prototype proxy pull push query queue rank reach read record release reload repair replay report request reset review roll route run save scale scan schedule score search segment select share ship shard show sign slice sort speed split stage start stop store stream structure supply support surface swap switch sync tag take target test throttle time toggle trace track train transfer transform trigger type update upgrade upload use version view wait walk watch weight wire wrap zip'.split(
    ' ',
  ),
);
const IRREGULAR: Record<string, string> = {
  bind: 'bound', bring: 'brought', build: 'built', catch: 'caught', choose: 'chose', cut: 'cut', deal: 'dealt',
  draw: 'drew', find: 'found', get: 'got', give: 'gave', grow: 'grew', hide: 'hid', keep: 'kept', let: 'let', make: 'made',
  overhaul: 'overhauled', override: 'overrode', put: 'put', read: 'read', rebuild: 'rebuilt', reset: 'reset',
  rewrite: 'rewrote', run: 'ran', rerun: 'reran', send: 'sent', set: 'set', show: 'showed', shrink: 'shrank', speed: 'sped',
  split: 'split', take: 'took', write: 'wrote', spawn: 'spawned', learn: 'learned', prove: 'proved',
}; // prettier-ignore
/** Verbs that double their last letter. */
const DOUBLES =
  /^(?:clip|cut|debug|drop|embed|emit|flag|get|let|log|map|pin|plan|plot|prefetch|program|put|reset|rerun|run|scan|scrap|set|ship|skip|split|stop|strip|submit|swap|tag|trim|unzip|wrap|zip|commit|defer|refer|prefer|transfer|control)$/;
const NOT_DOUBLED = /^(?:prefetch)$/;

/** Whether a word is the base form of a verb that software is described with. `object`: the words behind it. */
export function isVerb(word: string, object = ''): boolean {
  const base = word.toLowerCase();
  // GET and POST are methods of HTTP.
  if (!VERBS.has(base) || /^[A-Z]{2,}$/.test(word)) return false;
  if (!NOUNS_TOO.has(base)) return true;
  return /^(?:an?|the|all|any|each|every|multiple|several|many|more|your|its|their|our|both|new|only|up|down|on|out|over|it|them|single|different|specific|custom|arbitrary|large|various|\w+ (?:as|into|with|from|to|by|in|on|via|using|through)|(?!across|versus|plus|as|is|various)\w{3,}s)\b/i.test(
    object,
  );
}

/** `handles` → `handle`; `null` for what is no third person of a known verb. */
export function baseOfThirdPerson(word: string): string | null {
  const lower = word.toLowerCase();
  const candidates = [
    lower.replace(/ies$/, 'y'),
    lower.replace(/(?<=(?:ss|sh|ch|x|zz|o))es$/, ''),
    lower.replace(/s$/, ''),
  ];
  return candidates.find((base) => base !== lower && VERBS.has(base)) ?? null;
}

/** `reduced` → `reduce`, `rebuilt` → `rebuild`; `null` for what is no past tense of a known verb. */
export function baseOfPast(word: string): string | null {
  const lower = word.toLowerCase();
  const irregular = Object.entries(IRREGULAR).find(([, past]) => past === lower)?.[0];
  if (irregular !== undefined) return irregular;
  if (!lower.endsWith('ed')) return null;
  const stem = lower.slice(0, -2);
  const candidates = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
  return candidates.find((base) => VERBS.has(base)) ?? null;
}

/** Participles that differ from the past tense. */
const PARTICIPLES: Record<string, string> = {
  written: 'write', shown: 'show', hidden: 'hide', taken: 'take', drawn: 'draw', chosen: 'choose', given: 'give',
  run: 'run', rewritten: 'rewrite', overridden: 'override', grown: 'grow',
}; // prettier-ignore

/** `written` → `write`, `stored` → `store`; `null` for what is no participle of a known verb. */
export function baseOfParticiple(word: string): string | null {
  const lower = word.toLowerCase();
  return Object.hasOwn(PARTICIPLES, lower) ? (PARTICIPLES[lower] ?? null) : baseOfPast(word);
}

/** `adding` → `add`; `null` for what is no gerund of a known verb. */
export function baseOfGerund(word: string): string | null {
  const lower = word.toLowerCase();
  if (!lower.endsWith('ing')) return null;
  const stem = lower.slice(0, -3);
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((base) => VERBS.has(base)) ?? null;
}

/** `reduce` → `reduced`, `split` → `split`, `retry` → `retried`. */
export function pastOf(base: string): string {
  const irregular = IRREGULAR[base];
  if (irregular !== undefined) return irregular;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  if (DOUBLES.test(base) && !NOT_DOUBLED.test(base)) return `${base}${base.at(-1) ?? ''}ed`;
  return `${base}ed`;
}

/** `reduce` → `reducing`, `split` → `splitting`. */
export function gerundOf(base: string): string {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  if (DOUBLES.test(base) && !NOT_DOUBLED.test(base)) return `${base}${base.at(-1) ?? ''}ing`;
  return `${base}ing`;
}

/** `handle` → `handles`, `process` → `processes`. */
export function thirdPersonOf(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  if (/(?:s|sh|ch|x|z|o)$/.test(base)) return `${base}es`;
  return `${base}s`;
}
