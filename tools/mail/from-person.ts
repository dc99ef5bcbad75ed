import { normalise } from "../../src/language/normalise.ts";
import type { Contact } from "../../src/host/contacts.ts";
import type { MailQuery, MailSummary } from "../../src/host/mail.ts";
import type { Page } from "../../src/types/page.ts";
import { correspondents } from "../people.ts";
import type { Spoken } from "../people.ts";

/** More mails than one person sends; beyond it the count of the rest is a lower bound. */
const ENOUGH = 1_000;

type Question = {
  /** `recent` looks in the inbox and shows unread mail first. */
  readonly search: "recent" | "search";
  readonly query: MailQuery;
  readonly from: string;
};

/**
 * Mails of everybody a said name may mean: by the name and the addresses the address book has for
 * such people, and by the name as said in what senders call themselves. Newest first.
 */
export async function mailsFrom(
  spoken: Spoken,
  { search, query, from }: Question,
): Promise<Page<MailSummary>> {
  const { people, text } = await correspondents(spoken, from);
  const found = new Map<string, MailSummary>();
  for (const term of termsFor(people, text)) {
    const { rows } = await spoken.host.mail[search]({ ...query, from: term, limit: ENOUGH });
    const isKnown = people.length === 0 || term !== text;
    for (const mail of rows) {
      if (isKnown || callsItself(mail, text)) found.set(mail.id, mail);
    }
  }
  const named = found.size > 0 || people.length > 0 ? [...found.values()] : await fromFirm();
  const rows = named.toSorted(
    (one, other) => (search === "recent" ? byUnread(one, other) : 0) || other.date - one.date,
  );
  return { rows: rows.slice(0, query.limit), more: Math.max(0, rows.length - query.limit) };

  /** Nobody is called so, and the firm they write from may be: "the school" is lakesideschool.example. */
  async function fromFirm(): Promise<readonly MailSummary[]> {
    const { rows: all } = await spoken.host.mail[search]({ ...query, limit: ENOUGH });
    return all.filter((mail) => isOfDomain(mail, text));
  }
}

/** A shorter word stands in any domain. */
const SHORTEST_FIRM = 4;

function isOfDomain({ from }: MailSummary, text: string): boolean {
  const [, domain = ""] = from.address.toLowerCase().split("@");
  const firm = normalise(text).replaceAll(" ", "");
  return firm.length >= SHORTEST_FIRM && domain.split(".").slice(0, -1).join("").includes(firm);
}

function termsFor(people: readonly Contact[], text: string): readonly string[] {
  const known = people.flatMap(({ name, emails }) => [name, ...emails.map(({ value }) => value)]);
  return [...new Set([...known, text])];
}

/** The words said are words of the sender's own name: "anna" is Anna Petrova and not Annabel. */
function callsItself({ from }: MailSummary, text: string): boolean {
  const words = normalise(from.name).split(" ");
  return normalise(text)
    .split(" ")
    .every((word) => words.includes(word));
}

function byUnread(one: MailSummary, other: MailSummary): number {
  return Number(other.unread) - Number(one.unread);
}
