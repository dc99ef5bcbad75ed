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
const stringValue = 8;
const arrayValue = 9;
/** How many bytes a value takes, by its type: u8 i8 u16 i16 u32 i32 f32 bool, 8 and 9 vary, u64 i64 f64. */
const valueBytes: readonly number[] = [1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8];

/** Throws `model_damaged` unless the header is whole and all its tensors lie inside the file. */
export function checkGguf(bytes: Bytes): void {
  const reader = new ByteReader(bytes);
  if (reader.take(4).toString("latin1") !== "GGUF") throw damaged("it isn't a GGUF file");
  if (!versions.includes(reader.u32())) throw damaged("it is a GGUF file of an unknown version");
  const tensors = readCount(reader);
  const keys = readCount(reader);
  if (tensors === 0) throw damaged("it holds no tensors");
  let alignment = usualAlignment;
  for (let i = 0; i < keys; i++) alignment = skipKey(reader) ?? alignment;
  if (alignment < 8 || (alignment & (alignment - 1)) !== 0) throw damaged("its alignment can't be");
  let end = 0;
  for (let i = 0; i < tensors; i++) end = Math.max(end, tensorEnd(reader, alignment));
  const dataStart = Math.ceil(reader.position / alignment) * alignment;
  if (dataStart + end > bytes.length) throw damaged("the file ends before its last tensor");
}

function readCount(reader: ByteReader): number {
  const count = reader.u64();
  if (count > mostEntries) throw damaged(`it claims ${count} entries`);
  return count;
}

/** Goes over one key with its value; gives the value where it says how the data is aligned. */
function skipKey(reader: ByteReader): number | undefined {
  const length = reader.u64();
  if (length === 0 || length > longestKey) throw damaged("a key's name has an impossible length");
  const name = reader.take(length).toString("utf8");
  const type = reader.u32();
  if (name === "general.alignment" && valueBytes[type] === 4) return reader.u32();
  if (type === arrayValue) skipArray(reader);
  else skipValues(reader, type, 1);
  return undefined;
}

function skipArray(reader: ByteReader): void {
  const type = reader.u32();
  if (type === arrayValue) throw damaged("it holds an array of arrays");
  skipValues(reader, type, reader.u64());
}

function skipValues(reader: ByteReader, type: number, count: number): void {
  if (count > reader.left) throw damaged("the file ends too early");
  if (type === stringValue) {
    for (let i = 0; i < count; i++) reader.skip(reader.u64());
    return;
  }
  const size = valueBytes[type];
  if (!size) throw damaged(`it holds a value of the unknown type ${type}`);
  reader.skip(count * size);
}

function tensorEnd(reader: ByteReader, alignment: number): number {
  const nameLength = reader.u64();
  if (nameLength === 0 || nameLength > longestTensorName)
    throw damaged("a tensor's name is too long");
  reader.skip(nameLength);
  const dims = Array.from({ length: Math.min(reader.u32(), 5) }, () => reader.u64());
  const size = tensorBytes(dims, reader.u32());
  const offset = reader.u64();
  if (offset % alignment !== 0) throw damaged("a tensor isn't aligned");
  return offset + size;
}
