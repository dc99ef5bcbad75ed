import { damaged } from "../check/damaged.ts";

const endOfText = "<|endoftext|>";

/**
 * The tokens below `<|endoftext|>` as raw bytes, from a vocabulary of one token a line or a JSON
 * array. Whisper.cpp knows the special ones above it by number.
 */
export function whisperTokens(vocabulary: Buffer): readonly Buffer[] {
  const text = vocabulary.toString("utf8");
  const pieces: readonly unknown[] = text.startsWith("[") ? JSON.parse(text) : text.split("\n");
  const end = pieces.indexOf(endOfText);
  if (end < 0) throw damaged(`its vocabulary lacks ${endOfText}`);
  return pieces.slice(0, end).map((piece) => rawBytes(String(piece)));
}

/**
 * Undoes byte-level BPE: printable bytes stand for themselves, and the 68 others are written as
 * the characters from U+0100 on, in their order.
 */
function rawBytes(piece: string): Buffer {
  return Buffer.from(Array.from(piece, (character) => byteOf.get(character) ?? 0x3f));
}

const byteOf: ReadonlyMap<string, number> = byteCharacters();

function byteCharacters(): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  let others = 0;
  for (let byte = 0; byte < 256; byte++) {
    const code = isPrintable(byte) ? byte : 256 + others++;
    bytes.set(String.fromCodePoint(code), byte);
  }
  return bytes;
}

function isPrintable(byte: number): boolean {
  return (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xff && byte !== 0xad);
}
