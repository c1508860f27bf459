/** Cities that ads name, Chinese and Latin spelling side by side where both are used. */
const PAIRS =
  '北京 Beijing|上海 Shanghai|广州 Guangzhou|深圳 Shenzhen|杭州 Hangzhou|南京 Nanjing|苏州 Suzhou|成都 Chengdu|重庆 Chongqing|武汉 Wuhan|西安 Xian|长沙 Changsha|郑州 Zhengzhou|合肥 Hefei|济南 Jinan|青岛 Qingdao|天津 Tianjin|大连 Dalian|沈阳 Shenyang|厦门 Xiamen|福州 Fuzhou|宁波 Ningbo|无锡 Wuxi|常州 Changzhou|东莞 Dongguan|佛山 Foshan|珠海 Zhuhai|中山 Zhongshan|惠州 Huizhou|昆明 Kunming|贵阳 Guiyang|南宁 Nanning|海口 Haikou|三亚 Sanya|哈尔滨 Harbin|长春 Changchun|石家庄 Shijiazhuang|太原 Taiyuan|南昌 Nanchang|兰州 Lanzhou|银川 Yinchuan|西宁 Xining|乌鲁木齐 Urumqi|拉萨 Lhasa|呼和浩特 Hohhot|烟台 Yantai|潍坊 Weifang|威海 Weihai|临沂 Linyi|淄博 Zibo|徐州 Xuzhou|南通 Nantong|扬州 Yangzhou|镇江 Zhenjiang|盐城 Yancheng|泰州 Taizhou|连云港 Lianyungang|绍兴 Shaoxing|嘉兴 Jiaxing|湖州 Huzhou|温州 Wenzhou|台州|金华 Jinhua|义乌 Yiwu|舟山 Zhoushan|芜湖 Wuhu|马鞍山|蚌埠|泉州 Quanzhou|漳州 Zhangzhou|莆田|龙岩|赣州 Ganzhou|九江 Jiujiang|景德镇 Jingdezhen|洛阳 Luoyang|开封 Kaifeng|新乡|南阳|宜昌 Yichang|襄阳 Xiangyang|荆州 Jingzhou|黄石|株洲 Zhuzhou|湘潭 Xiangtan|衡阳 Hengyang|岳阳|常德|汕头 Shantou|湛江 Zhanjiang|江门 Jiangmen|肇庆|桂林 Guilin|柳州 Liuzhou|北海 Beihai|绵阳 Mianyang|德阳|宜宾|泸州|乐山|遵义 Zunyi|大理 Dali|丽江 Lijiang|咸阳|宝鸡|包头 Baotou|鄂尔多斯 Ordos|唐山 Tangshan|保定 Baoding|廊坊 Langfang|秦皇岛 Qinhuangdao|邯郸|大同|吉林|大庆|鞍山|抚顺|雄安|香港 Hong Kong|澳门 Macau|台北 Taipei|新竹 Hsinchu|高雄 Kaohsiung|新加坡 Singapore|东京 Tokyo|大阪 Osaka|首尔 Seoul|曼谷 Bangkok|吉隆坡 Kuala Lumpur|雅加达 Jakarta|马尼拉 Manila|胡志明 Ho Chi Minh City|河内 Hanoi|悉尼 Sydney|墨尔本 Melbourne|奥克兰 Auckland|伦敦 London|巴黎 Paris|柏林 Berlin|慕尼黑 Munich|阿姆斯特丹 Amsterdam|都柏林 Dublin|苏黎世 Zurich|斯德哥尔摩 Stockholm|纽约 New York|旧金山 San Francisco|西雅图 Seattle|洛杉矶 Los Angeles|温哥华 Vancouver|多伦多 Toronto|迪拜 Dubai|班加罗尔 Bangalore|京都 Kyoto|福冈 Fukuoka|釜山 Busan|名古屋 Nagoya|横滨 Yokohama|槟城 Penang'
    .split('|')
    .map((pair) => /^(\p{Script=Han}+)(?:\s(.+))?$/u.exec(pair)?.slice(1) ?? []);

const LATIN =
  'Norwich|Leeds|Bristol|Manchester|Birmingham|Liverpool|Sheffield|Nottingham|Leicester|Newcastle|Cambridge|Oxford|Edinburgh|Glasgow|Aberdeen|Dundee|Inverness|Cardiff|Swansea|Belfast|Southampton|Portsmouth|Plymouth|Exeter|Bath|Brighton|Reading|York|Hull|Derby|Coventry|Cork|Galway|Limerick|Hamburg|Cologne|Frankfurt|Stuttgart|Leipzig|Dresden|Vienna|Graz|Linz|Salzburg|Basel|Bern|Geneva|Lausanne|Lyon|Marseille|Toulouse|Nantes|Lille|Bordeaux|Brussels|Antwerp|Ghent|Rotterdam|Utrecht|Eindhoven|Copenhagen|Aarhus|Oslo|Bergen|Trondheim|Gothenburg|Malmö|Helsinki|Tampere|Tallinn|Riga|Vilnius|Warsaw|Kraków|Krakow|Wrocław|Wroclaw|Gdańsk|Gdansk|Poznań|Prague|Brno|Bratislava|Budapest|Bucharest|Sofia|Belgrade|Zagreb|Ljubljana|Athens|Thessaloniki|Istanbul|Ankara|Madrid|Barcelona|Valencia|Seville|Malaga|Bilbao|Lisbon|Porto|Milan|Rome|Turin|Bologna|Naples|Tel Aviv|Haifa|Cairo|Lagos|Nairobi|Cape Town|Johannesburg|Bengaluru|Hyderabad|Pune|Chennai|Mumbai|Delhi|Noida|Gurgaon|Gurugram|Kolkata|Boston|Chicago|Austin|Denver|Atlanta|Portland|Dallas|Houston|Miami|Phoenix|Philadelphia|Pittsburgh|Washington|San Diego|San Jose|Minneapolis|Detroit|Raleigh|Montreal|Ottawa|Calgary|Halifax|Brisbane|Perth|Adelaide|Canberra|Wellington|Christchurch|Mexico City|São Paulo|Buenos Aires|Santiago|Bogotá|Lima'.split(
    '|',
  );

const ALIASES: readonly (readonly string[])[] = [
  ...PAIRS.map((pair) => pair.filter((name) => name !== undefined)),
  ...LATIN.map((name) => [name]),
];
const HAN_CITY = new RegExp(
  ALIASES.map(([name]) => name ?? '')
    .filter((name) => /\p{Script=Han}/u.test(name))
    .join('|'),
  'gu',
);
/** Names of cities that are words or names of other things as well count only behind a preposition of place. */
const LATIN_CITY = new RegExp(
  `(?<![\\w-])(?:${ALIASES.flatMap((names) => names.filter((name) => /^[A-Z]/.test(name))).join('|')})(?![\\w-])`,
  'gu',
);

/** Cities that a text names, in order. */
export function findCities(text: string): { name: string; span: [number, number] }[] {
  return [...text.matchAll(HAN_CITY), ...text.matchAll(LATIN_CITY)]
    .map((match) => ({
      name: match[0],
      span: [match.index, match.index + match[0].length] as [number, number],
    }))
    .sort((a, b) => a.span[0] - b.span[0]);
}

/** All spellings of the city, in lower case; itself when it is not known. */
export function spellingsOf(city: string): string[] {
  const key = city.toLowerCase();
  const known = ALIASES.find((names) => names.some((name) => name.toLowerCase() === key));
  return (known ?? [city]).map((name) => name.toLowerCase());
}
