import { join } from "node:path";
import { foldersOfHome } from "./create-embedded-host.ts";
import type { EmbeddedFolders } from "./folders.ts";

/** What the settings say of folders. */
type Named = {
  readonly home: { readonly folder: string };
  /** Folders that were named, by what they hold. */
  readonly paths: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly folders: { readonly state: string; readonly trash?: string | undefined };
};

/** Where the embedded host finds everything, by the settings. */
export function foldersOf({ home, paths, folders }: Named): EmbeddedFolders {
  const state = join(folders.state, "host");
  const said = Object.entries(paths).filter(([, path]) => path !== undefined);
  const { trash } = folders;
  const own = { ...foldersOfHome(home.folder, state), ...Object.fromEntries(said) };
  return trash === undefined ? own : { trash, ...own };
}
