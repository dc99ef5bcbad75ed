import { bufferBytes } from "../check/bytes.ts";
import { damaged } from "../check/damaged.ts";
import type { TensorPlace } from "../check/gguf-header.ts";
import { readGguf } from "../check/gguf-header.ts";
import { formatOf } from "../tensors/formats.ts";
import type { Safetensors } from "../tensors/safetensors-file.ts";
import { readSafetensors } from "../tensors/safetensors-file.ts";

/**
 * A GGUF file with what training changed in it. The differences (safetensors) go by the names of its
 * tensors: a vector `NAME` by itself, a matrix `PART.weight` as `PART.up` times `PART.down`. The same
 * two files give the same bytes everywhere.
 */
export function addDifferences(base: Buffer, differences: Buffer): Buffer {
  const merged = Buffer.from(base);
  const changes = readSafetensors(differences);
  for (const place of readGguf(bufferBytes(base)).tensors) {
    const change = changeOf(place, changes);
    if (!change) continue;
    const format = formatOf(place);
    const values = format.read(base.subarray(place.at, place.at + place.bytes));
    if (values.length !== change.length)
      throw damaged(`the difference of ${place.name} is of another size`);
    merged.set(format.write(values.map((value, i) => value + (change[i] ?? 0))), place.at);
  }
  return merged;
}

function changeOf({ name }: TensorPlace, { has, tensor }: Safetensors): Float32Array | undefined {
  if (has(name)) return tensor(name).read();
  const part = name.replace(/\.weight$/, "");
  return has(`${part}.up`) ? product(tensor(`${part}.up`), tensor(`${part}.down`)) : undefined;
}

type Matrix = ReturnType<Safetensors["tensor"]>;

/** rows × rank times rank × columns, summed in doubles. */
function product(up: Matrix, down: Matrix): Float32Array {
  const [rows = 0, rank = 0] = up.shape;
  const [, columns = 0] = down.shape;
  const [left, right] = [up.read(), down.read()];
  const result = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const sums = new Float64Array(columns);
    for (let one = 0; one < rank; one++) {
      const factor = left[row * rank + one] ?? 0;
      for (let column = 0; column < columns; column++) {
        sums[column] = (sums[column] ?? 0) + factor * (right[one * columns + column] ?? 0);
      }
    }
    result.set(sums, row * columns);
  }
  return result;
}
