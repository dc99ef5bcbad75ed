import { longestNamed } from "../../../longest-named.ts";
import { holidayNames } from "../../../when/holidays.ts";
import type { Holiday } from "../../../when/holidays.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Day } from "../../../../types/time/phrase.ts";
import { afterArticle } from "../vocabulary.ts";
import { readWhich } from "./read-day.ts";

export type ReadHoliday = { readonly day: Day; readonly weakness?: "feast" };

/** Words that holidays begin with and nothing else: only then the names of a country are looked up. */
const SURE: ReadonlySet<string> = new Set(
  "pfingsten pfingstsonntag pfingstmontag fronleichnam himmelfahrt reformationstag allerheiligen allerseelen nationalfeiertag staatsfeiertag bundesfeier bundesfeiertag stephanstag stefanitag auffahrt muttertag vatertag maifeiertag rosenmontag weiberfastnacht grundonnerstag karsamstag volkstrauertag totensonntag dreikonig dreikonigstag maria christi heilige frauentag weltkindertag busstag buss".split(
    " ",
  ),
);
/** Of which kind of day the second word tells. */
const FIRST_OF_TWO: ReadonlySet<string> = new Set([
  "tag",
  "erster",
  "ersten",
  "zweiten",
  "dritten",
  "vierten",
  "1",
  "2",
  "3",
  "4",
]);
const SECOND: ReadonlySet<string> = new Set(["der", "advent"]);
/** What people say for what the calendar calls otherwise. */
const OTHERWISE: ReadonlyMap<string, string> = new Map([
  ["pfingsten", "pfingstsonntag"],
  ["himmelfahrt", "christi himmelfahrt"],
  ["vatertag", "christi himmelfahrt"],
  ["tag der arbeit", "maifeiertag"],
  ["bundesfeier", "bundesfeiertag"],
  ["stefanitag", "stephanstag"],
  ["dreikonig", "heilige drei konige"],
  ["dreikonigstag", "heilige drei konige"],
  ["frauentag", "internationaler frauentag"],
  ["erster advent", "1 advent"],
  ["ersten advent", "1 advent"],
  ["zweiten advent", "2 advent"],
  ["dritten advent", "3 advent"],
  ["vierten advent", "4 advent"],
]);
/** Where in a country a day is a holiday that is none in all of it. */
const STATES: ReadonlyMap<string, string> = new Map([
  ["fronleichnam", "BY"],
  ["heilige drei konige", "BY"],
  ["maria himmelfahrt", "SL"],
  ["reformationstag", "BB"],
  ["internationaler frauentag", "BE"],
  ["weltkindertag", "TH"],
]);
const MOST_WORDS = 4;
/** Any year knows the names. */
const A_YEAR = 2026;

/** A holiday of the country: "am Tag der Deutschen Einheit", "nächstes Pfingsten", "Fronleichnam", "Nationalfeiertag". */
export function readHoliday(tokens: Tokens, start: number, country: string): Read<ReadHoliday> {
  const at = afterArticle(tokens, start);
  const which = readWhich(tokens, at);
  const place = which?.next ?? at;
  if (!mayBegin(tokens, place)) return undefined;
  const thingOf = (said: string): Holiday | undefined => named(said, country);
  const found = longestNamed(tokens, place, { most: MOST_WORDS, thingOf });
  if (!found) return undefined;
  const day = { kind: "holiday", holiday: found.value, which: which?.value ?? "bare" } as const;
  return { value: which ? { day } : { day, weakness: "feast" }, next: found.next };
}

function mayBegin(tokens: Tokens, at: number): boolean {
  const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (SURE.has(word)) return true;
  return FIRST_OF_TWO.has(word) && (SECOND.has(next) || wordAt(tokens, at + 2) === "advent");
}

function named(said: string, country: string): Holiday | undefined {
  const name = OTHERWISE.get(said) ?? said;
  const place = { country, language: "de" };
  if (holidayNames(place, A_YEAR).has(name)) return { ...place, name };
  const state = country === "DE" ? STATES.get(name) : undefined;
  if (state === undefined) return undefined;
  const part = { ...place, state };
  return holidayNames(part, A_YEAR).has(name) ? { ...part, name } : undefined;
}
