export type GgufValue =
  | { readonly type: "u32" | "i32" | "f32"; readonly value: number }
  | { readonly type: "bool"; readonly value: boolean }
  | { readonly type: "string"; readonly value: string }
  | { readonly type: "strings"; readonly value: readonly Uint8Array[] }
  | { readonly type: "i32s"; readonly value: Int32Array }
  | { readonly type: "f32s"; readonly value: Float32Array };

export type GgufTensor = {
  readonly name: string;
  /** Innermost first. */
  readonly dims: readonly number[];
  readonly format: TensorFormat;
  /** Called once, when its turn comes, so that one tensor at a time is in memory. */
  readonly data: () => Uint8Array;
};

type TensorFormat = keyof typeof formats;

/** GGML's numbers for the formats, and how many bytes hold how many values. */
const formats = {
  f32: { id: 0, bytes: 4, values: 1 },
  q4_0: { id: 2, bytes: 18, values: 32 },
  q8_0: { id: 8, bytes: 34, values: 32 },
} as const;

const valueTypes = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 } as const;
const version = 3;
const alignment = 32;

/** Writes a GGUF file, version 3, little-endian: header, keys, tensor list, then the tensors' data. */
export function* writeGguf(
  keys: Readonly<Record<string, GgufValue>>,
  tensors: readonly GgufTensor[],
): Generator<Uint8Array> {
  const head = Buffer.concat([...header(keys, tensors)]);
  yield head;
  yield padding(head.length);
  for (const tensor of tensors) {
    const data = tensor.data();
    if (data.length !== byteLength(tensor)) throw new RangeError(`${tensor.name} has a wrong size`);
    yield data;
    yield padding(data.length);
  }
}

function* header(
  keys: Readonly<Record<string, GgufValue>>,
  tensors: readonly GgufTensor[],
): Generator<Uint8Array> {
  const entries = Object.entries(keys);
  yield Buffer.from("GGUF");
  yield u32(version);
  yield u64(tensors.length);
  yield u64(entries.length);
  for (const [key, value] of entries) {
    yield string(key);
    yield* encodeValue(value);
  }
  let offset = 0;
  for (const tensor of tensors) {
    yield string(tensor.name);
    yield u32(tensor.dims.length);
    yield* tensor.dims.map(u64);
    yield u32(formats[tensor.format].id);
    yield u64(offset);
    offset += Math.ceil(byteLength(tensor) / alignment) * alignment;
  }
}

function* encodeValue(entry: GgufValue): Generator<Uint8Array> {
  switch (entry.type) {
    case "strings":
      yield arrayOf(valueTypes.string, entry.value.length);
      for (const text of entry.value) yield bytes(text);
      return;
    case "i32s":
      yield arrayOf(valueTypes.i32, entry.value.length);
      yield new Uint8Array(entry.value.buffer);
      return;
    case "f32s":
      yield arrayOf(valueTypes.f32, entry.value.length);
      yield new Uint8Array(entry.value.buffer);
      return;
    default:
      yield u32(valueTypes[entry.type]);
      yield scalar(entry);
  }
}

function scalar(entry: Exclude<GgufValue, { type: "strings" | "i32s" | "f32s" }>): Uint8Array {
  switch (entry.type) {
    case "string":
      return string(entry.value);
    case "bool":
      return Buffer.from([entry.value ? 1 : 0]);
    case "f32":
      return new Uint8Array(Float32Array.of(entry.value).buffer);
    case "i32":
    case "u32":
      return u32(entry.value);
  }
}

function arrayOf(itemType: number, length: number): Uint8Array {
  return Buffer.concat([u32(valueTypes.array), u32(itemType), u64(length)]);
}

function byteLength({ dims, format }: GgufTensor): number {
  const { bytes, values } = formats[format];
  return (dims.reduce((product, size) => product * size, 1) / values) * bytes;
}

function string(text: string): Uint8Array {
  return bytes(Buffer.from(text));
}

function bytes(text: Uint8Array): Uint8Array {
  return Buffer.concat([u64(text.length), text]);
}

function u32(value: number): Uint8Array {
  return new Uint8Array(Uint32Array.of(value).buffer);
}

function u64(value: number): Uint8Array {
  return new Uint8Array(BigUint64Array.of(BigInt(value)).buffer);
}

function padding(length: number): Uint8Array {
  return new Uint8Array((alignment - (length % alignment)) % alignment);
}
