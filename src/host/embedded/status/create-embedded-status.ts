import { readdir, readFile } from "node:fs/promises";
import { release, type } from "node:os";
import { join } from "node:path";
import { orMissing } from "../../../store/fs-failure.ts";
import type { AudioHost, StatusHost } from "../../machine.ts";
import type { EmbeddedPart } from "../parts/part.ts";
import { diskOf } from "./disk-of.ts";
import { readParts } from "./read-parts.ts";

export type EmbeddedStatusOptions = {
  /** The first that is there lies on the disk whose space is told. */
  readonly folders: readonly string[];
  readonly audio: AudioHost;
  /** Where the system describes its batteries; Linux's place when nothing is said. */
  readonly powerSupplies?: string;
  /** How long one part is waited for. */
  readonly patienceMs?: number;
};

const PATIENCE_MS = 3_000;

/** Battery, volume, disk and system, as far as the machine tells them. */
export function createEmbeddedStatus(options: EmbeddedStatusOptions): EmbeddedPart<StatusHost> {
  const { folders, audio, powerSupplies = "/sys/class/power_supply" } = options;
  const readers = {
    battery: () => battery(powerSupplies),
    volume: async () => ({ volume: await audio.volume() }),
    disk: async () => ({ disk: await diskOf(folders) }),
    // No desktop tells this to every program.
    app: async () => ({}),
    version: async () => ({ system: await systemName() }),
  };
  const { patienceMs = PATIENCE_MS } = options;
  return { host: { read: (parts) => readParts({ readers, parts, patienceMs }) }, undo: {} };
}

type Battery = { readonly batteryPercent?: number; readonly charging?: boolean };

/** The first battery; nothing on a machine without one. */
async function battery(folder: string): Promise<Battery> {
  for (const name of await namesIn(folder)) {
    const said = (file: string): Promise<string | undefined> => lineOf(join(folder, name, file));
    // A mouse or a headset has a battery of its own, which is not the machine's.
    if ((await said("type")) !== "Battery" || (await said("scope")) === "Device") continue;
    const percent = Number(await said("capacity"));
    const status = await said("status");
    if (Number.isNaN(percent)) continue;
    return { batteryPercent: percent, charging: status === "Charging" || status === "Full" };
  }
  return {};
}

async function namesIn(folder: string): Promise<readonly string[]> {
  // Not there: no Linux, or a machine without batteries.
  return (await orMissing(readdir(folder), [])).toSorted();
}

async function lineOf(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch {
    // Drivers leave out what they don't know, and some fail while the battery is taken out.
    return undefined;
  }
}

async function systemName(): Promise<string> {
  const said = await lineOf("/etc/os-release");
  const name = /^PRETTY_NAME="?(.+?)"?$/m.exec(said ?? "")?.[1];
  return name ?? `${type()} ${release()}`;
}
