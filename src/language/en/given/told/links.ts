import { PAUSE } from "../around.ts";
import type { Saying } from "./direct/as-told.ts";
import { SOME, THING } from "./way.ts";

/** By what it goes, and what is said around that. */
const BY = String.raw`(?:(?:,?\s+(?:both|all|too|for me|from me|from us|from all of us|please|pls|would you|will you|could you|can you|when you (?:can|get a (?:minute|sec|chance))|if you (?:would|could|can|don['’]t mind)|this|there|as a text|right now|now|asap|know|back)|,?\s+(?:by|via|over|in|on|with)\s+(?:an?\s+)?(?:text|sms|message|e-?mail|mail|whatsapp)|\s+${SOME}${THING}(?:\s+(?:off|over))?)\b)*`;
const THEM = String.raw`(?:him|her|them|both)`;

/** What leads to the words themselves. */
const LINKS: readonly (readonly [Saying | undefined, string])[] = [
  [
    "ask",
    String.raw`(?:${PAUSE}|\s+)(?:and\s+|to\s+|just\s+)*(?:ask(?:ing)?|see|check|find\s+out)(?:\s+${THEM})?\s+(?=(?:if|whether|what|which|when|where|who|why|how|does|do|is|are|can|could|will|would|for|to)\b)`,
  ],
  [
    "thank",
    String.raw`(?:${PAUSE}|\s+)(?:and\s+|to\s+)?(?:thank(?:ing)?\s+${THEM}|say(?:ing)?\s+thanks|saying\s+thank\s+you)\s+(?=for\b)`,
  ],
  ["thank", String.raw`\s+(?:an?\s+)?(?:big\s+|huge\s+)?thank[\s-]you\s+(?=for\b)`],
  [
    "sorry",
    String.raw`(?:${PAUSE}|\s+)(?:and\s+|to\s+)?(?:apologi[sz](?:e|ing)|say(?:ing)?\s+(?:i['’]m\s+)?sorry)\s+(?=(?:for|about|that|i)\b)`,
  ],
  ["remind", String.raw`(?:${PAUSE}|\s+)(?:and\s+|to\s+)?remind(?:ing)?\s+${THEM}\s+`],
  [
    undefined,
    String.raw`(?:${PAUSE}|\s+)(?:and\s+|to\s+|just\s+)*(?:(?:say(?:ing|s)?|tell(?:ing)?\s+${THEM}|let(?:ting)?\s+${THEM}\s+know|that\s+says|to\s+say)(?:\s+that)?|that(?!\s*,|\s+\p{L}+\s*(?:[,.!?]|$)))[\s:,]+`,
  ],
  [undefined, PAUSE],
];
const AFTER = LINKS.map(
  ([saying, link]) =>
    [saying, new RegExp(String.raw`^(?<by>${BY})${link}(?<words>\S.*)$`, "isu")] as const,
);

/** Words that begin a clause right behind whom it is said to. */
const CLAUSE = new RegExp(
  String.raw`^(?<by>${BY})\s+(?<words>(?:i|we|you|he|she|it|they|there|his|her|my|our|not|yes|no|happy|good|sorry|thanks|well done|congrats|congratulations|see you|goodnight|don['’]t)(?:['’]\S+)?(?:[\s.!]|$).*|(?:not\s+)?to\s+(?!(?:say|tell|ask|let|thank|apologi[sz]e|check|see|find|remind|confirm|wish|congratulate|know|the|my|our|an?)\b)\p{Ll}.*)$`,
  "isu",
);
const FINITE = String.raw`(?:['’](?:s|ll|d|ve|re)|\s+(?:is|are|was|were|has|have|had|will|would|can|can['’]?t|won['’]?t|isn['’]?t|needs?|wants?|says?|said|opens?|shuts?|leaves?|starts?|comes?|came|went|got|rang|called|owes?))`;
/** The same with a thing or somebody of whom something is told: "let Jo know the shop opens at nine". */
const OF_THING = new RegExp(
  String.raw`^(?<by>${BY})\s+(?<words>(?:(?:the|my|our|your|his|her)\s+(?:\p{L}+\s+){0,3}?\p{L}+|\p{Lu}\p{L}+)${FINITE}\b.*)$`,
  "su",
);
const QUESTION = new RegExp(
  String.raw`^(?<by>${BY})\s+(?<words>(?:if|whether|what|which|when|where|who|why|how|does|do|is|are|can|could|will|would|has|have|to|for)\s+\S.*)$`,
  "isu",
);
const DEED: Readonly<Partial<Record<Saying, RegExp>>> = {
  thank: new RegExp(String.raw`^(?<by>${BY})\s+(?<words>for\s+\S.*)$`, "isu"),
  congratulate: new RegExp(String.raw`^(?<by>${BY})\s+(?<words>on\s+\S.*)$`, "isu"),
  wish: new RegExp(
    String.raw`^(?<by>${BY})\s+(?<words>(?:an?|good|all|the|many|luck|well)\b.*)$`,
    "isu",
  ),
  sorry: new RegExp(String.raw`^(?<by>${BY})\s+(?<words>(?:for|about|that)\s+\S.*)$`, "isu"),
  ask: QUESTION,
  tell: CLAUSE,
};

/** What is told behind whom it is told to, by what, and what leads to it. */
export type Told = {
  readonly saying: Saying;
  readonly by: string;
  readonly link: string;
  readonly words: string;
};

/** What is told behind whom it is told to; undefined where no word leads to it. */
export function toldBehind(behind: string, saying: Saying): Told | undefined {
  const own = (DEED[saying]?.exec(behind) ?? (saying === "tell" ? OF_THING.exec(behind) : null))
    ?.groups;
  if (own) return { saying, by: own["by"] ?? "", link: "", words: own["words"] ?? "" };
  for (const [other, link] of AFTER) {
    const { by = "", words } = link.exec(behind)?.groups ?? {};
    if (words === undefined) continue;
    const lead = behind.slice(by.length, behind.length - words.length);
    return { saying: other ?? (saying === "ask" ? "ask" : "tell"), by, link: lead, words };
  }
  return undefined;
}

/** "Ann and Joe both need a text saying …", "Joe wants telling, …", "Ann should know that …". */
export const NEEDING = new RegExp(
  String.raw`^\s+(?:both\s+)?(?:needs?|wants?|ought|should|must|has|have|gets?|is|are)(?:\s+to)?\s+(?<by>${SOME}${THING}|(?:be\s+)?(?:telling|told|know|hear|informing|informed)(?:\s+(?:by|from\s+me\s+by|in|via)\s+(?:an?\s+)?${THING})?)(?:\s+(?:saying|to say|that|that says)(?:\s+that)?\s+|${PAUSE}(?:saying\s+)?(?:that\s+)?)(?<words>\S.*)$`,
  "isu",
);
