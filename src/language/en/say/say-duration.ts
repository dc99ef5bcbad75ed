import { sayCount } from "./say-list.ts";

const UNITS: readonly (readonly [ms: number, noun: string])[] = [
  [864e5, "day"],
  [36e5, "hour"],
  [6e4, "minute"],
  [1e3, "second"],
];

/** A length of time to the second: "1 hour 30 minutes", "45 seconds". `resolveDuration` takes it back. */
export function sayDuration(ms: number): string {
  let rest = Math.round(Math.abs(ms) / 1e3) * 1e3;
  const parts: string[] = [];
  for (const [unitMs, noun] of UNITS) {
    const count = Math.floor(rest / unitMs);
    if (count > 0) parts.push(sayCount(count, noun));
    rest -= count * unitMs;
  }
  return parts.join(" ") || "0 seconds";
}

/** "10 minute" timer. */
export function sayLengthOfThing(ms: number): string {
  return sayDuration(ms).replaceAll(/(day|hour|minute|second)s/g, "$1");
}
