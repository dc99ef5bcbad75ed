import { readBelowHundred, readOrdinal } from "../../../numbers/read-number.ts";
import { readLateDay } from "../../day/date/read-rank.ts";
import { readSaidYear } from "../../day/date/read-year.ts";
import { wordAt } from "../../../../tokens.ts";
import type { Tokens } from "../../../../tokens.ts";
import { hoursOfEach } from "../../../../when/hours-of-each.ts";
import { NOTHING } from "../../../../when/merge-piece.ts";
import type { Phrase, Pieces } from "../../../../../types/time/phrase.ts";
import { afterComma, endsOf, isDash, readPieces } from "../../read-pieces.ts";
import type { Candidate, Reading } from "../../read-pieces.ts";
import { every } from "../../repeat/rhythm.ts";
import { fromTo } from "../../repeat/weekdays.ts";
import { monthAt } from "../../day/date/months.ts";
import { readDayThenMonth } from "../../day/date/read-day-month.ts";
import { readClock } from "../../clock/read-clock.ts";
import { endsWell } from "../../evidence/ends-well.ts";
import { after, isSaid, weekdayNamed } from "../../vocabulary.ts";

/** "between six to seven" is said too. */
const AND = ["and", "to", "-"];
const TO = ["to", "until", "till", "til", "through", "thru", "-"];
const FROM = [
  ...["starting", "beginning", "start", "begin"].flatMap((verb) =>
    ["from", "at", "on", "around", ""].map((lead) => `${verb} ${lead}`.trim()),
  ),
  "from",
];

/** "from A to B", "between A and B", with what was said before: "tomorrow from 2 to 4". */
export function readRange(
  tokens: Tokens,
  start: { readonly at: number; readonly shared: readonly Candidate<Pieces>[] },
  reading: Reading,
): readonly Candidate<Phrase>[] {
  const places = [{ value: NOTHING, next: start.at }, ...start.shared];
  return places.flatMap((place) => {
    const comma = afterComma(tokens, place.next);
    const at = isSaid(tokens, comma, "in between") ? comma + 1 : comma;
    const isBetween = wordAt(tokens, at) === "between";
    const start = isBetween ? at + 1 : after(tokens, at, FROM);
    if (start === undefined || (reading.isMoving && !isBetween)) return [];
    const ends = readEnds(tokens, start, { reading, word: isBetween ? "between" : "from" });
    return ends.map(({ value, next }) => ({
      value: { shared: place.value, range: value },
      next: afterInclusive(tokens, next),
    }));
  });
}

/** A last day is part of what was said anyway. */
function afterInclusive(tokens: Tokens, at: number): number {
  return after(tokens, at, [", inclusive", "inclusive", "included"]) ?? at;
}

type Ends = { readonly from: Pieces; readonly to: Pieces };

function readEnds(
  tokens: Tokens,
  at: number,
  { reading, word }: { readonly reading: Reading; readonly word: string },
): readonly Candidate<Ends>[] {
  const isBetween = word === "between";
  for (const way of [reading, endsOf(reading)]) {
    const froms = readPieces(tokens, at, { reading: way, lead: word });
    for (const from of froms.toReversed()) {
      const to = after(tokens, afterComma(tokens, from.next), isBetween ? AND : TO);
      const tos = to === undefined ? [] : readPieces(tokens, to, { reading, lead: word });
      const dated = to === undefined ? undefined : readDayBehind(tokens, to, from.value);
      if (dated) return [dated];
      if (tos.length > 0) {
        return tos.map(({ value, next }) => ({ value: { from: from.value, to: value }, next }));
      }
    }
  }
  return [];
}

/** "2 to 4 pm", "Monday to Friday", "March 5th - 8th": a range without "from". */
export function readOpenRange(
  tokens: Tokens,
  from: Candidate<Pieces>,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  if (reading.isMoving) return [];
  const months = readMonthsOn(tokens, from);
  if (months) return [months];
  if (from.value.repeat) {
    const at = after(tokens, from.next, TO);
    const ends = at === undefined ? [] : readPieces(tokens, at, { reading, lead: "from" });
    return hoursOfEach(from.value, ends);
  }
  const to = after(tokens, afterComma(tokens, from.next), TO) ?? behindSlash(tokens, from.next);
  if (to === undefined || isDash(tokens, from.next, from.value)) return [];
  const dated = readDayBehind(tokens, to, from.value);
  if (dated) return [{ value: { shared: NOTHING, range: dated.value }, next: dated.next }];
  const each = onEachDay(tokens, from, to);
  if (each) return [each];
  return readPieces(tokens, to, { reading, lead: "from" }).flatMap(({ value, next }) =>
    isEachDay(from.value, value) || isOfDays(tokens, { at: to, next, from: from.value, to: value })
      ? []
      : [
          {
            value: { shared: NOTHING, range: { from: from.value, to: value } },
            next: afterInclusive(tokens, next),
          },
        ],
  );
}

const ISO = /^\d{4}-\d{2}-\d{2}/;

/** "2027-03-01/2027-03-05", as ISO 8601 writes a stretch. */
function behindSlash(tokens: Tokens, at: number): number | undefined {
  const isSlash = wordAt(tokens, at) === "/" && ISO.test(wordAt(tokens, at + 1));
  return isSlash && ISO.test(wordAt(tokens, at - 1)) ? at + 1 : undefined;
}

function readDayBehind(tokens: Tokens, at: number, from: Pieces): Candidate<Ends> | undefined {
  const dated = readYearBehind(tokens, at, from);
  const late = dated ? undefined : readLateDay(tokens, at, from.days[0]);
  if (!late || from.days[1] || from.clock || from.part) return dated;
  return { value: { from, to: { days: [late.value] } }, next: late.next };
}

/** "(August 1) to 15, 2027": the year said behind is that of both. */
function readYearBehind(tokens: Tokens, at: number, from: Pieces): Candidate<Ends> | undefined {
  const [first, other] = from.days;
  const isDated = first?.kind === "date" && first.month !== undefined && first.year === undefined;
  if (!isDated || other || from.clock || from.part) return undefined;
  const day = readOrdinal(tokens, at) ?? readBelowHundred(tokens, at);
  const said = day && readSaidYear(tokens, day.next);
  if (!day || !said || day.value > LAST_DAY) return undefined;
  const to: Pieces = {
    days: [{ kind: "date", day: day.value, month: first.month, ...said.value }],
  };
  const start: Pieces = { ...from, days: [{ ...first, ...said.value }] };
  return { value: { from: start, to }, next: said.next };
}

const LAST_DAY = 31;

const THEN = [", and", "and", ","];

/** "(July) and August", "(June), July and August": one month after the other. */
function readMonthsOn(tokens: Tokens, from: Candidate<Pieces>): Candidate<Phrase> | undefined {
  const first = from.value.period;
  if (first?.kind !== "month" || first.which !== "bare" || from.value.days.length > 0)
    return undefined;
  let [month, next] = [first.month, from.next];
  for (let at = after(tokens, next, THEN); at !== undefined; at = after(tokens, next, THEN)) {
    if (monthAt(tokens, at) !== (month % 12) + 1) break;
    [month, next] = [(month % 12) + 1, at + 1];
  }
  if (month === first.month) return undefined;
  const year = readSaidYear(tokens, next);
  const last = { kind: "month", month, which: "bare", ...year?.value } as const;
  const start: Pieces = { ...from.value, period: { ...first, ...year?.value } };
  const to: Pieces = { days: [], period: last };
  return { value: { shared: NOTHING, range: { from: start, to } }, next: year?.next ?? next };
}

/** "Quarter to six Monday to Friday": at that hour on each of them. */
function onEachDay(
  tokens: Tokens,
  { value: { clock, days, ...rest } }: Candidate<Pieces>,
  to: number,
): Candidate<Phrase> | undefined {
  const [first, other] = days;
  const last = weekdayNamed(wordAt(tokens, to));
  if (!clock || other || first?.kind !== "weekday" || first.which !== "bare") return undefined;
  if (last === undefined || !endsWell(tokens, to + 1) || readClock(tokens, to + 1))
    return undefined;
  const repeat = every("WEEKLY", 1, fromTo(first.weekday, last));
  return { value: { shared: { ...rest, clock, days: [], repeat } }, next: to + 1 };
}

type Ended = {
  readonly at: number;
  readonly next: number;
  readonly from: Pieces;
  readonly to: Pieces;
};

/** "9 to 11 March at seven": days with an hour behind them, and none before them. */
function isOfDays(tokens: Tokens, { at, next, from, to }: Ended): boolean {
  const isBare = from.clock?.kind === "clock" && from.clock.isBare && from.days.length === 0;
  const date = isBare && to.clock ? readDayThenMonth(tokens, at) : undefined;
  return date !== undefined && date.next < next;
}

/** "Monday to Friday at eight" may be at eight on each of them: nobody knows. */
function isEachDay(from: Pieces, to: Pieces): boolean {
  const isDay = from.days.length > 0 && !from.clock && !from.part;
  return isDay && to.days.length > 0 && to.clock !== undefined;
}
