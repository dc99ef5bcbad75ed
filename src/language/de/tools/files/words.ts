import type { DomainWords } from "../../../tools/domain-words.ts";
import { OFFSET } from "../shared-choices.ts";
import { filesPhrases } from "./phrases.ts";

export const files: DomainWords = {
  phrases: filesPhrases,
  progress: "Ich sehe in deinen Dateien nach.",
  asks: {
    "files.write": { path: "Wie soll die Datei heißen?" },
  },
  does: {
    "files.read": "eine Datei vorlesen",
    "files.write": "eine Textdatei anlegen oder ergänzen",
    "files.trash": "Dateien in den Papierkorb oder einen anderen Ordner legen",
  },
  carriers: {
    read: `
      datei dateien dokument lies lese vorlesen öffne zeig inhalt steht drin text pdf weiter`,
    write: `
      datei dateien dokument schreib schreibe erstelle anlegen leg lege speicher speichere mach neue neues neuen häng hänge füge
      hinzu ende verschieb verschiebe verschieben papierkorb wirf lösch lösche löschen entferne weg schmeiß namens text`,
  },
  choices: {
    "files.read": { offset: OFFSET },
    "files.write": {
      mode: {
        create: ["neu", "neue", "neues", "erstelle"],
        append: ["anhängen", "häng", "ans Ende", "hinzu", "dazu"],
      },
    },
  },
};
