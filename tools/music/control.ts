import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done, textPart } from "../../src/tool/envelope.ts";
import { sayDone } from "../speech.ts";
import { musicOf } from "./music-of.ts";

export const control = defineTool({
  name: "music.control",
  description: "Pause, resume or skip the music, or say what is playing.",
  input: z.strictObject({
    action: z
      .enum(["pause", "resume", "next", "previous", "playing"])
      .describe("what to do; playing: say what it is")
      .meta({
        kind: "enum",
      }),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  answers: ["fact"],
  companions: ["music.play"],
  demos: [
    {
      say: "skip this one",
      input: { action: "next" },
      result: "Playing Flotsam by The Limpets.",
      answer: "Now it's Flotsam by The Limpets.",
    },
    {
      say: "what is playing",
      input: { action: "playing" },
      result: "Playing Paprika Waltz by Varga Quintet.",
      answer: "This is Paprika Waltz by the Varga Quintet.",
    },
  ],
  say: (result) => sayDone(result) ?? ("text" in result ? result.text : undefined),
  async run({ action }, { host, language }) {
    const { state } = language.say.music;
    if (action === "playing") return textPart(state(musicOf(await host.music.state())));
    const { value, undo } = await host.music.control(action);
    return done(state(musicOf(value)), { undo });
  },
});
