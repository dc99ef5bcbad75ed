import { readOrdinal } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Day } from "../../../../types/time/phrase.ts";
import { SHORT_WEEKDAYS, WEEKDAYS } from "../vocabulary.ts";

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
  const isLed = CLOSEST.has(wordAt(tokens, place));
  const weekday = weekdayAt(tokens, isLed ? place + 1 : place);
  const link = place + (isLed ? 2 : 1);
  if (!weekday || (!isLed && !CLOSEST.has(wordAt(tokens, link)))) return undefined;
  const to = isLed ? link : link + 1;
  const base = readBase(tokens, wordAt(tokens, to) === "to" ? to + 1 : to);
  if (!base && (!isLed || wordAt(tokens, to) === "to")) return undefined;
  const { day: other } = base?.value ?? { day: TODAY };
  const day = { kind: "closest", nth: rank?.value ?? 1, weekday, to: other } as const;
  return { value: { day }, next: base?.next ?? to };
}

function weekdayAt(tokens: Tokens, at: number): number | undefined {
  return WEEKDAYS.get(wordAt(tokens, at)) ?? SHORT_WEEKDAYS.get(wordAt(tokens, at));
}
