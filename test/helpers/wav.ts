/** WAV files as tests need them, broken ones too. */

export type WavParts = {
  readonly samples: readonly number[] | Float32Array;
  readonly rateHz?: number;
  /** Each sample is written once for each channel, scaled by the channel's gain. */
  readonly gains?: readonly number[];
  readonly bits?: 8 | 16 | 24 | 32 | 64;
  readonly encoding?: "int" | "float";
  readonly codec?: number;
  readonly isExtensible?: boolean;
  /** Chunks between format and data. */
  readonly extraChunks?: readonly (readonly [string, Buffer])[];
  readonly declaredDataBytes?: number;
};

export function makeWav(parts: WavParts): Buffer {
  const { samples, gains = [1], bits = 16, encoding = "int" } = parts;
  const data = Buffer.concat(
    Array.from(samples, (sample) =>
      Buffer.concat(gains.map((gain) => encodeSample(sample * gain, bits, encoding))),
    ),
  );
  const chunks = [
    chunk("fmt ", formatOf(parts, gains.length)),
    ...(parts.extraChunks ?? []).map(([id, body]) => chunk(id, body)),
    chunk("data", data, parts.declaredDataBytes),
  ];
  const body = Buffer.concat([Buffer.from("WAVE", "latin1"), ...chunks]);
  return chunk("RIFF", body);
}

function formatOf(parts: WavParts, channels: number): Buffer {
  const { bits = 16, encoding = "int", rateHz = 16_000, isExtensible = false } = parts;
  const codec = parts.codec ?? (encoding === "float" ? 3 : 1);
  const body = Buffer.alloc(isExtensible ? 40 : 16);
  body.writeUInt16LE(isExtensible ? 0xfffe : codec, 0);
  body.writeUInt16LE(channels, 2);
  body.writeUInt32LE(rateHz, 4);
  body.writeUInt32LE((rateHz * channels * bits) / 8, 8);
  body.writeUInt16LE((channels * bits) / 8, 12);
  body.writeUInt16LE(bits, 14);
  if (isExtensible) {
    body.writeUInt16LE(22, 16);
    body.writeUInt16LE(bits, 18);
    body.writeUInt16LE(codec, 24);
  }
  return body;
}

function chunk(id: string, body: Buffer, declaredBytes = body.length): Buffer {
  const head = Buffer.alloc(8);
  head.write(id, 0, "latin1");
  head.writeUInt32LE(declaredBytes, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function encodeSample(value: number, bits: number, encoding: string): Buffer {
  const bytes = Buffer.alloc(bits / 8);
  if (encoding === "float" && bits === 64) bytes.writeDoubleLE(value);
  else if (encoding === "float") bytes.writeFloatLE(value);
  else if (bits === 8) bytes.writeUInt8(Math.min(255, Math.round(value * 128) + 128));
  else {
    const most = 2 ** (bits - 1);
    bytes.writeIntLE(Math.max(-most, Math.min(most - 1, Math.round(value * most))), 0, bits / 8);
  }
  return bytes;
}

/** A sine of so many hertz in -peak..peak. */
export function tone({
  hz,
  rateHz = 16_000,
  seconds,
  peak = 0.5,
}: {
  readonly hz: number;
  readonly rateHz?: number;
  readonly seconds: number;
  readonly peak?: number;
}): Float32Array {
  return Float32Array.from(
    { length: Math.round(rateHz * seconds) },
    (_, index) => peak * Math.sin((2 * Math.PI * hz * index) / rateHz),
  );
}

/** Bytes in pieces of the given size, as a pipe gives them. */
export async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
