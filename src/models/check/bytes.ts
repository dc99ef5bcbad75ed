import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { damaged } from "./damaged.ts";

/** Bytes that can be read anywhere. The caller keeps within `length`. */
export type Bytes = {
  readonly length: number;
  readonly read: (at: number, length: number) => Buffer;
};

const windowBytes = 32 * 1024;

export function bufferBytes(buffer: Buffer): Bytes {
  return { length: buffer.length, read: (at, length) => buffer.subarray(at, at + length) };
}

/** A file's bytes through one window, so that a header of many small fields costs few reads. */
export function openFileBytes(path: string): Bytes & Disposable {
  const descriptor = openSync(path, "r");
  const { size } = fstatSync(descriptor);
  let window: { readonly at: number; readonly bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) };
  const load = (at: number, length: number): void => {
    const bytes = Buffer.alloc(Math.min(Math.max(length, windowBytes), size - at));
    const got = readSync(descriptor, bytes, 0, bytes.length, at);
    // Shorter than it was when it was opened: somebody is writing to it.
    if (got < length) throw damaged("the file ends too early");
    window = { at, bytes: bytes.subarray(0, got) };
  };
  return {
    length: size,
    read: (at, length) => {
      const isInside = at >= window.at && at + length <= window.at + window.bytes.length;
      if (!isInside) load(at, length);
      return window.bytes.subarray(at - window.at, at - window.at + length);
    },
    [Symbol.dispose]: () => closeSync(descriptor),
  };
}
