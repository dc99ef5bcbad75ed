import type { z } from "zod";
import type { ReminderFacts } from "./reminder-facts.ts";
import type { Wall } from "./reminder-fields.ts";

/** Runs a script of the reminders; all of them wait for each other. */
export type RemindersKeeping = {
  readonly run: <Value>(script: string, input: object, answer: z.ZodType<Value>) => Promise<Value>;
  readonly get: (id: string) => Promise<ReminderFacts>;
  readonly wall: () => Wall;
};
