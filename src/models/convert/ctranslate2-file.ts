import { ByteReader } from "../check/byte-reader.ts";
import { bufferBytes } from "../check/bytes.ts";
import { damaged } from "../check/damaged.ts";
import { floatsFromHalves } from "../tensors/half-float.ts";
import { floatsOf } from "../tensors/little-endian.ts";

export type Variable = {
  readonly dims: readonly number[];
  readonly type: number;
  readonly data: Buffer;
};

const float32 = 0;
const float16 = 4;

/**
 * Reads a CTranslate2 model file, version 6: a header, then named arrays, then aliases (names that
 * point to an array already there, such as the output projection to the token embedding).
 */
export function readCtranslate2(bytes: Buffer): ReadonlyMap<string, Variable> {
  const reader = new ByteReader(bufferBytes(bytes));
  const version = reader.u32();
  const spec = readName(reader);
  if (version !== 6 || spec !== "WhisperSpec") {
    throw damaged("it isn't a Whisper model of CTranslate2, version 6");
  }
  reader.u32(); // the spec's revision changes nothing that is read here
  const variables = new Map<string, Variable>();
  for (let left = reader.u32(); left > 0; left--) {
    variables.set(readName(reader), readVariable(reader));
  }
  for (let left = reader.u32(); left > 0; left--) {
    variables.set(readName(reader), variableOf(variables, readName(reader)));
  }
  return variables;
}

/** The array of that name; a missing one means the file isn't what it claims. */
export function variableOf(variables: ReadonlyMap<string, Variable>, name: string): Variable {
  const variable = variables.get(name);
  if (!variable) throw damaged(`it lacks ${name}`);
  return variable;
}

export function floatsOfVariable({ data, type }: Variable): Float32Array {
  if (type === float16) return floatsFromHalves(data);
  if (type === float32) return floatsOf(data);
  throw damaged(`it holds numbers of type ${type}`);
}

/** The bytes of an array that must be half floats already, since they are copied as they are. */
export function halvesOfVariable({ data, type }: Variable): Buffer {
  if (type === float16) return data;
  throw damaged(`it holds numbers of type ${type}`);
}

function readName(reader: ByteReader): string {
  return reader.take(reader.u16()).subarray(0, -1).toString("utf8");
}

function readVariable(reader: ByteReader): Variable {
  const dims = Array.from({ length: reader.u8() }, () => reader.u32());
  const type = reader.u8();
  return { dims, type, data: reader.take(reader.u32()) };
}
