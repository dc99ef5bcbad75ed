import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { isFolder, lookInto } from "./look-into.ts";
import type { NamedFolder } from "./named-folders.ts";
import { isInside } from "./is-inside.ts";
import { namedFolders } from "./named-folders.ts";
import type { Places } from "./places.ts";
import { mayLookInto } from "./places.ts";

type DataKey = "calendars" | "reminders" | "contacts" | "mail" | "notes" | "music";
/** A folder that looks like the user's own data, and who or what says so. */
type FoundData = {
  readonly key: DataKey;
  readonly folder: string;
  readonly because: readonly string[];
};

/** How deep collections, mailboxes and albums lie below a root. */
const VDIR_DEPTH = 3;
const NEAR_DEPTH = 2;
/** Of each folder this many files are opened, and so much of each, to tell events from tasks. */
const MOST_FILES = 50;
const MOST_BYTES = 64_000;
const AUDIO = /\.(mp3|m4a|flac|ogg|oga|opus|wav|aiff?|aac|wma)$/i;

/**
 * Folders that look like the user's own calendars, tasks, contacts, mail, notes and music: where
 * other programs' settings point, and where such data usually lies. Only looks, and only where
 * looking needs no permission.
 */
export function findData(places: Places): readonly FoundData[] {
  const found = [...ofPrograms(places), ...inUsualFolders(places)];
  const folders = Map.groupBy(found, ({ key, folder }) => `${key}\n${folder}`);
  const merged = [...folders.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, because: [first, ...rest].flatMap(({ because }) => because) }] : [],
  );
  const isBelowAnother = ({ key, folder }: FoundData): boolean =>
    merged.some(
      (other) => other.key === key && other.folder !== folder && isInside(folder, other.folder),
    );
  return merged.filter((one) => !isBelowAnother(one));
}

function ofPrograms(places: Places): readonly FoundData[] {
  return namedFolders(places).flatMap(({ program, holds, folder }) =>
    keysOf(holds, folder).map((key) => ({ key, folder, because: [`the settings of ${program}`] })),
  );
}

/** What a folder of .ics files holds is told by the files, for many keep events and tasks together. */
function keysOf(holds: NamedFolder["holds"], folder: string): readonly DataKey[] {
  if (holds === "contacts") return ["contacts"];
  const inside = icsKeys(folder);
  if (inside.length > 0) return inside;
  return [holds === "tasks" ? "reminders" : "calendars"];
}

function inUsualFolders(places: Places): readonly FoundData[] {
  const { home, data } = places;
  const inHome = (...names: readonly string[]): readonly string[] =>
    names.map((name) => join(home, name)).filter((path) => mayLookInto(path, places));
  const at = (key: DataKey, folders: readonly string[]): readonly FoundData[] =>
    folders.map((folder) => ({ key, folder, because: ["what lies there"] }));
  const vdirs = [join(data, "calendars"), ...inHome(".calendars")].filter(isFolder);
  return [
    ...vdirs.flatMap((folder) => icsKeys(folder).flatMap((key) => at(key, [folder]))),
    ...at("contacts", [join(data, "contacts"), ...inHome(".contacts")].filter(holdsCards)),
    ...at("mail", inHome("Mail", "Maildir", ".mail").filter(holdsMail)),
    ...at("notes", inHome("Notes", "Documents/Notes").filter(holdsNotes)),
    ...at("notes", vaults(places)),
    ...at("music", inHome("Music").filter(holdsMusic)),
  ];
}

/** Which of events and tasks the .ics files below a folder hold. */
export function icsKeys(root: string): readonly DataKey[] {
  const keys = new Set<DataKey>();
  for (const { folder, entries } of lookInto(root, VDIR_DEPTH)) {
    const files = entries.filter((entry) => entry.isFile() && /\.ics$/i.test(entry.name));
    for (const { name } of files.slice(0, MOST_FILES)) {
      const start = startOf(join(folder, name));
      if (/^BEGIN:VEVENT/im.test(start)) keys.add("calendars");
      if (/^BEGIN:VTODO/im.test(start)) keys.add("reminders");
    }
  }
  return [...keys];
}

function startOf(file: string): string {
  try {
    const descriptor = openSync(file, "r");
    try {
      const bytes = Buffer.alloc(MOST_BYTES);
      return bytes.toString("utf8", 0, readSync(descriptor, bytes));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return ""; // closed to us: the others of the folder tell what it holds
  }
}

function holdsCards(root: string): boolean {
  return holdsFile(root, VDIR_DEPTH, /\.vcf$/i);
}

function holdsMusic(root: string): boolean {
  return holdsFile(root, NEAR_DEPTH, AUDIO);
}

function holdsNotes(root: string): boolean {
  return holdsFile(root, NEAR_DEPTH, /\.md$/i) || isVault(root);
}

function holdsFile(root: string, depth: number, name: RegExp): boolean {
  return lookInto(root, depth).some(({ entries }) =>
    entries.some((entry) => entry.isFile() && name.test(entry.name)),
  );
}

/** A Maildir, Maildir++ among them, has cur, new and tmp. */
function holdsMail(root: string): boolean {
  return lookInto(root, NEAR_DEPTH, () => true).some(({ entries }) => {
    const names = new Set(entries.map(({ name }) => name));
    return names.has("cur") && names.has("new") && names.has("tmp");
  });
}

/** Obsidian's folders near at hand. */
function vaults(places: Places): readonly string[] {
  const { home } = places;
  const isTop = ({ name }: { readonly name: string }): boolean =>
    !name.startsWith(".") && mayLookInto(join(home, name), places);
  const documents = join(home, "Documents");
  const inDocuments = mayLookInto(documents, places) ? [...lookInto(documents, NEAR_DEPTH)] : [];
  return [...lookInto(home, 1, isTop), ...inDocuments]
    .map(({ folder }) => folder)
    .filter((folder) => folder !== home && isVault(folder));
}

function isVault(folder: string): boolean {
  return isFolder(join(folder, ".obsidian"));
}
