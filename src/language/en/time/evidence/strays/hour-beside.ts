import { wordAt } from "../../../../tokens.ts";
import type { Tokens } from "../../../../tokens.ts";
import { readBelowHundred } from "../../../numbers/read-number.ts";
import { UNIT_VALUES } from "../../../numbers/vocabulary.ts";
import { AT, TO } from "../../clock/evidence/evidence-of-letters.ts";
import { isName, isNumbered } from "../../clock/evidence/named-number.ts";
import { readClock } from "../../clock/read-clock.ts";
import { endsWell } from "../ends-well.ts";

const MOST_WORDS = 5;
/** Before a number in words they say that it counts: "a table for six tomorrow", "the two on Friday". */
export const COUNTING: ReadonlySet<string> = new Set(
  "for of the these those my our all both with and or to about only just another".split(" "),
);
/** What stands behind them is a person, who has no number. */
const BEFORE_PERSON: ReadonlySet<string> = new Set(["with", "ask", "remind", "call", "tell"]);

/** Where a time of day begins that ends right before a day ("nine next Monday morning"), or ends that begins right behind one. */
export function hourBeside(tokens: Tokens, at: number, step: 1 | -1): number | undefined {
  if (step > 0) return isHour(tokens, at) ? readClock(tokens, at)?.next : undefined;
  for (let start = Math.max(0, at - MOST_WORDS); start < at; start += 1) {
    const next = readClock(tokens, start)?.next;
    if (next === at && isOfDay(tokens, start, at)) return start;
    // "Nine 14 March" is no fourteen minutes past.
    const isApart = next !== undefined && next > at && readBelowHundred(tokens, start)?.next === at;
    if (isApart && isOfDay(tokens, start, at)) return start;
  }
  return undefined;
}

/** Nothing is counted or called by it. */
function isHour(tokens: Tokens, at: number): boolean {
  const clock = readClock(tokens, at);
  const isAlone = clock !== undefined && endsWell(tokens, clock.next) && !isOf(tokens, clock.next);
  return isAlone && isTold(tokens, at, clock.next);
}

function isOf(tokens: Tokens, at: number): boolean {
  return wordAt(tokens, at) === "of";
}

function isOfDay(tokens: Tokens, at: number, next: number): boolean {
  const before = wordAt(tokens, at - 1);
  if (AT.has(before) || before === "from" || isFarEnd(tokens, at)) return true;
  if (!isTold(tokens, at, next)) return false;
  const { kind } = tokens[at] ?? {};
  return kind === "word" ? !COUNTING.has(before) : before !== "for" && !isPlace(tokens, at);
}

/** "Nine to eleven (tomorrow)", "between nine and eleven (3 days from Friday)". */
function isFarEnd(tokens: Tokens, at: number): boolean {
  const isBetween = wordAt(tokens, at - 1) === "and" && wordAt(tokens, at - 3) === "between";
  const isTo = isBetween || TO.has(wordAt(tokens, at - 1));
  const from = isTo ? readClock(tokens, at - 2) : undefined;
  const isCounted = COUNTING.has(wordAt(tokens, at - 3)) && !isBetween;
  return !isCounted && from !== undefined && from.next >= at - 1 && isTold(tokens, at - 2, at - 1);
}

/** A number of a clock, and of nothing that was named before it. */
function isTold(tokens: Tokens, at: number, next: number): boolean {
  const { weakness, clock } = readClock(tokens, at)?.value ?? {};
  if (weakness === undefined || clock?.kind !== "clock") return false;
  if (isOfNumbered(tokens, at) || isName({ tokens, at, next, isAnchored: false })) return false;
  // Of many figures only those of a clock's face: 1930.
  const word = wordAt(tokens, at);
  if (/^\d{3,}$/.test(word)) return Number(word) % 5 === 0;
  return weakness !== "hour" || (UNIT_VALUES.get(word) ?? Number(word)) !== 1;
}

/** "Room 3", "chapters 3 to 5". */
function isOfNumbered(tokens: Tokens, at: number): boolean {
  const isEnd = TO.has(wordAt(tokens, at - 1)) && isNumbered(wordAt(tokens, at - 3));
  return isEnd || isNumbered(wordAt(tokens, at - 1));
}

/** "Brasserie 19 on Friday" is a place, "with Ana 9 on Friday" an hour. */
function isPlace(tokens: Tokens, at: number): boolean {
  const isCapital = /^\p{Lu}/u.test(tokens[at - 1]?.raw ?? "");
  return isCapital && at > 1 && !BEFORE_PERSON.has(wordAt(tokens, at - 2));
}
