import { SOME_TIME } from "../../../clauses/request-tail.ts";
import { inPlaceOf } from "../../../region.ts";
import { dayIn } from "../../clauses/request-tail.ts";
import { findWhen } from "../../time/find-when.ts";

/** The times of a clause, and its words without them. */
export function timesIn(said: string): { readonly time: string; readonly rest: string } {
  const whens = findWhen(said, SOME_TIME);
  const led = whens.map(({ leadStart, end }) => ({ start: leadStart, end }));
  const rest = inPlaceOf(said, led, " ");
  const words = led.map(({ start, end }) => said.slice(start, end));
  const time = words.join(" ").replace(/^(?:in\s+)?(?:on|for)\s+/iu, "");
  return { time, rest };
}

/** Whether words tell the time of day, and no day. */
export function lacksDay(said: string): boolean {
  const whens = findWhen(said, SOME_TIME);
  const isOfDay = whens.length > 0 && whens.every(({ when }) => when.precision === "minute");
  return isOfDay && dayIn(said) === undefined;
}
