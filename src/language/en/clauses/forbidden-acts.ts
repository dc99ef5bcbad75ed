import type { ForbiddenAct } from "../../contract/requests.ts";
import { opening } from "../openings.ts";

const NOT = String.raw`(?:please\s+|just\s+)*(?:don['’]?t|do not|never|no need to|let['’]?s not|you (?:needn['’]?t|mustn['’]?t|don['’]?t (?:need|have) to))\s+(?:actually\s+|yet\s+|please\s+)?`;
/** The thing a request is about, and nothing with a name of its own. */
const IT = String.raw`(?:it|this|that|them|anything|any of (?:it|them|those|these))`;
const ANYBODY = "(?:any(?:one|body)(?: else)?|any of them)";
const SENDING = String.raw`(?:(?:send|post|share|submit)(?:\s+(?:${IT}|the (?:e-?mail|mail|message|text|reply|answer|draft)))?(?:\s+to ${ANYBODY})?|(?:e-?mail|text|message|tell|inform|notify|invite|contact|ask|write to)\s+${ANYBODY}(?:\s+(?:about|of) ${IT})?|let ${ANYBODY} know(?:\s+(?:about|of) ${IT})?)`;
const REMOVING = String.raw`(?:(?:delete|remove|cancel|erase|trash|bin|drop)\s+${IT}|throw ${IT} away|get rid of ${IT})`;
/** What may follow, to the end of its clause. */
const END = String.raw`(?:\s+(?:off|out|away|yet|just yet|now|just now|for now|for the moment|at the moment|please|though|either|straight away|right away|at once|today|tonight|thanks|thank you|ok|okay))*[\s,;.!?…–—-]*$`;

/** "Don't send it yet", "never tell anybody", "but please don't delete it". */
export const FORBIDDEN_ACTS: readonly (readonly [ForbiddenAct, RegExp])[] = [
  ["send", opening(`${NOT}${SENDING}${END}`)],
  ["remove", opening(`${NOT}${REMOVING}${END}`)],
];

/** "Write to Odo but don't send it": a clause of its own, although no mark stands before it. */
export const JOINED = new RegExp(
  String.raw`(?=\s(?:but|and|just|only|though)\s+${NOT}(?:${SENDING}|${REMOVING})${END})`,
  "i",
);
