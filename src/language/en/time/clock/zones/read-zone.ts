import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import { after, WEEKDAYS } from "../../vocabulary.ts";
import { readUtcOffset } from "./read-utc-offset.ts";
import { CALLED, CAPITAL_ZONES, REGIONS, ZONES } from "./zone-names.ts";

/** The zone named right behind a time of day, in brackets or not: "4 pm CET", "9:00 (Pacific time)". */
export function readZone(tokens: Tokens, at: number): Read<string> {
  if (wordAt(tokens, at) !== "(") return readNamed(tokens, at);
  const zone = readNamed(tokens, at + 1) ?? readRegion(tokens, at + 1, ")");
  return zone && wordAt(tokens, zone.next) === ")" ? { ...zone, next: zone.next + 1 } : undefined;
}

function readNamed(tokens: Tokens, at: number): Read<string> {
  const named = readNamedZone(tokens, at) ?? readUtcOffset(tokens, at);
  if (named) return named;
  const zone = ZONES.get(wordAt(tokens, at)) ?? CAPITAL_ZONES.get(tokens[at]?.raw ?? "");
  return zone === undefined ? readRegion(tokens, at) : { value: zone, next: at + 1 };
}

const MOST_WORDS = 3;
const TIME = ["time", "standard time", "daylight time", "summer time", "daylight saving time"];

/** "London time", "New York time", "Pacific time", "Central European Summer Time". */
function readNamedZone(tokens: Tokens, at: number): Read<string> {
  for (let length = 1; length <= MOST_WORDS; length += 1) {
    const next = after(tokens, at + length, TIME);
    if (next === undefined) continue;
    const name = tokens
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(" ");
    const zone = CALLED.get(name) ?? cities().get(name);
    if (zone !== undefined) return { value: zone, next };
  }
  return undefined;
}

/** What may follow "4 pm Pacific"; "4 pm Central Park" is a place. */
const GOES_ON: ReadonlySet<string> = new Set(
  "on the and but please this next tomorrow today tonight for with to until till".split(" "),
);

/** "4 pm Pacific", "9 Eastern on Friday". */
function readRegion(tokens: Tokens, at: number, closing?: string): Read<string> {
  const zone = REGIONS.get(wordAt(tokens, at));
  const next = tokens[at + 1];
  const isLast = !next || next.kind === "mark" || GOES_ON.has(next.word) || isDay(next.word);
  return zone !== undefined && (isLast || next?.word === closing)
    ? { value: zone, next: at + 1 }
    : undefined;
}

function isDay(word: string): boolean {
  return WEEKDAYS.has(word);
}

let known: ReadonlyMap<string, string> | undefined;

/** The cities that zones are named for. */
function cities(): ReadonlyMap<string, string> {
  known ??= new Map(
    Intl.supportedValuesOf("timeZone").map((zone) => [
      (zone.split("/").at(-1) ?? zone).replaceAll("_", " ").toLowerCase(),
      zone,
    ]),
  );
  return known;
}
