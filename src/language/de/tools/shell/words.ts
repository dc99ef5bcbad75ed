import type { DomainWords } from "../../../tools/domain-words.ts";
import { shellPhrases } from "./phrases.ts";

export const shell: DomainWords = {
  phrases: shellPhrases,
  progress: "Ich führe das aus.",
  asks: {
    "shell.run": { command: "Was soll ich ausführen?" },
  },
  does: {
    "shell.run": "einen Befehl in einer Sandbox ausführen",
  },
  carriers: {
    read: "",
    write: `
      shell terminal befehl kommando führ führe aus ausführen starte start lass laufen zeile bash gib ein`,
  },
  choices: {
    "shell.run": { timeout_s: { seconds: ["höchstens", "maximal", "warte", "Zeitlimit"] } },
  },
};
