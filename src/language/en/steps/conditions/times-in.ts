import type { Clock } from "../../../../types/clock.ts";
import { dayIn } from "../../clauses/request-tail.ts";
import { findWhen } from "../../time/find-when.ts";

/** Times are found alike at any time. */
const SOME_TIME: Clock = { now: () => Date.UTC(2026, 0, 7, 9), zone: "UTC" };

/** The times of a clause, and its words without them. */
export function timesIn(said: string): { readonly time: string; readonly rest: string } {
  const whens = findWhen(said, SOME_TIME);
  let rest = said;
  for (const { leadStart, end } of whens.toReversed()) {
    rest = `${rest.slice(0, leadStart)} ${rest.slice(end)}`;
  }
  const words = whens.map(({ leadStart, end }) => said.slice(leadStart, end));
  const time = words.join(" ").replace(/^(?:in\s+)?(?:on|for)\s+/iu, "");
  return { time, rest };
}

/** Whether words tell the time of day, and no day. */
export function lacksDay(said: string): boolean {
  const whens = findWhen(said, SOME_TIME);
  const isOfDay = whens.length > 0 && whens.every(({ when }) => when.precision === "minute");
  return isOfDay && dayIn(said) === undefined;
}
