import { english } from "../../src/language/en/english.ts";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { hear } from "../../src/bench/words/hear.ts";
import { openMicrophone } from "../../src/listen/capture/open-microphone.ts";
import { openVad } from "../../src/listen/vad/open-vad.ts";
import type { Recorder } from "../../src/listen/capture/recorder.ts";
import type { Stt } from "../../src/listen/whisper/stt.ts";
import { wavFile, wavStream } from "../../src/listen/wav/wav-source.ts";
import type { AudioIn } from "../../src/listen/capture/audio-in.ts";
import type { TurnEvent } from "../../src/types/event.ts";
import type { Utterance } from "../../src/types/turn/utterance.ts";
import { type WavParts, collect, inPieces, makeWav } from "../helpers/wav.ts";

const never = new AbortController().signal;
const clip = join(import.meta.dirname, "../data/audio/cmd-whats-the-weather-like.wav");
let speech = new Float32Array(0);

beforeAll(async () => {
  const frames = await collect(wavFile(clip).frames(never));
  speech = Float32Array.from(
    frames.flatMap((frame) => Array.from(frame)),
    (sample) => sample / 32_768,
  );
});

/** Hears whatever reaches it; how much that is can be looked at. */
function engine(): Stt & { readonly seconds: number[] } {
  const seconds: number[] = [];
  return {
    seconds,
    transcribe: async (audio) => {
      seconds.push(audio.length / 16_000);
      return { text: "what's the weather like", confidence: 0.8, alternatives: [] };
    },
  };
}

async function heard(source: AudioIn) {
  const events: TurnEvent[] = [];
  const stt = engine();
  const vad = await openVad();
  const emit = (event: TurnEvent): void => void events.push(event);
  const utterances: Utterance[] = [];
  let error: unknown;
  try {
    for await (const one of hear(source, { stt, vad, spokenIn: english, signal: never, emit }))
      utterances.push(one);
  } catch (failure) {
    error = failure;
  }
  return { texts: utterances.map(({ text }) => text), events, seconds: stt.seconds, error };
}

function recording(
  parts: Omit<WavParts, "samples"> & { readonly samples?: Float32Array },
): AudioIn {
  return wavStream(inPieces(makeWav({ samples: speech, ...parts }), 4096), "x.wav");
}

function stretched(factor: number): Float32Array {
  return Float32Array.from(
    { length: speech.length * factor },
    (_, at) => speech[Math.floor(at / factor)] ?? 0,
  );
}

describe("speech in a bad recording is one request all the same", () => {
  const kinds: readonly [string, () => AudioIn][] = [
    ["as it is", () => recording({})],
    ["8-bit", () => recording({ bits: 8 })],
    [
      "48 kHz, stereo, one side silent",
      () => recording({ samples: stretched(3), rateHz: 48_000, gains: [1, 0] }),
    ],
    [
      "clipped",
      () => recording({ samples: speech.map((sample) => Math.max(-1, Math.min(1, 12 * sample))) }),
    ],
    ["on a constant offset", () => recording({ samples: speech.map((sample) => sample + 0.2) })],
    [
      "with a header that promises more than comes",
      () => recording({ declaredDataBytes: 2 * speech.length + 100_000 }),
    ],
    [
      "after three seconds of zeros",
      () => recording({ samples: Float32Array.from([...new Float32Array(48_000), ...speech]) }),
    ],
  ];
  it.each(kinds)("%s", async (_name, open) => {
    const { texts, error, seconds } = await heard(open());
    expect(error).toBeUndefined();
    expect(texts).toEqual(["what's the weather like"]);
    expect(seconds[0]).toBeGreaterThan(0.8);
  });
});

describe("what can't be a request is one sentence", () => {
  it("three hours are refused before they are read", async () => {
    let pieces = 0;
    const wav = makeWav({ samples: [0], declaredDataBytes: 3 * 3600 * 32_000 });
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      yield wav;
      for (;;) {
        pieces += 1;
        yield new Uint8Array(65_536);
      }
    };
    const { texts, error } = await heard(wavStream(endless(), "x.wav"));
    expect(texts).toEqual([]);
    expect(error).toMatchObject({ message: "x.wav is longer than 60 minutes." });
    expect(pieces).toBeLessThan(3);
  });

  it.each([
    ["zeros", 0],
    ["zeros", 0.3],
  ])("a recording of nothing but %s (offset %d) asks no engine", async (reason, offset) => {
    const samples = new Float32Array(60 * 512).fill(offset);
    const { texts, events, seconds } = await heard(recording({ samples }));
    expect(texts).toEqual([]);
    expect(seconds).toEqual([]);
    expect(events).toEqual([{ type: "no-speech", reason }]);
  });
});

/** A microphone that hears the recording, then does something nasty. */
function nasty(seconds: number, then: (queue: Parameters<Recorder["start"]>[0]) => void): Recorder {
  return {
    name: "nasty",
    start: async (queue) => {
      const samples = speech.subarray(0, Math.round(16_000 * seconds));
      queue.pushSamples(Int16Array.from(samples, (sample) => Math.round(sample * 32_767)));
      queueMicrotask(() => then(queue));
      return () => undefined;
    },
  };
}

describe("a microphone", () => {
  it("lost in mid-sentence is one sentence, and half a request is none", async () => {
    const lost = nasty(0.9, (queue) => queue.fail(new Error("the device was unplugged")));
    const { texts, error } = await heard(
      await openMicrophone({ signal: never, recorders: [lost] }),
    );
    expect(texts).toEqual([]);
    expect(error).toMatchObject({
      code: "microphone_lost",
      message: "The microphone stopped: the device was unplugged.",
      hint: expect.stringContaining("typing goes on working"),
    });
  });

  it("that gives zeros is told as a permission, once, and not as silence", async () => {
    const muted: Recorder = {
      name: "muted",
      start: async (queue) => {
        queue.pushSamples(new Int16Array(64_000));
        queueMicrotask(() => queue.fail(new Error("end")));
        return () => undefined;
      },
    };
    const { events } = await heard(await openMicrophone({ signal: never, recorders: [muted] }));
    const errors = events.filter(({ type }) => type === "error");
    expect(errors).toMatchObject([{ code: "microphone_zeros", hint: /allow this terminal/ }]);
  });
});
