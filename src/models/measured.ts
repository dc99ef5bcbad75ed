import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const measuredSchema = z.record(
  z.string(),
  z.strictObject({ right: z.int().nonnegative(), of: z.int().positive(), command: z.string() }),
);

/** What each model got right, by id, and by which command that was measured. */
export type Measured = Readonly<z.infer<typeof measuredSchema>>;

export const measuredFile = join(import.meta.dirname, "../../models/measured.json");

/** Figures of models that were measured; of others there is none. */
export function readMeasured(file = measuredFile): Measured {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return {}; // nothing was measured
  }
  return measuredSchema.parse(JSON.parse(text));
}
