import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Season } from "../../../../types/time/day-part.ts";
import type { Period } from "../../../../types/time/phrase.ts";
import { readWhich } from "../day/read-which.ts";
import { readYear } from "../day/read-year.ts";

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
  const of = wordAt(tokens, place + 1) === "of" ? place + 2 : place + 1;
  const year = which ? undefined : readYear(tokens, of);
  if (year)
    return {
      value: { period: { kind, season, which: "bare", year: year.value } },
      next: year.next,
    };
  const period = { kind, season, which: which?.value ?? "bare" } as const;
  return { value: which ? { period } : { period, weakness: "month" }, next: place + 1 };
}

/** "The 1990s", "the 80s". */
export function readDecade(tokens: Tokens, start: number): Read<ReadSeason> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const written = `${wordAt(tokens, at)}${wordAt(tokens, at + 1)}`;
  if (at === start || !DECADE.test(written)) return undefined;
  const number = Number.parseInt(written, 10);
  const year = number >= 100 ? number : number + (number < 30 ? 2000 : 1900);
  return { value: { period: { kind: "decade", year } }, next: at + 2 };
}
