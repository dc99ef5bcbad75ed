import type { Given } from "../../../contract/given.ts";
import { SOME_TIME } from "../../../clauses/request-tail.ts";
import type { FoundWhen } from "../../../reading/found.ts";
import { findWhen } from "../../time/find-when.ts";
import { hasHour } from "../../time/has-hour.ts";
import { FIRST, LAST } from "./asks-to-diarise.ts";
import { eventOf, TIME } from "./event-told.ts";

/** "Squash with Graham, Thursday at seven, court two, calendar please": what it is, when and where, each between pauses. */
export function diarisedIn(text: string): Given | undefined {
  const found =
    LAST.map((shape) => shape.exec(text)?.groups).find((groups) => groups !== undefined) ??
    FIRST.exec(text)?.groups;
  const { told, which = "" } = found ?? {};
  if (told === undefined) return undefined;
  const from = text.indexOf(told);
  const whens = findWhen(text, SOME_TIME).filter(
    ({ leadStart, end }) => leadStart >= from && end <= from + told.length,
  );
  const own = whens.filter((one) => whens.length === 1 || !isOfName(one, text));
  if (own.length === 0) return undefined;
  const masked = own
    .toReversed()
    .reduce(
      (words, { leadStart, end }) =>
        `${words.slice(0, leadStart - from)}${TIME}${words.slice(end - from)}`,
      told,
    );
  // Of two hours nobody knows which was meant.
  if (own.filter((one) => hasHour(one.text)).length > 1) return undefined;
  const event = eventOf(masked);
  if (!event) return undefined;
  const when = own.map((one) => text.slice(one.leadStart, one.end).replace(/^[\s,;.]+/u, ""));
  const asks = `add an event to my ${which}calendar ${when.join(" ")}`;
  const { title: words, ...where } = event;
  return { to: "event", asks, words, ...where };
}

/** "Parents' evening": a part of the day behind a word is a part of a name where another time is told. */
function isOfName({ leadStart, text: words }: FoundWhen, text: string): boolean {
  return (
    /^(?:morning|afternoon|evening|night|weekend)$/iu.test(words) &&
    /[\p{L}'’]\s+$/u.test(text.slice(0, leadStart))
  );
}
