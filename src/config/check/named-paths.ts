import { accessSync, constants, statSync } from "node:fs";
import { resolve } from "node:path";
import { AssistantError, messageOf } from "../../errors.ts";
import type { Config } from "../config.ts";
import type { Paths } from "../settings.ts";

/** A path the user named, and what it has to be. */
export type NamedPath = {
  /** The flag or the setting that names it. */
  readonly by: string;
  readonly path: string;
  readonly kind: "folder" | "file";
};

/** What is wrong with a named path, and what to do. */
export type PathProblem = NamedPath & { readonly sentence: string; readonly next: string };

/** Every path flags and settings name for the user's data. */
export function namedPaths({ home, paths }: Pick<Config, "home" | "paths">): readonly NamedPath[] {
  const named = { by: "--home", path: home.folder, kind: "folder" } as const;
  return [...(home.isNamed ? [named] : []), ...pathsOf(paths)];
}

/** The paths of the settings, one a folder. */
export function pathsOf(paths: Paths): readonly NamedPath[] {
  return Object.entries(paths).flatMap(([key, said]) =>
    [said ?? []].flat().map((path): NamedPath => {
      return { by: `paths.${key}`, path, kind: key === "messages" ? "file" : "folder" };
    }),
  );
}

/** A path as it was typed at a command: from here, where a settings file counts from the home. */
export function fromHere(key: string, value: unknown): unknown {
  if (!key.startsWith("paths.")) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => fromHere(key, one));
  return typeof value !== "string" || /^(?:~|$)/.test(value) ? value : resolve(value);
}

/** Throws where a named path can't serve: an empty life is never made of a slip of the pen. */
export function mustServe(named: readonly NamedPath[]): void {
  for (const one of named) {
    const problem = problemOf(one);
    if (problem) throw new AssistantError("no_home", problem.sentence, { hint: problem.next });
  }
}

/** What is wrong with a named path; undefined where it serves. A disk that isn't connected is like a folder that never was. */
export function problemOf(named: NamedPath): PathProblem | undefined {
  const { by, path, kind } = named;
  const problem = (sentence: string, next: string): PathProblem => ({ ...named, sentence, next });
  try {
    const isFolder = statSync(path).isDirectory();
    if (isFolder !== (kind === "folder")) {
      const is = isFolder ? "folder" : "file";
      return problem(`${path} is a ${is}, and ${by} takes a ${kind}.`, `${another(named)}.`);
    }
    accessSync(path, isFolder ? constants.R_OK | constants.X_OK : constants.R_OK);
    return undefined;
  } catch (error) {
    return isMissing(error)
      ? problem(`There is no ${kind} ${path}, which ${by} names.`, `${remedy(named)}.`)
      : problem(
          `The ${kind} ${path}, which ${by} names, can't be read: ${why(error)}.`,
          right(named),
        );
  }
}

function remedy(named: NamedPath): string {
  if (named.by === "--home") {
    return `${another(named)}, or make a sample there: sotto sample --home ${named.path}`;
  }
  return `Connect its disk, make it, or take it out: sotto config set ${named.by} null`;
}

function right(named: NamedPath): string {
  return `Give yourself the right to read it. ${another(named)}.`;
}

function another({ by }: NamedPath): string {
  return by === "--home"
    ? "Name another with --home DIR"
    : `Name another: sotto config set ${by} …`;
}

function isMissing(error: unknown): boolean {
  return ["ENOENT", "ENOTDIR"].includes(codeOf(error));
}

function why(error: unknown): string {
  return ["EACCES", "EPERM"].includes(codeOf(error)) ? "that isn't allowed" : messageOf(error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
