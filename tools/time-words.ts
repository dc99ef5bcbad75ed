import type { Sayings } from "../src/language/contract/sayings.ts";

/** "17 minutes"; what is longer than an hour to the minute. */
export function durationWords({ duration }: Pick<Sayings, "duration">, ms: number): string {
  return duration(toTheMinute(ms));
}

/** A length as nobody counts it finer: of an hour and more whole minutes. */
export function toTheMinute(ms: number): number {
  return ms >= 3_600_000 ? Math.round(ms / 60_000) * 60_000 : ms;
}
