import { fromHalf, toHalf } from "./half-float.ts";

const blockValues = 32;
const blockBytes = 34;

/** Q8_0 as GGML defines it: per 32 values a half-float scale max|x|/127, then 32 signed bytes. */
export function quantizeQ8(values: Float32Array): Uint8Array {
  const bytes = Buffer.alloc((values.length / blockValues) * blockBytes);
  for (let block = 0; block * blockValues < values.length; block++) {
    const from = block * blockValues;
    writeBlock(values.subarray(from, from + blockValues), bytes.subarray(block * blockBytes));
  }
  return bytes;
}

/** The floats that Q8_0 blocks stand for. */
export function floatsOfQ8(bytes: Buffer): Float32Array {
  const values = new Float32Array((bytes.length / blockBytes) * blockValues);
  for (let block = 0; block * blockBytes < bytes.length; block++) {
    const from = block * blockBytes;
    const scale = fromHalf(bytes.readUInt16LE(from));
    for (let i = 0; i < blockValues; i++) {
      values[block * blockValues + i] = scale * bytes.readInt8(from + 2 + i);
    }
  }
  return values;
}

function writeBlock(values: Float32Array, bytes: Buffer): void {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  const scale = Math.fround(largest / 127);
  bytes.writeUInt16LE(toHalf(scale), 0);
  for (const [i, value] of values.entries()) {
    bytes.writeInt8(scale === 0 ? 0 : roundAwayFromZero(value / scale), 2 + i);
  }
}

function roundAwayFromZero(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}
