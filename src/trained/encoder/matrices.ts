import { readFileSync } from "node:fs";

/** Rows of a weight for each output, one behind another, and what is added to each. */
export type Matrix = {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  readonly rows: number;
  readonly columns: number;
};

/** What a matrix makes of so many vectors that lie one behind another. */
export type Multiplied = (vectors: Float32Array, count: number) => Float32Array;

const FLOAT = 4;
const PAGE = 65_536;
/** So many vectors the kernel takes at a time. */
const LANES = 4;

/**
 * Matrices in the memory of multiply.wasm, which multiplies four numbers at a time where plain code does
 * one: `node scripts/compile-kernel.ts` makes it of multiply.wat. Columns are a multiple of four.
 */
export function createMatrices(
  matrices: readonly Matrix[],
  mostVectors: number,
): readonly Multiplied[] {
  const kernel = openKernel();
  const lanes = Math.ceil(mostVectors / LANES) * LANES;
  const widest = (side: (one: Matrix) => number): number =>
    matrices.reduce((most, one) => Math.max(most, lanes * side(one)), 0);
  const [inputs, outputs] = [0, widest(({ columns }) => columns)];
  let end = outputs + widest(({ rows }) => rows);
  const starts = matrices.map(({ weights }) => (end += weights.length) - weights.length);
  kernel.memory.grow(Math.ceil((end * FLOAT) / PAGE));
  const numbers = new Float32Array(kernel.memory.buffer);
  for (const [at, { weights }] of matrices.entries()) numbers.set(weights, starts[at]);
  return matrices.map(({ bias, rows, columns }, at) => (vectors, count) => {
    numbers.set(vectors.subarray(0, count * columns), inputs);
    const place = [starts[at] ?? 0, inputs, outputs].map((start) => start * FLOAT);
    kernel.multiply(...place, rows, columns, Math.ceil(count / LANES) * LANES);
    const result = numbers.slice(outputs, outputs + count * rows);
    for (let cell = 0; cell < result.length; cell++)
      result[cell] = (result[cell] ?? 0) + (bias[cell % rows] ?? 0);
    return result;
  });
}

type Kernel = {
  readonly memory: WebAssembly.Memory;
  /** Bytes at which weights, inputs and outputs begin; rows, columns, vectors. */
  readonly multiply: (...places: readonly number[]) => void;
};

function openKernel(): Kernel {
  const bytes = readFileSync(new URL("multiply.wasm", import.meta.url));
  // What multiply.wat exports.
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Kernel;
}
