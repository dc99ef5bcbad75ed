import { z } from "zod";

/** Whether there is sound at all. */
export const mute = z
  .boolean()
  .describe("sound off or on again")
  .meta({
    kind: "flag",
  })
  .optional();
