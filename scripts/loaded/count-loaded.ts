import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export type Loaded = {
  /** Files of the program. */
  readonly own: readonly string[];
  /** How many files of each package. */
  readonly packages: ReadonlyMap<string, number>;
  /** Files of all packages. */
  readonly foreign: number;
};

const root = join(import.meta.dirname, "../..");

/** The files one run of sotto loads, with a state, settings and a home of its own that an earlier run made. */
export async function countLoaded(args: readonly string[]): Promise<Loaded> {
  const folder = await mkdtemp(join(tmpdir(), "sotto-loaded-"));
  try {
    await filesOf(args, folder);
    return sorted(await filesOf(args, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function filesOf(args: readonly string[], folder: string): Promise<readonly string[]> {
  const to = join(folder, "loaded.txt");
  const hook = join(import.meta.dirname, "note-loads.ts");
  const options = ["--disable-warning=ExperimentalWarning", "--import", hook];
  const run = spawn(process.execPath, [...options, join(root, "src/main.ts"), ...args], {
    env: { ...process.env, HOME: folder, SOTTO_STATE: join(folder, "state"), LOADED_FILES: to },
    stdio: ["ignore", "ignore", "ignore"],
  });
  await once(run, "exit");
  return (await readFile(to, "utf8")).split("\n");
}

function sorted(urls: readonly string[]): Loaded {
  const files = urls.map((url) => relative(root, fileURLToPath(url)).replaceAll("\\", "/"));
  const own = files.filter((file) => !file.includes("node_modules/"));
  const program = own.filter((file) => !file.startsWith("scripts/loaded/"));
  const packages = new Map<string, number>();
  for (const file of files) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
    if (name !== undefined) packages.set(name, (packages.get(name) ?? 0) + 1);
  }
  return { own: program.toSorted(), packages, foreign: files.length - own.length };
}
