import { resolveWhen } from "../src/language/en/time/resolve-when.ts";
import type { Clock } from "../src/types/clock.ts";
import type { JsonObject } from "../src/types/json.ts";
import { dayWords, onDay, spanWords } from "./time-words.ts";
import { rangeOf } from "./time-range.ts";
import type { Range } from "./time-range.ts";
import { nextDay, startOfDay } from "./when.ts";

const ISO = /\d{4}-\d{2}-\d{2}/;
/** Phrases that stand in a sentence as they are. */
const STANDS_ALONE =
  /^(?:at|on|in|for|since|until|till|between|from|before|after|this|next|last|the|today|tomorrow|yesterday|tonight|later)\b/i;

/**
 * The stretch that said ends mean, as part of a sentence: "tomorrow", "on Friday 6 March", "next
 * week", "from tomorrow until Friday 6 March". Undefined where no end was said.
 */
export function rangeWords({ from, to }: JsonObject, clock: Clock): string | undefined {
  const start = typeof from === "string" ? from : undefined;
  const end = typeof to === "string" ? to : undefined;
  if (start === undefined && end === undefined) return undefined;
  if (end !== undefined)
    return stretchWords(rangeOf({ from: start, to: end }, clock, { openDays: 1 }), clock);
  const when = resolveWhen(start ?? "", clock);
  if (!when || start === undefined) return start;
  const isWholeDay = when.allDay && when.to <= nextDay(when.from, clock);
  if (isWholeDay || ISO.test(start)) return stretchWords(when, clock);
  const own = start.replace(/^(?:my|our)\s+/i, "this ");
  return STANDS_ALONE.test(own) ? own : `in ${own}`;
}

function stretchWords({ from, to }: Range, clock: Clock): string {
  const isOneDay = to <= nextDay(from, clock);
  if (!isOneDay) return `from ${dayWords(from, clock)} until ${dayWords(to - 1, clock)}`;
  const day = onDay(dayWords(from, clock));
  const isWhole = from === startOfDay(from, clock) && to === nextDay(from, clock);
  return isWhole ? day : `${day} from ${spanWords(from, to, clock)}`;
}
