import type { MailFile } from "../maildir/scan-mailbox.ts";

/** A message as the index has it. */
export type IndexedMail = MailFile & { readonly number: number };

export type MailChanges = {
  readonly added: readonly MailFile[];
  /** Same message, another name, flag or mailbox: its content needs no second look. */
  readonly moved: readonly { readonly number: number; readonly to: MailFile }[];
  readonly gone: readonly number[];
};

/**
 * What happened between two looks at some mailboxes. A message keeps its row through renames and
 * moves: by its key within a mailbox first, then among those that left one and came to another.
 */
export function mailChanges(
  before: readonly IndexedMail[],
  after: readonly MailFile[],
): MailChanges {
  const rows = new Map(before.map((mail) => [placeKey(mail), mail]));
  const moved: { number: number; to: MailFile }[] = [];
  const arrived: MailFile[] = [];
  for (const file of after) {
    const row = rows.get(placeKey(file));
    if (!row) arrived.push(file);
    else if (row.name !== file.name || row.sub !== file.sub)
      moved.push({ number: row.number, to: file });
    rows.delete(placeKey(file));
  }
  const left = new Map([...rows.values()].map((mail) => [mail.key, mail.number]));
  const added: MailFile[] = [];
  for (const file of arrived) {
    const number = left.get(file.key);
    left.delete(file.key);
    if (number === undefined) added.push(file);
    else moved.push({ number, to: file });
  }
  const movedNumbers = new Set(moved.map((each) => each.number));
  const gone = [...rows.values()]
    .map((mail) => mail.number)
    .filter((number) => !movedNumbers.has(number));
  return { added, moved, gone };
}

function placeKey({ box, key }: MailFile): string {
  return `${box}\0${key}`;
}
