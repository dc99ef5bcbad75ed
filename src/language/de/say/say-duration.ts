import { sayDurationBy } from "../../say/say-duration.ts";

/** A length of time to the second: "1 Stunde 30 Minuten", "45 Sekunden". `resolveDuration` takes it back. */
export const sayDuration = sayDurationBy([
  ["Tag", "Tage"],
  ["Stunde", "Stunden"],
  ["Minute", "Minuten"],
  ["Sekunde", "Sekunden"],
]);

/** "10-Minuten" before "Timer". */
export function sayLengthOfThing(ms: number): string {
  return sayDuration(ms).replaceAll(/(\d+) (?=\p{L})/gu, "$1-");
}

/** Behind "in" days are counted in the dative: "in 2 Tagen". */
export function sayLengthAhead(ms: number): string {
  return sayDuration(ms).replace(/Tage$|Tage(?= )/, "Tagen");
}
