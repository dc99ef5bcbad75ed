import type { Day, Pieces } from "../../../types/time/phrase.ts";

type Ends = { readonly from: Pieces; readonly to: Pieces };
type DateOfMonth = Extract<Day, { kind: "date" }>;

/** "5 to 8 March", "March 5 to 8", "Tuesday 9 to Thursday 11 June": a bare number beside a date is a date too. */
export function withDays({ from, to }: Ends): Ends {
  if (isDated(to) && isBareNumber(from)) return { from: asDay(from), to };
  return isDated(from) && isBareNumber(to) ? { from, to: asDay(to) } : { from, to };
}

/** The first end with what the second says of its days: the month, the year, the week they are of. */
export function withDaysOf(from: Pieces, to: Pieces): Pieces {
  return withWeek(withPeriod(withYearOfMonth(withYear(withMonth(from, to), to), to), to), to);
}

/** "Monday to Friday of the week after Easter". */
function withWeek(from: Pieces, { days: [last] }: Pieces): Pieces {
  const [first, other] = from.days;
  const isOpen = first?.kind === "weekday" && first.which === "bare" && !other;
  if (!isOpen || last?.kind !== "nth-day" || last.weekday === undefined) return from;
  return { ...from, days: [{ ...last, weekday: first.weekday }] };
}

function dateIn({ days }: Pieces): DateOfMonth | undefined {
  return days.find((day) => day.kind === "date");
}

function hasMonth({ month, monthShift }: DateOfMonth): boolean {
  return month !== undefined || monthShift !== undefined;
}

function isDated(pieces: Pieces): boolean {
  return !pieces.clock && dateIn(pieces) !== undefined;
}

function isBareNumber({ days, part, clock }: Pieces): boolean {
  const isAlone = part === undefined && days.every(({ kind }) => kind === "weekday");
  return isAlone && clock?.kind === "clock" && clock.isBare === true;
}

function asDay({ days, clock }: Pieces): Pieces {
  return clock?.kind === "clock"
    ? { days: [...days, { kind: "date", day: clock.hour }] }
    : { days };
}

function withDate({ days, ...rest }: Pieces, date: DateOfMonth): Pieces {
  return { ...rest, days: days.map((day) => (day.kind === "date" ? date : day)) };
}

/** "The 5th to the 8th of March": the month is said once. */
function withMonth(from: Pieces, to: Pieces): Pieces {
  const [first, last] = [dateIn(from), dateIn(to)];
  if (!first || !last || hasMonth(first) || !hasMonth(last)) return from;
  const { kind: _, day: __, ...month } = first.day > last.day ? monthBefore(last) : last;
  return withDate(from, { ...first, ...month });
}

/** "The 28th to the 2nd of April". */
function monthBefore({ month, monthShift, year, ...date }: DateOfMonth): DateOfMonth {
  if (month === undefined) return { ...date, monthShift: (monthShift ?? 0) - 1 };
  const isNewYear = month === 1;
  const said = year === undefined ? {} : { year: isNewYear ? year - 1 : year };
  return { ...date, month: isNewYear ? LAST_MONTH : month - 1, ...said };
}

const LAST_MONTH = 12;

/** "3 June to 7 June 2027": the year is said once, and the start lies before the end. */
function withYear(from: Pieces, to: Pieces): Pieces {
  const [first, last] = [dateIn(from), dateIn(to)];
  if (first?.month === undefined || first.year !== undefined) return from;
  if (last?.year === undefined || last.month === undefined) return from;
  const isYearBefore = first.month > last.month;
  return withDate(from, { ...first, year: last.year - (isYearBefore ? 1 : 0) });
}

/** "March to May 2027", "November to February 2027": the same of whole months. */
function withYearOfMonth(from: Pieces, to: Pieces): Pieces {
  const [first, last] = [from.period, to.period];
  if (first?.kind !== "month" || last?.kind !== "month" || last.year === undefined) return from;
  if (first.year !== undefined || first.yearShift !== undefined || first.which !== "bare")
    return from;
  const year = last.year - (first.month > last.month ? 1 : 0);
  return { ...from, period: { ...first, year } };
}

/** "Monday to Thursday next week": both are of that week. */
function withPeriod(from: Pieces, { period, days }: Pieces): Pieces {
  const [first, second] = from.days;
  const isBare = first?.kind === "weekday" && first.which === "bare" && !second;
  const isShared = isBare && days.length > 0 && period !== undefined && from.period === undefined;
  return isShared ? { ...from, period } : from;
}
