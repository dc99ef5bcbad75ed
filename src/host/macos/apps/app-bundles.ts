import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { errnoOf } from "../../../store/fs-failure.ts";

export type AppBundle = {
  /** The name of the bundle, without `.app`. */
  readonly id: string;
  readonly name: string;
  readonly also: readonly string[];
  readonly path: string;
};

/** Where a Mac keeps its apps. */
export function macAppFolders(home: string): readonly string[] {
  return [
    "/Applications",
    join(home, "Applications"),
    "/System/Applications",
    // Safari lies in a volume of its own and is only seen from here.
    "/System/Cryptexes/App/System/Applications",
    "/System/Library/CoreServices/Applications",
  ];
}

/** An app of the system that lies beside services nobody opens. */
const FINDER = "/System/Library/CoreServices/Finder.app";
/** Apps a person calls otherwise than their bundles are called. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  "System Settings": ["System Preferences", "Preferences", "Settings"],
  "System Preferences": ["System Settings", "Settings"],
  "Google Chrome": ["Chrome"],
  "Microsoft Word": ["Word"],
  "Microsoft Excel": ["Excel"],
  "Microsoft PowerPoint": ["PowerPoint"],
  "Microsoft Outlook": ["Outlook"],
  "Visual Studio Code": ["VS Code", "Code"],
  "zoom.us": ["Zoom"],
};
/** Folders inside the folders (Utilities, a maker's own), no deeper. */
const MAX_DEPTH = 1;

/** The app bundles in these folders and one level below; of two with one name the first counts. */
export async function bundlesIn(folders: readonly string[]): Promise<readonly AppBundle[]> {
  const found = await Promise.all(folders.map((folder) => pathsIn(folder, 0)));
  const byName = new Map<string, AppBundle>();
  for (const path of [...found.flat(), ...(folders.includes("/Applications") ? [FINDER] : [])]) {
    const name = basename(path, ".app");
    if (!byName.has(name)) byName.set(name, { id: name, name, also: ALSO[name] ?? [], path });
  }
  return [...byName.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

async function pathsIn(folder: string, depth: number): Promise<readonly string[]> {
  const inner = await entriesOf(folder);
  const visible = inner.filter(({ name }) => !name.startsWith("."));
  const bundles = visible.filter(({ name }) => name.endsWith(".app"));
  const folders = visible.filter((entry) => entry.isDirectory() && !entry.name.endsWith(".app"));
  const deeper =
    depth < MAX_DEPTH
      ? await Promise.all(folders.map(({ name }) => pathsIn(join(folder, name), depth + 1)))
      : [];
  return [...bundles.map(({ name }) => join(folder, name)), ...deeper.flat()];
}

async function entriesOf(
  folder: string,
): Promise<readonly { readonly name: string; readonly isDirectory: () => boolean }[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // Few Macs have all of these folders, and one that is closed has no apps for us.
    if (["ENOENT", "ENOTDIR", "EACCES", "EPERM"].includes(errnoOf(error) ?? "")) return [];
    throw error;
  }
}
