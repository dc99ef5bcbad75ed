import { existsSync } from "node:fs";
import { join } from "node:path";

const PLACES = {
  osascript: "/usr/bin/osascript",
  open: "/usr/bin/open",
  mdfind: "/usr/bin/mdfind",
  shortcuts: "/usr/bin/shortcuts",
  pmset: "/usr/bin/pmset",
  swVers: "/usr/bin/sw_vers",
  df: "/bin/df",
  id: "/usr/bin/id",
  zsh: "/bin/zsh",
  sandboxExec: "/usr/bin/sandbox-exec",
} as const;

export type MacProgram = keyof typeof PLACES;
export type MacPrograms = Readonly<Record<MacProgram, string>>;

/** Where the programs of macOS lie: fixed places, never the PATH; of tests a folder with stand-ins of the same names. */
export function macPrograms(standIns?: string): MacPrograms {
  if (standIns === undefined) return PLACES;
  const inFolder = Object.entries(PLACES).map(([name, path]) => [
    name,
    join(standIns, path.slice(path.lastIndexOf("/") + 1)),
  ]);
  // The same names with other paths, which Object.fromEntries cannot say.
  return Object.fromEntries(inFolder) as MacPrograms;
}

/** Whether the Mac's own apps can be asked for anything here. */
export function hasScripting({ osascript }: MacPrograms): boolean {
  return existsSync(osascript);
}
