import { decodeItem, readable } from "../../vdir/items/item-text.ts";
import type { MimePart } from "./mime-part.ts";

/** The text of a part, whatever its transfer encoding and character set, or what is left of either. */
export async function decodePart(part: MimePart): Promise<string> {
  return decodeCharset(decodeTransfer(part), part.parameters.get("charset") ?? "");
}

function decodeTransfer({ encoding, body }: MimePart): Buffer {
  if (encoding.startsWith("base64")) return decodeBase64(body);
  if (encoding.startsWith("quoted-printable")) return decodeQuotedPrintable(body);
  return Buffer.from(body, "latin1");
}

/** Lists add their footers behind the padding; some programs say base64 and write plain text. */
function decodeBase64(body: string): Buffer {
  const coded = body.replace(/(=\s*\n)\s*\n[^]*$/, "$1");
  const letters = coded.replace(/[^A-Za-z0-9+/=]/g, "").match(/[A-Za-z0-9+/]+/g) ?? [];
  const decoded = Buffer.concat(letters.map((run) => Buffer.from(run, "base64")));
  const isProse = /[A-Za-z] [A-Za-z]/.test(coded) && decoded.some((byte) => byte < 9);
  return isProse || isProseByLength(coded, letters) ? Buffer.from(body, "latin1") : decoded;
}

/** Words with blanks between them, of a length no base64 has. */
function isProseByLength(coded: string, letters: readonly string[]): boolean {
  return letters.join("").length % 4 === 1 && /[A-Za-z] [A-Za-z]/.test(coded);
}

function decodeQuotedPrintable(body: string): Buffer {
  const bytes = body
    .replace(/[ \t]+(?=\r?\n|$)/g, "")
    .replace(/=\r?\n/g, "")
    .replace(/=$/, "")
    .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1");
}

/** Bytes in a character set; in one nobody names or knows, UTF-8 where they are and Windows-1252 else, line by line. */
export async function decodeCharset(bytes: Uint8Array, said: string): Promise<string> {
  const name = said
    .replace(/\(.*?\)/g, "")
    .trim()
    .toLowerCase();
  if (!isWidest(name)) {
    const shifted = SHIFTED.get(name);
    if (shifted) return shifted(Buffer.from(bytes).toString("latin1"));
    const decoder = decoderOf(name);
    if (decoder) return decoder.decode(bytes);
    const { default: iconv } = await import("iconv-lite");
    if (iconv.encodingExists(name)) return iconv.decode(Buffer.from(bytes), name);
  }
  return readable(decodeItem(bytes).text);
}

/** What names nothing, UTF-8, or the ASCII that programs say when they write UTF-8. */
function isWidest(name: string): boolean {
  return /^(?:|utf-?8|(?:us-)?ascii|ansi_x3\.4-1968|unknown-8bit|binary|8bit|x-unknown|default)$/.test(
    name,
  );
}

function decoderOf(name: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(name);
  } catch {
    // A name browsers don't know: that is the question asked.
    return undefined;
  }
}

/** Seven-bit forms of two encodings: a sign shifts to letters of two bytes, another one back. */
const SHIFTED: ReadonlyMap<string, (text: string) => string> = new Map([
  [
    "iso-2022-kr",
    (text) => shifted(text.replace(/\x1b\$\)C/g, ""), /\x0e([^\x0f]*)\x0f?/g, "euc-kr"),
  ],
  [
    "hz-gb-2312",
    (text) => shifted(text.replace(/~\r?\n/g, ""), /~\{((?:[^~]|~[^}])*)(?:~\}|$)/g, "gbk"),
  ],
]);

function shifted(text: string, letters: RegExp, charset: string): string {
  const wide = text.replace(letters, (_, inside: string) =>
    inside.replace(/[!-~]/g, (byte) => String.fromCharCode(byte.charCodeAt(0) + 0x80)),
  );
  return new TextDecoder(charset).decode(Buffer.from(wide, "latin1"));
}
