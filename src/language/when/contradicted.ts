import type { FoundWhen } from "../reading/found.ts";
import type { Clock } from "../../types/clock.ts";
import type { Day } from "../../types/time/phrase.ts";
import { toLocal } from "./local-time.ts";

const BESIDE = /^[\s,(]*$/;

/** "[Monday], [10 March at two]" where that is a Tuesday: right beside each other, and never the same day. */
export function isContradicted(
  one: FoundWhen,
  other: FoundWhen,
  { text, clock }: { readonly text: string; readonly clock: Clock },
): boolean {
  const weekday = weekdayOf(one);
  const isBeside = BESIDE.test(text.slice(one.end, other.leadStart));
  return (
    weekday !== undefined &&
    isBeside &&
    daysOf(other).some(({ kind }) => kind === "date" || kind === "relative") &&
    toLocal(other.when.from, clock.zone).weekday !== weekday
  );
}

/** Of a weekday by itself. */
function weekdayOf({ when: { said } }: FoundWhen): number | undefined {
  const { days = [], ...rest } = said?.shared ?? {};
  const isAlone = said?.range === undefined && said?.bound === undefined;
  const [day, more] = days;
  const isBare = Object.values(rest).every((piece) => piece === undefined);
  return isAlone && isBare && !more && day?.kind === "weekday" ? day.weekday : undefined;
}

function daysOf({ when: { said } }: FoundWhen): readonly Day[] {
  return [...(said?.shared.days ?? []), ...(said?.range?.from.days ?? [])];
}
