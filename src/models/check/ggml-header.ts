import { ByteReader } from "./byte-reader.ts";
import type { Bytes } from "./bytes.ts";
import { damaged } from "./damaged.ts";
import { tensorBytes } from "./tensor-size.ts";

/* magic | 11 sizes | mel filters | tokens | (dims, name, type, data) ... to the end of the file */
const magic = 0x67676d6c;
const sizes = 11;
const audioLayers = 4;
const textLayers = 8;
const largestSize = 1_000_000;
const longestToken = 1024;
const longestTensorName = 127;

/** Throws `model_damaged` unless the whisper.cpp file is whole, tensor by tensor up to its last byte. */
export function checkGgml(bytes: Bytes): void {
  const reader = new ByteReader(bytes);
  if (reader.u32() !== magic) throw damaged("it isn't a Whisper file of ggml");
  const read = Array.from({ length: sizes }, () => readSize(reader, largestSize));
  reader.skip(4 * readSize(reader, largestSize) * readSize(reader, largestSize));
  const tokens = readSize(reader, largestSize);
  for (let i = 0; i < tokens; i++) reader.skip(readSize(reader, longestToken));
  let tensors = 0;
  for (; reader.left > 0; tensors++) skipTensor(reader);
  if (tensors !== tensorsOf(read[audioLayers] ?? 0, read[textLayers] ?? 0)) {
    throw damaged("the file ends before its last tensor");
  }
}

/** Whisper's encoder has 7 tensors and 15 a layer, its decoder 4 and 24 a layer. */
function tensorsOf(audio: number, text: number): number {
  return 7 + 15 * audio + 4 + 24 * text;
}

function readSize(reader: ByteReader, largest: number): number {
  const size = reader.i32();
  if (size < 0 || size > largest) throw damaged(`it claims a size of ${size}`);
  return size;
}

function skipTensor(reader: ByteReader): void {
  const dimensions = readSize(reader, 4);
  const nameLength = readSize(reader, longestTensorName);
  const type = reader.i32();
  const dims = Array.from({ length: dimensions }, () => reader.i32());
  reader.skip(nameLength);
  reader.skip(tensorBytes(dims, type));
}
