import { frameMs, frameSamples } from "../../listen/capture/audio-in.ts";
import { loudnessDb } from "../../listen/vad/loudness.ts";
import type { Vad } from "../../listen/vad/vad.ts";

/** One frame as the state machine sees it. */
export type HeardFrame = { readonly atMs: number; readonly voice: number; readonly db: number };

export function framesIn(sound: Int16Array): readonly Int16Array[] {
  return Array.from({ length: Math.ceil(sound.length / frameSamples) }, (_, index) => {
    const frame = new Int16Array(frameSamples);
    frame.set(sound.subarray(index * frameSamples, (index + 1) * frameSamples));
    return frame;
  });
}

/** What the detector says of each frame; it has forgotten the last sound. */
export function heardFrames(sound: Int16Array, vad: Vad): readonly HeardFrame[] {
  vad.reset();
  return framesIn(sound).map((frame, index) => ({
    atMs: (index + 1) * frameMs,
    voice: vad.accept(frame),
    db: loudnessDb(frame),
  }));
}

/** From the first voiced frame to the end of the last; undefined where there is none. */
export function voicedSpan(
  frames: readonly HeardFrame[],
): { readonly fromMs: number; readonly toMs: number } | undefined {
  const voiced = frames.filter(({ voice }) => voice >= 0.5);
  const [first] = voiced;
  const last = voiced.at(-1);
  return first && last ? { fromMs: first.atMs - frameMs, toMs: last.atMs } : undefined;
}
