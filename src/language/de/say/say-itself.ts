import type { Abilities, ItselfSayings, LastAct } from "../../contract/itself.ts";
import { sayList } from "./say-list.ts";

const ALL =
  "Ich kümmere mich um Kalender, Erinnerungen, Mails, Nachrichten, Notizen, Kontakte und Dateien, öffne Programme, spiele Musik, stelle Timer und starte Kurzbefehle.";
const NOTHING_DONE = "Ich habe noch nichts getan.";

/** What a domain is called behind a preposition with the dative. */
const PLACES: Readonly<Record<string, string>> = {
  calendar: "dem Kalender",
  contacts: "den Kontakten",
  reminders: "den Erinnerungen",
  mail: "den Mails",
  messages: "den Nachrichten",
  notes: "den Notizen",
  files: "den Dateien",
  timers: "den Timern",
  music: "der Musik",
  system: "diesem Rechner",
  shortcuts: "den Kurzbefehlen",
};

const EXAMPLES: Readonly<Record<string, (name: string) => string>> = {
  event: (name) => `wann ist ${name}`,
  reminder: (name) => `hak ${name} ab`,
  mail: (name) => `lies die Mail zu ${name}`,
  note: (name) => `lies die Notiz ${name}`,
};

export const itself: ItselfSayings = {
  abilities: sayAbilities,
  example: (kind, name) => EXAMPLES[kind]?.(name),
  reason: (last) =>
    last ? `„${last.said}“ habe ich so verstanden: ${actOf(last)}.` : NOTHING_DONE,
  source: (last) =>
    last
      ? `Aus ${placeOf(last.domain)}: „${last.said}“ habe ich so verstanden: ${actOf(last)}.`
      : NOTHING_DONE,
  knowledge: () =>
    "Ich kenne nur, was in Kalender, Kontakten, Erinnerungen, Mails, Nachrichten, Notizen und Dateien steht. Das lese ich hier, wenn danach gefragt wird; ein Profil führe ich nicht. Was wir gesprochen haben, behalte ich, bis es heißt: vergiss alles.",
};

function sayAbilities({ domain, does, examples }: Abilities): string {
  const can = domain === undefined ? ALL : `Bei ${placeOf(domain)} kann ich: ${does.join("; ")}.`;
  const quoted = examples.map((example) => `„${example}“`);
  return quoted.length === 0 ? can : `${can} Zum Beispiel: ${sayList(quoted, "or")}.`;
}

function actOf({ does, given }: LastAct): string {
  return given.length === 0 ? does : `${does}, mit ${sayList(given.map((one) => `„${one}“`))}`;
}

function placeOf(domain: string): string {
  return PLACES[domain] ?? domain;
}
