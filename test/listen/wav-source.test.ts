import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AssistantError } from "../../src/errors.ts";
import { frameSamples } from "../../src/listen/capture/audio-in.ts";
import { wavFile, wavStream } from "../../src/listen/wav/wav-source.ts";
import { type WavParts, collect, inPieces, makeWav, tone } from "../helpers/wav.ts";

const untilEnd = new AbortController().signal;

async function samplesOf(wav: Buffer, pieceBytes = 4096): Promise<Int16Array> {
  const frames = await collect(wavStream(inPieces(wav, pieceBytes), "talk.wav").frames(untilEnd));
  expect(frames.every((frame) => frame.length === frameSamples)).toBe(true);
  return Int16Array.from(frames.flatMap((frame) => [...frame]));
}

async function readingOf(path: string): Promise<unknown> {
  return collect(wavFile(path).frames(untilEnd)).catch((thrown: unknown) => thrown);
}

async function errorOf(wav: Buffer): Promise<AssistantError> {
  const error = await samplesOf(wav).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AssistantError);
  // checked the line above
  return error as AssistantError;
}

const sine = tone({ hz: 440, seconds: 0.2 });
const asInt16 = Int16Array.from(sine, (sample) => Math.round(sample * 32_768));

describe("a WAV's samples", () => {
  const kinds: readonly [string, Partial<WavParts>, number][] = [
    ["8-bit", { bits: 8 }, 257],
    ["16-bit", { bits: 16 }, 0],
    ["24-bit", { bits: 24 }, 1],
    ["32-bit", { bits: 32 }, 1],
    ["32-bit float", { bits: 32, encoding: "float" }, 1],
    ["64-bit float", { bits: 64, encoding: "float" }, 1],
    ["16-bit in an extensible header", { isExtensible: true }, 0],
    ["float in an extensible header", { isExtensible: true, bits: 32, encoding: "float" }, 1],
    ["stereo", { gains: [1, 1] }, 0],
    ["five channels", { gains: [1, 1, 1, 1, 1] }, 1],
    ["a data size of 0, as a pipe leaves it", { declaredDataBytes: 0 }, 0],
    ["a data size of 4294967295, as a pipe leaves it", { declaredDataBytes: 0xffff_ffff }, 0],
    ["a data size of 2147483647, as a pipe leaves it", { declaredDataBytes: 0x7fff_ffff }, 0],
    ["more bytes promised than there are", { declaredDataBytes: 1_000_000 }, 0],
    [
      "chunks of odd length before the data",
      {
        extraChunks: [
          ["LIST", Buffer.from("abc")],
          ["fact", Buffer.alloc(4)],
        ],
      },
      0,
    ],
  ];
  it.each(kinds)("are right with %s", async (_name, parts, tolerance) => {
    const heard = await samplesOf(makeWav({ samples: sine, ...parts }));
    const wrong = asInt16.findIndex(
      (sample, index) => Math.abs(sample - (heard[index] ?? 0)) > tolerance,
    );
    expect(wrong).toBe(-1);
    expect(heard.length - asInt16.length).toBeLessThan(frameSamples);
  });

  it("are the mean of the channels", async () => {
    const heard = await samplesOf(makeWav({ samples: sine, gains: [1, -1] }));
    expect(heard.every((sample) => sample === 0)).toBe(true);
  });

  it("end with the whole ones where the file is cut in the middle of one", async () => {
    const whole = makeWav({ samples: sine, gains: [1, 1], bits: 24 });
    const heard = await samplesOf(whole.subarray(0, whole.length - 1001));
    const kept = Math.floor((sine.length * 6 - 1001) / 6);
    expect(heard[kept - 1]).toBeCloseTo(asInt16[kept - 1] ?? Number.NaN, -1);
    expect(heard.slice(kept).every((sample) => sample === 0)).toBe(true);
  });

  it("do not take what follows the data for sound", async () => {
    const wav = Buffer.concat([
      makeWav({ samples: sine }),
      Buffer.from("LIST\x04\0\0\0abcd", "latin1"),
    ]);
    expect((await samplesOf(wav)).slice(sine.length).every((sample) => sample === 0)).toBe(true);
  });

  it("turn a float file's NaN and infinity into silence and its overshoot into the limit", async () => {
    const samples = [Number.NaN, Infinity, -Infinity, 3, -3];
    const heard = await samplesOf(makeWav({ samples, bits: 32, encoding: "float" }));
    expect(Array.from(heard.subarray(0, 5))).toEqual([0, 0, 0, 32_767, -32_768]);
  });

  it("are resampled to 16 kHz", async () => {
    const wav = makeWav({
      samples: tone({ hz: 440, rateHz: 44_100, seconds: 0.2 }),
      rateHz: 44_100,
    });
    const heard = await samplesOf(wav);
    const inner = Array.from(heard.subarray(400, 2800));
    const wrong = inner.filter(
      (sample, index) => Math.abs(sample - (asInt16[index + 400] ?? 0)) > 200,
    );
    expect(wrong).toEqual([]);
  });

  it("do not depend on how the bytes arrive", async () => {
    const wav = makeWav({
      samples: tone({ hz: 700, rateHz: 22_050, seconds: 0.05 }),
      rateHz: 22_050,
      gains: [1, 0.5],
      extraChunks: [["junk", Buffer.from("odd")]],
    });
    const whole = await samplesOf(wav, wav.length);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 600 }), async (size) => {
        expect(await samplesOf(wav, size)).toEqual(whole);
      }),
      { numRuns: 25 },
    );
  });
});

describe("what is no readable WAV", () => {
  const wav = makeWav({ samples: sine });
  const cases: readonly [string, Buffer, RegExp][] = [
    ["an empty file", Buffer.alloc(0), /^talk\.wav is empty\.$/],
    ["text", Buffer.from("hello there, this is no sound"), /is not a WAV file that can be read/],
    ["an MP3 file", Buffer.from("ID3\x03\0\0\0\0\0\0\0\0", "latin1"), /it looks like MP3/],
    ["a header that is cut off", wav.subarray(0, 9), /is not a WAV file/],
    ["a file without a data chunk", wav.subarray(0, 36), /^talk\.wav has no sound in it\.$/],
    ["a data chunk of nothing", makeWav({ samples: [] }), /^talk\.wav has no sound in it\.$/],
    [
      "data before its format",
      Buffer.concat([wav.subarray(0, 12), wav.subarray(36)]),
      /its format is not said/,
    ],
    ["mu-law", makeWav({ samples: sine, codec: 7, bits: 8 }), /is compressed \(mu-law\)/],
    ["an unknown codec", makeWav({ samples: sine, codec: 0x1234 }), /is compressed \(codec 4660\)/],
    ["no channels", makeWav({ samples: [], gains: [] }), /it says 0 channels/],
    ["a rate of 0", makeWav({ samples: sine, rateHz: 0 }), /it says 0 samples a second/],
    [
      "over an hour",
      makeWav({ samples: sine, declaredDataBytes: 2 * 16_000 * 3601 }),
      /is longer than 60 minutes/,
    ],
  ];
  it.each(cases)("%s gives one sentence and a next step", async (_name, bytes, sentence) => {
    const error = await errorOf(bytes);
    expect(error.message).toMatch(sentence);
    expect(error.message.match(/[.!?](\s|$)/g)).toHaveLength(1);
    expect(error.hint).toBeTruthy();
  });

  it("says what is wrong with a path", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sotto-wav-"));
    try {
      await writeFile(join(folder, "empty.wav"), "");
      const missing = join(folder, "none.wav");
      expect(await readingOf(missing)).toMatchObject({ message: `There is no file ${missing}.` });
      expect(await readingOf(folder)).toMatchObject({
        message: `${folder} is a folder, not a WAV file.`,
      });
      expect(await readingOf(join(folder, "empty.wav"))).toMatchObject({ code: "bad_recording" });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("reads standard input for a dash", async () => {
    const stdin = inPieces(makeWav({ samples: sine }), 100);
    expect(await collect(wavFile("-", stdin).frames(untilEnd))).toHaveLength(7);
    await expect(
      collect(wavFile("-", inPieces(Buffer.alloc(0), 1)).frames(untilEnd)),
    ).rejects.toThrow("Standard input is empty.");
  });

  it("stops with its signal", async () => {
    const stopper = new AbortController();
    let frames = 0;
    for await (const _ of wavStream(inPieces(makeWav({ samples: sine }), 64), "x").frames(
      stopper.signal,
    )) {
      frames += 1;
      stopper.abort();
    }
    expect(frames).toBe(1);
  });
});
