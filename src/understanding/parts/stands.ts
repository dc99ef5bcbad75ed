import type { Language } from "../../language/language.ts";
import type { Part } from "./part.ts";

/** Both sides of a cut have to fit a tool at least this well by themselves. */
const PART_SCORE = 0.5;
/** Or so well, and this many times better than any other and none. */
const LED_SCORE = 0.3;
const LEAD = 3;

/** A part fits a tool on its own and says more than one word. */
export function stands({ text, ranked: { tools, none } }: Part): boolean {
  const [best, second] = tools;
  if (best === undefined || best.score <= none || !/\s/.test(text)) return false;
  const beside = Math.max(none, second?.score ?? 0);
  return best.score >= PART_SCORE || (best.score >= LED_SCORE && best.score >= LEAD * beside);
}

/** A right side that asks for something: no mere time, no mere name ("Sarah to Friday"), not what is not to be. */
export function isRequest(part: Part, language: Language): boolean {
  const { parting, wish } = language.wordingOf(part.text);
  return stands(part) && !wish.isNoRequest && parting.tail.start > 0;
}

/** "Remind me to … and remind me to …" is two requests to one tool, "buy milk and buy eggs" is not. */
export function differs(one: Part, other: Part | undefined, language: Language): boolean {
  if (one.ranked.tools[0]?.name !== other?.ranked.tools[0]?.name) return true;
  if (!one.ranked.sure || !other?.ranked.sure) return false;
  const isWhole = other.text.split(/\s+/).length > 3;
  return isWhole && language.wordingOf(other.text).parting.opensAs(one.text);
}
