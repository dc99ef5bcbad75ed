import type { NoteSentences } from "../../../contract/sentences/notes.ts";
import { countWords, large, sayCounted } from "../../say/say-counted.ts";

export const noteSentences: NoteSentences = {
  noNotes: (query) =>
    query === undefined ? "There are no notes here." : `I found no note about “${query}”.`,
  notes: (count, isSearch) => `${isSearch ? "I found" : "You have"} ${sayCounted(count, "note")}`,
  noteRow: ({ title, folder, changed, line }) =>
    `${title}${folder === undefined ? "" : ` in ${folder}`}, ${changed}${line === undefined ? "" : `: “${line}”`}`,
  isEmpty: "The note is empty.",
  lines: (count) => `${large(countWords(count))} on the list`,
  source: (title) => `Your note ${title}`,
  made: (title, folder) => `Note made${folder === undefined ? "" : ` in ${folder}`}: ${title}.`,
  appended: (title) => `Added to the note ${title}.`,
  askAppend: (title) => `Add to the end of the note ${title}?`,
};
