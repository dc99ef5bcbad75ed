import { ByteReader } from "./byte-reader.ts";
import type { Bytes } from "./bytes.ts";
import { damaged } from "./damaged.ts";
import { tensorBytes } from "./tensor-size.ts";

/*
 *   "GGUF" | version | tensors | keys | key, type, value ... | name, dims, type, offset ... | data
 *
 * The native loader aborts the whole process on some broken files, so every count and length is
 * held against the file's size here, before it sees the file.
 */
const versions = [2, 3];
const mostEntries = 1_000_000;
const longestKey = 65_535;
const longestTensorName = 63;
const usualAlignment = 32;
const floatValue = 6;
const boolValue = 7;
const stringValue = 8;
const arrayValue = 9;
const doubleValue = 12;
/** Texts and arrays beyond these are gone over: templates of chats have up to twenty thousand characters. */
const longestText = 256 * 1024;
const mostKept = 1024;
/** How many bytes a value takes, by its type: u8 i8 u16 i16 u32 i32 f32 bool, 8 and 9 vary, u64 i64 f64. */
const valueBytes: readonly number[] = [1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8];

/** A key's value: of a text beyond any sensible length only that is kept. */
export type GgufValue =
  | string
  | number
  | boolean
  | readonly number[]
  | readonly string[]
  | { readonly bytes: number };

/** Where a tensor's numbers lie in the file. */
export type TensorPlace = {
  readonly name: string;
  /** Innermost first. */
  readonly dims: readonly number[];
  /** GGML's number of the format. */
  readonly format: number;
  readonly at: number;
  readonly bytes: number;
};

export type GgufHeader = {
  readonly keys: ReadonlyMap<string, GgufValue>;
  readonly tensors: readonly TensorPlace[];
  /** Numbers in all tensors together. */
  readonly parameters: number;
};

/** Throws `model_damaged` unless the header is whole and all its tensors lie inside the file. */
export function checkGguf(bytes: Bytes): void {
  readGguf(bytes);
}

/**
 * What the header says; throws `model_damaged` unless it is whole and all its tensors lie inside the file.
 * Arrays of texts are gone over but for the one that is asked for.
 */
export function readGguf(bytes: Bytes, texts?: string): GgufHeader {
  const reader = new ByteReader(bytes);
  if (reader.take(4).toString("latin1") !== "GGUF") throw damaged("it isn't a GGUF file");
  if (!versions.includes(reader.u32())) throw damaged("it is a GGUF file of an unknown version");
  const tensors = readCount(reader);
  const count = readCount(reader);
  if (tensors === 0) throw damaged("it holds no tensors");
  const keys = new Map<string, GgufValue>();
  for (let i = 0; i < count; i++) readKey(reader, keys, texts);
  const alignment = keys.get("general.alignment") ?? usualAlignment;
  if (typeof alignment !== "number" || alignment < 8 || (alignment & (alignment - 1)) !== 0) {
    throw damaged("its alignment can't be");
  }
  const read = Array.from({ length: tensors }, () => readTensor(reader, alignment));
  const start = Math.ceil(reader.position / alignment) * alignment;
  const placed = read.map((tensor) => ({ ...tensor, at: start + tensor.at }));
  if (placed.some((tensor) => tensor.at + tensor.bytes > bytes.length))
    throw damaged("the file ends before its last tensor");
  return { keys, tensors: placed, parameters: placed.reduce((sum, one) => sum + valuesOf(one), 0) };
}

function readCount(reader: ByteReader): number {
  const count = reader.u64();
  if (count > mostEntries) throw damaged(`it claims ${count} entries`);
  return count;
}

function readKey(
  reader: ByteReader,
  keys: Map<string, GgufValue>,
  texts: string | undefined,
): void {
  const length = reader.u64();
  if (length === 0 || length > longestKey) throw damaged("a key's name has an impossible length");
  const name = reader.take(length).toString("utf8");
  if (keys.has(name)) throw damaged(`it says ${name.slice(0, longestTensorName)} twice`);
  const type = reader.u32();
  const value = type === arrayValue ? readArray(reader, name === texts) : readValue(reader, type);
  if (value !== undefined) keys.set(name, value);
}

/** The numbers of a short array, such as one of all layers, and texts that are asked for; of others nothing. */
function readArray(
  reader: ByteReader,
  isAsked: boolean,
): readonly number[] | readonly string[] | undefined {
  const type = reader.u32();
  if (type === arrayValue) throw damaged("it holds an array of arrays");
  const count = reader.u64();
  if (count > reader.left) throw damaged("the file ends too early");
  if (type === stringValue) {
    if (isAsked) return Array.from({ length: count }, () => readText(reader));
    for (let i = 0; i < count; i++) reader.skip(reader.u64());
    return undefined;
  }
  if (count > mostKept) {
    reader.skip(count * sizeOf(type));
    return undefined;
  }
  return Array.from({ length: count }, () => Number(readValue(reader, type)));
}

function readText(reader: ByteReader): string {
  return reader.take(reader.u64()).toString("utf8");
}

function readValue(
  reader: ByteReader,
  type: number,
): Exclude<GgufValue, readonly number[] | readonly string[]> {
  if (type === stringValue) {
    const length = reader.u64();
    if (length <= longestText) return reader.take(length).toString("utf8");
    reader.skip(length);
    return { bytes: length };
  }
  const bytes = reader.take(sizeOf(type));
  if (type === boolValue) return bytes.readUInt8(0) !== 0;
  if (type === floatValue) return bytes.readFloatLE(0);
  if (type === doubleValue) return bytes.readDoubleLE(0);
  // Each number without a sign is followed by the one of its size with a sign.
  const isSigned = type % 2 === 1;
  if (bytes.length === 8)
    return Number(isSigned ? bytes.readBigInt64LE(0) : bytes.readBigUInt64LE(0));
  return isSigned ? bytes.readIntLE(0, bytes.length) : bytes.readUIntLE(0, bytes.length);
}

function sizeOf(type: number): number {
  const size = valueBytes[type];
  if (!size) throw damaged(`it holds a value of the unknown type ${type}`);
  return size;
}

function valuesOf({ dims }: TensorPlace): number {
  return dims.reduce((product, one) => product * one, 1);
}

/** `at` counts from where the data starts. */
function readTensor(reader: ByteReader, alignment: number): TensorPlace {
  const nameLength = reader.u64();
  if (nameLength === 0 || nameLength > longestTensorName)
    throw damaged("a tensor's name is too long");
  const name = reader.take(nameLength).toString("utf8");
  const dims = Array.from({ length: Math.min(reader.u32(), 5) }, () => reader.u64());
  const format = reader.u32();
  const bytes = tensorBytes(dims, format);
  const at = reader.u64();
  if (at % alignment !== 0) throw damaged("a tensor isn't aligned");
  return { name, dims, format, at, bytes };
}
