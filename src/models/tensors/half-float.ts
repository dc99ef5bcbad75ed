// Node 22 has neither Float16Array nor DataView.setFloat16, so the two directions are here.

/** Exact: every half float is a float. */
export function fromHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 0x1f;
  const fraction = half & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** Rounds to the nearest half float, ties to even, as hardware does. */
export function toHalf(value: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const size = Math.abs(value);
  if (Number.isNaN(value)) return 0x7e00;
  if (size >= 65520) return sign | 0x7c00;
  const exponent = Math.max(Math.floor(Math.log2(size || 2 ** -24)), -14);
  const units = roundHalfEven(size / 2 ** (exponent - 10));
  // A carry out of the fraction lands in the exponent by itself, since the fields are adjacent.
  return sign | (units + ((exponent + 14) << 10));
}

/** All halves of a byte range as floats. */
export function floatsFromHalves(bytes: Buffer): Float32Array {
  const floats = new Float32Array(bytes.length / 2);
  for (let i = 0; i < floats.length; i++) floats[i] = fromHalf(bytes.readUInt16LE(2 * i));
  return floats;
}

function roundHalfEven(value: number): number {
  const below = Math.floor(value);
  const rest = value - below;
  if (rest !== 0.5) return rest < 0.5 ? below : below + 1;
  return below % 2 === 0 ? below : below + 1;
}
