import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { HostFailure } from "../../../errors.ts";
import { orMissing } from "../../../store/fs-failure.ts";

/**
 * The mail with this row number, as it came over the wire. Mail keeps it by the digits of its
 * thousands, the last first, in a folder of the mailbox whose name is an id:
 *
 *     67301 → INBOX.mbox/4F3A…/Data/7/6/Messages/67301.emlx      (or 67301.partial.emlx)
 *
 * `unavailable` for one that was never fetched from its server.
 */
export async function readEmlx(mailbox: string, number: number): Promise<Uint8Array> {
  const digits = number < 1_000 ? [] : [...String(Math.floor(number / 1_000))].toReversed();
  for (const store of await foldersIn(mailbox)) {
    const messages = join(mailbox, store, "Data", ...digits, "Messages");
    for (const ending of ["emlx", "partial.emlx"]) {
      const content = await orMissing(readFile(join(messages, `${number}.${ending}`)), undefined);
      if (content) return messageIn(content);
    }
  }
  throw new HostFailure("unavailable", "The text of that mail hasn't been fetched by Mail yet.");
}

/** First line: the number of bytes of the mail that follows; what comes after it is Mail's own. */
function messageIn(content: Buffer): Uint8Array {
  const end = content.indexOf("\n");
  const bytes = Number.parseInt(content.toString("latin1", 0, Math.max(end, 0)), 10);
  if (!Number.isInteger(bytes)) throw new HostFailure("invalid", "That mail is damaged.");
  return content.subarray(end + 1, end + 1 + bytes);
}

async function foldersIn(mailbox: string): Promise<readonly string[]> {
  const entries = await orMissing(readdir(mailbox, { withFileTypes: true }), []);
  return entries
    .filter((entry) => entry.isDirectory() && /^[0-9A-F-]{36}$/i.test(entry.name))
    .map(({ name }) => name);
}
