import { HOUR_WORDS } from "../../../numbers/vocabulary.ts";

const HOUR = String.raw`(?:${HOUR_WORDS}|\d{1,2}(?:[:.]\d\d)?)`;
const MINUTES = String.raw`(?:\s+(?:o['’]?clock|(?:oh\s)?five|ten|fifteen|twenty(?:[- ]five)?|thirty(?:[- ]five)?|forty(?:[- ]five)?|fifty(?:[- ]five)?))?`;
const TIME = String.raw`(?<time>(?:(?:half|quarter|ten|twenty)\s+(?:past\s+|to\s+)?)?${HOUR}${MINUTES}(?:\s*[ap]\.?m\b\.?)?)`;
const IS = String.raw`(?<thing>[\p{L}\p{N}][^,.;:!?]*?)(?:['’]s|\s+is)`;
const END = String.raw`(?=\s*(?:$|[,.;!?]|\s+(?:and|so|not|rather|instead)\b))`;
const NOW = [
  new RegExp(String.raw`^${IS}\s+(?:going to be\s+)?${TIME}\s+now${END}`, "iu"),
  new RegExp(String.raw`^${IS}\s+now\s+${TIME}${END}`, "iu"),
];
/** No record is called so. */
const NONE = /^(?:it|that|this|there|what|who|when|where|time|the time|he|she|i)$/iu;

/** "The choir's half six now" begins at that hour now; any other sentence as it is. */
export function asNowAt(sentence: string): string {
  for (const pattern of NOW) {
    const { thing, time } = pattern.exec(sentence)?.groups ?? {};
    if (thing === undefined || NONE.test(thing)) continue;
    return sentence.replace(pattern, `${thing} is now at ${time}`);
  }
  return sentence;
}
