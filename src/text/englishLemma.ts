import { baseOfGerund, baseOfPast } from './englishVerbs';
import { memo } from './memo';

const split = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

/** `form base` pairs that no rule gives. */
const IRREGULAR = new Map<string, string>(
  split(`
  was:be were:be been:be is:be are:be am:be being:be has:have had:have having:have did:do does:do done:do
  went:go gone:go goes:go built:build rebuilt:rebuild wrote:write written:write rewrote:rewrite rewritten:rewrite
  led:lead ran:run reran:rerun kept:keep made:make remade:remake took:take taken:take undertook:undertake
  overtook:overtake grew:grow grown:grow drew:draw drawn:draw found:find got:get gotten:get gave:give given:give
  held:hold met:meet sold:sell sent:send resent:resend spent:spend taught:teach thought:think told:tell won:win
  rose:rise risen:rise fell:fall fallen:fall saw:see seen:see oversaw:oversee overseen:oversee brought:bring
  bought:buy caught:catch chose:choose chosen:choose began:begin begun:begin broke:break broken:break drove:drive
  driven:drive fed:feed lost:lose paid:pay repaid:repay said:say sat:sit shown:show shrank:shrink shrunk:shrink
  spoke:speak spoken:speak stood:stand sped:speed dealt:deal hid:hide hidden:hide fought:fight understood:understand
  knew:know known:know became:become came:come overcame:overcome bound:bind slept:sleep froze:freeze frozen:freeze
  stuck:stick struck:strike tore:tear wore:wear threw:throw thrown:throw wove:weave woven:weave meant:mean
  sought:seek sank:sink forgot:forget forgotten:forget withdrew:withdraw swept:sweep left:leave overrode:override
  overridden:override redid:redo redone:redo laid:lay lay:lie lit:light shook:shake shot:shoot slid:slide
  people:person persons:person children:child men:man women:woman indices:index indexes:index matrices:matrix
  vertices:vertex criteria:criterion analyses:analysis hypotheses:hypothesis crises:crisis theses:thesis
  faster:fast fastest:fast quicker:quick quickest:quick slower:slow slowest:slow fewer:few smoother:smooth
  cheaper:cheap simpler:simple easier:easy earlier:early safer:safe cleaner:clean smaller:small bigger:big
  larger:large caches:cache headaches:headache niches:niche axes:axis movies:movie cookies:cookie selfies:selfie
  pies:pie ties:tie lies:lie dies:die lives:life wives:wife leaves:leave shelves:shelf halves:half wolves:wolf
  knives:knife buses:bus statuses:status viruses:virus campuses:campus bonuses:bonus lenses:lens gases:gas
  canvases:canvas focuses:focus focused:focus focusing:focus focussed:focus biases:bias aliases:alias corpora:corpus
  media:medium quizzes:quiz apis:api centre:center centres:center metre:meter metres:meter colour:color
  colours:color behaviour:behavior behaviours:behavior favourite:favorite favourites:favorite favour:favor
  labour:labor neighbour:neighbor catalogue:catalog catalogues:catalog dialogue:dialog programme:program
  programmes:program licence:license licences:license cheque:check cheques:check modelled:model modelling:model
  labelled:label labelling:label cancelled:cancel cancelling:cancel canceled:cancel travelled:travel
  travelling:travel fulfilled:fulfill fulfilling:fulfill fulfil:fulfill enrolled:enroll enrolling:enroll enrol:enroll
  queued:queue queueing:queue queuing:queue tied:tie tying:tie used:use using:use uses:use geared:gear
  debugged:debug debugging:debug unplugged:unplug profiled:profile profiling:profile piloted:pilot piloting:pilot
  edited:edit editing:edit audited:audit auditing:audit credited:credit posted:post hosted:host hosting:host
  benchmarked:benchmark onboarded:onboard onboarding:onboard mentored:mentor mentoring:mentor monitored:monitor
  monitoring:monitor refactored:refactor refactoring:refactor spearheaded:spearhead developed:develop
  developing:develop visited:visit limited:limit limiting:limit exhibited:exhibit benefited:benefit
  offered:offer ordered:order ordering:order gathered:gather entered:enter answered:answer considered:consider
  delivered:deliver delivering:deliver discovered:discover covered:cover covering:cover recovered:recover
  triggered:trigger rendered:render rendering:render engineered:engineer filtered:filter filtering:filter
  buffered:buffer clustered:cluster clustering:cluster registered:register registering:register bothered:bother
  altered:alter lowered:lower lowering:lower mastered:master powered:power steered:steer volunteered:volunteer
  pioneered:pioneer streamed:stream streaming:stream loaded:load loading:load uploaded:upload uploading:upload
  downloaded:download downloading:download headed:head heading:head leaked:leak cleaned:clean cleaning:clean
  cleared:clear clearing:clear repeated:repeat repaired:repair explained:explain maintained:maintain
  maintaining:maintain trained:train contained:contain obtained:obtain gained:gain retained:retain
  mailed:mail failed:fail failing:fail detailed:detail sailed:sail claimed:claim aimed:aim reclaimed:reclaim
  joined:join toured:tour poured:pour scoped:scope sized:size resized:resize hired:hire wired:wire
  interviewed:interview reviewed:review reviewing:review viewed:view previewed:preview followed:follow
  showed:show allowed:allow slowed:slow flowed:flow fixed:fix mixed:mix indexed:index indexing:index boxed:box
  relaxed:relax played:play delayed:delay displayed:display stayed:stay employed:employ deployed:deploy
  enjoyed:enjoy surveyed:survey conveyed:convey keyed:key
  guided:guide guiding:guide freezing:freeze squeezed:squeeze squeezing:squeeze acknowledged:acknowledge`).map(
    (pair): [string, string] => {
      const [form = '', base = ''] = pair.split(':');
      return [form, base];
    },
  ),
);

/** Words that end like an inflected form and are none. */
const UNCHANGED = new Set(
  split(`
  news series species analysis basis address access business class process progress success less press stress
  express cross loss boss pass mass glass focus status virus campus bonus lens bus gas plus thus this its his
  canvas corpus consensus radius census versus bias alias atlas chaos axis crisis thesis synthesis hypothesis
  emphasis diagnosis analytics logistics statistics physics mathematics economics politics graphics robotics
  electronics mechanics optics ethics dynamics genomics sales goods always perhaps besides across redis ios macos
  kubernetes devops mlops css aws gps sms sas os dns https cors cms rds eks sqs sns iis nas sass jenkins sentinels
  string spring thing king ring bring during nothing something everything anything morning evening ceiling wing
  meeting engineering marketing wedding clothing shipping banking string sibling cling sing interesting
  need feed speed seed embed shed bed red hundred indeed exceed proceed succeed breed bleed deed newsfeed sacred
  embarrassed wicked kindred naked infrared medium`),
);
/** Verbs in -ise that are not the British spelling of -ize. */
const TRUE_ISE =
  /^(?:ar|r|w|pra|appra|ra|adv|rev|superv|comprom|exerc|surpr|prom|prec|conc|enterpr|expert|otherw|merchand|franch|disgu|prem|cru|no|telev|advert|improv|dev|dem|exc|inc|paradi|turquo|po|repr)is(?:e|es|ed|ing)?$/;

/**
 * The base form of an English word by small rules: plural, third person, past, gerund, some comparatives, and British
 * spelling as American. It serves to compare words, not to print them; the base of a base form is itself.
 */
export const lemmaOf = memo(readLemma);

function readLemma(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s?$/, '');
  return american(baseOf(lower));
}

function baseOf(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || UNCHANGED.has(word) || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('s')) {
    const singular = singularOf(word);
    return singular.endsWith('ing') && singular !== word ? baseOf(singular) : singular;
  }
  if (word.endsWith('ing') && /[aeiouy]/.test(word.slice(0, -3)) && word.length > 5)
    return baseOfGerund(word) ?? restored(word.slice(0, -3));
  if (word.endsWith('ied')) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (word.endsWith('ed') && /[aeiouy]/.test(word.slice(0, -2)) && !word.endsWith('eed'))
    return baseOfPast(word) ?? restored(word.slice(0, -2));
  return word;
}

function singularOf(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(word) && !/(?:shoes|toes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The base of what is left when -ed or -ing is cut: `mapp` → `map`, `cod` → `code`, `optimiz` → `optimize`. */
function restored(stem: string): string {
  if (/([bdgmnprtvkz])\1$/.test(stem)) return stem.slice(0, -1);
  if (
    /(?:[aiou]t|[bcdfgkpt]l|[iyou]z|[^s]s|v|[aeiun]c|dg|[nr]g|[aeiou]u|[^aeiou]r|[aiu]r|u[dln]|o[dk]|ak|a[gdmp]|i[dlmn])$/.test(
      stem,
    )
  ) {
    // Two vowels before the last consonant, or an unstressed ending, take no -e: "treat", "visit", "sign in".
    if (
      /(?:[aeiou][aeiou][tdlnmkpr]|(?:is|im|ed|id|os|ib|rof|re|ol|ev|or|un)it|ain|oin|bat|chat|format|[^aeiou]ss)$/.test(
        stem,
      )
    )
      return stem;
    return `${stem}e`;
  }
  // One short syllable with a single last consonant had an -e: "hop" is spelt "hopp" here.
  if (/^[^aeiou]*[aiou][bdgklmnpt]$/.test(stem) && stem.length <= 4) return `${stem}e`;
  return stem;
}

function american(word: string): string {
  if (/(?:al|ar)yse$/.test(word)) return word.replace(/yse$/, 'yze');
  if (word.length < 6 || !/is(?:e|ation|er)$/.test(word) || TRUE_ISE.test(word)) return word;
  return word.replace(/is(e|ation|er)$/, 'iz$1');
}
