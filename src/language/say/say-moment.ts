import type { Sayings } from "../contract/sayings.ts";
import { toLocal } from "../when/local-time.ts";

type MomentWords = Pick<Sayings, "day" | "startTime"> & {
  readonly locale: string;
  /** A day with a time of day, a length until then, also with its time, and a weekday that is over. */
  readonly onDay: (day: string, time: string) => string;
  readonly ahead: (ms: number) => string;
  readonly aheadAt: (ahead: string, time: string) => string;
  readonly last: (weekday: string) => string;
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** What comes within this is said by how long it is until then. */
const SOON_MS = 60 * MINUTE_MS;
/** Up to here a length is said to half a minute, shorter ones to the second, so that it agrees with the time behind it. */
const HALVES_MS = 20 * MINUTE_MS;
const EXACT_MS = 2 * MINUTE_MS;
/** Days of the week that is over are said by their names. */
const NAMED_DAYS = 6;

/** Says a moment as a part of a fact, and its day alone, short. */
export function momentsBy(words: MomentWords): {
  readonly sayMoment: Sayings["moment"];
  readonly sayNearDay: Sayings["nearDay"];
} {
  const sayNearDay: Sayings["nearDay"] = (ms, clock) => {
    const day = toLocal(ms, clock.zone);
    const today = toLocal(clock.now(), clock.zone).startOf("day");
    const ago = Math.round(today.diff(day.startOf("day"), "days").days);
    if (ago > 1 && ago <= NAMED_DAYS) {
      return words.last(day.setLocale(words.locale).toFormat("cccc"));
    }
    const said = words.day(ms, clock);
    // The day before or behind this one needs no date.
    return Math.abs(ago) === 1 ? (said.split(", ")[0] ?? said) : said;
  };
  const sayMoment: Sayings["moment"] = (ms, clock, soonMs = SOON_MS) => {
    const left = ms - clock.now();
    const time = words.startTime(ms, clock);
    if (left <= 0 || left > soonMs) return words.onDay(sayNearDay(ms, clock), time);
    const until = words.ahead(rounded(left));
    return left < MINUTE_MS ? until : words.aheadAt(until, time);
  };
  return { sayMoment, sayNearDay };
}

function rounded(ms: number): number {
  const longer = ms <= HALVES_MS ? MINUTE_MS / 2 : MINUTE_MS;
  const step = ms <= EXACT_MS ? SECOND_MS : longer;
  return Math.max(SECOND_MS, Math.round(ms / step) * step);
}
