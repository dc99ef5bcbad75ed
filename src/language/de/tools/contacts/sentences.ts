import type { ContactSentences } from "../../../contract/sentences/contacts.ts";
import { large, sayCounted } from "../../say/say-counted.ts";

/** What address books call kinds of numbers and addresses. */
const LABELS: Readonly<Record<string, string>> = {
  cell: "mobil",
  mobile: "mobil",
  iphone: "mobil",
  home: "privat",
  work: "geschäftlich",
  main: "Haupt",
  other: "sonstige",
};

export const contactSentences: ContactSentences = {
  knownAs: (names) => `genannt ${names}`,
  labelled: (label, value) => `${LABELS[label.toLowerCase()] ?? label} ${value}`,
  nobody: (query) => `Zu „${query}“ steht niemand in den Kontakten.`,
  people: (count) =>
    count === 1
      ? "In den Kontakten"
      : `${large(sayCounted(count, ["eine Person", "Personen"]))} gefunden`,
  personRow: ({ name, phones, emails }) => {
    const facts = [phones, emails].filter((fact) => fact !== undefined);
    return facts.length > 0 ? `${name}, ${facts.join(", ")}` : `${name}, ohne Nummer oder Adresse`;
  },
  isGone: (name) => `${name} steht nicht in den Kontakten.`,
  hasNoAddress: (name) => `Zu ${name} steht keine E-Mail-Adresse in den Kontakten.`,
  hasNoNumber: (name) => `Zu ${name} steht keine Nummer in den Kontakten.`,
};
