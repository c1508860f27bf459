/** Words that praise instead of saying something. */
export const PRAISE =
  /\b(?:(?:blazing(?:ly)?|lightning|super|insanely|extremely|incredibly|very|really|truly)[- ]?(?:fast|quick|simple|easy|powerful|lightweight)|awesome|amazing|beautiful(?:ly)?|gorgeous|stunning|powerful|ultimate|elegant(?:ly)?|delightful|revolutionary|next[- ]gen(?:eration)?|world[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|battle[- ]tested|enterprise[- ]grade|production[- ]ready|easy[- ]to[- ]use|user[- ]friendly|developer[- ]friendly|dead[- ]simple|simple[- ]to[- ]use|feature[- ]rich|fully[- ]featured|full[- ]featured|opinionated|unopinionated|magic(?:al)?|expressive|intuitive|super(?:-\w+)?|just|simply|easily|effortlessly|seamless(?:ly)?|robust|sleek|modern|cool|nice|great|missing|handy|open[- ]source|abundant|rich)\b,?\s*(?:(?:and|yet|but)\s+(?=(?:a|an|the)?\s*\w))?/gi;
/** "Tiny and elegant client": the praise goes with its conjunction. */
export const ALSO_PRAISE = new RegExp(`\\s+(?:and|yet|but)\\s+(?=\\w+\\s)${PRAISE.source}(?=\\s)`, 'gi');
/** The writer. */
export const PERSON = /\b(?:i|i'm|i've|me|my|we|we're|we've|us|our|ours|let's)\b/i;
/** Whoever reads it. */
export const READER = /\b(?:you|you're|you'll|your|yours)\b/i;
/** Where a noun phrase has its first complement. */
export const COMPLEMENT =
  /\s+(?:for|of|in|with|that|which|who|to|on|using|based|written|from|by|built|powered|as|at|via|through|without|like|including|where|over|between|inside|and provides|designed|aimed|intended|made|trained|inspired|backed|driven)\b|,(?!\d)|[;:(–—]|\s-\s/;
/** Nouns without an article. */
export const PLURAL_OR_MASS =
  /(?:[^s]s|software|middleware|firmware|malware|infrastructure|code|documentation|support|tooling|equipment|data|middleware|markup|authentication|authorization|validation|generation|detection|recognition|integration|management|logging|monitoring|caching|encryption|compression|pagination|search|analytics|access|storage|sync|synchronization|persistence|(?<!\bp)ing)$/i;
/** Singular things that need an article, in a list of features too. */
export const THING =
  /^(?:dashboard|interface|api|ui|gui|cli|tui|system|server|client|engine|editor|viewer|parser|builder|panel|page|tool|toolkit|library|scheduler|queue|cache|proxy|gateway|router|framework|generator|manager|plugin|extension|app|application|service|bot|wrapper|module|component|workflow|pipeline|database|store|registry|mechanism|algorithm|model|format|protocol|calendar|timer|map|chart|player|reader|writer|scanner|linter|formatter|compiler|interpreter|debugger|sandbox|playground|wizard|form|table|hook|index|layer|adapter|driver|sdk|shell|console|terminal|daemon|worker|listener|handler|validator|converter|translator|crawler|scraper|simulator|emulator|platform|portal|website|site|blog|game|package|crate|kit|suite|collection|set|template|theme|script|utility|solution|implementation|port|clone|fork|network|classifier|detector|recommender|tracker|monitor|logger|profiler|benchmark|counter|filter|middleware|orm|dsl|language|runtime|kernel|allocator|pool|broker|bus|cluster|balancer|menu|widget|modal|sidebar|feed|log|report|summary|view|list|tree|graph|heap|stack|buffer|lexer|tokenizer|repl|renderer|loader|bundler|transpiler|resolver|fetcher|downloader|uploader|importer|exporter|notifier|mailer|agent|assistant|chatbot|marketplace|store|shop|wallet|ledger|backend|frontend|back end|front end|program|project|product|demo|example|boilerplate|starter|skeleton|configuration|integration|strategy|policy)$/i;

/** One line without emoji, marks, quotes and the full stop. */
export function tidy(text: string): string {
  return text
    .replace(/[\p{Extended_Pictographic}\uFE0F]/gu, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/["“”]([^"“”]*)["“”]/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/[.!。！…\s]+$/, '')
    .trim();
}

/** For a pattern. */
export function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
