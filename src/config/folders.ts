import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdtempSync,
  readdirSync,
  statSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { AssistantError, messageOf } from "../errors.ts";
import type { Environment } from "./environment.ts";
import { makeFolder } from "./make-folder.ts";

export type Folders = {
  /** Holds settings.json. */
  readonly config: string;
  /** Holds the sample home. */
  readonly data: string;
  /** Journal, audit and conversations; nobody else may look in. */
  readonly state: string;
  /** Where weights are put. */
  readonly models: string;
  /** The user's own trash, as freedesktop lays it out. */
  readonly trash: string;
};

/** The folder this program lies in. */
export const programFolder = resolve(import.meta.dirname, "../..");

/** What was said about folders by flags or SOTTO_ variables, each an absolute path. */
export type SaidFolders = {
  readonly state?: string | undefined;
  readonly models?: string | undefined;
};

/**
 * Where everything lies, by the XDG customs. The state folder exists afterwards. Without a home
 * that can be written to, all of it lies in a private folder beside the temporary files.
 */
export function findFolders(said: SaidFolders, env: Environment): Folders {
  const home = usableHome(env);
  const state =
    said.state ?? xdg(env, "SOTTO_STATE", "XDG_STATE_HOME") ?? join(home, ".local/state/sotto");
  makePrivate(state);
  return {
    config: xdg(env, "SOTTO_CONFIG", "XDG_CONFIG_HOME") ?? join(home, ".config/sotto"),
    data: xdg(env, "SOTTO_DATA", "XDG_DATA_HOME") ?? dataBeside(said.state, home),
    state,
    models: said.models ?? join(programFolder, "models"),
    trash: join(absolute(env["XDG_DATA_HOME"]) ?? join(home, ".local/share"), "Trash"),
  };
}

/** A home folder that exists and can be written to. HOME may be unset, empty or somebody else's. */
export function usableHome(env: Environment): string {
  return [env["HOME"] ?? "", listedHome()].find(isWritableFolder) ?? temporaryHome();
}

/** Our own variable names the folder itself, XDG's the one above. XDG says to ignore relative ones. */
function xdg(env: Environment, own: string, common: string): string | undefined {
  const named = env[own];
  if (named) return resolve(named);
  const above = absolute(env[common]);
  return above === undefined ? undefined : join(above, "sotto");
}

function absolute(path: string | undefined): string | undefined {
  return path !== undefined && isAbsolute(path) ? path : undefined;
}

/** Whoever names a state folder wants this run apart from others, its sample home too. */
function dataBeside(state: string | undefined, home: string): string {
  return state ? join(state, "data") : join(home, ".local/share/sotto");
}

function isWritableFolder(path: string): boolean {
  if (!isAbsolute(path)) return false;
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return statSync(path).isDirectory();
  } catch {
    return false; // missing or forbidden: the next candidate serves
  }
}

/** The home in the system's list of users, which HOME needn't agree with. */
function listedHome(): string {
  try {
    return userInfo().homedir;
  } catch {
    return ""; // a container may run a user who is on no list
  }
}

/** The same one each time, so that a conversation goes on; a new one where a stranger has it. */
function temporaryHome(): string {
  const uid = process.getuid?.() ?? 0;
  const path = join(tmpdir(), `sotto-${uid}`);
  makeFolder(path);
  const { mode, uid: owner } = lstatSync(path);
  const isOurs = owner === uid && (mode & 0o170077) === constants.S_IFDIR;
  return isOurs ? path : mkdtempSync(`${path}-`);
}

function makePrivate(folder: string): void {
  try {
    const made = makeFolder(folder);
    // An existing folder with things in it may be anything, so its mode is left alone.
    if (made || readdirSync(folder).length === 0) chmodSync(folder, 0o700);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new AssistantError(
      "state_unwritable",
      `The state folder ${folder} can't be used: ${messageOf(cause)}.`,
      { hint: "Name another one with --state DIR.", cause },
    );
  }
}
