import type { Host } from "../../host.ts";
import { createEmbeddedShell } from "../shell/create-embedded-shell.ts";
import type { EmbeddedFolders } from "../folders.ts";
import { lazyDomain } from "./lazy-domain.ts";
import type { MachineParts } from "./machine-parts.ts";
import type { RecordParts } from "./record-parts.ts";

type Domains = Omit<
  Host,
  "kind" | "clock" | "names" | "outgoing" | "undo" | typeof Symbol.asyncDispose
>;

/** The domains of the host; each opens its part at the first call of one of its methods. */
export function hostDomains(
  parts: RecordParts & MachineParts,
  { files: roots, state }: Pick<EmbeddedFolders, "files" | "state">,
): Domains {
  return {
    ...recordDomains(parts),
    ...machineDomains(parts),
    shell: createEmbeddedShell({ roots, closed: [state] }),
    files: {
      roots: () => roots,
      ...lazyDomain<Omit<Host["files"], "roots">>(parts.files.get, {
        locate: true,
        search: true,
        read: true,
        write: true,
        move: true,
        trash: true,
      }),
    },
  };
}

type RecordDomains = Pick<
  Host,
  "calendar" | "reminders" | "contacts" | "mail" | "messages" | "notes" | "timers"
>;

function recordDomains(parts: RecordParts): RecordDomains {
  return {
    calendar: lazyDomain(parts.calendar.get, {
      calendars: true,
      query: true,
      get: true,
      create: true,
      update: true,
      remove: true,
    }),
    reminders: lazyDomain(parts.reminders.get, {
      lists: true,
      query: true,
      get: true,
      create: true,
      update: true,
      complete: true,
      remove: true,
    }),
    contacts: lazyDomain(parts.contacts.get, { all: true, get: true, ownName: true }),
    mail: lazyDomain(parts.mail.get, {
      mailboxes: true,
      recent: true,
      search: true,
      read: true,
      createDraft: true,
      wayOut: true,
      send: true,
      markSeen: true,
      update: true,
    }),
    messages: lazyDomain(parts.messages.get, {
      recent: true,
      search: true,
      wayOut: true,
      send: true,
      openChat: true,
    }),
    notes: lazyDomain(parts.notes.get, {
      folders: true,
      all: true,
      search: true,
      read: true,
      create: true,
      append: true,
    }),
    timers: timersDomain(parts),
  };
}

function timersDomain({ timers }: RecordParts): Host["timers"] {
  const methods = {
    all: true,
    set: true,
    cancel: true,
    cancelAll: true,
    move: true,
    takeDue: true,
    lastRung: true,
    noteRung: true,
  } as const;
  return lazyDomain(timers.get, methods);
}

type MachineDomains = Pick<Host, "apps" | "audio" | "music" | "shortcuts" | "status">;

function machineDomains(parts: MachineParts): MachineDomains {
  return {
    apps: lazyDomain(parts.apps.get, { all: true, open: true, openItem: true }),
    audio: lazyDomain(parts.audio.get, { volume: true, setVolume: true }),
    music: lazyDomain(parts.music.get, { all: true, play: true, control: true, state: true }),
    shortcuts: lazyDomain(parts.shortcuts.get, { all: true, run: true }),
    status: lazyDomain(parts.status.get, { read: true }),
  };
}
