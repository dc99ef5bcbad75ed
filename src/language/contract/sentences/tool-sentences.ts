import type { CalendarSentences } from "./calendar.ts";
import type { ContactSentences } from "./contacts.ts";
import type { FileSentences } from "./files.ts";
import type { MailSentences } from "./mail.ts";
import type { MessageSentences } from "./messages.ts";
import type { MusicSentences } from "./music.ts";
import type { NoteSentences } from "./notes.ts";
import type { ReminderSentences } from "./reminders.ts";
import type { ShellSentences } from "./shell.ts";
import type { ShortcutSentences } from "./shortcuts.ts";
import type { SystemSentences } from "./system.ts";
import type { TimerSentences } from "./timers.ts";
import type { RowSentences } from "./rows.ts";
import type { SendingSentences } from "./sending.ts";
import type { TimeSentences } from "./times.ts";

/** The sentences of the tools: typed facts in, words out. */
export type ToolSentences = {
  /** Times within them, lists, and how far something is that was sent. */
  readonly times: TimeSentences;
  readonly rows: RowSentences;
  readonly sending: SendingSentences;
  readonly calendar: CalendarSentences;
  readonly contacts: ContactSentences;
  readonly files: FileSentences;
  readonly mail: MailSentences;
  readonly messages: MessageSentences;
  readonly music: MusicSentences;
  readonly notes: NoteSentences;
  readonly reminders: ReminderSentences;
  readonly shell: ShellSentences;
  readonly shortcuts: ShortcutSentences;
  readonly system: SystemSentences;
  readonly timers: TimerSentences;
};
