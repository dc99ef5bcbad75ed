import type { Bytes } from "./bytes.ts";
import { damaged } from "./damaged.ts";

/** Reads little-endian fields one after another; a field past the end is a `model_damaged` failure. */
export class ByteReader {
  readonly #bytes: Bytes;
  #at: number;

  constructor(bytes: Bytes, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get position(): number {
    return this.#at;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  u8(): number {
    return this.take(1).readUInt8(0);
  }

  u16(): number {
    return this.take(2).readUInt16LE(0);
  }

  u32(): number {
    return this.take(4).readUInt32LE(0);
  }

  i32(): number {
    return this.take(4).readInt32LE(0);
  }

  f32(): number {
    return this.take(4).readFloatLE(0);
  }

  /** A 64-bit count; one beyond 2^53 can't be a real length and is refused. */
  u64(): number {
    const value = this.take(8).readBigUInt64LE(0);
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged("it claims a length no file has");
    return Number(value);
  }

  take(length: number): Buffer {
    this.#mustHave(length);
    const bytes = this.#bytes.read(this.#at, length);
    this.#at += length;
    return bytes;
  }

  skip(length: number): void {
    this.#mustHave(length);
    this.#at += length;
  }

  #mustHave(length: number): void {
    if (length > this.left) throw damaged("the file ends too early");
  }
}
