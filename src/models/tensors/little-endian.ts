/** Copies little-endian f32 bytes into an aligned array. */
export function floatsOf(bytes: Uint8Array): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer);
}

/** A float array's own bytes, without a copy. */
export function bytesOf(floats: Float32Array): Uint8Array {
  return new Uint8Array(floats.buffer, floats.byteOffset, floats.byteLength);
}
