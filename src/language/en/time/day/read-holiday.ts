import { longestNamed } from "../../../longest-named.ts";
import { holidayDate, holidayNames } from "../../../when/holidays.ts";
import type { Holiday } from "../../../when/holidays.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Day } from "../../../../types/time/phrase.ts";
import { after } from "../vocabulary.ts";
import { monthAt } from "./date/months.ts";
import { readWhich } from "./read-which.ts";
import { readSaidYear } from "./date/read-year.ts";

export type ReadHoliday = { readonly day: Day; readonly weakness?: "feast" };

/** Words that holidays begin with and nothing else: only then the names of a country are looked up. */
const SURE: ReadonlySet<string> = new Set("juneteenth koningsdag anzac mlk martin".split(" "));
/** Words that a holiday begins with where "day", "friday" or "holiday" follows. */
const BEFORE_DAY: ReadonlySet<string> = new Set(
  "mothering memorial independence labor labour veterans columbus mother mothers father fathers presidents ascension assumption republic constitution national australia canada victoria remembrance reformation liberation unity waitangi bastille king kings women workers tax boss armistice black holy spring summer early all trinity family heritage flag canberra".split(
    " ",
  ),
);
const DAYS: ReadonlySet<string> = new Set(
  "day friday sunday monday thursday saturday holiday bank may luther saints souls".split(" "),
);
/** What people say for what the calendar calls otherwise. */
const OTHERWISE: ReadonlyMap<string, string> = new Map([
  ["mlk day", "martin luther king jr day"],
  ["martin luther king day", "martin luther king jr day"],
  ["presidents day", "washington birthday"],
  ["labor day", "labour day"],
  ["black friday", "day after thanksgiving day"],
  ["mothers day", "mother day"],
  ["mothering sunday", "mother day"],
  ["fathers day", "father day"],
  ["kings day", "king day"],
]);
const MOST_WORDS = 6;

/** A holiday of the country: "Memorial Day", "next Labour Day", "Juneteenth 2027". */
export function readHoliday(tokens: Tokens, start: number, country: string): Read<ReadHoliday> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const which = readWhich(tokens, at);
  const place = which?.next ?? at;
  if (!mayBegin(tokens, place)) return undefined;
  const calendar = calendarOf(country);
  const named = bankHoliday(tokens, place, calendar) ?? longestName(tokens, place, calendar);
  if (!named) return undefined;
  const day = {
    kind: "holiday",
    holiday: { ...calendar, name: named.value },
    which: which?.value ?? "bare",
  } as const;
  const year = which ? undefined : readSaidYear(tokens, named.next);
  if (year) return { value: { day: { ...day, ...year.value } }, next: year.next };
  return { value: which ? { day } : { day, weakness: "feast" }, next: named.next };
}

type Calendar = Omit<Holiday, "name">;

/** Of the countries of the United Kingdom, most people live in England. */
function calendarOf(country: string): Calendar {
  return { country, ...(country === "GB" ? { state: "ENG" } : {}), language: "en" };
}

/** "The August bank holiday": the only one of its month. */
function bankHoliday(tokens: Tokens, at: number, calendar: Calendar): Read<string> {
  const month = monthAt(tokens, at);
  const next = month === undefined ? undefined : after(tokens, at + 1, ["bank holiday"]);
  if (next === undefined) return undefined;
  const [only, other] = [...holidayNames(calendar, A_YEAR)].filter(
    (name) =>
      name.endsWith("bank holiday") && holidayDate({ ...calendar, name }, A_YEAR)?.month === month,
  );
  return only === undefined || other !== undefined ? undefined : { value: only, next };
}

function mayBegin(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  if (wordAt(tokens, at + 1) === "bank" && monthAt(tokens, at)) return true;
  return SURE.has(word) || (BEFORE_DAY.has(word) && DAYS.has(wordAt(tokens, at + 1)));
}

/** Any year knows the names. */
const A_YEAR = 2026;

function longestName(tokens: Tokens, at: number, calendar: Calendar): Read<string> {
  const names = holidayNames(calendar, A_YEAR);
  const thingOf = (said: string): string | undefined => {
    const name = OTHERWISE.get(said) ?? said;
    return names.has(name) ? name : undefined;
  };
  return longestNamed(tokens, at, { most: MOST_WORDS, thingOf });
}
