const UNITS: readonly (readonly [ms: number, one: string, many: string])[] = [
  [864e5, "Tag", "Tage"],
  [36e5, "Stunde", "Stunden"],
  [6e4, "Minute", "Minuten"],
  [1e3, "Sekunde", "Sekunden"],
];

/** A length of time to the second: "1 Stunde 30 Minuten", "45 Sekunden". `resolveDuration` takes it back. */
export function sayDuration(ms: number): string {
  let rest = Math.round(Math.abs(ms) / 1e3) * 1e3;
  const parts: string[] = [];
  for (const [unitMs, one, many] of UNITS) {
    const count = Math.floor(rest / unitMs);
    if (count > 0) parts.push(`${count} ${count === 1 ? one : many}`);
    rest -= count * unitMs;
  }
  return parts.join(" ") || "0 Sekunden";
}

/** "10-Minuten" before "Timer". */
export function sayLengthOfThing(ms: number): string {
  return sayDuration(ms).replaceAll(/(\d+) (?=\p{L})/gu, "$1-");
}

/** Behind "in" days are counted in the dative: "in 2 Tagen". */
export function sayLengthAhead(ms: number): string {
  return sayDuration(ms).replace(/Tage$|Tage(?= )/, "Tagen");
}
