import { join } from "node:path";
import type { CalendarHost } from "../../calendar.ts";
import type { ContactsHost } from "../../contacts.ts";
import type { TimersHost } from "../../machine.ts";
import type { MailHost } from "../../mail.ts";
import type { MessagesHost } from "../../messages.ts";
import type { NotesHost } from "../../notes.ts";
import type { RemindersHost } from "../../reminders.ts";
import { type Once, once } from "./lazy-domain.ts";
import { peopleIn, type Person } from "../messages/name-finder.ts";
import type { EmbeddedPart } from "./part.ts";
import type { PartOptions } from "./part-options.ts";
import type { MailWay } from "../transport/mail-transport.ts";

/** The domains that keep records, each loaded when it is first needed. */
export type RecordParts = {
  readonly calendar: Once<EmbeddedPart<CalendarHost>>;
  readonly reminders: Once<EmbeddedPart<RemindersHost>>;
  readonly contacts: Once<EmbeddedPart<ContactsHost>>;
  readonly timers: Once<EmbeddedPart<TimersHost>>;
  readonly mail: Once<EmbeddedPart<MailHost>>;
  readonly messages: Once<EmbeddedPart<MessagesHost>>;
  readonly notes: Once<EmbeddedPart<NotesHost>>;
};

export function recordParts(options: PartOptions): RecordParts {
  const { folders, clock } = options;
  const { stemOf } = options.language.terms;
  return {
    ...writtenParts(options),
    calendar: once(async () => {
      const { createEmbeddedCalendar } = await import("../calendar/create-embedded-calendar.ts");
      const progress = (done: number, total: number): void =>
        options.onProgress("calendar", done, total);
      return createEmbeddedCalendar({ folder: folders.calendars, clock, progress, stemOf });
    }),
    reminders: once(async () => {
      const { createEmbeddedReminders } = await import("../reminders/create-embedded-reminders.ts");
      return createEmbeddedReminders({ folder: folders.reminders, clock, stemOf });
    }),
    timers: once(async () => {
      const { createEmbeddedTimers } = await import("../timers/create-embedded-timers.ts");
      return createEmbeddedTimers({ file: join(folders.state, "timers.json"), clock });
    }),
  };
}

type WrittenParts = Pick<RecordParts, "contacts" | "mail" | "messages" | "notes">;

function writtenParts(options: PartOptions): WrittenParts {
  const { folders, clock, onProgress } = options;
  const { state } = folders;
  const contacts = once(async () => {
    const { createEmbeddedContacts } = await import("../contacts/create-embedded-contacts.ts");
    const own = async (): Promise<ReadonlySet<string>> => {
      const { sentFrom } = await import("../mail/sent-from.ts");
      return sentFrom(folders.mail);
    };
    return createEmbeddedContacts({ folder: folders.contacts, own });
  });
  return {
    contacts,
    mail: once(async () => {
      const { createEmbeddedMail } = await import("../mail/create-embedded-mail.ts");
      const progress = (done: number, total: number): void => onProgress("mail", done, total);
      return createEmbeddedMail({
        ...options,
        folder: folders.mail,
        state,
        way: await mailWay(options),
        onProgress: progress,
      });
    }),
    messages: once(async () => {
      const { createEmbeddedMessages } = await import("../messages/create-embedded-messages.ts");
      const people = async (): Promise<readonly Person[]> => peopleIn((await contacts.get()).host);
      return createEmbeddedMessages({ file: folders.messages, state, clock, people });
    }),
    notes: once(async () => {
      const { createEmbeddedNotes } = await import("../notes/create-embedded-notes.ts");
      return createEmbeddedNotes({ folder: folders.notes, state });
    }),
  };
}

/** The code that reaches other machines is loaded only where a way out is named. */
async function mailWay({ mailTransport, language }: PartOptions): Promise<MailWay | undefined> {
  if (mailTransport === undefined) return undefined;
  const { createMailWay } = await import("../transport/create-mail-way.ts");
  return createMailWay(mailTransport, language);
}
