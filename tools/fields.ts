import { z } from "zod";
import { MAX_ROWS } from "../src/tool/envelope.ts";

/** A text: what the model is told of it, and what is known of the field. */
export function field(description: string, meta: z.GlobalMeta): z.ZodString {
  return z.string().describe(description).meta(meta);
}

/** A text that can't be empty. */
export function filledField(description: string, meta: z.GlobalMeta): z.ZodString {
  return z.string().min(1).describe(description).meta(meta);
}

/** How many rows were asked for; any number is taken, see `rowsOf`. */
export const limit = z.number().describe("how many at most").meta({ kind: "number" }).optional();

/** Where the next part of a long text starts. */
export const offset = z
  .int()
  .min(0)
  .describe("where to go on, from the part before")
  .meta({ kind: "number" })
  .optional();

/** The rows a tool shows for a limit somebody said, between one and what a small context carries. */
export function rowsFor(said: number | undefined, usual: number = MAX_ROWS): number {
  if (said === undefined || said < 1) return usual;
  return Math.min(Math.floor(said), MAX_ROWS);
}

/** A length of time as said; a bare number counts minutes. */
export const minutesText = z.preprocess(
  (value) => (typeof value === "number" ? `${value} minutes` : value),
  z.string(),
);
