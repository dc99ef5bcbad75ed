import { lstat, realpath } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { HostFailure } from "../../errors.ts";
import { errnoOf, fsFailure } from "../fs-failure.ts";
import { oddPath } from "./path-text.ts";
import { runsByItself } from "./runs-by-itself.ts";

export type Purpose = "read" | "write";

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
  const odd = oddPath(path);
  if (odd) throw new HostFailure("refused", `I can't use that path: ${odd}.`);
  const absolute = await absolutePath(path, scope.roots);
  const { existing, rest } = await deepestExisting(absolute);
  const real = join(existing, ...rest);
  const root = await rootOf(scope, real);
  if (purpose === "write" && (runsByItself(real) || runsByItself(absolute))) {
    throw new HostFailure(
      "refused",
      "That file can start programs by itself, so I don't touch it.",
    );
  }
  const isLink = rest.length === 0 && (await lstat(absolute)).isSymbolicLink();
  return { real, root, relative: relative(root, real).split(sep).join("/"), existing, isLink };
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
