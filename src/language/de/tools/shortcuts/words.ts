import type { DomainWords } from "../../../tools/domain-words.ts";
import { shortcutsPhrases } from "./phrases.ts";

export const shortcuts: DomainWords = {
  phrases: shortcutsPhrases,
  progress: "Ich führe das aus.",
  does: {
    "shortcuts.list": "die Kurzbefehle auflisten",
    "shortcuts.run": "einen Kurzbefehl ausführen",
  },
  carriers: {
    read: "kurzbefehl kurzbefehle liste zeig automation automationen auf",
    write: `
      kurzbefehl kurzbefehle führ führe aus ausführen starte start lass laufen aktivier aktiviere mach automation`,
  },
  choices: {},
};
