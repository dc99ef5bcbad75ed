const HEAD =
  "\x04\x0bstreamtyped\x81\xe8\x03\x84\x01@\x84\x84\x84\x12NSAttributedString\x00\x84\x84\x08NSObject\x00\x85\x92\x84\x84\x84\x08NSString\x01\x94\x84\x01+";
const TAIL =
  "\x86\x84\x02iI\x01\x05\x92\x84\x84\x84\x0cNSDictionary\x00\x94\x84\x01i\x01\x92\x84\x96\x96";

/** A text as macOS keeps it in `attributedBody`, with what comes after it. */
export function typedStream(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([
    Buffer.from(HEAD, "latin1"),
    lengthOf(bytes.length),
    bytes,
    Buffer.from(TAIL, "latin1"),
  ]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  const long = Buffer.alloc(length < 0x1_0000 ? 3 : 5);
  long[0] = length < 0x1_0000 ? 0x81 : 0x82;
  if (length < 0x1_0000) long.writeUInt16LE(length, 1);
  else long.writeUInt32LE(length, 1);
  return long;
}
