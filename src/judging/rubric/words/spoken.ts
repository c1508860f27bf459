import { chinese, english, mentions } from './phrases';
import type { PhraseMention } from './phrases';

const SPOKEN_EN = english(`
kind of|sort of|a bit|a little bit|pretty much|stuff|(?<!internet of )things|thing|whatever|gonna|wanna|gotta|yeah|ok so|you know|i mean|i guess|i think|i believe|i feel|like a lot|super (?:easy|fast|cool|nice|happy|useful|important|complex)|awesome|cool|crazy|insane|amazing|
guys|folks|bunch|loads of|tons of|messed|mess with|played around|play around|playing around|figured out|did stuff|did things|got stuff|anyway|anyways|basically just|just basically|etc etc|and stuff|or something|
or so|somehow|more or less|in some way|in a way|let's say|so to speak|to be honest|honestly|obviously|of course|as you can see|as mentioned|as stated|hopefully|probably|maybe|perhaps|was like|kinda|sorta|dunno|
the one that|what it did was|what i did was|what we did was|the way it was done|they use or used|was a thing|put simply`);

const SPOKEN_ZH = chinese(`
都说好用?|大家都说|就能用了|就可以了|就行了|就完事|然后(?!的)|弄好|弄了|弄成|重新弄|弄|搞定|搞了|搞(?!笑)|的话|那个|这个|什么的|之类的?|给它|把它|一下子?(?!单)|这样的?一个情况|这样子?(?=[，,。]|$)|那样|然后呢|就是说|就是|其实|相对来说|相对而言|大概(?!率)|感觉(?!神经)|觉得|好像|差不多|反正|
挺(?=[好快稳多大方])|蛮(?=[好快稳多大方])|有点|有些|老的|原来那个|不太好|方便一些|好用一些|快一些|咱|[啊呢吧嘛啦嗯哦](?=[，,。]|$)|东西(?!向)|玩意|事情|事儿|活儿|忙活|折腾|捣鼓|凑合|凑活|还行|还可以|不错`);

/** Words of talk in a text that is read, in order. */
export function spokenWords(text: string): PhraseMention[] {
  return [...mentions(SPOKEN_EN, text), ...mentions(SPOKEN_ZH, text)].sort((a, b) => a.span[0] - b.span[0]);
}
