import { longestNamed } from "../../../../longest-named.ts";
import { holidayDate, holidayNames, placeIn } from "../../../../when/holidays.ts";
import type { Holiday } from "../../../../when/holidays.ts";
import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import { heldIn } from "../../held-by.ts";
import { after } from "../../vocabulary.ts";
import { monthAt } from "../date/months.ts";

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

/** Whose holidays are known by name wherever English is spoken, in the order in which they are thought of. */
const ELSEWHERE = ["US", "GB", "IE", "CA", "AU", "NZ"];

/** A holiday of the country, else of another where English is spoken: "Memorial Day", "Juneteenth", "the August bank holiday". */
export function readHoliday(tokens: Tokens, at: number, whose?: string): Read<Holiday> {
  if (!mayBegin(tokens, at) && whose === undefined) return undefined;
  const countries = whose === undefined ? [heldIn(tokens).country, ...ELSEWHERE] : [whose];
  for (const country of new Set(countries)) {
    const calendar = placeIn(country, "en");
    const named = bankHoliday(tokens, at, calendar) ?? longestName(tokens, at, calendar);
    if (named) return { value: { ...calendar, name: named.value }, next: named.next };
  }
  return undefined;
}

type Calendar = Omit<Holiday, "name">;

const EDGES: ReadonlySet<string> = new Set(["early", "late"]);

/** "The August bank holiday": the only one of its month; "the late May bank holiday". */
function bankHoliday(tokens: Tokens, at: number, calendar: Calendar): Read<string> {
  const isEdged = EDGES.has(wordAt(tokens, at));
  const place = isEdged ? at + 1 : at;
  const month = monthAt(tokens, place);
  const names = ["bank holiday monday", "bank holiday"];
  const next = month === undefined ? undefined : after(tokens, place + 1, names);
  if (next === undefined) return undefined;
  const all = [...holidayNames(calendar, A_YEAR)].filter(
    (name) =>
      name.endsWith("bank holiday") && holidayDate({ ...calendar, name }, A_YEAR)?.month === month,
  );
  const only = isEdged ? all.at(wordAt(tokens, at) === "late" ? -1 : 0) : all[0];
  return only === undefined || (!isEdged && all.length > 1) ? undefined : { value: only, next };
}

function mayBegin(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  const bank = EDGES.has(word) ? at + 2 : at + 1;
  if (wordAt(tokens, bank) === "bank" && monthAt(tokens, bank - 1)) return true;
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
