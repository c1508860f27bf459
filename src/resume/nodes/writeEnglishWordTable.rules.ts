/** A spoken wording and the written one of equal strength. */
type Wording = readonly [spoken: RegExp, written: string];

/** What a speaker begins a clause with before anything is said. */
export const OPENINGS =
  /^(?:(?:so far|so|and|but|or|then|also|plus|well|yeah|yes|yep|no|ok|okay|oh|um+|uh+|er+|hmm+|right|sure|like|actually|basically|honestly|frankly|anyway|anyways|obviously|essentially|literally|alright|additionally|furthermore|moreover|besides that|besides|hi|hello|hey|thanks|thank you|sorry|let me see|let me think|let's see|let's say|you know|i mean|i think|i guess|i believe|i'd say|i would say|i suppose|to be honest|to be fair|tbh|as i said|as far as i (?:know|remember|recall)|if i remember (?:right|correctly)|off the top of my head|good question|sure thing|of course|in general|generally|overall|mainly|mostly|primarily|for the most part|most of the time|at some point|at the time|at that time|back then|there|after that|later on|later|afterwards|next|finally|eventually|in the end|first of all|first|firstly|second|secondly|third|thirdly|lastly|on top of that|apart from that|other than that|in addition|as well|one (?:more |other )?thing(?: (?:that )?(?:i|we) did)?(?: (?:is|was)(?: that)?)?|another thing(?: (?:that )?(?:i|we) did)?(?: (?:is|was)(?: that)?)?|the (?:main|biggest|big|best|coolest|most important|first|other) (?:thing|one|project|achievement|part|win)(?: (?:that )?(?:i|we) (?:did|worked on|had|made))?(?:,? (?:probably|there))?(?: (?:is|was)(?: (?:that|when|probably|probably that|probably when))?)|what (?:i|we) (?:did|mostly did|mainly did) (?:is|was|there was)(?: that)?|so what (?:i|we) did (?:is|was)|what happened was|the thing is|my (?:main )?(?:job|role|task|work|part|contribution) (?:there |in (?:that|it) )?was (?:basically|mostly|mainly)|from (?:day one|the start|the beginning)|these days|nowadays|lately|recently|currently|right now|now|today|this year|last year|last (?:month|quarter|summer|winter|spring|autumn|fall)|for example|for instance|e\.g\.|e\.g|i\.e\.)(?![\w'’-])[\s,:–—-]*)+/i;

/** Where, when and for whom somebody worked: it stands in the entry. */
export const PLACES =
  /^(?:as (?:a|an) (?:student|intern|junior|trainee|working student|freelancer|contractor),? (?=i )|(?:while|when) (?:i|we) (?:was|were|worked|joined|started)(?: (?:working|there|at|on|in|for|as))*(?: (?!i |we )[\w&.-]+){0,4},? (?=i |we )|(?:at|during|in) (?:my|the|this|that) (?:last|previous|current|first|second|time|old|latest|most recent|\w+) (?:job|company|role|position|place|internship|team|year|there|gig|employer|startup)(?: (?:at|there|with) \p{L}[\w&.-]*(?: \p{L}[\w&.-]*)?)?,? (?=i |we )|(?:in|since|from|around|until) (?:(?:early|late|mid|spring|summer|autumn|fall|winter|q[1-4]|january|february|march|april|may|june|july|august|september|october|november|december)[ -])*(?:19|20)\d\d,? (?=i |we )|(?:at|in|for|with) \p{L}[\w&.-]*(?: \p{L}[\w&.-]*){0,2},? (?=i |we ))/iu;

/** What is said to the asker at a clause's end. */
export const ENDINGS =
  /[\s,]*(?:\b(?:you know|i think|i guess|i believe|i suppose|i'd say|if i remember (?:right|correctly)|as far as i (?:know|remember)|if that (?:counts|helps|makes sense|is ok)|i mean|and stuff(?: like that)?|and things(?: like that)?|and all that(?: stuff)?|or something(?: like that)?|or whatever|and whatnot|and so on(?: and so forth)?|and so forth|and such|etc(?:etera)?\.?|that kind of (?:thing|stuff)|that sort of (?:thing|stuff)|things like that|stuff like that|right|ok|okay|though|tho|haha+|lol|too|as well|also|basically|actually|really|obviously|of course|to be honest|tbh|honestly|anyway|anyways|there|back then|at the time|at that time|that's it|that's all|that's about it|hope that helps|so yeah|yeah|so|and|but|or|because|then|myself|ourselves|for us|for me)|[:;]-?[)D(]|\^\^)[\s.,!)]*$/i;

/** Hedges of a number, as prose has them; where one stands beside a number the number is "about". */
export const HEDGES: readonly Wording[] = [
  [/\b(?:something like|somewhere around|somewhere near|in the region of|in the ballpark of|roughly|approximately|approx\.?|around|circa|ca\.|maybe|perhaps|probably|like|i think|i guess|i'd say|i would say|say|kind of|more or less|pretty much|give or take|or so) (?:something like |about |around |roughly |maybe |like |i think )*(?=(?:a |an )?(?:[$€£~]?\d|half|third|twice|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|hundred|dozen))/gi, 'about '],
  [/\babout (?:about |maybe |like |around |roughly )+/gi, 'about '],
  [/(?<![\w.])~ ?(?=\d)/g, 'about '],
  [/(?<!\babout )(?<![\w.$])([$€£]?\d[\d.,]*(?:k|m)?(?: ?(?:%|percent|ms|s|x|gb|mb|minutes?|mins?|seconds?|secs?|hours?|days?|weeks?|months?|users?|requests?|people|times))?)(?:-?ish\b| ?or so\b| or thereabouts\b| give or take\b| more or less\b|,? i (?:think|guess|believe)\b|,? if i remember (?:right|correctly)\b|,? maybe\b(?! \w)|,? probably\b(?! \w)|,? roughly\b(?! [\w$~])|,? or something(?: like that)?)/gi, 'about $1'],
]; // prettier-ignore

/** Words that can go anywhere. */
export const FILLERS: readonly Wording[] = [
  [/,? (?:and|so|but) (?:i|we) (?:also |then |just )*(?=(?:\w+ed|built|wrote|made|ran|set|put|took|found|cut|led|kept)\b)/gi, ' and '],

  [/,? ?\b(?:you know|i mean|i think|i guess|i believe|i suppose|as i said|so to speak|let's say|to be honest|if you will|or whatever)\b,?(?= |$)/gi, ''],
  [/ ?\b(?:basically|actually|literally|honestly|obviously|essentially|kinda|sorta|kind of|sort of|pretty much|more or less|really|totally|quite|very|super|just|simply|successfully|a little bit|um+|uh+|er|anyways?|personally|definitely)\b,?(?= )/gi, ''],
  [/(?<=\w), like,(?= )/gi, ''],
  [/ (?:and|or) (?:stuff|things)(?: like that)?(?=[,;]| and | so |$)/gi, ''],
  [/ all by (?:myself|ourselves|itself)\b/gi, ' alone'],
  [/ (?:by myself|on my own)\b/gi, ' alone'],
  [/ (?:myself|ourselves|by ourselves)\b/gi, ''],
  [/ for (?:us|me)\b(?! to)/gi, ''],
  [/\b(saved|gave|cost|let|helped|allowed|enabled|showed|told) (?:us|me)\b(?= (?:about|over|around|roughly|at|nearly|almost|up|\d|[$€£]|a|an|lots|many|the|some|\w+ (?:hours|minutes|days|weeks|months|money|time)))/gi, '$1'],
  [/\bof the code ?base of\b/gi, 'of'],
]; // prettier-ignore

/** Owners and the first person inside a clause. */
export const PERSONS: readonly Wording[] = [
  [/\b(?:our|my) own\b/gi, 'an in-house'],
  [/\b(?:we|i)'(?:ve|d) /gi, 'the team had '],
  [/\b(?:our|my) (?=(?:team|company|department|group|squad|boss|manager|colleagues?|teammates?|users?|customers?|clients?|\w))/gi, 'the '],
  [/\bof (?:ours|mine)\b/gi, ''],
  [/\b(?:us|we)\b(?! \w+ed by)/gi, 'the team'],
  [/\bthe the\b/gi, 'the'],
]; // prettier-ignore

/** Spoken words with the written ones; equal in what they claim. */
export const WORDINGS: readonly Wording[] = [
  [/\bgot rid of\b/gi, 'removed'], [/\bget(?:ting)? rid of\b/gi, 'removing'], [/\b(?:ripped|threw|tossed|chucked|yanked) out\b/gi, 'removed'],
  [/\b(?:ditched|nuked|axed)\b/gi, 'removed'], [/\bkilled off\b/gi, 'removed'], [/\btore out\b/gi, 'removed'],
  [/\bset-?up (?=(?:a|an|the)\b)/gi, 'set up '], [/\bspun up\b/gi, 'set up'], [/\bstood up\b(?= (?:a|an|the)\b)/gi, 'set up'],
  [/\bput in (?=(?:a|an|the|some)\b(?! (?:place|production)))/gi, 'added '], [/\b(?:put|put in) place\b/gi, 'introduced'],
  [/\b(?:threw|cobbled|hacked|glued|slapped) together\b/gi, 'put together'], [/\b(?:whipped|knocked) up\b/gi, 'built'], [/\bcranked out\b/gi, 'produced'],
  [/\bhooked up (?=(?:a|an|the|our)\b)/gi, 'connected '], [/\bhooked (.{1,40}?) up (?:to|with)\b/gi, 'connected $1 to'], [/\bhooked (.{1,40}?) into\b/gi, 'integrated $1 into'],
  [/\b(?:figured|worked) out\b/gi, 'worked out'], [/\btook care of\b/gi, 'handled'], [/\blooked after\b/gi, 'maintained'], [/\bdealt with\b/gi, 'handled'],
  [/\bmessed (?:around )?with\b/gi, 'experimented with'], [/\bplayed (?:around )?with\b/gi, 'experimented with'],
  [/\bgot (.{1,40}?) down (?=(?:from|to|by)\b)/gi, 'brought $1 down '], [/\bgot (.{1,40}?) up (?=(?:from|to)\b)/gi, 'brought $1 up '], [/\bgot (.{1,30}?) (?:working|running|up and running)\b/gi, 'got $1 running'],
  [/\bswapped (?:out )?(.{1,40}?) (?:out )?(?:for|with)\b/gi, 'replaced $1 with'], [/\bswitched (?:us )?over\b/gi, 'switched'], [/\bmoved (?:us )?over\b/gi, 'moved'], [/\bmoved (.{1,30}?) over (?=(?:to|from)\b)/gi, 'moved $1 '], [/\bswitched (.{1,30}?) over (?=(?:to|from)\b)/gi, 'switched $1 '],
  [/\bmade ((?:the|our|a|all the) [\w -]{2,40}?) (?:(?:a lot|much|way|a bit) )?(?:faster|quicker)\b(?! (?:by|than))/gi, 'sped up $1'],
  [/\bdid (?:the |all the |a lot of |lots of |many )?code reviews?\b/gi, 'reviewed code'], [/\bdid (?:a |the )?(?:big |complete |full )?(rewrite|redesign|refactor|rework|overhaul|upgrade) of\b/gi, '$1-ED'], [/\bdid (?:the |a |an )?integration (?:with|of)\b/gi, 'integrated'], [/\bdid (?:the |a |an )(?=[\w ./-]{0,40}(?:migration|integration|upgrade|rollout|rewrite|refactor(?:ing)?|redesign|deployment|testing|monitoring|setup|cleanup)\b)/gi, 'carried out the '], [/\bdid (?:some|a bit of|a lot of|lots of|all the|all) (?=\w)/gi, 'carried out '],
  [/\brewrite-ED\b/gi, 'rewrote'], [/\brework-ED\b/gi, 'reworked'], [/\b(redesign|refactor|overhaul)-ED\b/gi, '$1ed'], [/\bupgrade-ED\b/gi, 'upgraded'],
  [/\bmade (?=(?:a|an)\b(?! (?:change|point|mistake|difference|lot|big|plan|decision|habit|proposal|prototype of a mess)))/gi, 'created '], [/\bmade (?:some|a couple of|a few) (?=\w+s\b)/gi, 'created '],
  [/\bcame up with (?:the|an) idea (?:of|for|to)\b/gi, 'proposed'], [/\bthought up\b/gi, 'devised'], [/\btalked to\b/gi, 'talked with'],
  [/\ba (?:whole )?bunch of\b/gi, 'several'], [/\b(?:lots|tons|loads|heaps|plenty) of\b/gi, 'many'], [/\ba lot of (?=\w+s\b)/gi, 'many '], [/\ba couple(?: of)?\b/gi, 'a few'],
  [/\ba lot (?=(?:faster|slower|more|less|fewer|better|cheaper|easier|quicker)\b)/gi, 'much '], [/\bway (?=(?:faster|slower|more|less|fewer|better|cheaper|easier|too)\b)/gi, 'much '],
  [/\b(?:guys|folks|ppl)\b/gi, 'people'], [/\b(?:kids|youngsters)\b/gi, 'juniors'], [/\bdevs\b/gi, 'developers'], [/\bdev (?=team\b)/gi, 'development '],
  [/\bprod\b/gi, 'production'], [/\brepos\b/gi, 'repositories'], [/\brepo\b/gi, 'repository'], [/\bdocs\b(?!\.)/gi, 'documentation'], [/\binfra\b/gi, 'infrastructure'], [/\bconfigs\b/gi, 'configurations'], [/\bconfig\b(?!\.)/gi, 'configuration'], [/\bperf\b/gi, 'performance'], [/\bdbs\b/gi, 'databases'], [/\bdb\b/gi, 'database'], [/\bparams\b/gi, 'parameters'], [/\benvs\b/gi, 'environments'],
  [/\bmins\b/gi, 'minutes'], [/(?<=\d )min\b|(?<=\d)min\b/gi, ' minutes'], [/\bsecs\b/gi, 'seconds'], [/\bhrs\b/gi, 'hours'], [/\bhr\b/gi, 'hour'], [/\bmgmt\b/gi, 'management'], [/\bfreq\b/gi, 'frequency'], [/\bspecs\b(?= for)/gi, 'specifications'],
  [/(?<=^|\s)w\/(?=\s)/gi, 'with'], [/\bthru\b/gi, 'through'], [/\b(?:cuz|cos|coz|'cause)\b/gi, 'because'], [/\bgonna\b/gi, 'going to'], [/(?<=\w )& (?=\w)/g, 'and '], [/ \+ (?=[a-z])/gi, ' and '],
  [/\bbe able to\b/gi, 'can'], [/\bin order to\b/gi, 'to'], [/\bdue to the fact that\b/gi, 'because'], [/\bthe fact that\b/gi, 'that'], [/\bas well as\b/gi, 'and'], [/\ba total of\b/gi, ''],
  [/\bso (?:that )?(?:now )?(?:people|they) don'?t have to\b/gi, "so that nobody has to"], [/\bevery single\b/gi, 'every'], [/\beach and every\b/gi, 'every'], [/\ball kinds of|all sorts of\b/gi, 'many'], [/\bthat stuff\b/gi, 'that'], [/\b(?:the )?whole (\w+) thing\b/gi, 'the $1'], [/(?<=\b(?:gdpr|auth|ui|ux|css|sql|api|ci|seo|security|monitoring|frontend|admin|billing|reporting|login)) stuff\b/gi, ' work'], [/\bdid (?=(?:the|a|an) (?:\w+ ){0,2}(?:app|backend|frontend|website|site|UI|API|page|service|server|dashboard|plugin|tool)\b)/gi, 'developed '], [/\b(backend|frontend|devops|ops|infrastructure|database|payment|data) stuff\b/gi, '$1 work'], [/\bcan'?t\b/gi, 'cannot'], [/\bdidnt\b/gi, "didn't"], [/\bcos(?: of)\b/gi, 'because of'],
  [/\bevery (?:single )?night\b/gi, 'every night'], [/\bfront end\b/gi, 'frontend'], [/\bback end\b/gi, 'backend'], [/\bmicro services\b/gi, 'microservices'],
]; // prettier-ignore
