import { normalise } from "../../src/language/normalise.ts";
import type { Contact } from "../../src/host/contacts.ts";
import type { MailQuery, MailSummary } from "../../src/host/mail.ts";
import type { Page } from "../../src/types/page.ts";
import type { Language } from "../../src/language/language.ts";
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
  const { people, texts } = await correspondents(spoken, from);
  const callsItself = sayingName(texts, spoken.language);
  const found = new Map<string, MailSummary>();
  for (const term of termsFor(people, texts)) {
    const { rows } = await spoken.host.mail[search]({ ...query, from: term, limit: ENOUGH });
    const isKnown = people.length === 0 || !texts.includes(term);
    for (const mail of rows) {
      if (isKnown || callsItself(mail)) found.set(mail.id, mail);
    }
  }
  const named = found.size > 0 || people.length > 0 ? [...found.values()] : await fromFirm();
  const rows = named.toSorted(
    (one, other) => (search === "recent" ? byUnread(one, other) : 0) || other.date - one.date,
  );
  return { rows: rows.slice(0, query.limit), more: Math.max(0, rows.length - query.limit) };

  /**
   * Nobody is called just so. A form of it may be what a sender goes by ("the library" is Vale
   * Libraries), or the firm they write from: "the school" is lakesideschool.example.
   */
  async function fromFirm(): Promise<readonly MailSummary[]> {
    const { rows: all } = await spoken.host.mail[search]({ ...query, limit: ENOUGH });
    return all.filter((mail) => callsItself(mail) || texts.some((text) => isOfDomain(mail, text)));
  }
}

/** A shorter word stands in any domain. */
const SHORTEST_FIRM = 4;

function isOfDomain({ from }: MailSummary, text: string): boolean {
  const [, domain = ""] = from.address.toLowerCase().split("@");
  const firm = normalise(text).replaceAll(" ", "");
  return firm.length >= SHORTEST_FIRM && domain.split(".").slice(0, -1).join("").includes(firm);
}

function termsFor(people: readonly Contact[], texts: readonly string[]): readonly string[] {
  const known = people.flatMap(({ name, emails }) => [name, ...emails.map(({ value }) => value)]);
  return [...new Set([...known, ...texts])];
}

/** Whether the words said are words of the sender's own name, in any form: "anna" is Anna Petrova and not Annabel. */
function sayingName(
  texts: readonly string[],
  { terms: { stemOf, isStop } }: Pick<Language, "terms">,
): (mail: MailSummary) => boolean {
  const stemsOf = (text: string): readonly string[] => normalise(text).split(" ").map(stemOf);
  const wanted = texts.map((text) => {
    const words = normalise(text).split(" ");
    const content = words.filter((word) => !isStop(word));
    return (content.length > 0 ? content : words).map(stemOf);
  });
  return ({ from }) => {
    const own = stemsOf(from.name);
    return wanted.some((words) => words.every((word) => own.includes(word)));
  };
}

function byUnread(one: MailSummary, other: MailSummary): number {
  return Number(other.unread) - Number(one.unread);
}
