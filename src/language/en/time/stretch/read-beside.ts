import { readDuration } from "../../numbers/lengths/read-duration.ts";
import type { Length } from "../../../../types/time/length.ts";
import type { Day, Phrase, Pieces } from "../../../../types/time/phrase.ts";
import { NOTHING } from "../../../when/merge-piece.ts";
import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";
import { readClock } from "../clock/read-clock.ts";
import { readDate } from "../day/date/read-date.ts";
import { readDay } from "../day/read-day.ts";
import type { Candidate } from "../read-pieces.ts";
import { after } from "../vocabulary.ts";

const LEADS: ReadonlySet<string> = new Set(["in", "during", "for", "over", "within"]);
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** "The three days before Easter", "the half hour after noon": all of that time, up to it or from it on. */
export function readBeside(tokens: Tokens, start: number): readonly Candidate<Phrase>[] {
  const at = LEADS.has(wordAt(tokens, start)) ? start + 1 : start;
  const length = wordAt(tokens, at) === "the" ? readDuration(tokens, at + 1) : undefined;
  const [only, more] = length?.value ?? [];
  const link = length && wordAt(tokens, length.next);
  if (!length || !only || more || (link !== "before" && link !== "after")) return [];
  const side = link === "before" ? -1 : 1;
  return only.unit === "hour" || only.unit === "minute"
    ? besideClock(tokens, length.next + 1, side * msOf(only))
    : besideDay(tokens, length.next + 1, { ...only, amount: side * only.amount });
}

function msOf({ amount, unit }: Length): number {
  return amount * (unit === "hour" ? HOUR_MS : MINUTE_MS);
}

function besideClock(tokens: Tokens, at: number, ms: number): readonly Candidate<Phrase>[] {
  const clock = readClock(tokens, at);
  if (clock?.value.clock.kind !== "clock") return [];
  const { weakness: _, ...value } = clock.value;
  const day = readDay(tokens, after(tokens, clock.next, ["on"]) ?? clock.next);
  const base: Pieces = { days: day ? [day.value.day] : [], ...value };
  const other: Pieces = { ...base, offsetMs: ms };
  return [inOrder(ms, { base, other }, day?.next ?? clock.next)];
}

/** Several days: one alone is a day counted from another. */
function besideDay(
  tokens: Tokens,
  at: number,
  { amount, unit }: Length,
): readonly Candidate<Phrase>[] {
  const day = readDay(tokens, at) ?? readDate(tokens, at);
  const base = day?.value.day;
  const isWhole = Number.isInteger(amount) && (unit !== "day" || Math.abs(amount) > 1);
  if (!day || !base || !isWhole) return [];
  const side = Math.sign(amount);
  const shifted = (by: number, of: Length["unit"]): Day => ({
    kind: "shifted",
    amount: by,
    unit: of,
    base,
  });
  const near: Pieces = { days: [shifted(side, "day")] };
  const far: Pieces = { days: [shifted(amount, unit)] };
  return [inOrder(side, { base: near, other: far }, day.next)];
}

type Ends = { readonly base: Pieces; readonly other: Pieces };

function inOrder(side: number, { base, other }: Ends, next: number): Candidate<Phrase> {
  const range = side > 0 ? { from: base, to: other } : { from: other, to: base };
  return { value: { shared: NOTHING, range }, next };
}
