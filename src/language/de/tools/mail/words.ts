import type { DomainWords } from "../../../tools/domain-words.ts";
import { OFFSET, UNREAD } from "../shared-choices.ts";
import { split } from "../../../tools/split.ts";
import { mailPhrases } from "./phrases.ts";

export const mail: DomainWords = {
  phrases: mailPhrases,
  progress: "Ich sehe in deinen Mails nach.",
  heard: "Mail",
  asks: {
    "mail.update_message": { action: "Was soll damit geschehen?" },
  },
  does: {
    "mail.recent": "die neuesten Mails zeigen",
    "mail.search": "Mails suchen",
    "mail.read": "eine Mail vorlesen",
    "mail.create_draft": "eine Mail als Entwurf schreiben",
    "mail.send": "eine Mail senden oder weiterleiten",
    "mail.update_message": "eine Mail markieren, archivieren oder in den Papierkorb legen",
  },
  shows: {
    "mail.create_draft": "Diesen Entwurf sichern?",
  },
  carriers: {
    read: `
      mail mails email emails e-mail e-mails nachricht nachrichten post posteingang postfach neu neue neuen neues ungelesen ungelesene
      letzte letzten neueste neuesten such suche finde lies lese vorlesen öffne zeig prüf prüfe gekommen bekommen erhalten
      geschrieben schreibt schickt geschickt gemailt steht handelt thema wegen über`,
    write: `
      mail email e-mail nachricht schick schicke sende senden schreib schreibe verfasse maile entwurf entwirf antworte antwort
      beantworte leite weiter neue neuen betreff dass text markier markiere archivier archiviere lösch lösche papierkorb
      gelesen ungelesen per`,
  },
  choices: {
    "mail.recent": { unread: { true: UNREAD } },
    "mail.read": { offset: OFFSET },
    "mail.update_message": {
      action: {
        read: ["als gelesen", "gelesen"],
        unread: ["als ungelesen", "ungelesen", "nicht gelesen"],
        flag: split("als wichtig,wichtig,markieren,mit Stern,Stern"),
        unflag: split(
          "nicht mehr wichtig,Markierung entfernen,Markierung weg,ohne Markierung,Stern weg",
        ),
        archive: split("archivieren,archiviere,archivier,ins Archiv,ablegen,abheften,weglegen"),
        trash: split(
          "lösche,lösch,löschen,in den Papierkorb,Papierkorb,wegwerfen,kann weg,entfernen,entferne,weg damit",
        ),
      },
    },
  },
};
