import type { Contact, Labelled } from "../../src/host/contacts.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Item } from "../../src/types/turn/result.ts";
import { clean } from "../speech.ts";

/** What address books call things and people say differently. */
const LABELS: Readonly<Record<string, string>> = { cell: "mobile", iphone: "mobile" };

/** One person as short facts. */
export function personRow({ id, name, nicknames, organisation, phones, emails }: Contact): Row {
  const company = organisation === name ? undefined : organisation;
  return {
    id,
    name: clean(name),
    known: nicknames.length > 0 ? `known as ${clean(nicknames.join(", "))}` : undefined,
    organisation: company && clean(company),
    phones: phones.length > 0 ? phones.map(labelled).join(", ") : undefined,
    emails: emails.length > 0 ? emails.map(labelled).join(", ") : undefined,
  };
}

/** "Anna Lindqvist, mobile +46 70 …, work anna@…". */
export function personWords({ name, phones, emails }: Item): string {
  const facts = [phones, emails].filter((fact) => fact !== undefined).map(String);
  return facts.length > 0
    ? `${String(name)}, ${facts.join(", ")}`
    : `${String(name)}, without a number or address`;
}

function labelled({ label, value }: Labelled): string {
  const word = LABELS[label.toLowerCase()] ?? label.toLowerCase();
  return clean(`${word} ${value}`);
}
