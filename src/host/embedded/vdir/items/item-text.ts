/** How the bytes of a file stand for its text. */
export type ItemEncoding = "utf-8" | "utf-16le" | "utf-16be";

export type ItemText = { readonly text: string; readonly encoding: ItemEncoding };

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const WESTERN = new TextDecoder("windows-1252");
const LINE_FEED = 10;
/** Bytes looked at for the zeros between the letters of UTF-16. */
const SAMPLE_BYTES = 2_000;
/** Share of zero bytes on one side of the pairs that marks UTF-16 without a mark of its own. */
const MIN_ZERO_SHARE = 0.4;

/**
 * The text of any file, so that `encodeItem` gives back its very bytes. What is no UTF-8 stands as half a
 * surrogate pair a byte (U+DC80 and on, PEP 383) in lines that are not, and reads as Windows-1252.
 */
export function decodeItem(bytes: Uint8Array): ItemText {
  const encoding = encodingOf(bytes);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (encoding === "utf-16le") return { text: buffer.toString("utf16le"), encoding };
  if (encoding === "utf-16be") {
    return { text: Buffer.from(buffer).swap16().toString("utf16le"), encoding };
  }
  return { text: decodedWhole(buffer) ?? linesOf(buffer).map(decodedLine).join(""), encoding };
}

export function encodeItem({ text, encoding }: ItemText): Buffer {
  if (encoding !== "utf-8") {
    const wide = Buffer.from(text, "utf16le");
    return encoding === "utf-16be" ? wide.swap16() : wide;
  }
  if (text.isWellFormed()) return Buffer.from(text, "utf8");
  const pieces = text.split(/((?<![\uD800-\uDBFF])[\uDC80-\uDCFF]+)/);
  return Buffer.concat(
    pieces.map((piece, at) =>
      at % 2 ? Buffer.from([...piece].map(byteOf)) : Buffer.from(piece, "utf8"),
    ),
  );
}

/** A text of unfolded lines as a person reads it: bytes that are no UTF-8 as Windows-1252, no NULs. */
export function readable(text: string): string {
  const whole = text.includes("\0") ? text.replaceAll("\0", "") : text;
  if (whole.isWellFormed()) return whole;
  const read = whole.replace(/(?<![\uD800-\uDBFF])[\uDC80-\uDCFF]+/g, (halves) => {
    // A letter that was folded in its middle is one again, now that its line is.
    const bytes = Uint8Array.from([...halves].map(byteOf));
    return decodedWhole(bytes) ?? WESTERN.decode(bytes);
  });
  return read.toWellFormed();
}

function encodingOf(bytes: Uint8Array): ItemEncoding {
  if (bytes.length % 2 > 0) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (!sample.includes(0)) return "utf-8";
  const zerosAt = (side: 0 | 1): number =>
    sample.filter((byte, index) => byte === 0 && index % 2 === side).length / (sample.length / 2);
  if (zerosAt(1) > MIN_ZERO_SHARE && zerosAt(0) === 0) return "utf-16le";
  return zerosAt(0) > MIN_ZERO_SHARE && zerosAt(1) === 0 ? "utf-16be" : "utf-8";
}

function linesOf(bytes: Buffer): readonly Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  while (from < bytes.length) {
    const at = bytes.indexOf(LINE_FEED, from);
    const to = at < 0 ? bytes.length : at + 1;
    lines.push(bytes.subarray(from, to));
    from = to;
  }
  return lines;
}

function decodedLine(line: Buffer): string {
  return (
    decodedWhole(line) ??
    line
      .toString("latin1")
      .replace(/[\x80-\xff]/g, (byte) => String.fromCharCode(0xdc00 + byte.charCodeAt(0)))
  );
}

function decodedWhole(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    // The decoder's only complaint is bytes that are not UTF-8: that is the question asked.
    return undefined;
  }
}

function byteOf(half: string): number {
  return half.charCodeAt(0) - 0xdc00;
}
