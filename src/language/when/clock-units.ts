const CLOCK_UNITS: ReadonlySet<string> = new Set(["second", "minute", "hour"]);

type Units = readonly { readonly unit: string }[];

/** Each length is told by a clock: "an hour and ten minutes". */
export function isOfClock(lengths: Units): boolean {
  return lengths.every(({ unit }) => CLOCK_UNITS.has(unit));
}

/** None is: "a week before" is a day, "an hour before" an hour. */
export function isOfDays(lengths: Units): boolean {
  return lengths.every(({ unit }) => !CLOCK_UNITS.has(unit));
}
