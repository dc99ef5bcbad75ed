import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { benchWords, renderWords } from "../../src/bench/words/words.ts";
import { energyVad } from "../../src/listen/vad/energy-vad.ts";
import { temporaryFolder } from "../helpers/program.ts";
import { makeWav, tone } from "../helpers/wav.ts";

describe("the table of wrong words", () => {
  it("hears each clip without and with the prompt", async () => {
    await using folder = await temporaryFolder();
    const beep = [
      ...new Float32Array(8000),
      ...tone({ hz: 300, seconds: 1 }),
      ...new Float32Array(8000),
    ];
    await writeFile(join(folder.path, "a.wav"), makeWav({ samples: beep }));
    await writeFile(join(folder.path, "b.wav"), makeWav({ samples: new Float32Array(16_000) }));
    const manifest = [
      { file: "a.wav", reference: "open Safari | now" },
      { file: "b.wav", text: "" },
    ];
    await writeFile(join(folder.path, "manifest.json"), JSON.stringify(manifest));
    const table = await benchWords({
      clipsDir: folder.path,
      stt: {
        transcribe: async (_audio, { prompt }) => ({
          text: prompt === undefined ? "Open a ferry now" : "Open Safari now.",
          confidence: 1,
          alternatives: [],
        }),
      },
      vad: energyVad(),
      vocabulary: ["Safari", "Anna"],
      signal: new AbortController().signal,
    });
    expect(table).toMatchObject({
      words: 3,
      plainErrors: 1,
      promptedErrors: 0,
      textFromNoSpeech: 0,
    });
    expect(renderWords(table)).toMatchInlineSnapshot(`
      "| clip | said | heard | wrong | with prompt | wrong |
      |---|---|---|--:|---|--:|
      | a.wav | open Safari \\| now | Open a ferry now | 1 / 3 | Open Safari now. | 0 |
      | b.wav |  |  | 0 / 0 |  | 0 |
      | **2 clips** |  |  | **1 / 3 (33.3 %)** |  | **0 (0.0 %)** |

      Text from clips without speech: 0. Lowest confidence of speech: 1.00. Prompt: Safari, Anna."
    `);
  });
});
