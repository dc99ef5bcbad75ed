import { z } from "zod";
import { ByteReader } from "../check/byte-reader.ts";
import { bufferBytes } from "../check/bytes.ts";
import { damaged } from "../check/damaged.ts";
import { floatsFromHalves } from "./half-float.ts";
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

export type Safetensors = {
  /** What whoever wrote it says of it. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly has: (name: string) => boolean;
  /** Throws `model_damaged` where there is no such tensor of floats. */
  readonly tensor: (name: string) => FloatTensor;
};

/** How the formats read here become floats. */
const formats: ReadonlyMap<string, (bytes: Buffer) => Float32Array> = new Map([
  ["F32", floatsOf],
  ["F16", floatsFromHalves],
]);

/** Reads the float tensors of a safetensors file: u64 length, a JSON header, then the data. */
export function readSafetensors(bytes: Buffer): Safetensors {
  const reader = new ByteReader(bufferBytes(bytes));
  const length = reader.u64();
  const { metadata, header } = readHeader(reader.take(length).toString("utf8"));
  const data = bytes.subarray(8 + length);
  return {
    metadata,
    has: (name) => header[name] !== undefined,
    tensor: (name) => {
      const entry = header[name];
      const read = entry && formats.get(entry.dtype);
      if (!read || entry.data_offsets[1] > data.length) throw damaged(`it lacks ${name}`);
      const [from, to] = entry.data_offsets;
      return { shape: entry.shape, read: () => read(data.subarray(from, to)) };
    },
  };
}

type Header = {
  readonly metadata: Readonly<Record<string, string>>;
  readonly header: z.infer<typeof headerSchema>;
};

function readHeader(json: string): Header {
  try {
    const { __metadata__: metadata = {}, ...entries } = JSON.parse(json);
    const texts = z.record(z.string(), z.string()).parse(metadata);
    return { metadata: texts, header: headerSchema.parse(entries) };
  } catch {
    throw damaged("its header can't be read");
  }
}
