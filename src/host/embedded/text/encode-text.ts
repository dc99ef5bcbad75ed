import { HostFailure } from "../../../errors.ts";
import { decodeText, type TextEncoding } from "./decode-text.ts";

/** Bytes 0x80 to 0x9f of Windows-1252 by character; the rest is Latin-1. */
const WINDOWS_1252 = new Map(
  Array.from({ length: 32 }, (_, index) => {
    const byte = 0x80 + index;
    return [new TextDecoder("windows-1252").decode(Uint8Array.of(byte)), byte];
  }),
);

/**
 * A file with one more paragraph at its end: in the file's own encoding and line ends, on a line
 * of its own. What was there stays byte for byte. Fails with `invalid` when the file is no text or
 * can't hold a character.
 */
export function withAppended(content: Uint8Array, addition: string): Buffer {
  const before = decodeText(content);
  if (!before) throw new HostFailure("invalid", "That file isn't text, so nothing was added.");
  const lineEnd = before.text.includes("\r\n") ? "\r\n" : "\n";
  const start = before.text === "" || before.text.endsWith("\n") ? "" : lineEnd;
  const lines = addition.replace(/\r\n?/g, "\n").replace(/\n+$/, "").replaceAll("\n", lineEnd);
  return Buffer.concat([content, encoded(`${start}${lines}${lineEnd}`, before.encoding)]);
}

function encoded(text: string, encoding: TextEncoding): Buffer {
  if (encoding === "utf-8") return Buffer.from(text, "utf8");
  if (encoding === "windows-1252") return Buffer.from([...text].map(windowsByte));
  const wide = Buffer.from(text, "utf16le");
  return encoding === "utf-16be" ? wide.swap16() : wide;
}

function windowsByte(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const byte = code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : WINDOWS_1252.get(character);
  if (byte === undefined) {
    throw new HostFailure("invalid", `The file is in an old encoding that has no “${character}”.`);
  }
  return byte;
}
