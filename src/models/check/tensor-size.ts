import { damaged } from "./damaged.ts";

/** GGML's number formats: how many values a block holds, in how many bytes (ggml.c, type_traits). */
const blocks: Readonly<Record<number, readonly [values: number, bytes: number]>> = {
  0: [1, 4],
  1: [1, 2],
  2: [32, 18],
  3: [32, 20],
  6: [32, 22],
  7: [32, 24],
  8: [32, 34],
  9: [32, 36],
  10: [256, 84],
  11: [256, 110],
  12: [256, 144],
  13: [256, 176],
  14: [256, 210],
  15: [256, 292],
  16: [256, 66],
  17: [256, 74],
  18: [256, 98],
  19: [256, 50],
  20: [32, 18],
  21: [256, 110],
  22: [256, 82],
  23: [256, 136],
  24: [1, 1],
  25: [1, 2],
  26: [1, 4],
  27: [1, 8],
  28: [1, 8],
  29: [256, 56],
  30: [1, 2],
  34: [256, 54],
  35: [256, 66],
  39: [32, 17],
  40: [64, 36],
};

const mostDimensions = 4;

/** How many bytes a tensor takes; throws `model_damaged` where such a tensor can't be. */
export function tensorBytes(dims: readonly number[], type: number): number {
  const block = blocks[type];
  if (!block) throw damaged(`it uses the unknown number format ${type}`);
  const [values, bytes] = block;
  const [row = 0] = dims;
  const count = dims.reduce((product, size) => product * size, 1);
  const isPossible = dims.length <= mostDimensions && dims.every((size) => size > 0);
  if (!isPossible || row % values !== 0 || !Number.isSafeInteger(count * bytes)) {
    throw damaged(`a tensor of ${dims.join(" x ")} can't be`);
  }
  return (count / values) * bytes;
}
