import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { frameMs, frameSamples } from "../../src/listen/capture/audio-in.ts";
import type { FrameQueue } from "../../src/listen/capture/frame-queue.ts";
import { openMicrophone } from "../../src/listen/capture/open-microphone.ts";
import type { Recorder } from "../../src/listen/capture/recorder.ts";
import { chosenInput } from "../../src/listen/supervisor/choose-input.ts";
import { keepListening } from "../../src/listen/supervisor/keep-listening.ts";

/** A microphone on a table: each opening of it is a session, whose number is in its sound. */
class FakeDevice {
  sessions = 0;
  /** Openings that fail before the next that doesn't. */
  fails = 0;
  input = "built-in";
  /** By a key of its own: no opening helps. */
  isMuted = false;
  gives: "sound" | "zeros" | "nothing" = "sound";
  #queue: FrameQueue | undefined;
  readonly #open = new Set<NodeJS.Timeout>();

  readonly recorder: Recorder = {
    name: "fake",
    start: async (queue) => {
      if (this.fails > 0) {
        this.fails -= 1;
        throw new Error("the device isn't there");
      }
      this.sessions += 1;
      const session = this.sessions;
      if (session > 1) this.gives = "sound";
      this.#queue = queue;
      const push = (): void => this.#push(queue, session);
      push();
      const timer = setInterval(push, frameMs);
      this.#open.add(timer);
      return () => {
        clearInterval(timer);
        this.#open.delete(timer);
      };
    },
  };

  /** How many are open at the same time. */
  get open(): number {
    return this.#open.size;
  }

  error(): void {
    this.#queue?.fail(new Error("the device was unplugged"));
  }

  #push(queue: FrameQueue, session: number): void {
    if (this.gives === "nothing") return;
    const level = this.gives === "zeros" || this.isMuted ? 0 : 100 * session;
    queue.pushSamples(Int16Array.from({ length: frameSamples }, (_, at) => (at % 2 ? level : 0)));
  }
}

type Fault = { readonly name: string; readonly make: (device: FakeDevice) => void };
const FAULTS: readonly Fault[] = [
  { name: "stops without a word", make: (device) => (device.gives = "nothing") },
  { name: "gives zeros from the middle on", make: (device) => (device.gives = "zeros") },
  { name: "says an error", make: (device) => device.error() },
  { name: "another input is chosen", make: (device) => (device.input = "headset") },
  {
    name: "says an error, and isn't there at the first try",
    make: (device) => {
      device.fails = 1;
      device.error();
    },
  },
];

/** Within this it has to hear again, in milliseconds. */
const AGAIN_MS = 2_000;

describe("a microphone under a supervisor", () => {
  let device: FakeDevice;
  let stopper: AbortController;
  let notices: string[];
  let flaw: () => Promise<string | undefined>;
  /** The session each frame with sound came from, and when. */
  let heard: { readonly session: number; readonly at: number }[];
  let running: Promise<void>;
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
    });
    device = new FakeDevice();
    stopper = new AbortController();
    notices = [];
    flaw = async () => undefined;
    heard = [];
  });
  afterEach(async () => {
    stopper.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    await running;
    expect(device.open).toBe(0);
    vi.useRealTimers();
  });

  function start(): void {
    const { signal } = stopper;
    running = keepListening({
      open: () => openMicrophone({ signal, recorders: [device.recorder] }),
      input: () => device.input,
      flaw: () => flaw(),
      hear: async (source) => {
        for await (const frame of source.frames(signal)) {
          const session = (frame[1] ?? 0) / 100;
          if (session > 0) heard.push({ session, at: Date.now() });
        }
      },
      notice: (sentence) => void notices.push(sentence),
      signal,
    });
  }

  const soundOf = (session: number): number =>
    heard.find((frame) => frame.session === session)?.at ?? Infinity;

  describe.each(FAULTS)("$name", ({ make }) => {
    // Each at another moment, between frames and between looks.
    const moments = Array.from({ length: 20 }, (_, at) => 1_000 + 137 * at);
    it.each(moments)("after %d ms, it hears again within 2 s", async (ms) => {
      start();
      await vi.advanceTimersByTimeAsync(ms);
      const at = Date.now();
      make(device);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(device.sessions).toBe(2);
      expect(device.open).toBe(1);
      expect(soundOf(2) - at).toBeLessThanOrEqual(AGAIN_MS);
      expect(notices).toEqual(["Listening.", "The microphone had stopped. I hear again."]);
    });
  });

  it.each(Array.from({ length: 20 }, (_, at) => 100 + 97 * at))(
    "zeros from the first frame on, as before access is given: it hears within 2 s (%d)",
    async (ms) => {
      await vi.advanceTimersByTimeAsync(ms);
      device.gives = "zeros";
      const at = Date.now();
      start();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(soundOf(2) - at).toBeLessThanOrEqual(AGAIN_MS);
      expect(device.open).toBe(1);
    },
  );

  it("is left alone while it hears", async () => {
    start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(device.sessions).toBe(1);
    expect(notices).toEqual(["Listening."]);
  });

  it("that is gone for long is told once, and heard once it is back", async () => {
    start();
    await vi.advanceTimersByTimeAsync(1_000);
    device.fails = 6;
    device.error();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(notices).toEqual([
      "Listening.",
      "No microphone was found. I hear again as soon as there is one; typing works.",
      "The microphone had stopped. I hear again.",
    ]);
  });

  it("that is muted for good is opened ever more seldom", async () => {
    device.isMuted = true;
    start();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(device.sessions).toBeLessThan(18);
    expect(notices).toEqual(["Listening."]);
  });

  it("tells what spoils hearing once, however often it is opened", async () => {
    flaw = async () => "Voice Isolation is on.";
    start();
    await vi.advanceTimersByTimeAsync(1_000);
    device.error();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(device.sessions).toBe(2);
    expect(notices).toEqual([
      "Listening.",
      "Voice Isolation is on.",
      "The microphone had stopped. I hear again.",
    ]);
  });

  it("that never opened in the beginning throws why", async () => {
    device.fails = 9;
    start();
    await expect(running).rejects.toMatchObject({ code: "no_microphone" });
    running = Promise.resolve();
  });
});

describe("the microphone that hears", () => {
  const builtIn = { name: "MacBook Microphone", id: "BuiltInMicrophoneDevice", isDefault: false };
  const pods = { name: "AirPods", id: "AC-DE-48-12-34-56:input", isDefault: true };
  const podsOut = { ...pods, id: "AC-DE-48-12-34-56:output" };
  const loud = { name: "Speakers", id: "BuiltInSpeakerDevice", isDefault: true };

  it.each([
    ["a headset plays and would hear", [pods, builtIn], [podsOut], undefined, builtIn.name],
    ["a headset was named", [pods, builtIn], [podsOut], "AirPods", "AirPods"],
    ["a headset hears, loudspeakers play", [pods, builtIn], [loud], undefined, undefined],
    ["there is no built-in one", [pods], [podsOut], undefined, undefined],
    [
      "the built-in one is chosen already",
      [
        { ...builtIn, isDefault: true },
        { ...pods, isDefault: false },
      ],
      [podsOut],
      undefined,
      undefined,
    ],
  ] as const)("where %s", (...[, inputs, outputs, named, chosen]) => {
    expect(chosenInput({ inputs, outputs }, named)).toBe(chosen);
  });
});
