export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

export type DecodedText = {
  readonly text: string;
  readonly encoding: TextEncoding;
};

/** How much of a file is looked at to tell text from something else, in bytes. */
const SAMPLE_BYTES = 8_192;
/** Share of control characters above which a file is no text; random bytes have 0.11. */
const MAX_CONTROL_SHARE = 0.02;
/** Share of zero bytes on one side of the pairs that marks UTF-16 without a mark of its own. */
const MIN_ZERO_SHARE = 0.4;

/**
 * The text of a file in UTF-8, UTF-16 (with a byte order mark or, for Western text, without) or,
 * where it is none of these, Windows-1252, which holds Latin-1. Nothing for a file that is no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const encoding = encodingOf(bytes);
  const text = encoding && decoded(bytes, encoding);
  if (encoding === undefined || text === undefined) return undefined;
  return isReadable(text.slice(0, SAMPLE_BYTES)) ? { text, encoding } : undefined;
}

function encodingOf(bytes: Uint8Array): TextEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (sample.includes(0)) return unmarkedWide(sample);
  return decoded(bytes, "utf-8") === undefined ? "windows-1252" : "utf-8";
}

function unmarkedWide(sample: Uint8Array): TextEncoding | undefined {
  const pairs = Math.floor(sample.length / 2);
  const zerosAt = (side: 0 | 1): number =>
    sample.filter((byte, index) => byte === 0 && index % 2 === side).length / pairs;
  if (zerosAt(1) > MIN_ZERO_SHARE && zerosAt(0) === 0) return "utf-16le";
  if (zerosAt(0) > MIN_ZERO_SHARE && zerosAt(1) === 0) return "utf-16be";
  return undefined;
}

function decoded(bytes: Uint8Array, encoding: TextEncoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Not this encoding: that is the question asked.
    return undefined;
  }
}

function isReadable(sample: string): boolean {
  const controls = sample.match(/[\0-\x08\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/g) ?? [];
  return controls.length <= sample.length * MAX_CONTROL_SHARE;
}
