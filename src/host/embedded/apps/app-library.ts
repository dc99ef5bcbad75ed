import { readdir, readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { errnoOf } from "../../../store/fs-failure.ts";
import { type DesktopEntry, parseDesktopEntry } from "./desktop-entry.ts";

export type App = DesktopEntry & { readonly file: string };

/** Where a Linux desktop keeps its apps, the user's own first. */
export function systemAppFolders(): readonly string[] {
  const own = join(homedir(), ".local", "share");
  return [
    join(own, "applications"),
    join(own, "flatpak", "exports", "share", "applications"),
    "/var/lib/flatpak/exports/share/applications",
    "/var/lib/snapd/desktop/applications",
    "/usr/local/share/applications",
    "/usr/share/applications",
  ];
}

/** The apps in these folders; of two with one id the one in the earlier folder counts. */
export async function appsIn(folders: readonly string[]): Promise<readonly App[]> {
  const lists = await Promise.all(folders.map(appsOf));
  const byId = new Map<string, App>();
  for (const app of lists.flat()) if (!byId.has(app.id)) byId.set(app.id, app);
  return [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

async function appsOf(folder: string): Promise<readonly App[]> {
  const names = await namesIn(folder);
  const entries = names.filter((name) => name.endsWith(".desktop"));
  const apps = await Promise.all(entries.map((name) => appIn(folder, name)));
  return apps.filter((app) => app !== undefined);
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // Few machines have all of these folders, and one that is closed has no apps for us.
    if (["ENOENT", "ENOTDIR", "EACCES"].includes(errnoOf(error) ?? "")) return [];
    throw error;
  }
}

async function appIn(folder: string, name: string): Promise<App | undefined> {
  const file = join(folder, name);
  try {
    const entry = parseDesktopEntry(name.replace(/\.desktop$/, ""), await readFile(file, "utf8"));
    return entry && { ...entry, file };
  } catch {
    // A link to an app that was removed, or a file that can't be read: no app to open.
    return undefined;
  }
}
