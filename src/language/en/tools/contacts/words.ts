import type { DomainWords } from "../../../tools/domain-words.ts";
import { contactsPhrases } from "./phrases.ts";

export const contacts: DomainWords = {
  phrases: contactsPhrases,
  progress: "Looking through your contacts.",
  asks: {
    "contacts.search": { query: "Who should I look for?" },
  },
  carriers: {
    read: `
      contact contacts number phone mobile cell address email mail details info information find look
      search reach call who's whose book details card office home work street birthday`,
    write: "",
  },
  choices: {},
};
