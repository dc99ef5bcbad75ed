import { expect, it } from "vitest";
import { type AudioIn, frameMs, frameSamples } from "../../src/listen/capture/audio-in.ts";
import { pacedSource } from "../../src/listen/capture/paced-source.ts";

const three: AudioIn = {
  isLive: false,
  frames: async function* () {
    for (let count = 0; count < 3; count += 1) yield new Int16Array(frameSamples);
  },
};

/** A clock that moves when somebody waits, and by what each frame costs. */
function clock(costMs: number) {
  let nowMs = 1000;
  const waits: number[] = [];
  return {
    waits,
    now: () => nowMs,
    wait: async (ms: number) => {
      waits.push(ms);
      nowMs += ms;
    },
    work: () => (nowMs += costMs),
  };
}

it.each([
  ["as a microphone would give it", 0, [frameMs, frameMs, frameMs]],
  ["without falling behind for what a frame cost", 12, [frameMs, frameMs - 12, frameMs - 12]],
  ["at once where the reader is late", 100, [frameMs]],
])("each frame comes %s", async (_how, costMs, waits) => {
  const time = clock(costMs);
  const source = pacedSource(three, time);
  expect(source.isLive).toBe(true);
  let count = 0;
  for await (const frame of source.frames(new AbortController().signal)) {
    count += frame.length / frameSamples;
    time.work();
  }
  expect(count).toBe(3);
  expect(time.waits).toEqual(waits);
});

it("stops with its signal, also while it waits", async () => {
  const stopper = new AbortController();
  const source = pacedSource(three);
  const heard: Int16Array[] = [];
  for await (const frame of source.frames(stopper.signal)) {
    heard.push(frame);
    stopper.abort();
  }
  expect(heard).toHaveLength(1);
});
