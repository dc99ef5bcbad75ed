import type { Address as ParsedAddress, Email } from "postal-mime";
import type { Address } from "../../../address.ts";
import { oneLine } from "../../text/one-line.ts";
import { findText } from "./find-text.ts";
import { headerBytes, mendHeader } from "./mend-header.ts";

export type MailHeader = {
  readonly from: Address;
  readonly to: readonly Address[];
  readonly cc: readonly Address[];
  readonly subject: string;
  /** Nothing when the mail doesn't say, or says nonsense. */
  readonly date: number | undefined;
  readonly messageId: string | undefined;
  /** Message ids of the thread, oldest first, this one's left out. */
  readonly references: readonly string[];
};

export type ParsedMail = {
  readonly header: MailHeader;
  readonly body: string;
  readonly attachments: readonly string[];
};

const NOBODY: Address = { name: "", address: "" };

/** A whole mail, or its header alone. Rejects when it is no mail at all. */
export async function parseMail(source: Uint8Array): Promise<ParsedMail> {
  const { default: PostalMime } = await import("postal-mime");
  const whole = await mendHeader(source);
  // Parts nested past all sense hide their attachments, not who wrote and what.
  const email = await PostalMime.parse(whole).catch(() => PostalMime.parse(headerBytes(whole)));
  return {
    header: headerOf(email),
    body: tidy(await findText(source)),
    attachments: email.attachments
      .filter((part) => !part.related)
      .map((part) => oneLine(part.filename ?? part.mimeType)),
  };
}

/** What stands in for a mail that can't be parsed. */
export const UNREADABLE: MailHeader = {
  from: NOBODY,
  to: [],
  cc: [],
  subject: "",
  date: undefined,
  messageId: undefined,
  references: [],
};

function headerOf(email: Email): MailHeader {
  const date = Date.parse(email.date ?? "");
  const before = `${email.references ?? ""} ${email.inReplyTo ?? ""}`;
  return {
    from: addresses([email.from])[0] ?? NOBODY,
    to: addresses(email.to ?? []),
    cc: addresses(email.cc ?? []),
    subject: oneLine(email.subject ?? ""),
    date: Number.isNaN(date) ? undefined : date,
    messageId: /<[^<>\s]+>/.exec(email.messageId ?? "")?.[0],
    references: [...new Set(before.match(/<[^<>\s]+>/g) ?? [])],
  };
}

function addresses(parsed: readonly (ParsedAddress | undefined)[]): readonly Address[] {
  return parsed
    .flatMap((entry) => entry?.group ?? (entry ? [entry] : []))
    .map((entry) => ({ name: oneLine(entry.name), address: oneLine(entry.address ?? "") }));
}

function tidy(text: string): string {
  return text
    .replaceAll("\0", "")
    .replace(/\r\n?/g, "\n")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
