import type { Birthday } from "../../contacts.ts";

/** The year of those who keep theirs to themselves, as Apple's exports have it. */
const NO_YEAR = 1604;

type DateParts = {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
};

/** A birthday of what is said of it: a day of a month at the least. */
export function birthdayOf({ year, month, day }: DateParts): Birthday | undefined {
  if (month === undefined || day === undefined) return undefined;
  return { month, day, ...(year === undefined || year === NO_YEAR ? {} : { year }) };
}
