import { frameMs } from "../capture/audio-in.ts";
import type { Span, Speech } from "./voice-state.ts";

/** Sound kept on both sides of the voice (no-speech guard, step 3). */
export const marginMs = Math.ceil(200 / frameMs) * frameMs;

/** The sound of some speech with its margins, as far as it has been heard by now. */
export function spanOf(speech: Speech, nowMs: number): Span {
  const { startMs, lastVoicedMs, voicedMs, isKeyed } = speech;
  const toMs = isKeyed ? nowMs : Math.min(nowMs, lastVoicedMs + marginMs);
  return { fromMs: startMs - marginMs, toMs, voicedMs };
}
