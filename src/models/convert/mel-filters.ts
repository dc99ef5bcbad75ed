/*
 * Whisper listens through 80 triangles over 201 frequencies, spaced as the ear hears (Slaney's mel
 * scale: linear below 1 kHz, logarithmic above) and each of the same area. Weights files of
 * CTranslate2 leave them out, ggml files carry them. Formula: librosa.filters.mel(sr=16000,
 * n_fft=400, n_mels=80), computed in doubles and rounded to floats where librosa does.
 */
const sampleRateHz = 16_000;
const windowSamples = 400;
const hertzPerMel = 200 / 3;
const logarithmicFromHz = 1000;
const logarithmicFromMel = logarithmicFromHz / hertzPerMel;
const logarithmicStep = Math.log(6.4) / 27;

/** `bands` rows of 201 weights. */
export function melFilters(bands: number): Float32Array {
  const frequencies = Array.from(
    { length: windowSamples / 2 + 1 },
    (_, k) => k * (1 / (windowSamples * (1 / sampleRateHz))),
  );
  const corners = cornersHz(bands + 2);
  const filters = new Float32Array(bands * frequencies.length);
  for (let band = 0; band < bands; band++) {
    const [low = 0, middle = 0, high = 0] = corners.slice(band, band + 3);
    for (const [k, hertz] of frequencies.entries()) {
      const rising = (hertz - low) / (middle - low);
      const falling = (high - hertz) / (high - middle);
      const height = Math.fround(Math.max(0, Math.min(rising, falling)));
      filters[band * frequencies.length + k] = height * (2 / (high - low));
    }
  }
  return filters;
}

function cornersHz(count: number): readonly number[] {
  const top = logarithmicFromMel + Math.log(sampleRateHz / 2 / logarithmicFromHz) / logarithmicStep;
  const step = top / (count - 1);
  return Array.from({ length: count }, (_, i) => toHertz(i === count - 1 ? top : i * step));
}

function toHertz(mel: number): number {
  if (mel < logarithmicFromMel) return hertzPerMel * mel;
  return logarithmicFromHz * Math.exp(logarithmicStep * (mel - logarithmicFromMel));
}
