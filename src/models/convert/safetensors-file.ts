import { z } from "zod";
import { ByteReader } from "../check/byte-reader.ts";
import { bufferBytes } from "../check/bytes.ts";
import { damaged } from "../check/damaged.ts";
import { floatsOf } from "./little-endian.ts";

const headerSchema = z.record(
  z.string(),
  z.object({
    dtype: z.string(),
    shape: z.array(z.int().nonnegative()),
    data_offsets: z.tuple([z.int().nonnegative(), z.int().nonnegative()]),
  }),
);

export type FloatTensor = { readonly shape: readonly number[]; readonly read: () => Float32Array };

/** Reads the float tensors of a safetensors file: u64 length, a JSON header, then the data. */
export function readSafetensors(bytes: Buffer): (name: string) => FloatTensor {
  const reader = new ByteReader(bufferBytes(bytes));
  const length = reader.u64();
  const { __metadata__: _, ...entries } = JSON.parse(reader.take(length).toString("utf8"));
  const header = headerSchema.parse(entries);
  const data = bytes.subarray(8 + length);
  return (name) => {
    const entry = header[name];
    if (entry?.dtype !== "F32" || entry.data_offsets[1] > data.length) {
      throw damaged(`it lacks ${name}`);
    }
    const [from, to] = entry.data_offsets;
    return { shape: entry.shape, read: () => floatsOf(data.subarray(from, to)) };
  };
}
