import type { Language } from "../../../language/language.ts";
import type { Clock } from "../../../types/clock.ts";
import type { Outgoing } from "../../../types/outgoing.ts";
import type { EmbeddedFolders } from "../folders.ts";
import type { MailTransport } from "../transport/mail-transport.ts";

/** What the domains are made of. */
export type PartOptions = {
  readonly folders: EmbeddedFolders;
  readonly clock: Clock;
  readonly language: Language;
  readonly holdMs: number;
  /** What carries mail away from here; nothing does where none is named. */
  readonly mailTransport: MailTransport | undefined;
  /** Told how what was sent ended; without it that is kept until somebody asks. */
  readonly tell: ((outgoing: Outgoing) => void) | undefined;
  readonly hasDisplay: boolean;
  readonly useDevices: boolean;
  readonly onProgress: (area: "mail" | "calendar", done: number, total: number) => void;
};
