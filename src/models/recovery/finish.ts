const CUT_OFF = /^(?:length|max_?(?:output_?|completion_?)?tokens|model_length|incomplete)$/i;
const WITHHELD =
  /^(?:content_?filter(?:ed)?|safety|refusal|blocklist|prohibited_content|sensitive|recitation)$/i;

/** Whether a provider's word says that the reply is unfinished, since it met a limit. */
export function isCutOff(finishReason = ''): boolean {
  return CUT_OFF.test(finishReason);
}

/** Whether a provider's word says that its filter or the model withheld the reply. */
export function isWithheld(finishReason = ''): boolean {
  return WITHHELD.test(finishReason);
}
