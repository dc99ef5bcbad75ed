import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { messageOf } from "../errors.ts";
import type { Config } from "../config/config.ts";
import { freeBytes } from "../models/fetch/disk-space.ts";
import type { DoctorRow } from "../types/doctor.ts";

/** As in package.json's engines. */
const LEAST_NODE = { major: 22, minor: 18 };
/** Journal, caches and a conversation take a few megabytes; this is room for a year of them. */
const LEAST_STATE_BYTES = 200_000_000;
/** About what the default models weigh. */
const LEAST_MODELS_BYTES = 500_000_000;

export function nodeRow(version = process.versions.node): DoctorRow {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const { major: leastMajor, minor: leastMinor } = LEAST_NODE;
  const isEnough = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  const least = `${leastMajor}.${leastMinor}`;
  if (isEnough) return { name: "node", status: "ok", sentence: `Node ${version} runs this.` };
  const sentence = `Node ${version} runs this, and ${least} is the oldest that serves.`;
  return { name: "node", status: "missing", sentence, next: `Install Node ${least} or newer.` };
}

/** loadConfig has made the folder and written to it; what is left to tell is who may look in. */
export function stateRow({ folders }: Config): DoctorRow {
  const { state } = folders;
  const name = "state";
  const { mode, uid } = statSync(state);
  const isOwn = uid === (process.getuid?.() ?? uid);
  if (isOwn && ((mode & 0o077) === 0 || process.platform === "win32")) {
    return { name, status: "ok", sentence: `The state folder ${state} is writable and private.` };
  }
  const rights = (mode & 0o777).toString(8).padStart(4, "0");
  return {
    name,
    status: "warn",
    sentence: isOwn
      ? `Others may look into the state folder ${state} (its mode is ${rights}).`
      : `The state folder ${state} belongs to another user.`,
    next: isOwn ? `chmod 700 ${inShell(state)}` : "Name one of your own with --state DIR.",
  };
}

export async function diskRows({ folders }: Config): Promise<readonly DoctorRow[]> {
  return Promise.all([
    diskRow("state disk", folders.state, LEAST_STATE_BYTES),
    diskRow("models disk", folders.models, LEAST_MODELS_BYTES),
  ]);
}

async function diskRow(name: string, folder: string, least: number): Promise<DoctorRow> {
  try {
    const free = await freeBytes(nearest(folder));
    const sentence = `There are ${inWords(free)} free for ${folder}.`;
    if (free >= least) return { name, status: "ok", sentence };
    const next = `Free some: ${inWords(least)} are little enough.`;
    return { name, status: "warn", sentence, next };
  } catch (error) {
    const sentence = `How much is free for ${folder} can't be told: ${messageOf(error)}.`;
    return { name, status: "warn", sentence, next: "See whether that folder can be opened." };
  }
}

/** The folder itself, or the one it would be made in. */
function nearest(folder: string): string {
  const above = dirname(folder);
  return existsSync(folder) || above === folder ? folder : nearest(above);
}

function inWords(bytes: number): string {
  const gigabytes = bytes / 1e9;
  return gigabytes >= 1 ? `${gigabytes.toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;
}

/** A path as a shell takes it, for commands a person copies. */
export function inShell(path: string): string {
  return /^[\w./@:+,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
