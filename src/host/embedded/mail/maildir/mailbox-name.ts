import { fold } from "../../../../language/normalise.ts";

export type MailboxRole =
  | "inbox"
  | "sent"
  | "drafts"
  | "archive"
  | "trash"
  | "outbox"
  | "junk"
  | "other";

/** What mail programs and servers call their folders. */
const ROLES: Readonly<Record<string, MailboxRole>> = {
  inbox: "inbox",
  sent: "sent",
  "sent items": "sent",
  "sent mail": "sent",
  "sent messages": "sent",
  draft: "drafts",
  drafts: "drafts",
  archive: "archive",
  archives: "archive",
  "all mail": "archive",
  trash: "trash",
  bin: "trash",
  deleted: "trash",
  "deleted items": "trash",
  "deleted messages": "trash",
  outbox: "outbox",
  junk: "junk",
  spam: "junk",
  "junk mail": "junk",
};

/** What a mailbox is for, by the last part of its name. */
export function roleOf(name: string): MailboxRole {
  const last = fold(name).split("/").at(-1) ?? "";
  return ROLES[last.replaceAll(/[_-]/g, " ")] ?? "other";
}

/** A folder name as IMAP writes it (`Entw&APw-rfe`) as people read it; a name in no such code stays. */
export function readableName(name: string): string {
  return name.replace(/&([A-Za-z0-9+,]*)-/g, (whole, code: string) => {
    if (code === "") return "&";
    const bytes = Buffer.from(code.replaceAll(",", "/"), "base64");
    return bytes.length % 2 === 0 ? bytes.swap16().toString("utf16le") : whole;
  });
}
