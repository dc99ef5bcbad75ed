import { OPENING } from "../../../openings.ts";

/** What makes a request of what was said before it, and asks for nothing itself. */
const YOU = String.raw`(?:would|will|could|can|won['’]?t|wouldn['’]?t) (?:you|ya|yer)(?: please| kindly)*`;
const IF_YOU = String.raw`if (?:you(?:['’]d)? (?:would|will|could|can|please|don['’]?t mind|wouldn['’]?t mind|get (?:a|the) (?:chance|moment|minute|second)|be so kind|have (?:a|the) (?:chance|moment|minute|second))|it(?:['’]s| is) (?:not too much trouble|no (?:trouble|bother)|all the same to you))`;
const TAG = String.raw`(?:${YOU}|${IF_YOU}|when you (?:get|have) (?:a|the) (?:chance|moment|minute|second)|there['’]s a (?:dear|love|good \p{L}+))`;

/** Somebody's words after whom they go to: "text Kim I'm at the gate, come down". */
const WORDED = String.raw`(?:text|message|tell|let)\s+\S+[^,.;:!?]*\s(?:I|we|he|she|it|the|my)\b[^:]*,`;

/** "…, will you, she'll let him in": what follows is a sentence of its own. */
const INSIDE = new RegExp(String.raw`(?<=\S+\s\S+),\s+${TAG},\s+(?=\p{L})`, "giu");
const LAST = new RegExp(String.raw`(?<=\S+\s\S+)[,\s]+${TAG}\s*(?=[.!?…]*$)`, "iu");

/** What is told word for word may end so: "Text Odo: come if you can". */
const TOLD = new RegExp(
  String.raw`(?::|\b(?:saying|to say|that|tell \S+|${WORDED})\s).*[^,\s]\s+${TAG}\s*[.!?…]*$`,
  "iu",
);

/** "Where does she work, remind me?": a question, and nothing to be reminded of. */
const ASKED = new RegExp(
  String.raw`^(?<asks>${OPENING}(?:(?:and|so|but|now)\s+)*(?:(?:at|for|in|on|with|to|from|by) )?(?:what|when|where|who|whom|whose|which|why|how|is|are|was|do|does|did|has|have)(?:['’]s)?(?!\p{L}).*\S),\s+remind me(?: again)?(?:,? please)?\s*(?<end>[.!?…]*)$`,
  "isu",
);

/** A request without what only asks for it once more, behind it. */
export function withoutTag(sentence: string): string {
  const plain = sentence.replace(ASKED, "$<asks>$<end>").replace(INSIDE, ". ");
  return TOLD.test(plain) ? plain : plain.replace(LAST, "");
}
