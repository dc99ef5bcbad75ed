import { existsSync } from "node:fs";
import { HostFailure } from "../../errors.ts";
import type { Undo } from "../../types/turn/result.ts";
import type { OutgoingHost } from "../outgoing.ts";
import type { Once } from "./parts/lazy-domain.ts";
import type { MachineParts } from "./parts/machine-parts.ts";
import type { Outbox } from "./outbox/outbox.ts";
import { slipsFolder } from "./outbox/slips.ts";
import type { EmbeddedPart, FileProblem, Tally } from "./parts/part.ts";
import type { RecordParts } from "./parts/record-parts.ts";
import type { Undone } from "../../types/undone.ts";

/** The domains of a host, each opened when something is first asked of it. */
export type Parts = RecordParts & MachineParts;
type AnyPart = Once<EmbeddedPart<unknown>>;

/** Takes up what an earlier run left in an outbox; what is past its time goes, and nobody waits for that. */
export async function resumeOutboxes(parts: Parts, state: string): Promise<void> {
  for (const outbox of await outboxesOf(parts, state)) {
    try {
      await outbox.resume();
    } catch (error) {
      // It stays in the outbox, and whoever asks that domain for something is told why.
      if (!(error instanceof HostFailure)) throw error;
    }
  }
}

/** What was sent from a host, over the outboxes that hold anything. */
export function outgoingOf(parts: Parts, state: string): OutgoingHost {
  const from = async <Row>(
    look: (outbox: Outbox) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> =>
    (await Promise.all((await outboxesOf(parts, state)).map(look))).flat();
  return {
    waiting: () => from((outbox) => outbox.waiting()),
    settled: () => settleAll(parts),
    unsent: () => from((outbox) => outbox.unsent()),
    takeUntold: () => from((outbox) => outbox.takeUntold()),
  };
}

/** Opens nothing where nothing was left. */
async function outboxesOf({ mail, messages }: Parts, state: string): Promise<readonly Outbox[]> {
  const names = Object.entries({ mail, messages }).filter(([name]) =>
    existsSync(slipsFolder(state, name)),
  );
  const opened = await Promise.all(names.map(([, part]) => part.get()));
  return opened.flatMap(({ outbox }) => outbox ?? []);
}

/** An operation is named `domain.act`; the domain takes it back. */
export async function undoIn(parts: Parts, { operation, input }: Undo): Promise<Undone> {
  const domain = operation.split(".")[0] ?? "";
  const known: Readonly<Record<string, AnyPart>> = parts;
  const part = Object.hasOwn(known, domain) ? await known[domain]?.get() : undefined;
  const act = part && Object.hasOwn(part.undo, operation) ? part.undo[operation] : undefined;
  if (!act) throw new HostFailure("invalid", "I don't know how to undo that.");
  return act(input);
}

async function settleAll(parts: Parts): Promise<void> {
  const begun = await Promise.all([parts.mail.begun(), parts.messages.begun()]);
  await Promise.all(begun.map((part) => part?.outbox?.settled()));
}

/** What can't be read and is left out, by domain. */
export async function problemsOf(parts: Parts): Promise<readonly FileProblem[]> {
  const domains: readonly (readonly [string, AnyPart])[] = Object.entries(parts);
  const found = await Promise.all(
    domains.map(async ([domain, part]) => {
      try {
        const problems = (await (await part.get()).problems?.()) ?? [];
        return problems.map((problem) => ({ ...problem, file: `${domain}/${problem.file}` }));
      } catch (error) {
        if (error instanceof HostFailure) return [{ file: domain, reason: error.message }];
        throw error;
      }
    }),
  );
  return found.flat();
}

export type DomainTally = Tally & { readonly domain: string };

/** What each domain holds that can say; one that can't be read is left out, its problem tells why. */
export async function talliesOf(parts: Parts): Promise<readonly DomainTally[]> {
  const domains: readonly (readonly [string, AnyPart])[] = Object.entries(parts);
  const found = await Promise.all(
    domains.map(async ([domain, part]) => {
      try {
        const tally = await (await part.get()).tally?.();
        return tally ? [{ domain, ...tally }] : [];
      } catch (error) {
        if (error instanceof HostFailure) return [];
        throw error;
      }
    }),
  );
  return found.flat();
}

/** Closes what has been opened; what hasn't stays closed. */
export async function closeAll(parts: readonly AnyPart[]): Promise<void> {
  const begun = await Promise.allSettled(parts.map((part) => part.begun()));
  for (const part of begun) if (part.status === "fulfilled") await part.value?.close?.();
}
