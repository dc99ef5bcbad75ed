import type { NameKind } from "../../../types/known-names.ts";
import { words } from "../../words.ts";

/** What a thing that holds others is called, folded. */
const NOUNS: Readonly<Partial<Record<NameKind, readonly string[]>>> = {
  list: ["liste", "listen"],
  calendar: ["kalender", "kalendern"],
  folder: ["ordner", "ordnern", "verzeichnis", "notizbuch"],
  mailbox: ["postfach", "ordner"],
};
/** What leads to where something goes, or is looked for. */
const INTO = words("auf in ins im zu zur zum aus von vom unter");
/** What leads to where something is kept; it stands on a list, while a note "zu Spanien" is about it. */
const KEPT_IN = words("in ins im aus unter");
const KEPT_ON = new Set([...KEPT_IN, "auf", "vom", "von"]);
const LISTED = new Set<NameKind>(["list", "calendar"]);
/** Between that and the name. */
const OWNING = words(
  "der die das den dem mein meine meinen meinem meiner unser unsere unseren unserer ein eine einen einer",
);

/** A word for things of the kind, or for any that hold others, by itself or as the end of a compound ("Einkaufsliste"). */
export function namesContainer(word: string, kind?: NameKind): boolean {
  const nouns = kind === undefined ? Object.values(NOUNS).flat() : (NOUNS[kind] ?? []);
  return nouns.some((noun) => word === noun);
}

/** Whether words, the nearest first, lead into what is named behind them: "auf meine", but not "prüf die". */
export function leadsInto(words: readonly string[], kind?: NameKind): boolean {
  const lead = words.find((word) => !OWNING.has(word) && !namesContainer(word));
  const kept = kind !== undefined && LISTED.has(kind) ? KEPT_ON : KEPT_IN;
  return lead !== undefined && (kind === undefined ? INTO : kept).has(lead);
}

/** What stands before "Liste" and tells no list from another. */
const NAMELESS = words(
  "eigene eigenen neue neuen ganze ganzen lange langen andere anderen gleiche gleichen erste ersten letzte letzten nachste nachsten todo to-do aufgaben erinnerungen tagliche wochentliche diese dieser dieses diesen",
);

export function saysNoName(word: string): boolean {
  return NAMELESS.has(word) || OWNING.has(word) || INTO.has(word) || namesContainer(word);
}
