import type { NoteSentences } from "../../../contract/sentences/notes.ts";
import { countWords, large, sayCounted } from "../../say/say-counted.ts";
import type { Counted } from "../../say/say-counted.ts";

const NOTES: Counted = ["eine Notiz", "Notizen"];

export const noteSentences: NoteSentences = {
  noNotes: (query) =>
    query === undefined ? "Hier gibt es keine Notizen." : `Zu „${query}“ gibt es keine Notiz.`,
  notes: (count, isSearch) =>
    isSearch
      ? `${large(sayCounted(count, NOTES))} gefunden`
      : `Es gibt ${sayCounted(count, NOTES)}`,
  noteRow: ({ title, folder, changed, line }) =>
    `${title}${folder === undefined ? "" : ` in ${folder}`}, ${changed}${line === undefined ? "" : `: „${line}“`}`,
  isEmpty: "Die Notiz ist leer.",
  lines: (count) => `${large(countWords(count))} auf der Liste`,
  source: (title) => `Notiz ${title}`,
  made: (title, folder) =>
    `Notiz angelegt${folder === undefined ? "" : ` in ${folder}`}: ${title}.`,
  appended: (title) => `Zur Notiz ${title} hinzugefügt.`,
  askAppend: (title) => `Am Ende der Notiz ${title} ergänzen?`,
};
