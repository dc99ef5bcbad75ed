import { setTimeout as wait } from "node:timers/promises";
import { HostFailure } from "../../../errors.ts";
import type { Status, StatusPart } from "../../machine.ts";

/** How each part is read; one a machine doesn't have answers nothing. */
export type PartReaders = {
  readonly [part in StatusPart]: () => Promise<Partial<Status>>;
};

type Reading = {
  readonly readers: PartReaders;
  readonly parts: readonly StatusPart[];
  /** A disk of the network or a program may never answer. */
  readonly patienceMs: number;
};

const SAID: Readonly<Record<StatusPart, string>> = {
  battery: "the battery",
  volume: "the volume",
  disk: "how much disk space is free",
  app: "which app is in front",
  version: "which system this is",
};

/** Reads the parts beside each other; one that fails or doesn't answer is told as unknown and takes no other with it. */
export async function readParts({ readers, parts, patienceMs }: Reading): Promise<Status> {
  const read = await Promise.all(
    [...new Set(parts)].map(async (part) => {
      const stop = new AbortController();
      try {
        return await Promise.race([readers[part](), late(patienceMs, stop.signal)]);
      } catch (error) {
        return { unknown: { [part]: whyNot(part, error) } };
      } finally {
        stop.abort();
      }
    }),
  );
  const unknown = Object.assign({}, ...read.map((one) => one.unknown));
  return { ...Object.assign({}, ...read), unknown };
}

/** Rejects when the time is up; a race that was won leaves nobody listening. */
async function late(ms: number, signal: AbortSignal): Promise<never> {
  await wait(ms, undefined, { signal });
  throw new Error("no answer in time");
}

function whyNot(part: StatusPart, error: unknown): string {
  return error instanceof HostFailure ? error.message : `I can't tell ${SAID[part]}.`;
}
