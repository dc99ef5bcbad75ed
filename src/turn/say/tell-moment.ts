import type { Language } from "../../language/language.ts";
import { onThatDay } from "../../language/when/put-together.ts";
import type { Clock } from "../../types/clock.ts";
import type { When } from "../../types/time/when.ts";
import type { MomentUse } from "../../types/turn/plan.ts";
import type { FinishedCall } from "../../types/turn/stages.ts";
import { stillStands } from "./rows-read.ts";

type MomentTelling = { readonly language: Language; readonly clock: Clock };

/** Tells the one time of a sentence that a look found; undefined where it has none, or several. */
export function momentTeller(
  telling: MomentTelling,
): (use: MomentUse, found: FinishedCall) => When | undefined {
  return ({ quote }, { result }) =>
    result.ok && stillStands(quote, result) ? momentIn(telling, quote) : undefined;
}

function momentIn({ language, clock }: MomentTelling, sentence: string): When | undefined {
  const { whens } = language.read(sentence, { clock, names: {} });
  const days = whens.filter(({ when }) => when.precision === "day" && hasDate(when));
  const hours = whens.filter(({ when }) => when.precision === "minute");
  const [whole, ...others] = hours.filter(({ when }) => hasDate(when));
  const [day, ...otherDays] = days;
  if (whole && others.length === 0 && !day) return whole.when;
  if (whole || !day || otherDays.length > 0) return undefined;
  const [hour] = hours.filter(({ when }) => when.said?.shared.days.length === 0);
  if (!hour) return day.when;
  return onThatDay({ day: day.when, time: hour.when }, `${day.text} ${hour.text}`, clock);
}

/** A day that a text names is that day whenever it is read; "tomorrow" was counted from when it was written. */
function hasDate({ said }: When): boolean {
  return said?.shared.days.some(({ kind }) => kind === "date") === true;
}
