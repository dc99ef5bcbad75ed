import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import {
  durableFolder,
  durableRemove,
  durableRename,
  durableWrite,
} from "../../../store/durable-write.ts";
import { orFail, orMissing } from "../../../store/fs-failure.ts";
import { isRunning } from "../../../store/is-running.ts";
import { readOwnJson } from "../state/read-own-json.ts";
import process from "node:process";

const held = z.object({
  key: z.string(),
  /** What it is, to a person: "the mail “Lunch” to Bob". */
  what: z.string(),
  /** When it goes, in epoch milliseconds; never by itself when nothing. */
  due: z.number().nullable(),
  detail: z.string().optional(),
});
export type Held = z.infer<typeof held>;

const ended = held.extend({
  ending: z.discriminatedUnion("state", [
    z.object({
      state: z.literal("sent"),
      but: z.string().exactOptional(),
      unseen: z.string().exactOptional(),
    }),
    z.object({ state: z.literal("not_sent"), reason: z.string() }),
    z.object({ state: z.literal("unclear"), reason: z.string() }),
  ]),
  at: z.number(),
  /** Somebody has been told. */
  isTold: z.boolean(),
});
export type Ended = z.infer<typeof ended>;

/** Handing over ends long before this; whoever began it earlier, in milliseconds, is another process with its number. */
const LONGEST_GOING_MS = 600_000;

/** Where the slips of a domain lie in the state folder. */
export function slipsFolder(state: string, domain: string): string {
  return join(state, `${domain}-outbox`);
}

/**
 * One file for each thing that was sent; its name says how far it is. Renaming and removing are
 * atomic, so of several processes one alone takes it back or hands it over, and a crash leaves it
 * in the place it had.
 *
 *     KEY.held ──▶ KEY.going.PID ──▶ (gone: no file)
 *        │               └─────────▶ KEY.ended     not sent, or nobody knows
 *        └─▶ (taken back: no file)
 */
export class Slips {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async hold(one: Held): Promise<void> {
    await this.#kept(async () => {
      await durableFolder(this.#folder);
      await durableWrite(this.#path(one.key, "held"), `${JSON.stringify(one)}\n`);
    });
  }

  /** Takes a held one away; false when it is held no more. */
  drop(key: string): Promise<boolean> {
    return this.#kept(() => isDone(durableRemove(this.#path(key, "held"))));
  }

  /** Makes a held one ours to hand over; nothing when it is held no more. */
  claim(key: string): Promise<Held | undefined> {
    return this.#kept(async () => {
      const going = this.#path(key, `going.${process.pid}`);
      UNDER_WAY.add(going);
      if (await isDone(durableRename(this.#path(key, "held"), going)))
        return readOwnJson(going, held);
      UNDER_WAY.delete(going);
      return undefined;
    });
  }

  /** Keeps how it ended, in place of what was going. */
  async end(one: Ended): Promise<void> {
    await this.#kept(async () => {
      await durableWrite(this.#path(one.key, "ended"), `${JSON.stringify(one)}\n`);
      await this.#removeGoing(one.key);
    });
  }

  /** Forgets one that went, or that nobody needs to know of any more. */
  async forget(key: string): Promise<void> {
    await this.#kept(async () => {
      await this.#removeGoing(key);
      await isDone(durableRemove(this.#path(key, "ended")));
    });
  }

  held(): Promise<readonly Held[]> {
    return this.#all(".held", held);
  }

  ended(): Promise<readonly Ended[]> {
    return this.#all(".ended", ended);
  }

  /** Those somebody hands over at this moment. */
  async going(): Promise<readonly string[]> {
    return (await this.#goings()).filter(({ isAlive }) => isAlive).map(({ key }) => key);
  }

  /** Those whose process ended while it handed them over. */
  async orphans(): Promise<readonly Held[]> {
    const dead = (await this.#goings()).filter(({ isAlive }) => !isAlive);
    const found = await Promise.all(dead.map(({ name }) => readOwnJson(this.#join(name), held)));
    return found.filter((one) => one !== undefined);
  }

  async #goings(): Promise<readonly Going[]> {
    const names = (await this.#names()).filter((name) => /\.going\.\d+$/.test(name));
    return Promise.all(
      names.map(async (name) => {
        const pid = Number(name.slice(name.lastIndexOf(".") + 1));
        const key = decodeURIComponent(name.replace(/\.going\.\d+$/, ""));
        return { name, key, isAlive: await isAlive(this.#join(name), pid) };
      }),
    );
  }

  async #removeGoing(key: string): Promise<void> {
    for (const going of await this.#goings()) {
      if (going.key !== key) continue;
      await isDone(durableRemove(this.#join(going.name)));
      UNDER_WAY.delete(this.#join(going.name));
    }
  }

  async #all<Value extends Held>(end: string, schema: z.ZodType<Value>): Promise<readonly Value[]> {
    const names = (await this.#names()).filter((name) => name.endsWith(end));
    const found = await Promise.all(names.map((name) => readOwnJson(this.#join(name), schema)));
    return found
      .filter((one) => one !== undefined)
      .toSorted((one, other) => (one.due ?? 0) - (other.due ?? 0));
  }

  #names(): Promise<readonly string[]> {
    return this.#kept(() => orMissing(readdir(this.#folder), []));
  }

  #path(key: string, end: string): string {
    return this.#join(`${encodeURIComponent(key)}.${end}`);
  }

  #join(name: string): string {
    return join(this.#folder, name);
  }

  #kept<Value>(act: () => Promise<Value>): Promise<Value> {
    return orFail("my own state file", act);
  }
}

type Going = { readonly name: string; readonly key: string; readonly isAlive: boolean };

/** False where the file wasn't there: another process was sooner. */
function isDone(act: Promise<void>): Promise<boolean> {
  return orMissing(
    act.then(() => true),
    false,
  );
}

/** What this process hands over; an earlier one may have had its number, in a container it mostly has. */
const UNDER_WAY = new Set<string>();

async function isAlive(going: string, pid: number): Promise<boolean> {
  if (pid === process.pid) return UNDER_WAY.has(going);
  return isRunning(pid) && (await isYoung(going));
}

async function isYoung(file: string): Promise<boolean> {
  const stats = await orMissing(stat(file), undefined);
  // Where it isn't there, it has just ended.
  return !stats || Date.now() - stats.ctimeMs < LONGEST_GOING_MS;
}
