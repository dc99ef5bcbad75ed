import { closed } from "../values.ts";
import type { Correction, NewValues } from "../values.ts";

/**
 * The time for another record than the act was done to: an hour alone is one of that record's own day, and
 * a day alone only tells which record is meant.
 */
export function timesOfOther({ slots, taken }: NewValues, correction: Correction): NewValues {
  const { reading } = correction.said;
  const text = taken.map(({ start, end }) => reading.text.slice(start, end)).join(" ");
  const said = correction.readOn(text).wholeTime()?.said?.shared;
  if (!said) return { slots, taken };
  const isDay = said.days.length > 0 || said.period !== undefined;
  if (isDay && said.clock === undefined && said.part === undefined) return { slots: [], taken };
  const origin = { origin: "said", text } as const;
  const own = slots.map(({ parameter }) => closed(parameter, { value: text, origin }));
  return { slots: isDay ? slots : own, taken };
}
