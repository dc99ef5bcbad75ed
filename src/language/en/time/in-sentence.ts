import type { When } from "../../../types/time/when.ts";

/** Written times are for machines: a sentence says them in its own words. */
const ISO = /\d{4}-\d{2}-\d{2}/;
/** Phrases that stand in a sentence as they are. */
const STANDS_ALONE =
  /^(?:at|on|in|for|since|until|till|between|from|before|after|this|next|last|the|today|tomorrow|yesterday|tonight|later)\b/i;
const OWNED = /^(?:my|our)\s+/i;
const OWNS = /['’]s$/;

/** The time with its words as a part of a sentence, where they may be said again. */
export function withSentence(when: When): When {
  const words = inSentence(when.text);
  return words === undefined ? when : { ...when, inSentence: words };
}

/** A time as a part of a sentence: "tomorrow", "next week", "in March"; undefined for a written one. */
function inSentence(time: string): string | undefined {
  if (ISO.test(time)) return undefined;
  const own = time.replace(OWNED, "this ").replace(OWNS, "");
  return STANDS_ALONE.test(own) ? own : `in ${own}`;
}
