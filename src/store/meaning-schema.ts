import { z } from "zod";
import type { Meaning } from "../types/time/meaning.ts";

/** A time as its instants: on another day nobody asks again what its words would mean then. */
const when = z.object({
  text: z.string(),
  from: z.number(),
  to: z.number(),
  at: z.number(),
  precision: z.enum(["minute", "part", "day", "weekend", "week", "month", "year"]),
  allDay: z.boolean(),
  repeat: z.string().exactOptional(),
  bound: z.enum(["from", "until"]).exactOptional(),
  shifted: z.literal(true).exactOptional(),
  inSentence: z.string().exactOptional(),
});
const length = { words: z.string(), ms: z.number() };
const hours = z.union([z.literal("usual"), z.object({ from: z.number(), to: z.number() })]);

/** What an argument meant, as it lies in a file. */
export const meaningSchema: z.ZodType<Meaning> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("when"), when }),
  z.object({ kind: z.literal("length"), ...length }),
  z.object({ kind: z.literal("shift"), ...length }),
  z.object({ kind: z.literal("stretch"), ...length }),
  z.object({ kind: z.literal("hours"), words: z.string(), hours }),
  z.object({ kind: z.literal("unread"), words: z.string() }),
]);
