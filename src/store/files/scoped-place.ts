import { lstat, realpath } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { HostFailure } from "../../errors.ts";
import { errnoOf, fsFailure } from "../fs-failure.ts";
import { oddPath, unshowable } from "./rules/path-text.ts";
import { belongsToProgram, runsByItself } from "./rules/runs-by-itself.ts";
import { isSecretPath, SECRET } from "./rules/secret-file.ts";

/** `move`: the file goes elsewhere as it is, or comes back. */
export type Purpose = "read" | "write" | "move";

/** Where a path really leads: inside a root, links resolved; its last parts may not exist yet. */
export type Place = {
  readonly real: string;
  /** The real path of the root it is in. */
  readonly root: string;
  /** `real` below `root`, with `/` between parts; empty for the root itself. */
  readonly relative: string;
  /** The deepest part of `real` that exists. */
  readonly existing: string;
  /** The path named a link, and `real` is what it leads to. */
  readonly isLink: boolean;
};

export type Scope = {
  readonly roots: readonly string[];
  /** Folders inside a root that stay closed: our own store. */
  readonly closed: readonly string[];
};

type Asked = { readonly scope: Scope; readonly path: string; readonly purpose: Purpose };

/**
 * Resolves a path as it is written, with nothing expanded, and fails with `refused` unless it
 * leads inside a root. It says where to look; opening goes through `anchorFolder`, because the
 * disk may change right after.
 */
export async function placeOf({ scope, path, purpose }: Asked): Promise<Place> {
  const odd = oddPath(path) ?? (purpose === "read" ? undefined : unshowable(path));
  if (odd) throw new HostFailure("refused", `I can't use that path: ${odd}.`);
  const absolute = await absolutePath(path, scope.roots);
  const { existing, rest } = await deepestExisting(absolute);
  const real = join(existing, ...rest);
  const root = await rootOf(scope, real);
  mustBeAllowed(purpose, [
    { path: real, below: relative(root, real) },
    { path: absolute, below: await belowRoots(absolute, scope.roots) },
  ]);
  const isLink = rest.length === 0 && (await lstat(absolute)).isSymbolicLink();
  return { real, root, relative: relative(root, real).split(sep).join("/"), existing, isLink };
}

type Named = { readonly path: string; readonly below: string };

/** Both ways a file is called count: by the path that was given, and by the one it leads to. */
function mustBeAllowed(purpose: Purpose, names: readonly Named[]): void {
  if (names.some(({ below }) => isSecretPath(below))) throw new HostFailure("refused", SECRET);
  if (purpose === "read") return;
  const isForbidden = purpose === "write" ? runsByItself : belongsToProgram;
  if (!names.some(({ path, below }) => isForbidden(path, below))) return;
  const message = "That file can start programs by itself, so I don't touch it.";
  throw new HostFailure("refused", message);
}

/** A path as it is written, below the root it names; whole where it names none. */
async function belowRoots(path: string, roots: readonly string[]): Promise<string> {
  const all = [...roots.map((root) => resolve(root)), ...(await realRoots(roots))];
  const root = all.find((folder) => isInside(path, folder));
  return root === undefined ? path : relative(root, path);
}

/** The real root a real path is in; fails with `refused` outside the roots and in closed folders. */
export async function rootOf(scope: Scope, real: string): Promise<string> {
  const root = (await realRoots(scope.roots)).find((folder) => isInside(real, folder));
  if (!root) throw new HostFailure("refused", "That is outside the folders I may use.");
  const closed = await realRoots(scope.closed);
  if (closed.some((folder) => isInside(real, folder))) {
    throw new HostFailure("refused", "That belongs to my own records, which I leave alone.");
  }
  return root;
}

export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** The roots that exist, links resolved. */
async function realRoots(roots: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    roots.map((root) =>
      realpath(root).catch((error: unknown) => {
        if (errnoOf(error) === "ENOENT" || errnoOf(error) === "ENOTDIR") return undefined;
        throw fsFailure(error, "a folder of the settings");
      }),
    ),
  );
  return found.filter((root) => root !== undefined);
}

/** A relative path belongs to the first root that has it, else to the first root. */
async function absolutePath(path: string, roots: readonly string[]): Promise<string> {
  if (isAbsolute(path)) return resolve(path);
  const choices = roots.map((root) => resolve(root, path));
  for (const choice of choices) {
    if (await exists(choice)) return choice;
  }
  const first = choices[0];
  if (first === undefined) throw new HostFailure("unavailable", "No folder for files is set up.");
  return first;
}

async function deepestExisting(
  path: string,
): Promise<{ readonly existing: string; readonly rest: readonly string[] }> {
  const rest: string[] = [];
  let at = path;
  for (;;) {
    try {
      return { existing: await realpath(at), rest };
    } catch (error) {
      if (errnoOf(error) !== "ENOENT") throw fsFailure(error, "that path");
      if (await exists(at)) throw new HostFailure("refused", "That is a link that leads nowhere.");
      rest.unshift(at.slice(at.lastIndexOf(sep) + 1));
      at = dirname(at);
    }
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EACCES"].includes(errnoOf(error) ?? "")) {
      return false;
    }
    throw fsFailure(error, "that path");
  }
}
