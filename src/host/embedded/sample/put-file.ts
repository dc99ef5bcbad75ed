import { mkdir, utimes, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { DateTime } from "luxon";

type Put = {
  readonly path: string;
  readonly content: string | Uint8Array;
  readonly modified: DateTime;
  readonly executable?: true;
};

/** Writes one file of the sample for the user alone, with its folders and the time it was last changed. */
export async function putFile({ path, content, modified, executable }: Put): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, content, { flag: "wx", mode: executable ? 0o700 : 0o600 });
  await utimes(path, modified.toSeconds(), modified.toSeconds());
}
