import { chinese, english, mentions } from './phrases';
import type { PhraseMention } from './phrases';

/** Words that can be left out, and nouns of doing that hide the verb. */
const FILLER_EN = english(`
in order to|so as to|for the purpose of|with the purpose of|with the goal of|with the aim of|with the intention of|on a daily basis|on a regular basis|on a weekly basis|on a monthly basis|
on an ongoing basis|on a continuous basis|at the end of the day|in terms of|with regard to|with regards to|with respect to|in regards to|as well as the|due to the fact that|in spite of the fact that|
the fact that|in the process of|during the course of|over the course of|in the course of|a total of|in close cooperation with|in close collaboration with|in collaboration with various|
in conjunction with|at that point in time|at this point in time|for the most part|as a matter of fact|it should be noted|it is worth noting|needless to say|very|extremely|highly|truly|really|quite|incredibly|absolutely|totally|exceptionally|uniquely|basically|essentially|actually|literally|
successfully|proactively|effectively and efficiently|efficiently and effectively|diligently|painstakingly|carefully|first and foremost|each and every|various different|any and all|
the implementation of|the development of|the creation of|the utili[sz]ation of|the optimi[sz]ation of|the improvement of|the execution of|the completion of|the realization of|the establishment of|
performed the|carried out the|conducted the|undertook the|was made use of|make use of|made use of|whose purpose was|the purpose of which|which was used for|that was used for|
there was|there were|it was possible to|was able to successfully|and related events|and related activities|among other things|and also|together with other|the aforementioned|respectively|thereby|therefore|thus|hence|furthermore|moreover|additionally`);

const FILLER_ZH = chinese(`
进行了?(?:一系列|非常|充分|大量|深入|全面)?的?|做了?(?:一些|很多|大量|一系列)|做出了?|开展了?|加以|予以|给予|在.{1,14}?(?:过程中|过程当中|的基础之?上|期间内?|工作中|项目当中|项目中)|在此基础之?上|整个过程|与此同时|除此之外|此外|另外|
以及后续|总的来说|总体来说|总体而言|综上所述|简单来说|也就是说|换句话说|可以说|应该说|事实上|实际上|基本上|大体上|一定程度上|某种程度上|很大程度上|通过.{1,12}?的方式|以.{1,8}?的形式|
起到了?.{0,8}?作用|发挥了?.{0,8}?作用|取得了?.{0,8}?(?:效果|成绩|进展|成果)|达到了?.{0,8}?(?:效果|目的)|得到了?.{0,8}?(?:解决|提升|改善|认可|好评)|有了.{0,8}?(?:提升|提高|改善)|从而使得|使得|首先|其次|然后再?|再之后|接着|紧接着|最后再|最终|
遇到了?.{0,12}?(?:困难|问题|挑战)|克服了?.{0,12}?(?:困难|问题|挑战)|在大家|大家的?共同努力|共同努力下?|经过.{0,10}?(?:努力|奋战|奋斗|加班)|通过.{0,6}?努力|非常|比较|十分|相当|特别|各种各样|所谓|其实|基本`);

/** Words that can go without a loss, in order. */
export function findFillers(text: string): PhraseMention[] {
  return [...mentions(FILLER_EN, text), ...mentions(FILLER_ZH, text)].sort((a, b) => a.span[0] - b.span[0]);
}
