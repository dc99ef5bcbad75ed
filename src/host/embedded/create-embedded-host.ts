import { existsSync } from "node:fs";
import { join } from "node:path";
import { HostFailure } from "../../errors.ts";
import type { Clock } from "../../types/clock.ts";
import type { Undo } from "../../types/result.ts";
import type { Host } from "../host.ts";
import type { EmbeddedFolders } from "./folders.ts";
import { hostDomains } from "./host-domains.ts";
import { hostNames } from "./host-names.ts";
import { type Once, once } from "./lazy-domain.ts";
import { type MachineParts, machineParts } from "./machine-parts.ts";
import { OUTBOX_HOLD_MS } from "./outbox.ts";
import type { EmbeddedPart, FileProblem } from "./part.ts";
import type { PartOptions } from "./part-options.ts";
import { type RecordParts, recordParts } from "./record-parts.ts";

export type EmbeddedHostOptions = {
  readonly folders: EmbeddedFolders;
  readonly clock: Clock;
  /** How long mail and messages can be taken back, in milliseconds: 8 s; 0 sends at once, Infinity keeps them. */
  readonly outboxHoldMs?: number;
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
  /** Resolves when nothing that was sent waits to go any more; what is kept for good doesn't count. */
  readonly settled: () => Promise<void>;
  /** What of the user's files can't be read and is left out, by domain; opens every one that can say. */
  readonly problems: () => Promise<readonly FileProblem[]>;
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
 * an earlier run left in an outbox past its time is sent.
 */
export async function createEmbeddedHost(options: EmbeddedHostOptions): Promise<EmbeddedHost> {
  const { folders, clock, signal } = options;
  const partOptions: PartOptions = {
    folders,
    clock,
    holdMs: options.outboxHoldMs ?? OUTBOX_HOLD_MS,
    hasDisplay: options.hasDisplay ?? false,
    useDevices: options.useDevices ?? true,
    onProgress: options.onProgress ?? ((): void => {}),
  };
  const parts = { ...recordParts(partOptions), ...machineParts(partOptions) };
  const domains = hostDomains(parts, folders);
  const closing = once(() => closeAll(Object.values(parts)));
  signal?.addEventListener("abort", () => void closing.get(), { once: true });
  await resumeOutboxes(parts, folders.state);
  return {
    kind: "embedded",
    clock,
    ...domains,
    names: hostNames(domains, parts.files),
    undo: (undo) => undoIn(parts, undo),
    settled: () => settleAll(parts),
    problems: () => problemsOf(parts),
    [Symbol.asyncDispose]: closing.get,
  };
}

type Parts = RecordParts & MachineParts;
type AnyPart = Once<EmbeddedPart<unknown>>;

async function resumeOutboxes({ mail, messages }: Parts, state: string): Promise<void> {
  for (const [name, part] of Object.entries({ mail, messages })) {
    if (!existsSync(join(state, `${name}-outbox.json`))) continue;
    try {
      await (await part.get()).resume();
    } catch (error) {
      // It stays in the outbox, and whoever asks that domain for something is told why.
      if (!(error instanceof HostFailure)) throw error;
    }
  }
}

/** An operation is named `domain.act`; the domain takes it back. */
async function undoIn(parts: Parts, { operation, input }: Undo): Promise<string> {
  const domain = operation.split(".")[0] ?? "";
  const known: Readonly<Record<string, AnyPart>> = parts;
  const part = Object.hasOwn(known, domain) ? await known[domain]?.get() : undefined;
  const act = part && Object.hasOwn(part.undo, operation) ? part.undo[operation] : undefined;
  if (!act) throw new HostFailure("invalid", "I don't know how to undo that.");
  return act(input);
}

async function settleAll(parts: Parts): Promise<void> {
  const holding = await Promise.all([parts.mail.begun(), parts.messages.begun()]);
  await Promise.all(holding.map((part) => part?.settled()));
}

async function problemsOf(parts: Parts): Promise<readonly FileProblem[]> {
  const domains: readonly (readonly [string, AnyPart])[] = Object.entries(parts);
  const found = await Promise.all(
    domains.map(async ([domain, part]) => {
      try {
        const problems = (await (await part.get()).problems?.()) ?? [];
        return problems.map(({ file, reason }) => ({ file: `${domain}/${file}`, reason }));
      } catch (error) {
        if (error instanceof HostFailure) return [{ file: domain, reason: error.message }];
        throw error;
      }
    }),
  );
  return found.flat();
}

async function closeAll(parts: readonly AnyPart[]): Promise<void> {
  const begun = await Promise.allSettled(parts.map((part) => part.begun()));
  for (const part of begun) if (part.status === "fulfilled") part.value?.close?.();
}
