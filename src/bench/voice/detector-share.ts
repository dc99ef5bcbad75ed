import { frameMs } from "../../listen/capture/audio-in.ts";
import type { Vad } from "../../listen/vad/vad.ts";
import { framesIn } from "./frames.ts";

/** What the detector takes of real time, 0..1, over so much sound. */
export function detectorShare(sound: Int16Array, vad: Vad): number {
  const frames = framesIn(sound);
  vad.reset();
  const startedAt = process.cpuUsage();
  for (const frame of frames) vad.accept(frame);
  const { user, system } = process.cpuUsage(startedAt);
  return (user + system) / 1000 / (frames.length * frameMs);
}
