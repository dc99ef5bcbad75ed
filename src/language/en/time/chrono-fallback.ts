import type * as Chrono from "chrono-node/en";
import { createRequire } from "node:module";
import { DateTime } from "luxon";
import type { Clock } from "../../../types/clock.ts";
import { toInstant, toLocal } from "../../when/local-time.ts";
import type { LocalTime } from "../../when/local-time.ts";
import { MORNING_HOUR } from "../../when/resolve/span.ts";
import type { When, WhenOptions } from "../../../types/time/when.ts";

type ChronoEn = typeof Chrono;
type ParsedResult = ReturnType<ChronoEn["parse"]>[number];
type ParsedComponents = ParsedResult["start"];

let loaded: ChronoEn | undefined;

/**
 * What chrono-node makes of a phrase ours can't read, only when it understands the whole of it.
 * The library costs 50 to 70 ms to load, so it is loaded at the first such phrase.
 */
export function chronoFallback(
  phrase: string,
  { clock, options }: { readonly clock: Clock; readonly options: WhenOptions },
): When | undefined {
  const now = clock.now();
  const local = toLocal(now, clock.zone);
  const { casual, GB } = chrono();
  const parser = options.dateOrder === "month-first" ? casual : GB;
  const reference = { instant: new Date(now), timezone: (local.toMillis() - now) / 6e4 };
  const results = parser.parse(phrase, reference, { forwardDate: options.lean !== "past" });
  const [result] = results;
  if (!result || results.length > 1 || !covers(result, phrase)) return undefined;
  return toWhen(result, { text: phrase, zone: clock.zone });
}

function chrono(): ChronoEn {
  // `require` is typed to return anything.
  loaded ??= createRequire(import.meta.url)("chrono-node/en") as ChronoEn;
  return loaded;
}

const SMALL_WORDS = /\b(?:on|at|in|the|by|for|please)\b|[\s.,!?]/g;

function covers({ text }: ParsedResult, phrase: string): boolean {
  const rest = phrase.toLowerCase().replace(text.toLowerCase(), "");
  return rest.replace(SMALL_WORDS, "") === "";
}

type Place = { readonly text: string; readonly zone: string };

function toWhen(result: ParsedResult, place: Place): When | undefined {
  const { start } = result;
  if (start.isCertain("hour")) return timed(result, place);
  const isDay = (["day", "weekday", "month"] as const).some((part) => start.isCertain(part));
  return isDay ? wholeDays(result, place) : undefined;
}

function timed({ start, end }: ParsedResult, { text, zone }: Place): When | undefined {
  const from = instantOf(start, zone);
  const to = end ? instantOf(end, zone) : from;
  if (from === undefined || to === undefined || to < from) return undefined;
  return { text, from, to, at: from, precision: "minute", allDay: false };
}

function wholeDays({ start, end }: ParsedResult, { text, zone }: Place): When | undefined {
  const day = localOf(start).startOf("day");
  const lastDay = end ? localOf(end).startOf("day") : day;
  const from = toInstant(day, zone)?.ms;
  const to = toInstant(lastDay.plus({ days: 1 }), zone)?.ms;
  const at = toInstant(day.set({ hour: MORNING_HOUR }), zone)?.ms;
  if (from === undefined || to === undefined || at === undefined || to < from) return undefined;
  return { text, from, to, at, precision: "day", allDay: true };
}

function localOf(part: ParsedComponents): LocalTime {
  const [year, month, day] = [part.get("year"), part.get("month"), part.get("day")];
  return DateTime.utc(
    year ?? 0,
    month ?? 1,
    day ?? 1,
    part.get("hour") ?? 0,
    part.get("minute") ?? 0,
  );
}

/** With an offset of its own ("5 pm GMT") the library's instant is right, without one the zone's. */
function instantOf(part: ParsedComponents, zone: string): number | undefined {
  if (part.isCertain("timezoneOffset")) return part.date().getTime();
  return toInstant(localOf(part), zone)?.ms;
}
