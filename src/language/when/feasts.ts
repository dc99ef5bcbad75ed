import { DateTime } from "luxon";
import type { Feast } from "../../types/time/feast.ts";

type MonthDay = { readonly month: number; readonly day: number };

/** The date of each in a year. */
const FEASTS: Readonly<Record<Feast, (year: number) => MonthDay>> = {
  "christmas-eve": () => ({ month: 12, day: 24 }),
  christmas: () => ({ month: 12, day: 25 }),
  "boxing-day": () => ({ month: 12, day: 26 }),
  "new-year-eve": () => ({ month: 12, day: 31 }),
  "new-year": () => ({ month: 1, day: 1 }),
  valentine: () => ({ month: 2, day: 14 }),
  "saint-patrick": () => ({ month: 3, day: 17 }),
  halloween: () => ({ month: 10, day: 31 }),
  thanksgiving: fourthThursdayOfNovember,
  "shrove-tuesday": (year) => fromEaster(year, -47),
  "ash-wednesday": (year) => fromEaster(year, -46),
  "palm-sunday": (year) => fromEaster(year, -7),
  "good-friday": (year) => fromEaster(year, -2),
  easter: (year) => fromEaster(year, 0),
  "easter-monday": (year) => fromEaster(year, 1),
};

/** The date of a feast in a year. */
export function feastDate(feast: Feast, year: number): MonthDay {
  return FEASTS[feast](year);
}

const YEARS = [2026, 2027, 2028];

/** The date of a feast where it is the same each year. */
export function fixedDate(feast: Feast): MonthDay | undefined {
  const [first, ...others] = YEARS.map((year) => feastDate(feast, year));
  const isFixed = others.every(({ month, day }) => month === first?.month && day === first.day);
  return isFixed ? first : undefined;
}

function fourthThursdayOfNovember(year: number): MonthDay {
  const first = DateTime.utc(year, 11, 1).weekday;
  return { month: 11, day: 1 + ((4 - first + 7) % 7) + 21 };
}

function fromEaster(year: number, days: number): MonthDay {
  const { month, day } = easterSunday(year).plus({ days });
  return { month, day };
}

/** The Gregorian computus as "A New York correspondent" gave it in Nature, 20 April 1876. */
function easterSunday(year: number): DateTime {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moon = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const leap = 2 * (century % 4) + 2 * Math.floor(inCentury / 4);
  const toSunday = (32 + leap - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return DateTime.utc(year, Math.floor(days / 31), (days % 31) + 1);
}
