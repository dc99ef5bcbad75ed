import { lstat, mkdir, realpath, rm } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import process from "node:process";
import { durableFolder, durableRemove, durableWrite } from "../../../store/durable-write.ts";
import { errnoOf, orMissing } from "../../../store/fs-failure.ts";
import { HostFailure } from "../../../errors.ts";

/** A freedesktop trash: what is in `files` has a note of the same name in `info`. */
export type TrashCan = {
  readonly folder: string;
  /** How the note names the way back: absolute in the home trash, else below the top of the disk. */
  readonly pathFor: (original: string) => string;
};

export type TrashSlot = {
  /** Where the file goes to; free, and claimed by its note. */
  readonly file: string;
  readonly info: string;
};

/** Names tried before giving up on one folder of trash. */
const MAX_NAMES = 10_000;

/** The trash a file goes to: the home trash, or that of the disk the file is on, where it can be moved without copying. */
export async function trashCanFor(original: string, homeTrash: string): Promise<TrashCan> {
  await durableFolder(homeTrash);
  const device = (await lstat(original)).dev;
  if (device === (await lstat(homeTrash)).dev)
    return { folder: homeTrash, pathFor: (path) => path };
  const top = await topOf(await realpath(dirname(original)), device);
  const folder = join(top, `.Trash-${process.getuid?.() ?? 0}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return { folder, pathFor: (path) => relative(top, path) };
}

/** The highest folder above a path on the same disk. */
async function topOf(folder: string, device: number): Promise<string> {
  const parent = dirname(folder);
  if (parent === folder || (await lstat(parent)).dev !== device) return folder;
  return topOf(parent, device);
}

type Claiming = {
  readonly can: TrashCan;
  readonly original: string;
  readonly deletedAt: string;
};

/** Claims a free name in the trash by writing its note, which is what makes the name ours. */
export async function claimSlot({ can, original, deletedAt }: Claiming): Promise<TrashSlot> {
  await durableFolder(join(can.folder, "files"));
  await durableFolder(join(can.folder, "info"));
  const path = can.pathFor(original).split("/").map(encodeURIComponent).join("/");
  const note = `[Trash Info]\nPath=${path}\nDeletionDate=${deletedAt}\n`;
  for (let number = 1; number <= MAX_NAMES; number += 1) {
    const name = numbered(basename(original), number);
    const slot = {
      file: join(can.folder, "files", name),
      info: join(can.folder, "info", `${name}.trashinfo`),
    };
    if (await claimed(slot, note)) return slot;
  }
  throw new HostFailure("unavailable", "The Trash is too full of files of that name.");
}

async function claimed(slot: TrashSlot, note: string): Promise<boolean> {
  try {
    await durableWrite(slot.info, note, { mustNotExist: true });
  } catch (error) {
    if (errnoOf(error) === "EEXIST") return false;
    throw error;
  }
  // A file without a note, left by somebody else, keeps its name.
  if (!(await orMissing(lstat(slot.file), undefined))) return true;
  await rm(slot.info);
  return false;
}

export async function releaseSlot({ info }: Pick<TrashSlot, "info">): Promise<void> {
  await durableRemove(info);
}

function numbered(name: string, number: number): string {
  if (number === 1) return name;
  const ending = extname(name);
  return `${name.slice(0, name.length - ending.length)}.${number}${ending}`;
}
