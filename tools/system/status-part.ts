import { z } from "zod";
import type { StatusPart } from "../../src/host/machine.ts";

const MACHINE = ["battery", "volume", "disk", "app", "version"] as const;
const PARTS = ["time", "date", ...MACHINE] as const;
export type AskedPart = (typeof PARTS)[number];

/** What the machine has to be looked at for; the time and the date it needn't. */
export function machineParts(asked: readonly AskedPart[] = []): readonly StatusPart[] {
  return asked.length === 0 ? MACHINE : MACHINE.filter((part) => asked.includes(part));
}

/** What of the machine's state is asked for; all of it where nothing is named. */
export const about = z
  .array(z.enum(PARTS))
  .describe("what to tell")
  .meta({
    kind: "enum",
  })
  .optional();
