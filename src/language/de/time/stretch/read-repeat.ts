import type { Unit } from "../../../../types/time/length.ts";
import type { PartName } from "../../../../types/time/day-part.ts";
import type { Day, Repeat } from "../../../../types/time/phrase.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { unitAt } from "../../numbers/read-duration.ts";
import { readNumber, readOrdinal } from "../../numbers/read-number.ts";
import { after, WEEKDAYS, WEEKLY } from "../vocabulary.ts";
import { isWorkday, monthAt, readPlaceOfDay } from "../day/read-date.ts";

/** "Täglich" may also say what kind of thing something is. */
export type RepeatWeakness = "adverb";
export type ReadRepeat = {
  readonly repeat: Repeat;
  readonly part?: PartName;
  readonly day?: Day;
  readonly weakness?: RepeatWeakness;
};

const WORKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];
const PARTS: ReadonlyMap<string, PartName> = new Map([
  ["morgen", "morning"],
  ["vormittag", "late-morning"],
  ["mittag", "lunchtime"],
  ["nachmittag", "afternoon"],
  ["abend", "evening"],
  ["nacht", "night"],
]);
const ADVERBS: ReadonlyMap<string, Repeat> = new Map([
  ["stundlich", every("HOURLY")],
  ["taglich", every("DAILY")],
  ["wochentlich", every("WEEKLY")],
  ["vierzehntagig", every("WEEKLY", 2)],
  ["zweiwochentlich", every("WEEKLY", 2)],
  ["monatlich", every("MONTHLY")],
  ["vierteljahrlich", every("MONTHLY", 3)],
  ["halbjahrlich", every("MONTHLY", 6)],
  ["jahrlich", every("YEARLY")],
]);
const FREQUENCIES: ReadonlyMap<Unit, Repeat["frequency"]> = new Map([
  ["minute", "MINUTELY"],
  ["hour", "HOURLY"],
  ["day", "DAILY"],
  ["week", "WEEKLY"],
  ["month", "MONTHLY"],
  ["year", "YEARLY"],
]);
const EVERY = ["jeden einzelnen", "jeden", "jede", "jedes", "jedem", "jeder", "alle", "aller"];
const ONCE = ["einmal die", "einmal pro", "einmal im", "einmal am", "einmal in der"];

/** "Jeden Montag und Freitag", "alle zwei Wochen", "montags", "werktags", "am 15. jeden Monats", "täglich". */
export function readRepeat(tokens: Tokens, at: number): Read<ReadRepeat> {
  return (
    readOfEveryMonth(tokens, at) ??
    readEvery(tokens, at) ??
    readWeekly(tokens, at) ??
    readGroup(tokens, at) ??
    readAdverb(tokens, at)
  );
}

/** A plain rhythm. */
export function every(
  frequency: Repeat["frequency"],
  interval = 1,
  weekdays: readonly number[] = [],
): Repeat {
  return { frequency, interval, weekdays };
}

/** "Jeden ersten Montag im Monat", "am 15. jeden Monats", "jeden 1. des Monats", "am letzten Freitag jedes Monats". */
function readOfEveryMonth(tokens: Tokens, start: number): Read<ReadRepeat> {
  const each = after(tokens, start, EVERY);
  const at = each ?? start;
  const nth = readPlaceOfDay(tokens, at);
  if (!nth) return undefined;
  const weekday = WEEKDAYS.get(wordAt(tokens, nth.next));
  const isWork = isWorkday(tokens, nth.next);
  const isDay = wordAt(tokens, nth.next) === "tag" || isWork;
  const end = weekday === undefined && !isDay ? nth.next : nth.next + 1;
  const monthly = after(tokens, end, ["jeden monats", "jedes monats", "jeden monat"]);
  const ofMonth = each === undefined ? undefined : after(tokens, end, ["im monat", "des monats"]);
  const next = monthly ?? ofMonth;
  if (next === undefined) return undefined;
  if (isWork)
    return { value: { repeat: { ...every("MONTHLY", 1, WORKDAYS), position: nth.value } }, next };
  const repeat =
    weekday === undefined
      ? { ...every("MONTHLY"), monthDays: [nth.value] }
      : { ...every("MONTHLY", 1, [weekday]), nths: [nth.value] };
  return { value: { repeat }, next };
}

function readEvery(tokens: Tokens, at: number): Read<ReadRepeat> {
  const start = after(tokens, at, [...ONCE, ...EVERY]);
  if (start === undefined) return undefined;
  const interval = readInterval(tokens, start);
  const place = interval?.next ?? start;
  const count = interval?.value ?? 1;
  return (
    readDays(tokens, place, count) ??
    readUnit(tokens, place, count) ??
    readPartOfDay(tokens, place) ??
    readYearly(tokens, start)
  );
}

/** "Zweiten", "zwei", "3."; "alle halbe Stunde" is thirty minutes. */
function readInterval(tokens: Tokens, at: number): Read<number> {
  const count = readOrdinal(tokens, at) ?? readNumber(tokens, at);
  const isWhole = count !== undefined && Number.isInteger(count.value) && count.value > 0;
  return isWhole && count.value < 1_000 ? count : undefined;
}

function readDays(tokens: Tokens, at: number, interval: number): Read<ReadRepeat> {
  const weekdays: number[] = [];
  let next = at;
  for (let place = at; ; place = afterAnd(tokens, next)) {
    const weekday = WEEKDAYS.get(wordAt(tokens, place)) ?? WEEKLY.get(wordAt(tokens, place));
    if (weekday === undefined) break;
    weekdays.push(weekday);
    next = place + 1;
  }
  if (weekdays.length > 0) {
    const part = PARTS.get(wordAt(tokens, next));
    const repeat = every("WEEKLY", interval, weekdays);
    return part ? { value: { repeat, part }, next: next + 1 } : { value: { repeat }, next };
  }
  return GROUPS.get(wordAt(tokens, at)) === undefined ? undefined : readGroup(tokens, at);
}

function readUnit(tokens: Tokens, at: number, interval: number): Read<ReadRepeat> {
  const isHalf = after(tokens, at, ["halbe stunde", "halben stunden"]);
  if (isHalf) return { value: { repeat: every("MINUTELY", 30) }, next: isHalf };
  const unit = unitAt(tokens, at);
  const frequency = unit && FREQUENCIES.get(unit);
  if (!frequency) return undefined;
  // "Alle vierzehn Tage" is every other week.
  const isWeeks = frequency === "DAILY" && interval > 0 && interval % 7 === 0;
  const repeat = isWeeks ? every("WEEKLY", interval / 7) : every(frequency, interval);
  return { value: { repeat }, next: at + 1 };
}

function readPartOfDay(tokens: Tokens, at: number): Read<ReadRepeat> {
  const part = PARTS.get(wordAt(tokens, at));
  return part && { value: { repeat: every("DAILY"), part }, next: at + 1 };
}

/** "Jeden 3. März", "jeden 15.". */
function readYearly(tokens: Tokens, at: number): Read<ReadRepeat> {
  const rank = readOrdinal(tokens, at);
  if (!rank || rank.value > 31) return undefined;
  const month = monthAt(tokens, rank.next);
  const day = { kind: "date", day: rank.value } as const;
  if (month === undefined) return { value: { repeat: every("MONTHLY"), day }, next: rank.next };
  return { value: { repeat: every("YEARLY"), day: { ...day, month } }, next: rank.next + 1 };
}

/** "Montags", "montags und donnerstags". */
function readWeekly(tokens: Tokens, at: number): Read<ReadRepeat> {
  return WEEKLY.has(wordAt(tokens, at)) ? readDays(tokens, at, 1) : undefined;
}

const GROUPS: ReadonlyMap<string, readonly number[]> = new Map([
  ["werktags", WORKDAYS],
  ["werktag", WORKDAYS],
  ["wochentags", WORKDAYS],
  ["wochentag", WORKDAYS],
  ["arbeitstag", WORKDAYS],
  ["wochenends", WEEKEND],
  ["wochenende", WEEKEND],
]);

/** "Werktags", "unter der Woche", "an Wochenenden"; "das Wochenende" alone is one. */
function readGroup(tokens: Tokens, at: number): Read<ReadRepeat> {
  const phrase = after(tokens, at, ["unter der woche", "an werktagen", "an wochentagen"]);
  if (phrase) return { value: { repeat: every("WEEKLY", 1, WORKDAYS) }, next: phrase };
  const ends = after(tokens, at, ["an wochenenden"]);
  if (ends) return { value: { repeat: every("WEEKLY", 1, WEEKEND) }, next: ends };
  const word = wordAt(tokens, at);
  const isEvery = EVERY.includes(wordAt(tokens, at - 1));
  const days = word.endsWith("s") || isEvery ? GROUPS.get(word) : undefined;
  return days && { value: { repeat: every("WEEKLY", 1, days) }, next: at + 1 };
}

function readAdverb(tokens: Tokens, at: number): Read<ReadRepeat> {
  const repeat = ADVERBS.get(wordAt(tokens, at));
  return repeat && { value: { repeat, weakness: "adverb" }, next: at + 1 };
}

function afterAnd(tokens: Tokens, at: number): number {
  return after(tokens, at, [", und", "und jeden", "und", ","]) ?? at;
}
