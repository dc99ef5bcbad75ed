import { z } from "zod";

/** Whether there is sound at all. */
export const mute = z
  .boolean()
  .describe("sound off or on again")
  .meta({
    kind: "flag",
    words: {
      true: ["mute", "silence", "sound off", "shut up"],
      false: ["unmute", "sound on", "sound back on"],
    },
  })
  .optional();
