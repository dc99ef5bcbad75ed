import type { Address as ParsedAddress, Email } from "postal-mime";
import type { Address } from "../../mail.ts";
import { oneLine } from "../text/one-line.ts";

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

/** HTML is turned into text up to this many characters; what follows is styling or a mistake. */
const MAX_HTML = 500_000;
/** Tags nested deeper are dropped with what they hold. */
const MAX_HTML_DEPTH = 200;

const NOBODY: Address = { name: "", address: "" };

/** A whole mail, or its header alone. Rejects when it is no mail at all. */
export async function parseMail(source: Uint8Array): Promise<ParsedMail> {
  const { default: PostalMime } = await import("postal-mime");
  const email = await PostalMime.parse(source);
  return {
    header: headerOf(email),
    body: await bodyOf(email),
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

async function bodyOf({ text, html }: Email): Promise<string> {
  if (text?.trim() || !html) return tidy(text ?? "");
  const { convert } = await import("html-to-text");
  const plain = convert(withApartCells(html.slice(0, MAX_HTML)), {
    wordwrap: false,
    limits: { maxDepth: MAX_HTML_DEPTH },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false } },
      { selector: "h3", options: { uppercase: false } },
    ],
  });
  return tidy(plain);
}

/** Most tables of mails are for looks, so they are read cell by cell; without this the cells would run together. */
function withApartCells(html: string): string {
  return html.replace(/<\/t[dh]\s*>/gi, " $&").replace(/<\/tr\s*>/gi, "<br>$&");
}

function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
