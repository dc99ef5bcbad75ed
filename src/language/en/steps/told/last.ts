import type { ToldLast } from "../../../contract/steps.ts";
import { toldBefore } from "../../cues/told-back.ts";
import { OPENING } from "../../openings.ts";
import { clausesIn, personBefore } from "./clauses.ts";
import { TELLS_IT } from "./tells.ts";
import { IT, KEEPS, sentTo } from "./words.ts";

/** "Put it into the boat note". */
const KEPT = new RegExp(
  String.raw`^${OPENING}(?<verb>${KEEPS})(?:\s+down)?\s+${IT}(?:\s+down)?(?<rest>\s+(?:to|in|into|on|onto|under)\s+(?:the|my|our|that)\s+[^,.;:!?]*\bnote\b)(?:\s+(?:please|then|now|for me|too|as well))*[\s,.!?]*$`,
  "iu",
);

/** What was told last, to be passed on or kept, whatever is said around it: "text that to Kim, she's forever asking". */
export function toldLastIn(text: string): ToldLast | undefined {
  // What was said in the same breath is told, and not what was read before.
  if (toldBefore(text)) return undefined;
  const clauses = clausesIn(text);
  for (const [at, clause] of clauses.entries()) {
    const { verb, rest } = KEPT.exec(clause)?.groups ?? {};
    if (verb !== undefined) return { request: `${verb} it${rest}` };
    const groups = TELLS_IT.map((one) => one.exec(clause)?.groups).find((one) => one !== undefined);
    const { how, by = how, whom } = groups ?? {};
    if (by === undefined || whom === undefined) continue;
    const isPointed = /^(?:him|her|them)$/iu.test(whom);
    const who = isPointed ? (personBefore(clauses, at) ?? whom) : whom;
    const isName = !isPointed && !/^(?:my|the|our)\s/iu.test(who);
    return { request: sentTo(by, who), whom: isName ? who : undefined };
  }
  return undefined;
}
