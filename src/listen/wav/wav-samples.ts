import type { WavFormat } from "./wav-header.ts";

type ReadSample = (bytes: Buffer, offset: number) => number;

/** Whole sample frames of a WAV as one channel in -1..1 (the mean of all); a cut last frame is left out. */
export function decodeMono(format: WavFormat, bytes: Buffer): Float32Array {
  const { channels } = format;
  const sampleBytes = format.bitsPerSample / 8;
  const read = readerOf(format);
  const mono = new Float32Array(Math.floor(bytes.length / (sampleBytes * channels)));
  for (let index = 0, offset = 0; index < mono.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1, offset += sampleBytes) {
      sum += read(bytes, offset);
    }
    mono[index] = finite(sum / channels);
  }
  return mono;
}

/** Float files may hold anything; a NaN would spread through every filter after it. */
function finite(value: number): number {
  return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0;
}

function readerOf({ encoding, bitsPerSample }: WavFormat): ReadSample {
  if (encoding === "float") {
    return bitsPerSample === 64
      ? (bytes, offset) => bytes.readDoubleLE(offset)
      : (bytes, offset) => bytes.readFloatLE(offset);
  }
  switch (bitsPerSample) {
    case 8:
      return (bytes, offset) => (bytes.readUInt8(offset) - 128) / 128; // 8-bit WAV is unsigned
    case 16:
      return (bytes, offset) => bytes.readInt16LE(offset) / 32_768;
    case 24:
      return (bytes, offset) => bytes.readIntLE(offset, 3) / 8_388_608;
    default:
      return (bytes, offset) => bytes.readInt32LE(offset) / 2_147_483_648;
  }
}
