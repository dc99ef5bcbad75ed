import type { DomainWords } from "../../../tools/domain-words.ts";
import { OFFSET } from "../shared-choices.ts";
import { notesPhrases } from "./phrases.ts";

export const notes: DomainWords = {
  phrases: notesPhrases,
  progress: "Ich sehe in deinen Notizen nach.",
  heard: "Notizen",
  asks: {
    "notes.append": { text: "Was soll dazu?" },
    "notes.create": { title: "Wie soll die Notiz heißen?" },
  },
  does: {
    "notes.search": "Notizen suchen oder auflisten",
    "notes.read": "eine Notiz vorlesen",
    "notes.create": "eine Notiz schreiben",
    "notes.append": "eine Notiz ergänzen",
  },
  shows: {
    "notes.create": "Diese Notiz schreiben?",
  },
  carriers: {
    read: `
      notiz notizen such suche finde lies lese vorlesen öffne zeig steht stehen geschrieben aufgeschrieben notiert liste`,
    write: `
      notiz notizen notier notiere schreib schreibe auf aufschreiben mach mache neue neuen leg lege anlegen erstelle merk merke
      halt fest ergänze ergänz füg füge hinzu häng hänge an dazu noch namens dass`,
  },
  choices: {
    "notes.read": { offset: OFFSET },
  },
};
