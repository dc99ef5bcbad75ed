import type { Clock } from "../types/clock.ts";
import type { KnownNames } from "../types/known-names.ts";
import type { Undo } from "../types/turn/result.ts";
import type {
  AppsHost,
  AudioHost,
  MusicHost,
  ShellHost,
  ShortcutsHost,
  StatusHost,
  TimersHost,
} from "./machine.ts";
import type { CalendarHost } from "./calendar.ts";
import type { ContactsHost } from "./contacts.ts";
import type { FilesHost } from "./files.ts";
import type { MailHost } from "./mail.ts";
import type { MessagesHost } from "./messages.ts";
import type { NotesHost } from "./notes.ts";
import type { OutgoingHost } from "./outgoing.ts";
import type { RemindersHost } from "./reminders.ts";
import type { Undone } from "../types/undone.ts";

/**
 * What a tool may ask of the machine. Every method rejects with a HostFailure (a code and one
 * speakable sentence) and never answers a denial with an empty list. Times are epoch milliseconds.
 */
export type Host = AsyncDisposable & {
  readonly kind: "embedded" | "macos";
  readonly clock: Clock;
  /** When the user's day of meetings begins and ends ("09:00"), where it is known. */
  readonly hours?: { readonly from: string; readonly to: string };
  /** The full name of the account the program runs in, where it has one. */
  readonly accountName?: () => Promise<string | undefined>;
  /** The system rings what is due when no conversation runs. */
  readonly ringsAlone?: boolean;
  readonly calendar: CalendarHost;
  readonly reminders: RemindersHost;
  readonly contacts: ContactsHost;
  readonly mail: MailHost;
  readonly messages: MessagesHost;
  readonly notes: NotesHost;
  readonly files: FilesHost;
  readonly apps: AppsHost;
  readonly shell: ShellHost;
  readonly audio: AudioHost;
  readonly music: MusicHost;
  readonly timers: TimersHost;
  readonly shortcuts: ShortcutsHost;
  readonly status: StatusHost;
  readonly names: KnownNames;
  readonly outgoing: OutgoingHost;
  /** Takes a write back; fails with `invalid` when the record has changed since. The answer says what was undone. */
  readonly undo: (undo: Undo) => Promise<Undone>;
};
