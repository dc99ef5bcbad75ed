import type { StrayWords } from "../../../../when/half-read.ts";
import { wordAt } from "../../../../tokens.ts";
import type { Tokens } from "../../../../tokens.ts";
import { isBehindTime } from "./behind-time.ts";
import { isBeforeTime, isDayBefore } from "./before-time.ts";
import { hourBeside } from "./hour-beside.ts";
import { AND, EXCEPT, isNamed, isWritten } from "./names.ts";

const JOINTS: ReadonlySet<string> = new Set(
  ", - of on at in by the from to until till til through thru before after between around".split(
    " ",
  ),
);

/** English words that are nothing but times, where no reader took them. */
export const strayWords: StrayWords = {
  isTime: (tokens, at, step) =>
    isNamed(tokens, at) || (step > 0 ? isBehindTime(tokens, at) : isBeforeTime(tokens, at)),
  isJoint: (tokens, at, step) => {
    const word = wordAt(tokens, at);
    if (JOINTS.has(word) || isOfExcept(tokens, at)) return true;
    if (step > 0) return EXCEPT.has(word) || (AND.has(word) && isBehindTime(tokens, at + 1));
    return AND.has(word) && (isWritten(wordAt(tokens, at - 1)) || isDayBefore(tokens, at - 1));
  },
  lasting: new Set(["for", "lasting"]),
  hourBeside,
};

/** "Except for (Friday)". */
function isOfExcept(tokens: Tokens, at: number): boolean {
  return wordAt(tokens, at) === "for" && EXCEPT.has(wordAt(tokens, at - 1));
}
