import { AssistantError } from "../../errors.ts";
import { type AudioIn, frameMs } from "../capture/audio-in.ts";
import { isConstant, nothingYet, widen } from "../asr-guard/too-little-sound.ts";

export type Watch = {
  /** The system's own input just now, by whatever tells one from another; nothing where that can't be told. */
  readonly input?: (() => string | undefined) | undefined;
  /** So many milliseconds of nothing but zeros are a fault. */
  readonly mostZerosMs: number;
  /** The first frame with sound in it. */
  readonly onSound: () => void;
};

/** Looks so often, in milliseconds. A blocked process makes up for missed looks by one alone. */
const LOOK_EVERY_MS = 250;
/** So many looks without a frame are a fault: 1.5 s, where a device gives one every 32 ms. */
const SILENT_LOOKS = 6;
/** Asking for the input takes CoreAudio a moment, so only every fourth look does: once a second. */
const INPUT_LOOKS = 4;

/**
 * A microphone that fails with `microphone_lost` where the device says nothing of it (cpal #704, banshee #51: after a
 * change of devices its callbacks just end): no frames, nothing but zeros, or another input chosen in the system.
 */
export function watchedSource(source: AudioIn, watch: Watch): AudioIn {
  return {
    isLive: source.isLive,
    frames: async function* (signal) {
      const stop = new AbortController();
      const looking = lookAfter(watch);
      const frames = source.frames(AbortSignal.any([signal, stop.signal]))[Symbol.asyncIterator]();
      try {
        for (;;) {
          const next = await Promise.race([frames.next(), looking.fault]);
          if (next.done) return;
          looking.heard(next.value);
          yield next.value;
        }
      } finally {
        looking.end();
        stop.abort();
      }
    },
  };
}

type Looking = {
  /** Never resolves. */
  readonly fault: Promise<never>;
  readonly heard: (frame: Int16Array) => void;
  readonly end: () => void;
};

function lookAfter({ input, mostZerosMs, onSound }: Watch): Looking {
  const { promise: fault, reject } = Promise.withResolvers<never>();
  // It may come while nobody waits for a frame, and is then met by the next who does.
  fault.catch(() => undefined);
  const fail = (why: string): void => reject(lost(why));
  const before = input?.();
  let looks = 0;
  let silentLooks = 0;
  let zeros = 0;
  let hasSound = false;
  const timer = setInterval(() => {
    looks += 1;
    silentLooks += 1;
    if (silentLooks >= SILENT_LOOKS) fail("it gives no sound any more");
    const now = looks % INPUT_LOOKS === 0 ? input?.() : undefined;
    if (now !== undefined && before !== undefined && now !== before) fail("another one was chosen");
  }, LOOK_EVERY_MS);
  return {
    fault,
    heard: (frame) => {
      silentLooks = 0;
      const isZero = isConstant(widen(nothingYet, frame));
      zeros = isZero ? zeros + 1 : 0;
      if (zeros * frameMs >= mostZerosMs) fail("it gives nothing but zeros");
      if (isZero || hasSound) return;
      hasSound = true;
      onSound();
    },
    end: () => clearInterval(timer),
  };
}

function lost(why: string): AssistantError {
  return new AssistantError("microphone_lost", `The microphone stopped: ${why}.`, {
    hint: "It is opened again; typing goes on working.",
  });
}
