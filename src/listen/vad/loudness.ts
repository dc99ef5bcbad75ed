const silenceDb = -96;

/** Root mean square without the constant part, 0..1. */
export function rmsOf(samples: Int16Array | Float32Array): number {
  let sum = 0;
  let squares = 0;
  for (const sample of samples) {
    sum += sample;
    squares += sample * sample;
  }
  const mean = sum / samples.length;
  return Math.sqrt(Math.max(0, squares / samples.length - mean * mean));
}

/** Loudness of int16 sound in dB of full scale. */
export function loudnessDb(frame: Int16Array): number {
  const level = rmsOf(frame) / 32_768;
  return level === 0 ? silenceDb : Math.max(silenceDb, 20 * Math.log10(level));
}
