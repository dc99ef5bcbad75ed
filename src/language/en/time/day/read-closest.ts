import { readOrdinal } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Day } from "../../../../types/time/phrase.ts";
import { weekdayNamed } from "../vocabulary.ts";

type ReadBase = (tokens: Tokens, at: number) => Read<{ readonly day: Day }>;

/** "The closest Monday" alone. */
const TODAY = { kind: "relative", days: 0 } as const;
const CLOSEST: ReadonlySet<string> = new Set(["closest", "nearest"]);

/** "The closest Monday to 10 March", "the Friday nearest to Christmas", "the second closest Sunday to the 5th". */
export function readClosest(
  tokens: Tokens,
  start: number,
  readBase: ReadBase,
): Read<{ readonly day: Day }> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const rank = readOrdinal(tokens, at);
  const place = rank?.next ?? at;
  const closest = readClosestWeekday(tokens, place) ?? readClosestDate(tokens, place, readBase);
  if (!closest) return undefined;
  const { of, isLed } = closest.value;
  const to =
    readTo(tokens, closest.next, readBase) ??
    (isLed ? { value: TODAY, next: closest.next } : undefined);
  if (!to) return undefined;
  const day = { kind: "closest", nth: rank?.value ?? 1, of, to: to.value } as const;
  return { value: { day }, next: to.next };
}

/** "(The closest Monday) to 10 March". */
function readTo(tokens: Tokens, at: number, readBase: ReadBase): Read<Day> {
  const base = readBase(tokens, wordAt(tokens, at) === "to" ? at + 1 : at);
  return base && { value: base.value.day, next: base.next };
}

type Closest = { readonly of: number | Day; readonly isLed: boolean };

/** "(The second) closest Christmas", "the closest 3rd of May (to today)". */
function readClosestDate(tokens: Tokens, at: number, readBase: ReadBase): Read<Closest> {
  const base = CLOSEST.has(wordAt(tokens, at)) ? readBase(tokens, at + 1) : undefined;
  const isYearly = base && YEARLY.has(base.value.day.kind);
  return isYearly ? { value: { of: base.value.day, isLed: true }, next: base.next } : undefined;
}

const YEARLY: ReadonlySet<Day["kind"]> = new Set(["feast", "holiday", "date"]);

/** "Closest Monday", "Friday nearest": only the first, which a word leads, may stand alone. */
function readClosestWeekday(tokens: Tokens, at: number): Read<Closest> {
  const isLed = CLOSEST.has(wordAt(tokens, at));
  const weekday = weekdayNamed(wordAt(tokens, isLed ? at + 1 : at));
  const isClosest = isLed || CLOSEST.has(wordAt(tokens, at + 1));
  return weekday && isClosest ? { value: { of: weekday, isLed }, next: at + 2 } : undefined;
}
