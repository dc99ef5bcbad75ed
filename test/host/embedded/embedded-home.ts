import { english } from "../../../src/language/en/english.ts";
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  createEmbeddedHost,
  type EmbeddedHost,
  type EmbeddedHostOptions,
  foldersOfHome,
} from "../../../src/host/embedded/create-embedded-host.ts";
import type { Clock } from "../../../src/types/clock.ts";
import { NOW, ZONE } from "../contract/calendar.ts";

/** Homes lie in memory where they can: everything durable is synced, which a disk takes its time for. */
const BASE = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** A home folder of a test with the host over it. */
export type EmbeddedHome = {
  readonly folder: string;
  readonly clock: Clock;
  readonly host: EmbeddedHost;
  readonly put: (file: string, content: string | Uint8Array) => void;
  readonly text: (file: string) => string;
  readonly path: (file: string) => string;
  /** Files and folders below one, hidden ones too, relative to the home. */
  readonly entries: (folder?: string) => readonly string[];
  /** All of them with their content, to compare. */
  readonly everything: (folder?: string) => string;
  /** Another host over the same home, as a later start has it. */
  readonly restart: (options?: Partial<EmbeddedHostOptions>) => Promise<EmbeddedHost>;
  readonly dispose: () => Promise<void>;
};

export async function makeEmbeddedHome(
  options: Partial<EmbeddedHostOptions> = {},
): Promise<EmbeddedHome> {
  const folder = realpathSync(mkdtempSync(join(BASE, "sotto-home-")));
  const clock = options.clock ?? { now: () => NOW, zone: ZONE };
  const folders = {
    ...foldersOfHome(folder, join(folder, ".state")),
    trash: join(folder, ".Trash"),
  };
  const hosts: EmbeddedHost[] = [];
  const start = async (changes: Partial<EmbeddedHostOptions> = {}): Promise<EmbeddedHost> => {
    const host = await createEmbeddedHost({
      folders,
      clock,
      language: english,
      useDevices: false,
      ...options,
      ...changes,
    });
    hosts.push(host);
    return host;
  };
  const path = (file: string): string => join(folder, file);
  const put = (file: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), content);
  };
  const entries = (within = "."): readonly string[] => treeOf(folder, within).toSorted();
  return {
    folder,
    clock,
    host: await start(),
    put,
    text: (file) => readFileSync(path(file), "utf8"),
    path,
    entries,
    everything: (within) =>
      entries(within)
        .map((entry) => `${entry} ${lstatSync(path(entry)).isFile() ? hashOf(path(entry)) : ""}`)
        .join("\n"),
    restart: start,
    dispose: async () => {
      for (const host of hosts) await host[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function treeOf(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...treeOf(root, path)] : [path];
  });
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
