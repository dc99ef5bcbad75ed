import { decodeItem, readable } from "../../vdir/items/item-text.ts";
import { decodeCharset } from "./decode-part.ts";

const ENCODED_WORD = /=\?([^?\s*]+)(?:\*[^?\s]*)?\?([bq])\?([^?]*)\?=/gi;

/**
 * A mail whose header can be parsed as the standard has it: line ends that are, no letters but UTF-8, and
 * encoded words of well-known character sets only.
 */
export async function mendHeader(source: Uint8Array): Promise<Uint8Array> {
  const text = Buffer.from(source).toString("latin1");
  if (!text.includes("\n") && text.includes("\r")) {
    return mendHeader(Buffer.from(text.replaceAll("\r", "\n"), "latin1"));
  }
  const end = headerEnd(text);
  const header = text.slice(0, end);
  const isPlain = !/[\x80-\xff]/.test(header) && !header.includes("=?");
  if (isPlain) return source;
  const words = await Promise.all([...header.matchAll(ENCODED_WORD)].map(mendedWord));
  let at = 0;
  const mended = header.replace(ENCODED_WORD, () => words[at++] ?? "");
  const whole = readable(decodeItem(Buffer.from(mended, "latin1")).text);
  return Buffer.concat([Buffer.from(whole, "utf8"), Buffer.from(text.slice(end), "latin1")]);
}

/** The header alone. */
export function headerBytes(source: Uint8Array): Uint8Array {
  return source.subarray(0, headerEnd(Buffer.from(source).toString("latin1")));
}

function headerEnd(text: string): number {
  return /\n[ \t]*\r?\n/.exec(text)?.index ?? text.length;
}

/** An encoded word as it is, or in UTF-8 where its bytes stand there raw or its character set is an odd one. */
async function mendedWord([
  word,
  charset = "",
  way = "",
  text = "",
]: RegExpExecArray): Promise<string> {
  if (!/[\x80-\xff]/.test(text) && isKnown(charset)) return word;
  const bytes =
    way.toLowerCase() === "b"
      ? Buffer.from(text, "base64")
      : Buffer.from(
          text
            .replaceAll("_", " ")
            .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
          "latin1",
        );
  const meant = await decodeCharset(bytes, charset);
  return `=?utf-8?B?${Buffer.from(meant, "utf8").toString("base64")}?=`;
}

function isKnown(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding !== "";
  } catch {
    // A name browsers don't know: that is the question asked.
    return false;
  }
}
