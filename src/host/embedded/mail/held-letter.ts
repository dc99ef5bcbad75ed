import { createHash } from "node:crypto";
import { z } from "zod";

/** A letter that waits to go, as it is kept. */
export const heldLetter = z.object({
  /** The way out the user said yes to. */
  way: z.string(),
  /** The mailbox it waits in. */
  box: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  /** Over the bytes the user said yes to. */
  digest: z.string(),
  /** Draft this one was, removed when it is sent. */
  draft: z.string().nullable(),
});
export type HeldLetter = z.infer<typeof heldLetter>;

export function digestOf(source: Uint8Array): string {
  return createHash("sha256").update(source).digest("hex");
}
