import { open } from "node:fs/promises";
import { HostFailure } from "../../../../errors.ts";

/** Enough for the header of nearly every mail in one read, in bytes. */
const HEADER_BYTES = 16_384;
const MAX_HEADER_BYTES = 262_144;

/** The header of a mail file with the empty line behind it; the first part when there is no such line. */
export async function readHeader(file: string): Promise<Uint8Array> {
  await using handle = await open(file, "r");
  for (let size = HEADER_BYTES; ; size *= 4) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(size), 0, size, 0);
    const start = buffer.subarray(0, bytesRead);
    const end = headerEnd(start);
    if (end !== -1) return start.subarray(0, end);
    if (bytesRead < size || size >= MAX_HEADER_BYTES) return start;
  }
}

function headerEnd(bytes: Buffer): number {
  const isOfReturns = !bytes.includes("\n");
  const breaks = isOfReturns ? ["\r\r"] : ["\n\n", "\n\r\n"];
  const ends = breaks.map((two) => bytes.indexOf(two)).filter((at) => at !== -1);
  return ends.length === 0 ? -1 : Math.min(...ends) + 3;
}

/** At most `maxBytes` of a mail file from its start. */
export async function readStart(file: string, maxBytes: number): Promise<Uint8Array> {
  await using handle = await open(file, "r");
  const { size } = await handle.stat();
  const length = Math.min(size, maxBytes);
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, 0);
  return buffer.subarray(0, bytesRead);
}

/** Largest mail read as a whole, in bytes: mail servers take 25 to 50 megabytes. */
const MAX_MAIL_BYTES = 64_000_000;

/** A whole mail file; `invalid` when it is larger than any mail server takes. */
export async function readWholeMail(file: string): Promise<Uint8Array> {
  const bytes = await readStart(file, MAX_MAIL_BYTES + 1);
  if (bytes.length <= MAX_MAIL_BYTES) return bytes;
  throw new HostFailure("invalid", "That mail is larger than 64 megabytes, too large to read.");
}
