import { unitAt } from "../../numbers/lengths/units.ts";
import { readClock } from "../clock/read-clock.ts";
import type { Token } from "../../../tokenise.ts";
import { PLURAL_WEEKDAYS, SHORT_WEEKDAYS, WEEKDAYS, after, isSaid } from "../vocabulary.ts";

type Side = "before" | "after";

/** Said between what is counted and where it is counted from. */
const SIDES: readonly (readonly [words: string, side: Side])[] = [
  ["prior to", "before"],
  ["ahead of", "before"],
  ["in advance of", "before"],
  ["preceding", "before"],
  ["following", "after"],
  ["subsequent to", "after"],
  ["shy of", "before"],
];
/** "Twenty minutes past nine" is a time of day. */
const LONG: ReadonlySet<string> = new Set(["day", "week", "month", "year"]);

/**
 * The same tokens with "before" and "after" for whatever says the same behind a unit or a weekday:
 * "three days following Easter", "the Monday prior to it". "This following week" stays.
 */
export function mendSides(tokens: readonly Token[]): readonly Token[] {
  const mended: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const side = isCounted(tokens, at - 1) ? sideAt(tokens, at) : aboutAt(tokens, at);
    const [first, last] = [tokens[at], tokens[(side?.next ?? at + 1) - 1]];
    if (first && last) mended.push(side ? { ...first, word: side.word, end: last.end } : first);
    at = side?.next ?? at + 1;
  }
  return mended;
}

function sideAt(
  tokens: readonly Token[],
  at: number,
): { readonly word: Side; readonly next: number } | undefined {
  const said = SIDES.find(([words]) => isSaid(tokens, at, words));
  if (said) return { word: said[1], next: at + said[0].split(" ").length };
  const isPast = tokens[at]?.word === "past" && LONG.has(unitAt(tokens, at - 1) ?? "");
  return isPast ? { word: "after", next: at + 1 } : undefined;
}

/** "Close to 9 am" */
function aboutAt(
  tokens: readonly Token[],
  at: number,
): { readonly word: "around"; readonly next: number } | undefined {
  const next = after(tokens, at, ["close to"]);
  const hour = next === undefined ? undefined : readClock(tokens, next);
  return next !== undefined && hour ? { word: "around", next } : undefined;
}

function isCounted(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  const isWeekday = [WEEKDAYS, PLURAL_WEEKDAYS, SHORT_WEEKDAYS].some((names) => names.has(word));
  return isWeekday || word === "weekend" || unitAt(tokens, at) !== undefined;
}
