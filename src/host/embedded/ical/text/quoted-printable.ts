import { readable } from "../../vdir/items/item-text.ts";

/** Whether a value is written as versions 2.1 and 1.0 write what is not ASCII. */
export function isQuotedPrintable(parameters: readonly { readonly value: string }[]): boolean {
  return parameters.some(({ value }) => /^quoted-printable$/i.test(value));
}

/** What a quoted-printable value says, in its character set. */
export function decodeQuoted(value: string, charset: string | undefined): string {
  const bytes = readable(value).replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  // Letters that stand there as they are, where only bytes belong.
  if (/[^\0-\xff]/.test(bytes)) return bytes;
  try {
    return new TextDecoder(charset || "utf-8").decode(Buffer.from(bytes, "latin1"));
  } catch {
    // A character set nobody knows any more: its plain letters are right all the same.
    return bytes;
  }
}
