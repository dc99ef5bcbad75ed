import { tailsBy } from "../../clauses/request-tail.ts";
import { findDurations } from "../numbers/lengths/find-duration.ts";
import { findWhen } from "../time/find-when.ts";
import { resolveWhen } from "../time/resolve-when.ts";

export const { beginsWithTime, dayIn, isInsideTime, missingDay, tailOf } = tailsBy({
  time: { findDurations, findWhen, resolveWhen },
  place:
    /\b(?:to|on|onto|in|into|from|off)\s+(?:the|my|our)\s+(?:[\p{L}'’-]+\s+){0,3}?(?:list|calendar|diary|folder)\b/giu,
  /** What may stand between two pieces of a tail. */
  between: /(?:[\s,.!?]|\b(?:at|on|in|for|to|by|from|until|please|too)\b)*$/i,
  leads: /^(?:at|on|in|for|to|by|from|until)$/i,
  /** "On the third Thursday of next month at half past two". */
  mostDayWords: 10,
});
