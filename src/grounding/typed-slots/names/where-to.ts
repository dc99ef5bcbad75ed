import type { Reading } from "../../../language/reading/reading.ts";
import { NOTHING } from "../../grounded.ts";
import type { Grounded } from "../../grounded.ts";
import { movedInto } from "../../reading/moved-into.ts";
import { fromFound, tokenBefore } from "../from-found.ts";

/** Where the records of a tool go; what leads there is no name of theirs. */
export function whereTo(reading: Reading): Grounded {
  const folder = movedInto(reading);
  if (!folder) return NOTHING;
  const lead = tokenBefore(folder, reading);
  const { candidates } = fromFound([folder], ({ named, text }) => ({
    value: named.name,
    origin: { origin: "resolved", text },
  }));
  return { candidates, taken: [{ start: lead?.start ?? folder.start, end: folder.end }] };
}
