import type { ItselfSayings } from "../../contract/itself.ts";

const NOTHING_DONE = "Ich habe noch nichts getan.";

export const itself: ItselfSayings = {
  abilities: ({ examples }) =>
    [
      "Ich kümmere mich um Kalender, Erinnerungen, Mail, Nachrichten, Notizen, Kontakte und Dateien.",
      ...(examples.length === 0 ? [] : [`Zum Beispiel: ${examples.join("; ")}.`]),
    ].join(" "),
  example: () => undefined,
  reason: (last) => (last ? `Das war für „${last.said}“.` : NOTHING_DONE),
  source: (last) => (last ? `Das war für „${last.said}“.` : NOTHING_DONE),
  knowledge: () => "Nur, was auf diesem Rechner steht; ein Profil führe ich nicht.",
};
