import { join } from "node:path";
import type { Language } from "../../language/language.ts";
import type { Clock } from "../../types/clock.ts";
import type { Host } from "../host.ts";
import type { EmbeddedFolders } from "./folders.ts";
import { hostDomains } from "./parts/host-domains.ts";
import { hostNames } from "./host-names.ts";
import type { DomainTally } from "./host-life.ts";
import {
  closeAll,
  outgoingOf,
  problemsOf,
  resumeOutboxes,
  talliesOf,
  undoIn,
} from "./host-life.ts";
import { once } from "./parts/lazy-domain.ts";
import { accountName } from "./status/account-name.ts";
import { machineParts } from "./parts/machine-parts.ts";
import { OUTBOX_HOLD_MS } from "./outbox/outbox.ts";
import type { FileProblem } from "./parts/part.ts";
import type { Outgoing } from "../../types/outgoing.ts";
import type { Undone } from "../../types/undone.ts";
import type { Undo } from "../../types/turn/result.ts";
import { keepUndone, sweepUndone } from "./state/keep-undone.ts";
import type { PartOptions } from "./parts/part-options.ts";
import { recordParts } from "./parts/record-parts.ts";
import type { MailTransport } from "./transport/mail-transport.ts";

export type EmbeddedHostOptions = {
  readonly folders: EmbeddedFolders;
  readonly clock: Clock;
  /** What is read from words, and told in them. */
  readonly language: Language;
  /** How long mail and messages can be taken back, in milliseconds: 8 s; 0 sends at once, Infinity keeps them. */
  readonly outboxHoldMs?: number;
  /** False leaves alone what an earlier run left waiting: for looking on, and for taking it back. */
  readonly resumes?: boolean;
  /** What carries mail away from here; nothing does where none is named. */
  readonly mailTransport?: MailTransport | undefined;
  /** Told how what was sent ended; without it that is kept until somebody asks. */
  readonly tell?: ((outgoing: Outgoing) => void) | undefined;
  /** Closes the host when it is aborted. */
  readonly signal?: AbortSignal;
  /** Whether there is a screen apps and files can be opened on; opening is only noted where there is none. */
  readonly hasDisplay?: boolean;
  /** Whether the machine's mixer and music player are used where there are any. */
  readonly useDevices?: boolean;
  /** Called while a domain reads many files for the first time. */
  readonly onProgress?: PartOptions["onProgress"];
};

export type EmbeddedHost = Host & {
  /** What of the user's files can't be read and is left out, by domain; opens every one that can say. */
  readonly problems: () => Promise<readonly FileProblem[]>;
  /** How many records each domain holds. */
  readonly tallies: () => Promise<readonly DomainTally[]>;
};

/** Where everything lies in one home folder; `state` is ours and lies elsewhere. */
export function foldersOfHome(home: string, state: string): EmbeddedFolders {
  return {
    calendars: join(home, "calendars"),
    reminders: join(home, "reminders"),
    contacts: join(home, "contacts"),
    mail: join(home, "mail"),
    notes: join(home, "notes"),
    files: [join(home, "files")],
    messages: join(home, "messages.db"),
    shortcuts: join(home, "shortcuts"),
    music: join(home, "music"),
    applications: join(home, "Applications"),
    state,
  };
}

/**
 * The host of any machine, over ordinary files. Nothing is read before it is asked for, but what
 * an earlier run left waiting in an outbox is taken up.
 */
export async function createEmbeddedHost(options: EmbeddedHostOptions): Promise<EmbeddedHost> {
  const { folders, clock, language, signal } = options;
  const partOptions: PartOptions = {
    folders,
    clock,
    language,
    holdMs: options.outboxHoldMs ?? OUTBOX_HOLD_MS,
    mailTransport: options.mailTransport,
    tell: options.tell,
    hasDisplay: options.hasDisplay ?? false,
    useDevices: options.useDevices ?? true,
    onProgress: options.onProgress ?? ((): void => {}),
  };
  const parts = { ...recordParts(partOptions), ...machineParts(partOptions) };
  const domains = hostDomains(parts, folders);
  const closing = once(() => closeAll(Object.values(parts)));
  signal?.addEventListener("abort", () => void closing.get(), { once: true });
  if (options.resumes ?? true) await resumeOutboxes(parts, folders.state);
  await sweepUndone(folders, Date.now());
  return {
    kind: "embedded",
    clock,
    accountName: () => accountName(),
    ...domains,
    names: hostNames(domains, parts.files),
    undo: (undo) => keepingUndone(undo, { folders, clock }, () => undoIn(parts, undo)),
    outgoing: outgoingOf(parts, folders.state),
    problems: () => problemsOf(parts),
    tallies: () => talliesOf(parts),
    [Symbol.asyncDispose]: closing.get,
  };
}

/** Takes a write back; what that takes away can be had for 30 days more. */
async function keepingUndone(
  undo: Undo,
  { folders, clock }: Pick<EmbeddedHostOptions, "folders" | "clock">,
  act: () => Promise<Undone>,
): Promise<Undone> {
  const discard = await keepUndone(undo, { folders, now: clock.now() });
  try {
    return await act();
  } catch (error) {
    await discard();
    throw error;
  }
}
