import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

type HashOptions = { readonly signal: AbortSignal; readonly onBytes: (bytes: number) => void };

/** The sha256 of a file's bytes, in hex. */
export async function sha256OfFile(
  path: string,
  { signal, onBytes }: HashOptions,
): Promise<string> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20, signal })) {
    hash.update(chunk);
    bytes += chunk.length;
    onBytes(bytes);
  }
  return hash.digest("hex");
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
