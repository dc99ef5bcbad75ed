import { restoredBy } from "../../clauses/restored.ts";
import { staysBy } from "../../clauses/stays.ts";

const IT = String.raw`(?:it|they|that|he|she)`;
const WAS = String.raw`(?:where|how|as|the way|when|what)\s+${IT}(?:\s+(?:was|were|is|are|had been|should be)|['’]s)(?:\s+(?:before|at first|supposed to be))?`;
const THING = String.raw`(?<thing>(?!(?:what|which|who|when|where|how|why|is|are|was|were|do|does|did|has|have|can|any\p{L}*|no\p{L}*|some\p{L}*|there|i|we|you)(?!\p{L}))(?:(?!\s(?:and|so|but)\s)[^,.;!?]){1,50}?)`;

const CLAUSES = {
  mark: /[,.;:!?–—]+\s+|\s+(?=(?:and|so|but)\s)/iu,
  opening:
    /^(?:(?:oh|ah|no+|so|and|but|well|then|please|just|actually|sorry|would you|could you|can you|will you|you can|i(?:['’]d| would) like you to|i want you to|kindly)(?![\p{L}'’])[\s,]*)*/iu,
};

/** "Leave it in": what was put somewhere stays there. "Leave it where it was" is none. */
export const staysDone = staysBy({
  ...CLAUSES,
  staying: [
    /^(?:leave|keep)\s+(?:it|that|this|them|those|these)(?:\s+one)?\s+(?:in|on|there|up|(?:in|on)\s+(?:there|(?:the|my|that)\s+\p{L}+(?:\s+(?:list|note|calendar|diary))?))(?:\s+(?:then|though|please|for now|after all|anyway))*$/iu,
  ],
});

/** What a text wants to be as it was: "put the vet back where it was, and move the dentist". */
export const restoredIn = restoredBy({
  ...CLAUSES,
  restoring: [
    String.raw`(?:put|move|shift|change|set|switch|bring|push|get)\s+${THING}\s+back(?:\s+(?:to\s+)?(?:${WAS}|its (?:old )?place)|\s+again)?`,
    String.raw`(?:put|move|change|set|bring)\s+back\s+${THING}`,
    String.raw`${THING}\s+(?:(?:can|should|must|is to|has to|needs to|wants to|ought to)\s+)?(?:stays?|staying|remains?|goes|go)\s+(?:back\s+)?${WAS}`,
    String.raw`${THING}\s+(?:(?:can|should|must|is to|has to)\s+)?(?:stays?|remains?)(?:\s+(?:put|at\s.+|on\s.+))?`,
    String.raw`leave\s+${THING}(?:\s+(?:without|with)\s.+)?\s+(?:${WAS}|alone|be)`,
    String.raw`keep\s+${THING}(?:\s+${WAS})?`,
    String.raw`(?:undo|reverse|revert)\s+(?<thing>that|it|this|the last (?:one|thing))`,
    String.raw`(?:undo|scrap|bin|cancel|delete|remove|drop|lose|get rid of|take (?:away|back|off|out))\s+(?:the|that) (?:new |last |other )?(?:one|thing)\s+(?:that\s+)?(?:you|we|i)(?:['’]ve|\s+have)?\s+(?:only\s+)?just\s+\p{L}+(?:\s+(?:in|up|on|down))?`,
    String.raw`take\s+(?:it|that|the flag|the tick)\s+(?:back\s+)?off\s+${THING}`,
    String.raw`un(?:flag|tick|mark|archive|delete)\s+${THING}`,
    String.raw`${THING}(?:['’]s|\s+is|\s+has|\s+are)?\s+(?:still\s+(?:to\s+(?:do|be done|come)|open|outstanding|due|needed|waiting|owing|on|not done|undone|pending|stands|hasn['’]t|isn['’]t|to (?:be )?\p{L}+)|not done(?: yet)?|not paid(?: yet)?)`,
    String.raw`i\s+(?:still\s+)?(?:need|want)\s+(?<thing>that|it|this|those|them)(?:\s+one)?(?:\s+still)?`,
  ].map((words) => new RegExp(`^${words}$`, "iu")),
});
