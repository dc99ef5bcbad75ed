/** What comes right before the length of the string in a typed stream. */
const STRING_MARK = Buffer.of(0x01, 0x2b);

/**
 * The text inside `attributedBody`, the typed stream macOS keeps a message in when its `text` is
 * NULL. Nothing when there is no string in it.
 *
 *     … "NSString" 01 94 84 01 2b  length  UTF-8 …       length: n < 0x80, 81 + 2 bytes, 82 + 4 bytes
 */
export function attributedText(body: Uint8Array): string | undefined {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const name = bytes.indexOf("NSString");
  const plus = name === -1 ? -1 : bytes.indexOf(STRING_MARK, name);
  if (plus === -1) return undefined;
  const at = plus + 2;
  const mark = bytes[at];
  if (mark === undefined) return undefined;
  if (mark === 0x81 && at + 3 <= bytes.length)
    return textAt(bytes, at + 3, bytes.readUInt16LE(at + 1));
  if (mark === 0x82 && at + 5 <= bytes.length)
    return textAt(bytes, at + 5, bytes.readUInt32LE(at + 1));
  return mark < 0x80 ? textAt(bytes, at + 1, mark) : undefined;
}

function textAt(bytes: Buffer, start: number, length: number): string | undefined {
  return start + length <= bytes.length ? bytes.toString("utf8", start, start + length) : undefined;
}
