import { parametersOf } from "../../tool/parameter.ts";
import type { Considered } from "./considered.ts";
import { namesSaid } from "./names-said.ts";

/** "Tell mum we'll be waiting": what somebody known is told is meant for them, whatever it speaks of. */
export function isToldTo(considered: Considered): boolean {
  const { tool, reading, grounded } = considered;
  const isTelling = reading.wish.tellsSomebody || reading.wish.addressesSomebody;
  const takesText = parametersOf(tool).some(({ kind, required }) => kind === "free" && required);
  return isTelling && takesText && grounded.missing.length === 0 && namesSaid(considered).isSaid;
}
