import { samplesOf } from "../capture/audio-in.ts";

/** whisper.cpp 1.5.0 gives nothing for clips of under a second (models.md §2). */
const leastAudioMs = 1300;
/**
 * Silence around the words, as in what Whisper was trained on: of 192 words of the synthesizer clips,
 * which begin at once, 20 were wrong without it and 13 with it (`sotto bench words`, with prompt).
 */
const quietBeforeMs = 100;
const quietAfterMs = 300;

/** An utterance as Whisper hears it best: quiet on both sides, and long enough. */
export function whisperSound(audio: Int16Array): Int16Array {
  const before = samplesOf(quietBeforeMs);
  const length = before + audio.length + samplesOf(quietAfterMs);
  const whole = new Int16Array(Math.max(length, samplesOf(leastAudioMs)));
  whole.set(audio, before);
  return whole;
}
