import { AssistantError, messageOf } from "../../errors.ts";
import type { AudioIn } from "./audio-in.ts";
import { hasCaptureDevice, hasCard } from "./capture-device.ts";
import { FrameQueue } from "./frame-queue.ts";
import { type RecorderFailure, microphoneFailure } from "./microphone-failure.ts";
import { decibriRecorder, pvRecorder } from "./native-recorders.ts";
import type { Recorder } from "./recorder.ts";
import { recorderPrograms } from "./spawned-recorder.ts";

/** A device that opens gives its first frame within a fraction of this, Bluetooth ones after up to 3 s. */
const firstFrameMs = 4000;

/** What can be tried here, the best first; empty where no device can be. */
export function recordersHere(
  platform: NodeJS.Platform = process.platform,
  device?: string,
): readonly Recorder[] {
  if (!hasCaptureDevice(platform)) return [];
  const programs = recorderPrograms(platform, device);
  if (!hasCard(platform)) return programs;
  return [decibriRecorder(device), pvRecorder(device), ...programs];
}

export type MicrophoneOptions = {
  /** Lets the device go. */
  readonly signal: AbortSignal;
  /** The microphone's name, or a part of it; the system's own where none is said. */
  readonly device?: string | undefined;
  readonly recorders?: readonly Recorder[];
  readonly waitMs?: number;
};

/**
 * The first microphone that really gives sound, already listening. Throws one sentence with the
 * next step when none does: `no_microphone`, `microphone_busy`, `microphone_denied`.
 */
export async function openMicrophone({
  signal,
  device,
  recorders = recordersHere(process.platform, device),
  waitMs = firstFrameMs,
}: MicrophoneOptions): Promise<AudioIn> {
  const failures: RecorderFailure[] = [];
  for (const recorder of recorders) {
    signal.throwIfAborted();
    const opened = await tryRecorder({ recorder, waitMs, signal });
    if ("audio" in opened) return opened.audio;
    failures.push({ recorder: recorder.name, why: opened.failure });
  }
  throw microphoneFailure(failures);
}

type Opened = { readonly audio: AudioIn } | { readonly failure: string };

async function tryRecorder({
  recorder,
  waitMs,
  signal,
}: {
  recorder: Recorder;
  waitMs: number;
  signal: AbortSignal;
}): Promise<Opened> {
  const queue = new FrameQueue();
  let stop: (() => void) | undefined;
  try {
    stop = await startWithin(recorder.start(queue), waitMs);
    const first = await queue.next(AbortSignal.any([signal, AbortSignal.timeout(waitMs)]));
    if (first === undefined) throw new Error("it gave no sound");
    signal.addEventListener("abort", stop, { once: true });
    return { audio: live({ queue, stop, first }) };
  } catch (error) {
    stop?.();
    return { failure: messageOf(error) };
  }
}

/** A device that never opens is one that doesn't work; where it opens later on, it is let go. */
async function startWithin(starting: Promise<() => void>, ms: number): Promise<() => void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    starting.then(
      (stop) => stop(),
      () => undefined,
    );
    reject(new Error("it did not open"));
  }, ms);
  try {
    return await Promise.race([starting, late]);
  } finally {
    clearTimeout(timer);
  }
}

function live({
  queue,
  stop,
  first,
}: {
  queue: FrameQueue;
  stop: () => void;
  first: Int16Array;
}): AudioIn {
  return {
    isLive: true,
    frames: async function* (signal) {
      try {
        yield first;
        for (;;) {
          const frame = await queue.next(signal);
          if (frame === undefined) return;
          yield frame;
        }
      } catch (cause) {
        throw new AssistantError(
          "microphone_lost",
          `The microphone stopped: ${messageOf(cause)}.`,
          {
            hint: "Plug it in again and start anew; typing goes on working.",
            cause,
          },
        );
      } finally {
        stop();
      }
    },
  };
}
