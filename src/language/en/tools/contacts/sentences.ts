import type { ContactSentences } from "../../../contract/sentences/contacts.ts";
import { sayCounted } from "../../say/say-counted.ts";

/** What address books call things and people say differently. */
const LABELS: Readonly<Record<string, string>> = { cell: "mobile", iphone: "mobile" };

export const contactSentences: ContactSentences = {
  knownAs: (names) => `known as ${names}`,
  labelled: (label, value) => `${LABELS[label.toLowerCase()] ?? label.toLowerCase()} ${value}`,
  nobody: (query) => `I found nobody for “${query}” in your contacts.`,
  people: (count) =>
    count === 1 ? "In your contacts" : `I found ${sayCounted(count, "person", "people")}`,
  personRow: ({ name, phones, emails }) => {
    const facts = [phones, emails].filter((fact) => fact !== undefined);
    return facts.length > 0
      ? `${name}, ${facts.join(", ")}`
      : `${name}, without a number or address`;
  },
  isGone: (name) => `${name} is not in your contacts.`,
  hasNoAddress: (name) => `${name} has no e-mail address in your contacts.`,
  hasNoNumber: (name) => `${name} has no number in your contacts.`,
};
