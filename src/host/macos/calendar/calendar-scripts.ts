import { z } from "zod";
import { undoData } from "../event-kit/undo-data.ts";
import type { Scripts } from "../script/run-script.ts";
import type { EventWhich } from "./event-facts.ts";
import { eventFacts } from "./event-facts.ts";

const found = z.object({
  event: eventFacts,
  /** The first occurrence of its series. */
  first: eventFacts.optional(),
});
export type FoundEvent = z.infer<typeof found>;

/** Runs a script of the calendar; all of them wait for each other. */
export type CalendarScripts = {
  <Value>(script: string, input: object, answer: z.ZodType<Value>): Promise<Value>;
  readonly get: (which: EventWhich) => Promise<FoundEvent>;
};

export function calendarScripts(scripts: Scripts): CalendarScripts {
  const run = <Value>(script: string, input: object, answer: z.ZodType<Value>): Promise<Value> =>
    scripts.run({ script, service: "calendar", input: undoData(input) }, answer);
  return Object.assign(run, {
    get: (which: EventWhich) => run("calendar/get", { which }, found),
  });
}
