import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frameSamples } from "../../src/listen/capture/audio-in.ts";
import { hasCaptureDevice, hasCard } from "../../src/listen/capture/capture-device.ts";
import { FrameQueue } from "../../src/listen/capture/frame-queue.ts";
import { openMicrophone, recordersHere } from "../../src/listen/capture/open-microphone.ts";
import type { Recorder } from "../../src/listen/capture/recorder.ts";
import { recorderPrograms, spawnedRecorder } from "../../src/listen/capture/spawned-recorder.ts";
import { isRunning, makeProgram, temporaryFolder } from "../helpers/program.ts";

const never = new AbortController().signal;
const ramp = Int16Array.from({ length: 3 * frameSamples }, (_, index) => index - 700);

function recorder(name: string, start: Recorder["start"]): Recorder & { stopped: number } {
  const made = {
    name,
    stopped: 0,
    start: async (queue: FrameQueue) => {
      const stop = await start(queue);
      return () => {
        made.stopped += 1;
        stop();
      };
    },
  };
  return made;
}

const nothing = (): void => undefined;
const talking = () =>
  recorder("talking", async (queue) => {
    queue.pushSamples(ramp);
    return nothing;
  });
const broken = () => recorder("broken", () => Promise.reject(new Error("no device")));
const silent = () => recorder("silent", async () => nothing);
const failing = () =>
  recorder("failing", async (queue) => {
    queue.fail(new Error("device busy"));
    return nothing;
  });

describe("the microphone", () => {
  it("is the first recorder that gives sound; the others are let go", async () => {
    const tried = [broken(), failing(), silent(), talking()];
    const microphone = await openMicrophone({ signal: never, recorders: tried, waitMs: 20 });
    const frames = microphone.frames(never)[Symbol.asyncIterator]();
    expect((await frames.next()).value).toEqual(ramp.slice(0, frameSamples));
    expect((await frames.next()).value).toEqual(ramp.slice(frameSamples, 2 * frameSamples));
    expect(tried.map(({ stopped }) => stopped)).toEqual([0, 1, 1, 0]);
    await frames.return?.(undefined);
    expect(tried[3]?.stopped).toBe(1);
  });

  it("is one sentence and a next step where there is none", async () => {
    const recorders = [broken(), silent()];
    const opening = openMicrophone({ signal: never, recorders, waitMs: 5 });
    await expect(opening).rejects.toMatchObject({
      code: "no_microphone",
      message: "No microphone was found.",
      hint: expect.stringContaining("sotto listen --wav"),
      cause: "broken: no device; silent: it gave no sound",
    });
    await expect(openMicrophone({ signal: never, recorders: [] })).rejects.toMatchObject({
      code: "no_microphone",
    });
  });

  it.each([
    ["Device or resource busy", "microphone_busy", "Another program holds the microphone."],
    ["the device is in use", "microphone_busy", "Another program holds the microphone."],
    ["Operation not permitted", "microphone_denied", "This program may not use the microphone."],
    ["Permission denied", "microphone_denied", "This program may not use the microphone."],
  ])("that says %j is told as what a person can mend", async (why, code, message) => {
    const held = recorder("held", () => Promise.reject(new Error(why)));
    const opening = openMicrophone({ signal: never, recorders: [held, broken()] });
    const hint = expect.stringContaining("typing goes on working");
    await expect(opening).rejects.toMatchObject({ code, message, hint });
  });

  it("that never opens gives way to the next, and is let go where it opens after all", async () => {
    const late = Promise.withResolvers<() => void>();
    let stopped = 0;
    const hanging: Recorder = { name: "hanging", start: () => late.promise };
    const recorders = [hanging, talking()];
    const microphone = await openMicrophone({ signal: never, recorders, waitMs: 20 });
    expect(microphone.isLive).toBe(true);
    late.resolve(() => (stopped += 1));
    await new Promise(setImmediate);
    expect(stopped).toBe(1);
  });

  it("ends with the signal, and lets the device go", async () => {
    const stopper = new AbortController();
    const device = talking();
    const microphone = await openMicrophone({ signal: stopper.signal, recorders: [device] });
    let frames = 0;
    for await (const _ of microphone.frames(stopper.signal)) {
      frames += 1;
      if (frames === 3) stopper.abort();
    }
    expect(frames).toBe(3);
    expect(device.stopped).toBeGreaterThan(0);
  });

  it("that is pulled out gives what it heard, then one sentence", async () => {
    let unplug = nothing;
    const device = recorder("usb", async (queue) => {
      queue.pushSamples(ramp);
      unplug = () => queue.fail(new Error("unplugged"));
      return nothing;
    });
    const microphone = await openMicrophone({ signal: never, recorders: [device] });
    unplug();
    let frames = 0;
    const reading = async (): Promise<void> => {
      for await (const _ of microphone.frames(never)) frames += 1;
    };
    await expect(reading()).rejects.toMatchObject({
      code: "microphone_lost",
      message: "The microphone stopped: unplugged.",
    });
    expect(frames).toBe(3);
    expect(device.stopped).toBe(1);
  });

  it("is not looked for by native code where Linux shows no device", () => {
    const here = recordersHere("linux").map(({ name }) => name);
    expect(here.length > 0).toBe(hasCaptureDevice("linux"));
    expect(here.includes("decibri")).toBe(hasCard("linux"));
    expect(recordersHere("darwin").map(({ name }) => name)).toEqual([
      "decibri",
      "pvrecorder",
      "rec",
      "ffmpeg",
    ]);
    expect(recorderPrograms("linux").map(({ name }) => name)).toEqual(["arecord", "rec", "ffmpeg"]);
    expect(recordersHere("darwin", "Yeti").map(({ name }) => name)).not.toContain("rec");
  });
});

describe("a recording program", () => {
  const source = `
    require("node:fs").writeFileSync(__dirname + "/pid", String(process.pid));
    const sound = Buffer.alloc(2048); sound.fill(1);
    process.stdout.write(sound.subarray(0, 1001));
    setTimeout(() => process.stdout.write(sound.subarray(1001)), 5);
    setInterval(() => {}, 1000);`;

  it("is read as it writes and killed at the end", async () => {
    await using folder = await temporaryFolder();
    const program = await makeProgram(folder.path, "rec", source);
    const stopper = new AbortController();
    const recorders = [spawnedRecorder(program, ["-"])];
    const microphone = await openMicrophone({ signal: stopper.signal, recorders });
    const frames: Int16Array[] = [];
    for await (const frame of microphone.frames(stopper.signal)) {
      frames.push(frame);
      if (frames.length === 2) stopper.abort();
    }
    expect(frames.every((frame) => frame.every((sample) => sample === 0x0101))).toBe(true);
    const pid = Number(await readFile(join(folder.path, "pid"), "utf8"));
    while (isRunning(pid)) await new Promise(setImmediate);
  });

  it("is told its device, and why it ended is told", async () => {
    await using folder = await temporaryFolder();
    const source = `console.error("ALSA lib\\naudio open error: Device or resource busy"); process.exit(1)`;
    const program = await makeProgram(folder.path, "arecord", source);
    const recorders = [spawnedRecorder(program, [])];
    await expect(openMicrophone({ signal: never, recorders })).rejects.toMatchObject({
      code: "microphone_busy",
      cause: expect.stringContaining("ended with 1 (audio open error: Device or resource busy)"),
    });
  });

  it("that is not installed, or ends, gives way to the next", async () => {
    await using folder = await temporaryFolder();
    const dying = await makeProgram(folder.path, "arecord", "process.exit(1)");
    const recorders = [
      spawnedRecorder(join(folder.path, "none"), []),
      spawnedRecorder(dying, []),
      talking(),
    ];
    const microphone = await openMicrophone({ signal: never, recorders });
    expect(microphone.isLive).toBe(true);
  });
});

describe("the queue between device and reader", () => {
  it("makes the same frames of any pieces of bytes", async () => {
    const bytes = Buffer.from(ramp.buffer);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: bytes.length }), { maxLength: 20 }), async (cuts) => {
        const queue = new FrameQueue();
        const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
        edges
          .slice(1)
          .forEach((edge, index) => queue.pushBytes(bytes.subarray(edges[index], edge)));
        for (const part of [0, 1, 2]) {
          const frame = await queue.next(never);
          expect(frame).toEqual(ramp.slice(part * frameSamples, (part + 1) * frameSamples));
        }
      }),
      { numRuns: 50 },
    );
  });

  it("keeps the last half minute and no more", async () => {
    const queue = new FrameQueue();
    for (let index = 0; index < 2000; index += 1)
      queue.pushSamples(new Int16Array(512).fill(index));
    expect((await queue.next(never))?.[0]).toBe(2000 - 938);
  });
});
