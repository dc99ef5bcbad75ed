import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { defined } from "../defined.ts";
import { sayDone } from "../speech.ts";
import { field } from "../fields.ts";
import { musicOf } from "./music-of.ts";

export const play = defineTool({
  name: "music.play",
  description: "Play a song, album, artist or playlist, or just some music.",
  input: z.strictObject({
    query: field("what to play", { kind: "music" }).optional(),
    kind: z
      .enum(["song", "album", "artist", "playlist"])
      .describe("what it is")
      .meta({
        kind: "enum",
      })
      .optional(),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  companions: ["music.control"],
  demos: [
    {
      say: "play the album Salt Almanac",
      input: { query: "Salt Almanac", kind: "album" },
      result: "Playing Ebb by The Limpets.",
      answer: "Playing Ebb by The Limpets.",
    },
    {
      say: "put on something by Varga Quintet",
      input: { query: "Varga Quintet", kind: "artist" },
      result: "Playing Paprika Waltz by Varga Quintet.",
      answer: "Here is Paprika Waltz by the Varga Quintet.",
    },
  ],
  say: sayDone,
  async run({ query, kind }, { host, language }) {
    const { value, undo } = await host.music.play(defined({ query, kind }));
    return done(language.say.music.state(musicOf(value)), { undo });
  },
});
