import type { Rule } from '../rule';
import { mixedFindings } from './occurrences';
import type { Occurrence } from './occurrences';
import { passagesOf } from './passages';

/**
 * Characters of resumes, simplified and traditional side by side; only those that stand for each other one to one (后 is
 * the simplified form of 後 and a character of its own, hence not here).
 */
const PAIRS = [
  '优優实實现現开開设設计計与與维維护護数數据據库庫务務业業产產项項员員负負责責说說请請认認证證测測试試验驗构構统統结結网網络絡线線编編译譯码碼调調运運营營销銷访訪问問题題处處报報续續组組织織订訂单單额額',
  '录錄为為时時间間应應对對图圖进進达達过過还還连連选選适適边邊远遠迁遷动動态態让讓议議论論评評审審读讀写寫学學习習电電导導师師术術简簡创創减減节節约約级級纳納缓緩仅僅专專区區协協华華压壓缩縮参參双雙变變',
  '号號响響场場块塊坏壞规規视視觉覺观觀览覽质質购購资資费費输輸转轉轮輪软軟载載门門闭閉队隊阶階际際随隨难難预預领領频頻飞飛驱驅带帶团團长長户戶个個两兩种種来來内內标標检檢类類获獲监監盘盤签簽练練经經绩績',
  '职職联聯荣榮补補诊診词詞话話该該详詳误誤课課谈談贡貢贸貿车車较較辑輯递遞释釋钟鐘键鍵错錯链鏈锁鎖页頁顺順顾顧馈饋储儲举舉义義乐樂买買亿億仓倉价價会會传傳伤傷体體侧側偿償兑兌冲衝决決况況击擊刘劉则則办辦',
  '劳勞势勢医醫厂廠历歷县縣叠疊备備够夠头頭奖獎妈媽岁歲币幣庆慶归歸总總战戰执執扩擴扫掃抢搶担擔拟擬拥擁择擇换換损損摄攝敌敵断斷无無显顯机機权權条條样樣档檔桥橋梦夢极極欧歐毁毀气氣汇匯沟溝没沒济濟浏瀏渐漸',
  '温溫湾灣灾災灵靈炉爐点點爱愛状狀独獨环環疗療盖蓋礼禮离離积積称稱稳穩竞競笔筆筛篩纪紀纯純绍紹绑綁绕繞给給绝絕继繼综綜绿綠罚罰罗羅翘翹聪聰肃肅胜勝脑腦脚腳艺藝虽雖虑慮衔銜装裝觅覓触觸讨討训訓记記讲講许許',
  '诉訴询詢语語诚誠谁誰谢謝赛賽赢贏跃躍践踐轨軌轻輕邮郵酱醬针針钱錢铁鐵银銀锋鋒镜鏡闪閃闲閒闻聞陆陸陈陳险險隐隱雾霧韩韓顶頂须須颜顏饭飯馆館驶駛鱼魚鲜鮮鸟鳥黄黃龙龍',
].join('');
const FORMS = new Map(
  [...PAIRS].map((character, at) => [character, at % 2 === 0 ? 'simplified' : 'traditional']),
);

const EITHER = new RegExp(`[${PAIRS}]`, 'g');

/** Simplified and traditional characters are not mixed. */
const mixedScript: Rule = {
  id: 'mixed-script',
  dimension: 'consistency',
  judge(context) {
    const occurrences = passagesOf(context).flatMap((passage) =>
      [...passage.prose.matchAll(EITHER)].map(({ index, 0: character }): Occurrence => ({
        passage,
        span: [index, index + 1],
        forms: [FORMS.get(character) ?? ''],
      })),
    );
    // Which characters a name has, nobody but its bearer knows: hence no fix.
    return mixedFindings(context, occurrences, { worst: 8, preference: ['simplified', 'traditional'] });
  },
};

/** Rules over Chinese characters. */
export const scriptRules: Rule[] = [mixedScript];
