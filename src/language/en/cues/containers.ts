import type { NameKind } from "../../../types/known-names.ts";
import { words } from "../../words.ts";

/** What a thing that holds others is called. */
const NOUNS: Readonly<Partial<Record<NameKind, ReadonlySet<string>>>> = {
  list: new Set(["list", "lists"]),
  calendar: new Set(["calendar", "calendars", "diary", "schedule", "planner"]),
  folder: new Set(["folder", "folders", "notebook", "directory"]),
  mailbox: new Set(["mailbox", "folder", "box"]),
};
/** What leads to where something goes, or is looked for. */
const INTO = new Set(["on", "onto", "to", "in", "into", "inside", "under", "from"]);
/** What leads to where something is kept; it stands on a list or calendar, while a note on Spain is about it. */
const KEPT_IN = new Set(["in", "inside", "under", "from"]);
const KEPT_ON = new Set([...KEPT_IN, "on"]);
const LISTED = new Set<NameKind>(["list", "calendar"]);
/** Between that and the name. */
const OWNING = new Set(["the", "my", "our", "a", "an"]);

/** A word for things of the kind, or for any that hold others. */
export function namesContainer(word: string, kind?: NameKind): boolean {
  if (kind !== undefined) return NOUNS[kind]?.has(word) ?? false;
  return Object.values(NOUNS).some((nouns) => nouns?.has(word));
}

/** Whether words, the nearest first, lead into what is named behind them: "on my", but not "check the". */
export function leadsInto(words: readonly string[], kind?: NameKind): boolean {
  const lead = words.find((word) => !OWNING.has(word) && !namesContainer(word));
  const kept = kind !== undefined && LISTED.has(kind) ? KEPT_ON : KEPT_IN;
  return lead !== undefined && (kind === undefined ? INTO : kept).has(lead);
}

/** What stands before "list" and tells no list from another. */
const NAMELESS = words(
  "own new whole long same other usual main default first last next right todo todos to-do to-dos task tasks reminder reminders daily weekly monthly day do dos that this which another",
);

export function saysNoName(word: string): boolean {
  return NAMELESS.has(word) || OWNING.has(word) || INTO.has(word) || namesContainer(word);
}
