import { join } from "node:path";
import type { Parts } from "../embedded/host-life.ts";
import { once } from "../embedded/parts/lazy-domain.ts";
import { peopleIn, type Person } from "../embedded/messages/name-finder.ts";
import type { MacTools } from "./mac-part.ts";

/** The domains of a Mac, each loaded when it is first needed; timers are our own, as everywhere. */
export function macParts(tools: MacTools): Parts {
  return { ...macRecords(tools), ...macMachine(tools) };
}

type Records = Pick<
  Parts,
  "calendar" | "reminders" | "contacts" | "mail" | "messages" | "notes" | "timers"
>;

function macRecords(tools: MacTools): Records {
  const contacts = once(async () => {
    const { createMacContacts } = await import("./contacts/create-mac-contacts.ts");
    return createMacContacts(tools);
  });
  return {
    contacts,
    calendar: once(async () => {
      const { createMacCalendar } = await import("./calendar/create-mac-calendar.ts");
      return createMacCalendar(tools);
    }),
    reminders: once(async () => {
      const { createMacReminders } = await import("./reminders/create-mac-reminders.ts");
      return createMacReminders(tools);
    }),
    mail: once(async () => {
      const { createMacMail } = await import("./mail/create-mac-mail.ts");
      return createMacMail(tools);
    }),
    messages: once(async () => {
      const { createMacMessages } = await import("./messages/create-mac-messages.ts");
      return createMacMessages({ tools, people: () => peopleOf(contacts, tools) });
    }),
    notes: once(async () => {
      const { createMacNotes } = await import("./notes/create-mac-notes.ts");
      return createMacNotes(tools);
    }),
    timers: once(async () => {
      const { createEmbeddedTimers } = await import("../embedded/timers/create-embedded-timers.ts");
      return createEmbeddedTimers({ file: join(tools.state, "timers.json"), clock: tools.clock });
    }),
  };
}

type Machine = Pick<Parts, "files" | "apps" | "audio" | "music" | "shortcuts" | "status">;

function macMachine(tools: MacTools): Machine {
  const files = once(async () => {
    const { createMacFiles } = await import("./files/create-mac-files.ts");
    return createMacFiles(tools);
  });
  const audio = once(async () => {
    const { createMacAudio } = await import("./audio/create-mac-audio.ts");
    return createMacAudio(tools);
  });
  return {
    files,
    audio,
    apps: once(async () => {
      const { createMacApps } = await import("./apps/create-mac-apps.ts");
      return createMacApps({ tools, files: (await files.get()).scoped });
    }),
    music: once(async () => {
      const { createMacMusic } = await import("./music/create-mac-music.ts");
      return createMacMusic(tools);
    }),
    shortcuts: once(async () => {
      const { createMacShortcuts } = await import("./shortcuts/create-mac-shortcuts.ts");
      return createMacShortcuts(tools);
    }),
    status: once(async () => {
      const { createMacStatus } = await import("./status/create-mac-status.ts");
      const folders = [...tools.roots, tools.home];
      return createMacStatus({ tools, folders, audio: (await audio.get()).host });
    }),
  };
}

/** Messages are told without names where nobody has asked for the contacts yet. */
async function peopleOf(
  contacts: Records["contacts"],
  { scripts }: MacTools,
): Promise<readonly Person[]> {
  if (!scripts.isGranted("contacts")) return [];
  return peopleIn((await contacts.get()).host);
}
