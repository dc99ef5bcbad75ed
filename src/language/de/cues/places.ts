import { BEGIN, END } from "../openings.ts";

/** Where a thing goes on somewhere else, "nach" and "ins" say where. */
const MOVED = new RegExp(
  `${BEGIN}(?:verlege?|verlegt|verschoben|ort|raum|findet)${END}.*${BEGIN}(?:nach|ins?|zu)${END}`,
  "iu",
);
const PLACE = new RegExp(
  `${BEGIN}(?:ort|raum|saal|zimmer|wo|verlegt?|findet|stattfinde\\p{L}*|ist (?:jetzt )?(?:in|im|bei)|trage?|setze?)${END}`,
  "iu",
);

/** The words that may announce a new place, of those that announce any; none where no place is spoken of. */
export function placeCues(text: string, cues: readonly string[]): readonly string[] {
  if (!PLACE.test(text)) return [];
  return MOVED.test(text) ? [...cues, "nach", "ins", "in"] : cues;
}

/** "… zu der Notiz", "… auf meine Packliste": from here on it says where. */
const ADDED_TO =
  /\s(?:zu|zur|zum|auf|in|ins|ans? ende)\s+(?:es|das|der|die|den|dem|mein\p{L}*|unser\p{L}*|dies\p{L}*|\p{Lu}\p{L}*(?:liste|notiz))(?!\p{L})/u;

/** Where the words begin that say what something is added to. */
export function addedToStart(text: string): number | undefined {
  return ADDED_TO.exec(text)?.index;
}

/** "In Dokumente-Ordner". */
const FOLDER = /^[\s-]+(?:ordner|verzeichnis)(?!\p{L})/iu;

/** How many letters behind the name of a folder only say what it is. */
export function folderNoun(after: string): number {
  return FOLDER.exec(after)?.[0].length ?? 0;
}
