import process from "node:process";
import { expect, it } from "vitest";
import { madeEngine } from "../../src/speak/engines/made-engine.ts";
import type { Player, SpeechEngine } from "../../src/speak/engines/voice.ts";
import { makeWav } from "../helpers/wav.ts";

const silentPlayer: Player = { name: "none", play: async () => undefined };

/** A synthesizer that ends well and writes so many samples. */
function writes(samples: number): SpeechEngine {
  const wav = makeWav({ samples: Array<number>(samples).fill(0.1) }).toString("base64");
  const code = `require("fs").writeFileSync(process.argv[1], Buffer.from("${wav}", "base64"))`;
  const args = (file: string): readonly string[] => ["-e", code, file];
  return madeEngine({ program: process.execPath, args, writesFile: true, player: silentPlayer });
}
const signal = new AbortController().signal;

it("a synthesizer that writes no sound for words has failed", async () => {
  await expect(writes(0).prepare("hello", signal)).rejects.toThrow("made no sound");
  expect((await writes(0).prepare(" ", signal)).sound?.samples).toHaveLength(0);
  expect((await writes(9).prepare("hello", signal)).sound?.samples).toHaveLength(9);
});
