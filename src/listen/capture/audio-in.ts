/** All sound inside the ears has this rate: it is what Silero and Whisper were trained on. */
export const sampleRateHz = 16_000;

/** One frame: the window Silero reads at 16 kHz. */
export const frameSamples = 512;
export const frameMs = (frameSamples / sampleRateHz) * 1000;

/**
 * A source of 16 kHz mono sound in frames of exactly 512 samples (the last one of a file is filled
 * with zeros). It ends with the file or the signal, and throws AssistantError when the device is lost.
 */
export type AudioIn = {
  /** Live sound goes on while nobody reads it; a recording waits. */
  readonly isLive: boolean;
  readonly frames: (signal: AbortSignal) => AsyncIterable<Int16Array>;
};

export function samplesOf(milliseconds: number): number {
  return Math.round((milliseconds * sampleRateHz) / 1000);
}

export function millisecondsOf(samples: number): number {
  return (samples / sampleRateHz) * 1000;
}
