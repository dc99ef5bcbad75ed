import { sayDurationBy } from "../../say/say-duration.ts";

/** A length of time to the second: "1 hour 30 minutes", "45 seconds". `resolveDuration` takes it back. */
export const sayDuration = sayDurationBy([
  ["day", "days"],
  ["hour", "hours"],
  ["minute", "minutes"],
  ["second", "seconds"],
]);

/** "10 minute" timer. */
export function sayLengthOfThing(ms: number): string {
  return sayDuration(ms).replaceAll(/(day|hour|minute|second)s/g, "$1");
}
