import type { KnownNames, Named, NameKind } from "../../types/known-names.ts";
import type { Host } from "../host.ts";
import { namedPeople } from "../named-people.ts";
import type { EmbeddedFiles } from "./files/create-embedded-files.ts";
import type { Once } from "./parts/lazy-domain.ts";

type Domains = Pick<
  Host,
  | "apps"
  | "calendar"
  | "contacts"
  | "mail"
  | "music"
  | "notes"
  | "reminders"
  | "shortcuts"
  | "timers"
>;

/** The names of each kind, straight from the domains; a domain that fails fails here as well. */
export function hostNames(domains: Domains, files: Once<EmbeddedFiles>): KnownNames {
  const lists: Readonly<Record<NameKind, () => Promise<readonly Named[]>>> = {
    person: async () => namedPeople(await domains.contacts.all()),
    app: () => domains.apps.all(),
    list: () => domains.reminders.lists(),
    calendar: () => domains.calendar.calendars(),
    file: async () => (await files.get()).fileNames(),
    note: () => domains.notes.all(),
    folder: async () => foldersOf(await files.get(), domains.notes),
    mailbox: () => domains.mail.mailboxes(),
    shortcut: () => domains.shortcuts.all(),
    music: () => domains.music.all(),
    timer: async () => (await domains.timers.all()).map(({ id, label }) => ({ id, name: label })),
  };
  return { of: (kind) => lists[kind]() };
}

/** Folders of files and of notes: a person says one like the other. One of the two may be missing. */
async function foldersOf(files: EmbeddedFiles, notes: Host["notes"]): Promise<readonly Named[]> {
  const [ofFiles, ofNotes] = await Promise.allSettled([files.folderNames(), notes.folders()]);
  if (ofFiles.status === "rejected" && ofNotes.status === "rejected") throw ofFiles.reason;
  return [ofFiles, ofNotes].flatMap((found) => (found.status === "fulfilled" ? found.value : []));
}
