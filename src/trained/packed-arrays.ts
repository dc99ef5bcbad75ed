import { AssistantError } from "../errors.ts";

/*
 * A small file of numbers:
 *
 *   "SPA1" · u32 length of the header · header (JSON, padded with blanks) · arrays, each from a multiple of 4
 *
 * The header is { meta, arrays: [{ name, kind, length }] }; everything is little endian.
 */
const MAGIC = "SPA1";
const ALIGNMENT = 4;

export type PackedArray = Float32Array | Int8Array;
export type Packed = {
  readonly meta: unknown;
  readonly arrays: ReadonlyMap<string, PackedArray>;
};

type Size = { readonly kind: "f32" | "i8"; readonly length: number };
type Entry = Size & { readonly name: string };

/** The same values give the same bytes. */
export function packArrays({ meta, arrays }: Packed): Uint8Array {
  const entries: readonly Entry[] = [...arrays].map(([name, array]) => ({
    name,
    kind: array instanceof Int8Array ? "i8" : "f32",
    length: array.length,
  }));
  const json = JSON.stringify({ meta, arrays: entries });
  const start = 2 * ALIGNMENT + aligned(Buffer.byteLength(json));
  const size = entries.reduce((sum, entry) => sum + aligned(bytesOf(entry)), start);
  const bytes = Buffer.alloc(size);
  bytes.write(MAGIC, 0, "latin1");
  bytes.writeUInt32LE(start - 2 * ALIGNMENT, ALIGNMENT);
  bytes.fill(" ", 2 * ALIGNMENT, start);
  bytes.write(json, 2 * ALIGNMENT, "utf8");
  let offset = start;
  for (const array of arrays.values()) {
    writeArray(bytes, array, offset);
    offset += aligned(array.byteLength);
  }
  return bytes;
}

/** Reads a file of numbers; one that is cut or of another kind fails with one sentence. */
export function unpackArrays(bytes: Uint8Array): Packed {
  const buffer = Buffer.from(bytes);
  if (buffer.length < 2 * ALIGNMENT || buffer.toString("latin1", 0, ALIGNMENT) !== MAGIC) {
    throw damaged();
  }
  const start = 2 * ALIGNMENT + buffer.readUInt32LE(ALIGNMENT);
  const { meta, arrays } = readHeader(buffer.toString("utf8", 2 * ALIGNMENT, start));
  let offset = start;
  const read = new Map<string, PackedArray>();
  for (const entry of arrays) {
    if (offset + bytesOf(entry) > buffer.length) throw damaged();
    read.set(entry.name, readArray(buffer, entry, offset));
    offset += aligned(bytesOf(entry));
  }
  return { meta, arrays: read };
}

/** An array of a kind by its name, or the sentence that the file is damaged. */
export function arrayOf<Kind extends PackedArray>(
  { arrays }: Packed,
  name: string,
  kind: new (length: number) => Kind,
): Kind {
  const array = arrays.get(name);
  if (!(array instanceof kind)) throw damaged();
  return array;
}

export function damaged(cause?: unknown): AssistantError {
  return new AssistantError(
    "ranking_data_damaged",
    "The data for ranking tools or reading requests is damaged.",
    {
      hint: "Fetch the project again, or run: node scripts/train-router.ts and node scripts/train-tagger.ts",
      cause,
    },
  );
}

type Header = { readonly meta: unknown; readonly arrays: readonly Entry[] };

function readHeader(json: string): Header {
  try {
    // Checked by what is done with it: an entry of another shape has no bytes to read.
    const header = JSON.parse(json) as Header;
    if (!Array.isArray(header.arrays)) throw damaged();
    return header;
  } catch (cause) {
    throw damaged(cause);
  }
}

function writeArray(bytes: Buffer, array: PackedArray, offset: number): void {
  for (const [index, value] of array.entries()) {
    if (array instanceof Int8Array) bytes.writeInt8(value, offset + index);
    else bytes.writeFloatLE(value, offset + index * 4);
  }
}

function readArray(bytes: Buffer, { kind, length }: Size, offset: number): PackedArray {
  const own = new Uint8Array(bytes.subarray(offset, offset + bytesOf({ kind, length })));
  if (kind === "i8") return new Int8Array(own.buffer);
  const view = new DataView(own.buffer);
  return Float32Array.from({ length }, (_, index) => view.getFloat32(index * 4, true));
}

function bytesOf({ kind, length }: Size): number {
  return kind === "i8" ? length : 4 * length;
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
