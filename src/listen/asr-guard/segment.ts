import type { Endpoint } from "../machine/voice-state.ts";

/**
 * One utterance's sound, from 200 ms before its first voiced frame (zeros where the sound began
 * later) to 200 ms after its last.
 */
export type Segment = {
  readonly audio: Int16Array;
  readonly startMs: number;
  readonly voicedMs: number;
  readonly endpoint: Endpoint;
};
