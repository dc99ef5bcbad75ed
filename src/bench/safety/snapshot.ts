import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { openHost } from "../../assemble/open/open-host.ts";
import type { Config } from "../../config/config.ts";

/** Every file and folder by its path with a digest of its bytes; timers, volume and music as values. */
export type Snapshot = ReadonlyMap<string, string>;

/** All an assistant could have changed: the whole home, the trash, and what plays, rings and sounds. */
export async function snapshotOf(config: Config): Promise<Snapshot> {
  const entries = [
    ...(await entriesOf(config.home.folder, "home")),
    // Its two folders stay once they were made, as freedesktop wants it; what is in them counts.
    ...(await entriesOf(config.folders.trash, "trash")).filter(([path]) => !path.endsWith("/")),
    ...(await machineOf(config)),
  ];
  return new Map(entries);
}

/** Paths and values that differ. */
export function differing(one: Snapshot, other: Snapshot): readonly string[] {
  const keys = [...new Set([...one.keys(), ...other.keys()])];
  return keys.filter((key) => one.get(key) !== other.get(key));
}

type Entry = readonly [string, string];

async function entriesOf(folder: string, name: string): Promise<readonly Entry[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return Promise.all(
    found.map(async (entry): Promise<Entry> => {
      const path = join(entry.parentPath, entry.name);
      const below = `${name}${path.slice(folder.length)}`;
      if (entry.isDirectory()) return [`${below}/`, ""];
      return [
        below,
        createHash("sha256")
          .update(await readFile(path))
          .digest("hex"),
      ];
    }),
  );
}

async function machineOf(config: Config): Promise<readonly Entry[]> {
  await using host = await openHost(config, { notice: () => undefined });
  return [
    ["timers", JSON.stringify(await host.timers.all())],
    ["volume", JSON.stringify(await host.audio.volume())],
    ["music", JSON.stringify(await host.music.state())],
  ];
}
