import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { freshHome } from "../../src/bench/fresh-home.ts";
import type { FreshHome } from "../../src/bench/fresh-home.ts";
import { openPlayer } from "../../src/bench/safety/player.ts";
import type { Player } from "../../src/bench/safety/player.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import type { Config } from "../../src/config/config.ts";

/** What the tests of a file share: a player of whole conversations over a sample home, and its settings. */
export type PlayerAtHome = {
  readonly config: Config;
  readonly player: () => Player;
  readonly home: () => FreshHome;
};

/** Opens them before the tests of the file that calls it, and takes them away after. */
export function playerAtHome(name: string): PlayerAtHome {
  const folder = mkdtempSync(join(tmpdir(), `sotto-${name}-`));
  const config = loadConfig({ state: join(folder, "state") });
  let opened: { readonly player: Player; readonly home: FreshHome } | undefined;
  const there = (): NonNullable<typeof opened> => {
    if (!opened) throw new Error("The home is opened before the tests.");
    return opened;
  };
  beforeAll(async () => {
    opened = { player: await openPlayer(config), home: await freshHome(config) };
  });
  afterAll(async () => {
    await opened?.player[Symbol.asyncDispose]();
    await opened?.home[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });
  return { config, player: () => there().player, home: () => there().home };
}
