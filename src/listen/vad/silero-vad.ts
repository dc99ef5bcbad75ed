import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { AssistantError } from "../../errors.ts";
import { frameSamples, sampleRateHz } from "../capture/audio-in.ts";
import type { Vad } from "./vad.ts";

/** Onset; sherpa lets go 0.15 lower, at 0.35: the pair measured in the reference table of endpoints. */
const onsetThreshold = 0.5;
/** Segments are ours to make: sherpa only says of each frame whether it is voiced. */
const noMinimum = 0.001;
const noMaximumSeconds = 100_000;
/** Longer than any utterance is let grow, so that sherpa's ring never overflows. */
const ringSeconds = 90;

/**
 * Silero by sherpa-onnx, about 0.004 of real time. Its answer is 1 or 0: sherpa keeps the probability
 * to itself and applies the hysteresis of 0.5 / 0.35, one frame late at the onset.
 */
export async function openSileroVad(): Promise<Vad> {
  const model = modelPath();
  const { default: sherpa } = await import("sherpa-onnx-node");
  const detector = new sherpa.Vad(
    {
      sileroVad: {
        model,
        threshold: onsetThreshold,
        minSilenceDuration: noMinimum,
        minSpeechDuration: noMinimum,
        maxSpeechDuration: noMaximumSeconds,
        windowSize: frameSamples,
      },
      sampleRate: sampleRateHz,
      numThreads: 1,
      debug: 0,
    },
    ringSeconds,
  );
  return {
    name: "silero",
    accept: (frame) => {
      detector.acceptWaveform(Float32Array.from(frame, (sample) => sample / 32_768));
      while (!detector.isEmpty()) detector.pop();
      return detector.isDetected() ? 1 : 0;
    },
    reset: () => detector.reset(),
  };
}

/** A missing model file must be found here: sherpa ends the process over it. */
function modelPath(): string {
  const entry = createRequire(import.meta.url).resolve("decibri");
  const path = join(dirname(entry), "..", "models", "silero_vad.onnx");
  if (!existsSync(path)) {
    throw new AssistantError(
      "vad_missing",
      "The Silero model is not among the installed packages.",
    );
  }
  return path;
}
