import { readOrdinal } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Season } from "../../../../types/time/day-part.ts";
import type { Period } from "../../../../types/time/phrase.ts";
import { readWhich } from "../day/read-which.ts";
import { readSaidYear } from "../day/date/read-year.ts";

const SEASONS: ReadonlyMap<string, Season> = new Map([
  ["spring", "spring"],
  ["summer", "summer"],
  ["autumn", "autumn"],
  ["fall", "autumn"],
  ["winter", "winter"],
]);
const DECADE = /^(?:(?:19|20)?\d0)s$/;

export type ReadSeason = { readonly period: Period; readonly weakness?: "month" };

/** "This winter", "the summer of 2027", "next season", "spring"; "fall" and "spring" are verbs too. */
export function readSeason(tokens: Tokens, start: number): Read<ReadSeason> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const which = readWhich(tokens, at);
  const place = which?.next ?? at;
  const word = wordAt(tokens, place);
  const season = SEASONS.get(word);
  const kind = "season" as const;
  if (word === "season" && which) {
    return { value: { period: { kind, which: which.value } }, next: place + 1 };
  }
  if (!season) return undefined;
  const year = which ? undefined : readSaidYear(tokens, place + 1);
  if (year)
    return {
      value: { period: { kind, season, which: "bare", ...year.value } },
      next: year.next,
    };
  const period = { kind, season, which: which?.value ?? "bare" } as const;
  return { value: which ? { period } : { period, weakness: "month" }, next: place + 1 };
}

/** "The 1990s", "the 80s". */
export function readDecade(tokens: Tokens, start: number): Read<ReadSeason> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const tens = TENS.get(wordAt(tokens, at));
  if (tens !== undefined && at > start)
    return { value: { period: { kind: "decade", year: decadeOf(tens) } }, next: at + 1 };
  const spelt = wordAt(tokens, at) === "nineteen" ? TENS.get(wordAt(tokens, at + 1)) : undefined;
  if (spelt !== undefined)
    return { value: { period: { kind: "decade", year: 1900 + spelt } }, next: at + 2 };
  // "'80s", "80's"
  const digits = isSign(tokens, at) ? at + 1 : at;
  const end = isSign(tokens, digits + 1) ? digits + 2 : digits + 1;
  const written = `${wordAt(tokens, digits)}${wordAt(tokens, end)}`;
  // "1980s" is a decade, "80s" eighty seconds.
  if (!DECADE.test(written) || (at === start && written.length < 5)) return undefined;
  const number = Number.parseInt(written, 10);
  const year = number >= 100 ? number : decadeOf(number);
  return { value: { period: { kind: "decade", year } }, next: end + 1 };
}

function isSign(tokens: Tokens, at: number): boolean {
  return /^['’‘]$/.test(wordAt(tokens, at));
}

function decadeOf(tens: number): number {
  return tens + (tens < 30 ? 2000 : 1900);
}

const TENS: ReadonlyMap<string, number> = new Map(
  "twenties thirties forties fifties sixties seventies eighties nineties"
    .split(" ")
    .map((name, index) => [name, 20 + index * 10]),
);

/** "The 21st century". */
export function readCentury(tokens: Tokens, start: number): Read<ReadSeason> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const rank = readOrdinal(tokens, at);
  if (!rank || wordAt(tokens, rank.next) !== "century") return undefined;
  const year = (rank.value - 1) * 100;
  return { value: { period: { kind: "century", year } }, next: rank.next + 1 };
}
