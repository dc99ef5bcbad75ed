import { z } from "zod";

/** Which instances of a repeating event are meant. */
export const span = z
  .enum(["this", "future"])
  .describe("of a repeating event: only this one, or all from here")
  .meta({ kind: "enum" })
  .optional();
