import { join } from "node:path";
import { readHeader } from "./index/mail-file.ts";
import { type Mailbox, findMailboxes } from "./maildir/mailboxes.ts";
import { scanMailbox } from "./maildir/scan-mailbox.ts";
import { parseMail } from "./message/parse-mail.ts";

/**
 * The addresses mail was sent from, in small letters: of each mailbox for sent mail its last one. Read
 * from the files, since names are looked at before there is an index.
 */
export async function sentFrom(folder: string): Promise<ReadonlySet<string>> {
  try {
    const boxes = (await findMailboxes(folder)).filter(({ role }) => role === "sent");
    const senders = await Promise.all(boxes.map(lastSender));
    return new Set(senders.filter((sender) => sender !== ""));
  } catch {
    // No mail, or none that can be read, is told where mail is asked for.
    return new Set();
  }
}

const byNumber = new Intl.Collator("en", { numeric: true });

/** The names of Maildir files begin with the time they were put there. */
async function lastSender(box: Mailbox): Promise<string> {
  const nameOf = (path: string): string => path.slice(path.indexOf("/") + 1);
  const [last] = [...(await scanMailbox(box))].toSorted((a, b) =>
    byNumber.compare(nameOf(b), nameOf(a)),
  );
  if (last === undefined) return "";
  const { header } = await parseMail(await readHeader(join(box.folder, last)));
  return header.from.address.toLowerCase();
}
