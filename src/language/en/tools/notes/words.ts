import type { DomainWords } from "../../../tools/domain-words.ts";
import { OFFSET } from "../shared-choices.ts";
import { notesPhrases } from "./phrases.ts";

export const notes: DomainWords = {
  phrases: notesPhrases,
  progress: "Looking through your notes.",
  heard: "notes",
  asks: {
    "notes.append": { text: "What should I add?" },
  },
  shows: {
    "notes.create": "Make this note?",
  },
  carriers: {
    read: `
      note notes notebook search find look read open show written wrote write down jotted check list`,
    write: `
      note notes jot write down take create make new add append put save titled called named saying
      record dictate dictation noting jotting scribble stick bang bung whack shove
      that says to`,
  },
  choices: {
    "notes.read": { offset: OFFSET },
  },
};
