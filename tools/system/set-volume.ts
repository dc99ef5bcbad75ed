import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import { done } from "../../src/tool/envelope.ts";
import { sayDone } from "../speech.ts";
import { volumeAfter } from "./volume-after.ts";
import { roundedVolume } from "./status-words.ts";
import { byMuch } from "./by-much.ts";
import { change } from "./change.ts";
import { mute } from "./mute.ts";

export const setVolume = defineTool({
  name: "system.set_volume",
  description: "Turn the sound up or down, to a level, or mute it.",
  input: z.strictObject({
    level: z
      .number()
      .min(0)
      .describe("0 to 100; with change: by how much")
      .meta({ kind: "number" })
      .optional(),
    change,
    mute,
  }),
  reads: "nothing",
  effect: "reversible",
  egress: false,
  byMuch,
  demos: [
    {
      say: "set the volume to 37",
      input: { level: 37 },
      result: "The volume is at 37 percent.",
      answer: "The volume is at 37 percent.",
    },
    {
      say: "a bit quieter please",
      input: { change: "down" },
      result: "The volume is at 27 percent.",
      answer: "I turned it down to 27 percent.",
    },
  ],
  say: sayDone,
  async run({ level, change, mute }, { host, language }) {
    if (level === undefined && change === undefined && mute === undefined) {
      throw new ToldFailure("invalid", ({ system }) => system.whichVolume);
    }
    const volume = volumeAfter(await host.audio.volume(), { level, change, mute });
    const { value, undo } = await host.audio.setVolume(volume);
    return done(language.say.system.fact.volume(roundedVolume(value)), { undo });
  },
});
