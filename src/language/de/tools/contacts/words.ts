import type { DomainWords } from "../../../tools/domain-words.ts";
import { contactsPhrases } from "./phrases.ts";

export const contacts: DomainWords = {
  phrases: contactsPhrases,
  progress: "Ich suche in deinen Kontakten.",
  asks: {
    "contacts.search": { query: "Wen soll ich suchen?" },
  },
  does: {
    "contacts.search": "eine Nummer oder E-Mail-Adresse nachschlagen",
  },
  carriers: {
    read: `
      kontakt kontakte nummer telefon telefonnummer handy handynummer mobilnummer adresse anschrift mail mailadresse email
      e-mail geburtstag wohnt wohnen erreiche erreichen lautet heißt finde such suche zeig privat büro arbeit straße`,
    write: "",
  },
  choices: {},
};
