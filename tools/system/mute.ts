import { z } from "zod";

/** Whether there is sound at all. */
export const mute = z
  .boolean()
  .describe("sound off or on again")
  .meta({
    kind: "flag",
    words: {
      true: [
        "mute",
        "silence",
        "shut up",
        "hush",
        "sound off",
        "volume off",
        "audio off",
        ...["kill", "cut", "turn off", "switch off"].flatMap((act) => [
          `${act} the sound`,
          `${act} the volume`,
          `${act} the audio`,
        ]),
      ],
      false: ["unmute", "sound on", "sound back on"],
    },
  })
  .optional();
