import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import { mixerPart } from "../../embedded/audio/mixer-part.ts";
import type { EmbeddedPart } from "../../embedded/parts/part.ts";
import type { AudioHost, Volume } from "../../machine.ts";
import type { MacTools } from "../mac-part.ts";

const settings = z.object({ level: z.number().nullable(), muted: z.boolean() });

/** The volume of the Mac's output; `unavailable` where that output has none to set, as some displays. */
export function createMacAudio({ scripts }: MacTools): EmbeddedPart<AudioHost> {
  const mixer = {
    read: async () =>
      volumeOf(await scripts.run({ script: "system/volume", service: "system" }, settings)),
    write: async (wanted: Volume) => {
      const call = { script: "system/set-volume", service: "system", input: wanted } as const;
      volumeOf(await scripts.run(call, settings));
    },
  };
  return mixerPart(() => Promise.resolve(mixer));
}

function volumeOf({ level, muted }: z.infer<typeof settings>): Volume {
  if (level !== null) return { level: Math.round(level), muted };
  throw new HostFailure(
    "unavailable",
    "The sound goes to something whose volume the Mac can't set.",
  );
}
