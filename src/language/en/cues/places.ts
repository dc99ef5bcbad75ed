/** Where a thing goes on somewhere else, "to" says where. */
const MOVED =
  /\b(?:place|venue|location|room|hall|moved|shifted|switched|relocated)\b.*\bto\b|\bto\b.*\b(?:place|venue|location)\b/i;
const PLACE =
  /\b(?:place|venue|location|room|hall|where|moved|shifted|switched|relocated|held|(?:is|it['’]?s|be) (?:now )?(?:at|in)|set|put)\b/i;

/** The words that may announce a new place, of those that announce any; none where no place is spoken of. */
export function placeCues(text: string, cues: readonly string[]): readonly string[] {
  if (!PLACE.test(text)) return [];
  return MOVED.test(text) ? [...cues, "to"] : cues;
}

/** "… to that note as well", "… onto my packing list", "… in there": from here on it says where. */
const ADDED_TO =
  /\s(?:(?:to|onto|on|into|in|at the (?:end|bottom) of)\s+(?:it|that|this|the|my|our)|(?:on|onto|in|into|to)\s+there)\b/i;

/** Where the words begin that say what something is added to. */
export function addedToStart(text: string): number | undefined {
  return ADDED_TO.exec(text)?.index;
}

/** "In the Documents folder". */
const FOLDER = /^\s+(?:folder|directory|dir)\b/i;

/** How many letters behind the name of a folder only say what it is. */
export function folderNoun(after: string): number {
  return FOLDER.exec(after)?.[0].length ?? 0;
}
