import type { DomainWords } from "../../../tools/domain-words.ts";
import { UNREAD } from "../shared-choices.ts";
import { messagesPhrases } from "./phrases.ts";

export const messages: DomainWords = {
  phrases: messagesPhrases,
  progress: "Ich sehe in deinen Nachrichten nach.",
  heard: "Nachrichten",
  asks: {
    "messages.search": { text: "Was soll ich suchen?" },
    "messages.open_chat": { to: "Welcher Chat?" },
  },
  does: {
    "messages.recent": "die neuesten Nachrichten zeigen",
    "messages.search": "Nachrichten suchen",
    "messages.send": "eine Nachricht senden",
    "messages.open_chat": "einen Chat öffnen",
  },
  shows: {
    "messages.open_chat": "Diesen Chat öffnen?",
  },
  carriers: {
    read: `
      nachricht nachrichten sms chat chats unterhaltung neu neue neuen ungelesen ungelesene letzte letzten lies vorlesen zeig
      such suche finde geschrieben schreibt gesagt gemeldet geschickt steht stand`,
    write: `
      nachricht sms chat schreib schreibe schick schicke sende texte text sag sage antworte frag frage richte aus bescheid gib
      dass ob öffne unterhaltung verlauf`,
  },
  choices: {
    "messages.recent": { unread: { true: UNREAD } },
  },
};
