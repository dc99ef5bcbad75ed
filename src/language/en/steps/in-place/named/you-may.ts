import { CHANGES } from "../../selections/heads.ts";

const THING = String.raw`(?<thing>(?:the|my|our|that|those|these)\s+(?:(?!\b(?:and|but|I|we|you|he|she|it|they)\b)[^,.;:!?]){1,40}?)`;
const STARTS = String.raw`(?<=^|[.!?;]\s+|,\s+)(?<join>(?:(?:and|but|so|then)\s+)*)`;
const ENDS = String.raw`(?=\s*(?:$|[,.;!?]|\s(?:and|but|to|on|till|until|by|for)\b))`;
/** "The secateurs you may delete". */
const YOU_MAY = new RegExp(
  String.raw`${STARTS}${THING}\s+you\s+(?:may|can|could|might)\s+(?:now\s+|just\s+|please\s+)*(?<verb>(?:${CHANGES})(?:\s+(?:off|out|away))?)${ENDS}`,
  "giu",
);
/** "The potatoes I've ordered, so tick them". */
const I_HAVE = new RegExp(
  String.raw`${STARTS}${THING}\s+(?:I|we)(?:['’]ve|\s+have)\s+(?:already\s+|now\s+|just\s+)*\p{L}+(?:\s+(?:in|up|off|out|back|over|down))?(?:,\s+(?:so\s+)?|\s+so\s+)(?:you can\s+)?(?<verb>tick|cross|check|mark)\s+(?:them|it|that|those)(?:\s+(?:off|done|as done))?${ENDS}`,
  "giu",
);
/** What is asked for next is a sentence of its own. */
const NEXT = new RegExp(
  String.raw`(?<=^(?:tick|cross|check|mark|${CHANGES})\b[^.!?]*?)(?:,\s+|\s+)(?:and|but)\s+(?=(?:${CHANGES})\s+(?:the|my|our|that|those|these)\b)`,
  "iu",
);

/** A thing that is named before what may be done to it, behind that; any other sentence as it is. */
export function asAllowed(sentence: string): string {
  const asked = sentence
    .replaceAll(I_HAVE, (...found) => {
      const { join = "", thing = "" } = found.at(-1);
      return `${join}tick off ${thing}`;
    })
    .replaceAll(YOU_MAY, "$<join>$<verb> $<thing>");
  return asked === sentence ? sentence : asked.replace(NEXT, ". ");
}
