import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { after, WEEKDAYS } from "../vocabulary.ts";
import { isTight } from "./read-tight.ts";

/** What people call the clocks of other places. Those with a summer time keep it, whatever they are called. */
const ZONES: ReadonlyMap<string, string> = new Map([
  ["gmt", "Etc/GMT"],
  ["utc", "Etc/UTC"],
  ["bst", "Etc/GMT-1"],
  ["cet", "Europe/Paris"],
  ["cest", "Europe/Paris"],
  ["eet", "Europe/Helsinki"],
  ["est", "America/New_York"],
  ["edt", "America/New_York"],
  ["cst", "America/Chicago"],
  ["cdt", "America/Chicago"],
  ["mst", "America/Denver"],
  ["mdt", "America/Denver"],
  ["pst", "America/Los_Angeles"],
  ["pdt", "America/Los_Angeles"],
  ["ist", "Asia/Kolkata"],
  ["jst", "Asia/Tokyo"],
  ["kst", "Asia/Seoul"],
  ["sgt", "Asia/Singapore"],
  ["hkt", "Asia/Hong_Kong"],
  ["eest", "Europe/Helsinki"],
  ["msk", "Europe/Moscow"],
  ["akst", "America/Anchorage"],
  ["akdt", "America/Anchorage"],
  ["hst", "Pacific/Honolulu"],
  ["et", "America/New_York"],
  ["ct", "America/Chicago"],
  ["mt", "America/Denver"],
  ["pt", "America/Los_Angeles"],
  ["aest", "Australia/Sydney"],
  ["aedt", "Australia/Sydney"],
  ["acst", "Australia/Adelaide"],
  ["awst", "Australia/Perth"],
  ["nzst", "Pacific/Auckland"],
  ["nzdt", "Pacific/Auckland"],
]);

/** The zone named right behind a time of day, in brackets or not: "4 pm CET", "9:00 (Pacific time)". */
export function readZone(tokens: Tokens, at: number): Read<string> {
  if (wordAt(tokens, at) !== "(") return readNamed(tokens, at);
  const zone = readNamed(tokens, at + 1) ?? readRegion(tokens, at + 1, ")");
  return zone && wordAt(tokens, zone.next) === ")" ? { ...zone, next: zone.next + 1 } : undefined;
}

function readNamed(tokens: Tokens, at: number): Read<string> {
  const named = readNamedZone(tokens, at) ?? readOffset(tokens, at);
  if (named) return named;
  const zone = ZONES.get(wordAt(tokens, at));
  return zone === undefined ? readRegion(tokens, at) : { value: zone, next: at + 1 };
}

const REGIONS: ReadonlyMap<string, string> = new Map([
  ["eastern", "America/New_York"],
  ["central", "America/Chicago"],
  ["mountain", "America/Denver"],
  ["pacific", "America/Los_Angeles"],
]);
/** Names that are said before "time", "standard time" and the like. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ...REGIONS,
  ["us eastern", "America/New_York"],
  ["us central", "America/Chicago"],
  ["us mountain", "America/Denver"],
  ["us pacific", "America/Los_Angeles"],
  ["central european", "Europe/Paris"],
  ["eastern european", "Europe/Helsinki"],
  ["western european", "Europe/Lisbon"],
  ["british", "Europe/London"],
  ["uk", "Europe/London"],
  ["german", "Europe/Berlin"],
  ["french", "Europe/Paris"],
  ["japan", "Asia/Tokyo"],
  ["india", "Asia/Kolkata"],
  ["indian", "Asia/Kolkata"],
  ["greenwich mean", "Etc/GMT"],
  ["coordinated universal", "Etc/UTC"],
  ["universal", "Etc/UTC"],
]);
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
  "on and but please this next tomorrow today tonight for with to until till".split(" "),
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

const WHOLE_HOURS = /^(\d{1,2})(?::00)?$/;
const UNIVERSAL: ReadonlySet<string> = new Set(["utc", "gmt"]);
const MOST_HOURS = 12;

/** "UTC+2", "GMT-05:00". */
function readOffset(tokens: Tokens, at: number): Read<string> {
  const sign = wordAt(tokens, at + 1);
  const isWritten = UNIVERSAL.has(wordAt(tokens, at)) && (sign === "+" || sign === "-");
  const isOne = isWritten && isTight(tokens, at + 1) && isTight(tokens, at + 2);
  const hours = isOne ? WHOLE_HOURS.exec(wordAt(tokens, at + 2))?.[1] : undefined;
  // "9 am GMT-5 pm GMT" goes to five.
  const isHour = wordAt(tokens, at + 3) === "am" || wordAt(tokens, at + 3) === "pm";
  if (hours === undefined || Number(hours) > MOST_HOURS || isHour) return undefined;
  // The names of these zones have their sign the other way round.
  const value = `Etc/GMT${sign === "+" ? "-" : "+"}${Number(hours)}`;
  return { value, next: at + 3 };
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
