import type { DateTime } from "luxon";
import type { Anchor } from "../reading/found.ts";
import { toLocal } from "./local-time.ts";

const DAYS_OF_WEEK = 7;

/** The moment that is told by a thing at `atMs`: so long before or after it, or its nearest such weekday on that side. */
export function anchoredAt(
  { lengths, weekday }: Pick<Anchor, "lengths" | "weekday">,
  atMs: number,
  zone: string,
): DateTime {
  const start = toLocal(atMs, zone);
  const shifted = lengths.reduce((time, { amount, unit }) => time.plus({ [unit]: amount }), start);
  if (!weekday) return shifted;
  const { day, side } = weekday;
  const ahead = (side * (day - start.weekday) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  // The Friday after a Friday is another one.
  return shifted.plus({ days: side * (ahead || DAYS_OF_WEEK) });
}
