import { damaged } from "../check/damaged.ts";
import type { TensorPlace } from "../check/gguf-header.ts";
import { bytesOf, floatsOf } from "./little-endian.ts";
import { floatsOfQ8, quantizeQ8 } from "./quantize-q8.ts";

type Format = {
  readonly read: (bytes: Buffer) => Float32Array;
  readonly write: (floats: Float32Array) => Uint8Array;
};

/** GGML's numbers of the formats that differences are added to. */
const formats: ReadonlyMap<number, Format> = new Map([
  [0, { read: floatsOf, write: bytesOf }],
  [8, { read: floatsOfQ8, write: quantizeQ8 }],
]);

/** How a tensor's numbers are read and written; throws `model_damaged` for a format that isn't known. */
export function formatOf({ name, format }: Pick<TensorPlace, "name" | "format">): Format {
  const found = formats.get(format);
  if (!found) throw damaged(`${name} has a format nothing can be added to`);
  return found;
}
