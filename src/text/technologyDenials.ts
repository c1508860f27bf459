/** What before or behind a word says that it is not meant. Matched against the end and the beginning of ±40 characters. */
export interface Denial {
  before?: RegExp;
  after?: RegExp;
  /** `after` is a matter of small letters and of the beginning of a sentence: "in Go on Kubernetes". */
  soft?: true;
}

const ADVERB =
  '(?:to|live|through|ahead|back|beyond|on|over|up|down|out|into|public|wrong|home|forward|away|deep|deeper|far|further|big|for|get|above|together|unnoticed|straight|right|all|first|next|around|by|offline|global|digital|remote|there|fast|smoothly|well|easy|green|hand|hard|see|ask|find|past|without|no-go|hiking|fishing|shopping|outside|abroad|bankrupt|viral|missing|after|against|along|alongside|before|between|as|down|a)';

/** Names that are words besides, and how those are told. */
export const DENIALS: Readonly<Record<string, Denial>> = {
  go: {
    soft: true,
    before:
      /(?:let['’]?s|\bto|will|would|can|could|should|must|may|might|['’]ll|['’]d|\bwe|they|you|\bi|who|don['’]?t|doesn['’]?t|not|never|always|often|then|please|on the|pokémon|pokemon|good|ready|there|here|have a|first|and off we|as (?:you|we|they)|things|way) $/i,
    after: new RegExp(`^(?:[\\s-]+${ADVERB}\\b|/no-go)`, 'i'),
  },
  r: {
    before: /(?:[HP&]\s?|\bL\/)$/,
    after:
      /^(?:\s?(?:&|＆|and D\b)|\s?(?:角|级|班|值|区|键|座|栋|squared|rated|rating|value|²)|-(?:value|rated|squared)|\s?=|us\b)/i,
  },
  c: {
    before:
      /(?:vitamins?|series|plan|class|grade|hepatitis|\bto|type|section|block|zone|building|appendix|option|part|team|group|room|wing|gate|terminal|route|point|tier|category|schedule|exhibit|round|layer|drive|\bA ?[,/、和或] ?B ?(?:,|，|、|\/|and|or|和|或| )*|[ab] ?[/、&]|[ab] (?:and|or)|middle|维生素|方案|计划|类型?|等级|[a-zA-Z]2|°|[甲乙] ?\/) ?$/i,
    after:
      /^(?:[-\s]?(?:level|suite|class\b|corp|section)|\s?(?:端|轮|位|盘|罩|罗|级|类|座|栋|区|口|款|站|楼|号线?|馆|组|证|照)|2[CcBb]\b|:\\|['’]s\b)/i,
  },
  swift: {
    before: /(?:taylor|jonathan|via|a|the|any|with|for) $/i,
    after:
      /^\s?(?:反馈|响应|处理|决策|行动|回复|报文)|^\s(?:messag|payment|code|transfer|network|action|response|decision|reply|resolution|alternative|delivery|change|kick|return|progress|turn|and (?:accurate|friendly|efficient|decisive|fair|reliable))/i,
  },
  rust: {
    soft: true,
    after:
      /^(?:[-\s]?(?:proof|free|belt|resistant|removal|bucket|prevention|colou?red|inhibitor|protection|on\b|and corrosion|spots?|stains?)|ed\b)/i,
    before: /(?:remove|removing|against|no|of|without|prevent|the|and) $/i,
  },
  dart: { after: /^\s(?:board|across|throw|player|team|back|out|through|into|tournament)/i },
  ruby: {
    after:
      /^\s(?:[Rr]ed|[Rr]ing|[Ww]edding|[Ss]lipper|[Aa]nniversary|[Tt]uesday|[Nn]ecklace|[Cc]olou?red|[Ff]rom [A-Z]\w+\b|is our)/,
  },
  spring: {
    before:
      /(?:last|this|next|early|late|in the|each|every|since|until|during|by|mid-|silver|hot|of|for|the|coming|previous|following|joined in|started in|begins? in|starting in|starts? in|launched in|graduated in|opens? in|summer (?:and|or|to)|autumn (?:and|or)|winter (?:and|or|to)|fall (?:and|or)|in) $/i,
    after:
      /^(?:\s*[/–-]?\s*(?:of\s)?(?:19|20)\d\d|['’]?\s?\d\d\b|\s*(?:[,/&-]|and|or|to)?\s*(?:summer|autumn|fall|winter)\b|\s(?:semester|term|festival|break|recruit|clean|season|campus|intern|intake|quarter|equinox|sale|collection|walk|weekend|barbecue|party|picnic|fair|outing|trip|water|onion|roll|day|holiday|term|harvest|tide|hire|graduat|cohort|release of|is coming|and before|when|after|before|until))/i,
  },
  express: {
    before:
      /(?:american|federal|fedex|sf|dhl|china|pony|visual studio|sql server|oracle|orient|polar|edition|web|\bto|can|will|may|should|must|and|an|the|by|freely|openly|not|or) $/i,
    after:
      /^\s?(?:快递|物流|柜|专递)|^\s(?:your|our|their|his|her|my|its|an?|the|this|that|themselves|yourself|ourselves|concern|opinion|interest|idea|view|gratitude|thanks|need|consent|permission|written|delivery|shipping|shipment|logistics|train|lane|checkout|entry|terms|warranty|courier|parcel|package|mail|post|locker|freight|service|line|bus|cargo|company|scripts|edition|company|industry|order|checkout|pay|in writing|moves)/i,
  },
  react: {
    soft: true,
    before:
      /(?:\bto|we|you|they|can|will|must|should|who|quickly|swiftly|calmly|how|not|ability to|users|customers|teams|people|systems) $/i,
    after:
      /^\s(?:to|quickly|swiftly|fast|well|when|accordingly|against|in (?:time|minutes|seconds|hours)|under|calmly|immediately|badly|differently|strongly|with (?:calm|care|patience)|on (?:time|incidents))\b/i,
  },
  node: {
    before:
      /(?:each|every|per|master|worker|leaf|single|multi|three|two|one|\d+|tree|graph|edge|child|root|parent|sensor|data|cluster|compute|\ba|the|this|that|another|new|hop|lymph|storage|primary|slave|dom|text|any|of|节点|结点)[- ]$/i,
    after:
      /^(?:\s(?:in (?:a|the) (?:cluster|tree|graph)|failure|pool|selector|affinity|group|balancer|count)|\s?(?:节点|结点|数量|个数|数))/i,
  },
  flask: { before: /(?:\ba|the|of|vacuum|conical|hip|thermos) $/i, after: /^\sof\b/i },
  gin: {
    before: /(?:sloe|pink|dry|of|cotton) $/i,
    after: /^(?:\s(?:and tonic|index|indexes|indices|bar|distiller|rummy)|\s?索引)/i,
  },
  echo: {
    before: /(?:amazon|an|the|to|alexa) $/i,
    after: /^\s(?:request|reply|dot|show|chamber|cancellation|cardio|sound|server)/i,
  },
  hive: { before: /(?:bee|\ba|the|of) $/i, after: /^\s(?:of|mind)\b/i },
  spark: {
    before: /(?:\ba|the|to|that|will|can|could|creative|bright|first|of|of a) $/i,
    after:
      /^\s(?:joy|interest|ideas?|curiosity|creativity|innovation|conversations?|change|discussion|debate|imagination|plugs?|new|growth|excitement|of|capital|ventures|an?|the)\b/i,
  },
  oracle: {
    before: /(?:price|test|\ban|the|of|data|at|joined|chainlink|blockchain|left) $/i,
    after: /^\s(?:of|problem|nodes?|attacks?|corporation|corp|inc|park|arena|network)\b/i,
  },
  julia: {
    before: /(?:\bby|with|from|ask|contact|and|our|to|mail|call) $/i,
    after: /^\s(?:[A-Z][a-z]+|is|was|has|will|from|at|who|and I|sets?)\b/,
  },
  unity: {
    before: /(?:team|of|in|national|the|church|with|for|church of|opera) $/i,
    after:
      /^\s?(?:精神|感)|^\s(?:of|among|between|within|government|day|in diversity|college|hospital|street|road|bank|church|trust)\b/i,
  },
  delphi: { before: /oracle (?:of|at) $/i, after: /^\s(?:method|study|panel)/i },
  java: {
    before: /(?:island|cups?) of $/i,
    after: /^\s?(?:,|and|or)\s(?:Bali|Sumatra|Borneo|Lombok)\b|^\s(?:island|sea|coffee)\b/i,
  },
  apache: { after: /^\s(?:2\.0|licen[cs]e|software|foundation|v2)\b|^-2\.0/i },
  access: {
    after: /^\s(?:to|for|control|rights?|points?|codes?|cards?|tokens?|layer|all|management|levels?)\b/i,
  },
  unreal: { after: /^\s(?:expectations|amount|how|feeling)/i },
  helm: { before: /(?:at the|take the|taking the|took the|the) $/i, after: /^\sof\b/i },
  vault: { before: /(?:the|a|bank|our|pole|wine|of) $/i, after: /^\s(?:of|door|over|into|doors|room)\b/i },
  consul: { after: /^\s(?:general|of)\b/i },
  nomad: { before: /(?:digital|a) $/i, after: /^\slife/i },
  envoy: { before: /(?:an|the|special|peace) $/i, after: /^\s(?:to|of|for)\b/i },
  sentinel: {
    before: /(?:redis|azure|microsoft|the|a) $/i,
    after: /^\s(?:value|node|species|surveillance|-[123]\b)/i,
  },
  sentry: { after: /^\s(?:duty|box|post)/i },
  eureka: { after: /^\s?(?:moment|!)/i },
  electron: {
    after: /^\s(?:microscop|beam|density|volt|transport|optics|spectro|transfer)/i,
    before: /(?:an|per|free|single|the) $/i,
  },
  snowflake: {
    before: /(?:a|the|twitter|using a) $/i,
    after: /^(?:[\s-]?(?:ids?\b|algorithm|schema)|\s?(?:算法|雪花|id|ID))/i,
  },
  lambda: {
    before: /(?:java|python|c\+\+|kotlin|使用) $/i,
    after: /^(?:\s?(?:expression|calculus|architecture|phage|abstraction)|s\b|\s?(?:表达式|架构|演算))/i,
  },
  kong: { before: /(?:hong|king|viet) $/i },
  celery: {
    before: /(?:of|and|with) $/i,
    after: /^\s?[、,]\s?(?:lettuce|carrot|tomato|cucumber)|^\s(?:stick|salt|root|and carrots|juice)/i,
  },
  excel: {
    soft: true,
    before: /(?:\bto|you|who|they|we|will|can|and|help you|people|also) $/i,
    after:
      /^\s(?:at|in (?:a|an|the|your|our|their|this|his|her|all|everything|what|fast|such|customer|team|both)\b|academically|as\b)/i,
  },
  word: {
    before: /(?:the|a|of|by|last|in a|every|each|your|key|one|single|final|spoken|written) $/i,
    after:
      /^(?:\s(?:of|for word|count|processing|embedding|segmentation|cloud|game|by word|choice|order|limit|vector)|2vec|\s?(?:embedding|向量))/i,
  },
  teams: {
    before:
      /(?:the|our|of|other|product|all|cross-functional|multiple|several|small|scrum|agile|development|engineering|two|three|four|five|across|between|both|with|lead|leading|led|manage|managing) $/i,
    after: /^\s(?:of|are|were|and (?:customers|stakeholders|users)|that|who|in|across|to|from)\b/i,
  },
  slack: {
    before: /(?:the|some|cut me|no|up the|of) $/i,
    after: /^\s(?:time|season|off|in the|variables?|bus)\b/i,
  },
  notion: { before: /(?:the|a|any|no|some|this|that|of) $/i, after: /^\s(?:of|that)\b/i },
  linear: {
    after:
      /^[\s-](?:growth|algebra|regression|model|programming|time|scale|scaling|function|equation|transform|search|relation|increase|progress|layer|probing|motor|actuator|systems?|optimi)/i,
    before: /(?:non|piecewise|log|quasi)[- ]$/i,
  },
  less: {
    before:
      /(?:more or|or|no|much|far|even|nothing|with|in|for|and|a little|a lot|is|are|took|takes|spent|sql,?|to|of|5%|%|\d) $/i,
    after:
      /^\s(?:than|is|of|time|code|memory|effort|work|and less|about|likely|common|important|relevant|formal|experience|experienced|senior|so|on|to|but|frequently|often|known)\b/i,
  },
  make: {
    before: /(?:\bto|we|you|they|can|will|not|and|help|that|could|would) $/i,
    after:
      /^\s(?:sure|it|the|an?|your|our|use|up|good|better|decisions?|changes?|things|them|this|that|sense|progress|money|every|and|of)\b/i,
  },
  storm: {
    before: /(?:\ba|the|perfect|by|winter|up a|snow|brain) $/i,
    after: /^\s(?:drain|water|surge|damage|season|of|in)\b/i,
  },
  flow: { after: /^\sof\b/i },
  phoenix: {
    after: /^(?:,\s?(?:az|arizona)|\s(?:az|arizona|office|park|area|rising|project|contact))/i,
    before: /(?:in|from|to|based in|near|the) $/i,
  },
  chef: {
    before: /(?:\ba|the|our|head|sous|pastry|private|canteen|in-house) $/i,
    after: /^\s(?:de|in|who|cooks|prepares)\b/i,
  },
  salt: {
    before: /(?:the|of|sea|a pinch of|table|with|and|password|random|road) $/i,
    after: /^\s(?:water|lake|and|has|spray|marsh|values?|hash)\b/i,
  },
  angular: { after: /^\s(?:momentum|velocity|resolution|acceleration|displacement|frequency|position)/i },
  bamboo: { after: /^\s(?:forest|floor|cups?|cutlery)/i },
  windows: {
    before: /(?:large|open|the|two|shop|of|time|sliding|maintenance|big|tall|with) $/i,
    after: /^\s(?:of|that|and doors|facing|overlooking)\b/i,
  },
  outlook: {
    before: /(?:positive|an|the|our|your|market|global|economic|a|industry) $/i,
    after: /^\s(?:on|for|of|is)\b/i,
  },
  eclipse: { before: /(?:an|solar|lunar|the|to|not) $/i, after: /^\s(?:all|the|others|glasses)\b/i },
  canvas: { before: /(?:blank|a|the|on|broad|model) $/i, after: /^\s(?:bag|shoes|tent|for|of|prints?)\b/i },
  presto: { after: /^\s?!/, before: /(?:hey|and) $/i },
  tailwind: { before: /(?:a|the|market|strong|with|industry) $/i, after: /^s\b/i },
  bootstrap: {
    before: /(?:\bto|we|you|can) $/i,
    after:
      /^\s(?:method|confidence|ping|sampling|your|our|the|an?|aggregat|process|resampl|servers?|node|script|class|loader|capital)\b/i,
  },
  shell: {
    before: /(?:the|royal dutch|at|for|egg|sea|outer|a|tortoise|soft|secure|hard|in a nut) $/i,
    after: /^\s(?:out|company|energy|oil|plc|station|shock|structure)\b/i,
  },
  temporal: {
    after:
      /^\s(?:data|lobe|resolution|logic|patterns?|features?|difference|consistency|coupling|tables?|convolution|dynamics|analysis|information|correlation|series|and spatial|variation)\b/i,
    before: /(?:spatio|spatio-|spatial and|the|spatial-) ?$/i,
  },
  transformer: {
    before: /(?:power|a step-down|current|voltage|distribution|the electrical|oil|isolation) $/i,
    after: /^\s(?:substation|oil|winding|station|housing)/i,
  },
  zoom: {
    before: /(?:via|on|over|by|to|and|can|the|pinch to|a) $/i,
    after: /^\s(?:call|interview|meeting|link|in|out|level|lens|into)\b/i,
  },
  latex: { after: /^\s(?:glove|paint|allerg|foam|mattress|balloon)/i },
  azure: { after: /^\s(?:sky|blue|water|sea)\b/i },
  postman: { before: /(?:the|a|our) $/i },
  cypress: { after: /^\s(?:tree|creek|hill|avenue|semiconductor)/i },
  jest: { before: /(?:in|a|said in) $/, after: /^\s(?:at|with me)\b/i },
  mocha: { before: /(?:a|iced|coffee,?|latte,?|or a|hot) $/i },
  stripe: {
    before: /(?:a|the|red|white|blue|black|magnetic|single) $/i,
    after: /^\s(?:of|pattern|width|size)\b/i,
  },
  locust: { after: /^\s(?:swarm|plague|bean)/i },
  lighthouse: { before: /(?:the|a|old|our) $/i, after: /^\s(?:keeper|on|tower|project)\b/i },
  packer: {
    before: /(?:the|a|warehouse|picker|picker[/ ]|or|and) $/i,
    after: /^\s(?:needed|wanted|jobs?)\b/i,
  },
  backstage: { before: /(?:the|go|work) $/i, after: /^\s(?:pass|crew|at|tour)\b/i },
  gatsby: { before: /(?:great) $/i },
  apollo: { before: /(?:nasa|project) $/i, after: /^\s(?:\d|program|mission|hospital|tyres)/i },
  blender: { before: /(?:a|the|kitchen|coffee|and) $/i },
  gemini: { after: /^\s(?:south|north|observatory|spacecraft|horoscope)/i },
  camel: { after: /^[\s-]?(?:case|ride|milk)/i },
  ray: {
    before: /(?:x|x-|gamma|a|the|of|sting|manta|cosmic|hi,?|dear) ?$/i,
    after: /^\s(?:[A-Z][a-z]+\b|of|casting|traced|optics|marching)/,
  },
  arm: {
    before: /(?:robot|robotic|the|an|left|right|his|her|lower|upper|our|research|venture|one) $/i,
    after: /^\s(?:of|in|s|template|wrestling)\b/i,
  },
  sap: { before: /(?:tree|the|birch|maple) $/, after: /^\s(?:labs? is)/ },
  rest: { after: /^\s(?:of|assured|day|days|room|between|after|in peace|period|week|stop|area|time|and)\b/ },
  ant: { after: /^\s(?:group|financial|colony|hill|forest|international)\b/i },
  cargo: {
    before: /(?:the|air|sea|of|and|for) $/i,
    after:
      /^\s(?:ship|bike|space|hold|handling|transport|volume|van|insurance|tracking|theft|vessel|flight|plane|terminal)/i,
  },
  charles: { after: /^\s[A-Z]/ },
  ci: { before: /(?:\d ?%|confidence) $/i },
  ada: { after: /^\s(?:compliant|compliance|accommod|lovelace)/i },
  ml: { before: /\d ?$/ },
  assembly: {
    before: /(?:final|general|the|of|hand|product|vehicle|national|school|self-|pcb|board|cable) ?$/i,
    after:
      /^\s(?:line|instructions?|plant|hall|and test|drawings?|of|work|process|point|workers?|operator)\b/i,
  },
  batch: {
    after: /^[\s-](?:size|normali|processing|jobs?|of|record|number|export|import|update|inference|insert)/i,
  },
};
