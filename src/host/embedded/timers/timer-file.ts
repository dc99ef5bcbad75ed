import { lstat, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { DurableFs } from "../../../store/durable-write.ts";
import { durableFolder, durableWrite } from "../../../store/durable-write.ts";
import { orMissing } from "../../../store/fs-failure.ts";
import { jsonIn } from "../state/read-own-json.ts";
import type { Timer } from "../../machine.ts";

export const timerSchema = z.strictObject({
  id: z.string().min(1),
  label: z.string(),
  due: z.number(),
  kind: z.enum(["timer", "alarm"]),
});
const VERSION = 1;
const fileSchema = z.object({ version: z.number(), timers: z.array(timerSchema) });

/** Where timers survive a restart. */
export type TimerFile = {
  /** The timers as last written; of a damaged file its copy, the file itself put aside. */
  readonly read: () => Promise<readonly Timer[]>;
  readonly write: (timers: readonly Timer[]) => Promise<void>;
  /** Files that were put aside since the start, with the reason. */
  readonly damaged: () => readonly { readonly file: string; readonly reason: string }[];
};

/** One JSON file and a copy of it, each written durably, so that one of the two is whole whatever happens. */
export function openTimerFile(file: string, fs?: DurableFs): TimerFile {
  const copy = `${file}.copy`;
  const options = fs ? { fs } : {};
  const damaged: { file: string; reason: string }[] = [];
  return {
    async read() {
      for (const path of [file, copy]) {
        const found = await readTimers(path);
        if (found.kind === "timers") return found.timers;
        if (found.kind === "damaged") {
          const aside = `${path}.damaged-${Date.now()}`;
          await rename(path, aside);
          damaged.push({ file: aside, reason: found.reason });
        }
      }
      return [];
    },
    async write(timers) {
      const text = `${JSON.stringify({ version: VERSION, timers: ordered(timers) })}\n`;
      await durableFolder(dirname(file), fs);
      // The copy first: where it fails, the file, which is read first, is still the one before.
      await durableWrite(copy, text, options);
      await durableWrite(file, text, options);
    },
    damaged: () => damaged,
  };
}

type Found =
  | { readonly kind: "none" }
  | { readonly kind: "timers"; readonly timers: readonly Timer[] }
  | { readonly kind: "damaged"; readonly reason: string };

async function readTimers(path: string): Promise<Found> {
  const text = await orMissing(textOf(path), undefined);
  if (text === undefined) return { kind: "none" };
  // A file system that lost power may have filled the end up with NULs.
  const read = fileSchema.safeParse(jsonIn(text.replace(/\0+$/, "")));
  if (!read.success) return { kind: "damaged", reason: "it is no list of timers" };
  const { version, timers } = read.data;
  if (version > VERSION) {
    throw new HostFailure("unavailable", "The timers were written by a later version of sotto.");
  }
  return { kind: "timers", timers: withOwnIds(timers) };
}

async function textOf(path: string): Promise<string> {
  return (await lstat(path)).isFile() ? readFile(path, "utf8") : "";
}

/** Two timers with one id are two timers. */
function withOwnIds(timers: readonly Timer[]): readonly Timer[] {
  const seen = new Set<string>();
  return timers.map((timer) => {
    let { id } = timer;
    while (seen.has(id)) id = `${id}'`;
    seen.add(id);
    return id === timer.id ? timer : { ...timer, id };
  });
}

function ordered(timers: readonly Timer[]): readonly Timer[] {
  return timers.toSorted((a, b) => a.due - b.due || (a.id < b.id ? -1 : 1));
}
