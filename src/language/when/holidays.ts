import type HolidaysOf from "date-holidays";
import { createRequire } from "node:module";
import { normalise } from "../normalise.ts";
import { localDate } from "./local-time.ts";
import type { LocalTime } from "./local-time.ts";

/** A holiday by what it is called in a country, in the words of a language. */
export type Holiday = {
  readonly country: string;
  /** A part of it that keeps days of its own. */
  readonly state?: string;
  readonly language: string;
  readonly name: string;
};

type Place = Omit<Holiday, "name">;
type Calendar = InstanceType<typeof HolidaysOf>;

const calendars = new Map<string, Calendar | undefined>();
const years = new Map<string, ReadonlyMap<string, string>>();
/** "Independence Day (substitute day)" is another day of the same name. */
const IN_BRACKETS = /\s*\([^)]*\)/g;

/** The day of a holiday in a year, without its time; undefined where there is none. */
export function holidayDate({ name, ...place }: Holiday, year: number): LocalTime | undefined {
  const [, month, day] = (datesIn(place, year).get(name) ?? "").split("-").map(Number);
  return month === undefined || day === undefined ? undefined : localDate(year, month, day);
}

/** What the holidays of a country are called there, as names are compared. */
export function holidayNames(place: Place, year: number): ReadonlySet<string> {
  return new Set(datesIn(place, year).keys());
}

const free = new Map<string, ReadonlySet<string>>();

/** A country's calendar in a language; of the countries of the United Kingdom, most people live in England. */
export function placeIn(country: string, language: string): Place {
  return { country, ...(country === "GB" ? { state: "ENG" } : {}), language };
}

/** Whether nobody works on a day in a country. */
export function isPublicHoliday(country: string, day: LocalTime): boolean {
  const place = placeIn(country, "en");
  const key = `${keyOf(place)} ${day.year}`;
  const known = free.get(key) ?? publicHolidays(place, day.year);
  free.set(key, known);
  return known.has(day.toFormat("yyyy-MM-dd"));
}

function publicHolidays(place: Place, year: number): ReadonlySet<string> {
  const all = calendarOf(place)?.getHolidays(year, place.language) ?? [];
  return new Set(all.flatMap(({ type, date }) => (type === "public" ? [date.slice(0, 10)] : [])));
}

/** As names are compared: no case, no signs, no "'s". */
function datesIn(place: Place, year: number): ReadonlyMap<string, string> {
  const key = `${keyOf(place)} ${year}`;
  const known = years.get(key);
  if (known) return known;
  const all = calendarOf(place)?.getHolidays(year, place.language) ?? [];
  const dates = new Map<string, string>();
  for (const { name, date, substitute } of all) {
    if (substitute) continue;
    const plain = normalise(name.replaceAll(IN_BRACKETS, ""));
    if (!dates.has(plain)) dates.set(plain, date.slice(0, 10));
  }
  years.set(key, dates);
  return dates;
}

/** The library weighs much and takes a fifth of a second to load: only where a holiday may be named. */
function calendarOf(place: Place): Calendar | undefined {
  const { country, state, language } = place;
  const key = keyOf(place);
  if (calendars.has(key)) return calendars.get(key);
  // `require` is typed to return anything.
  const Holidays = createRequire(import.meta.url)("date-holidays") as typeof HolidaysOf;
  const options = { languages: [language] };
  const calendar =
    state === undefined ? new Holidays(country, options) : new Holidays(country, state, options);
  calendars.set(key, calendar);
  return calendar;
}

function keyOf({ country, state = "", language }: Place): string {
  return `${country} ${state} ${language}`;
}
