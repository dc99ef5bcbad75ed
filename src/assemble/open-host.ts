import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { processEnvironment } from "../config/environment.ts";
import { AssistantError } from "../errors.ts";
import { createEmbeddedHost, foldersOfHome } from "../host/embedded/create-embedded-host.ts";
import type { EmbeddedFolders } from "../host/embedded/folders.ts";
import { makeSampleHome } from "../host/embedded/sample/make-sample-home.ts";
import type { AssistantOptions } from "../terminal/application.ts";
import type { Host } from "../host/host.ts";
import type { Clock } from "../types/clock.ts";

/** Mail and messages wait this long in the outbox, so that they can be undone. */
const OUTBOX_HOLD_MS = 8_000;

/** The clock of the settings: the machine's, or one that stands still at `--now`. */
export function clockOf({ clock }: Config): Clock {
  const { now, zone } = clock;
  return { zone, now: now === undefined ? Date.now : () => now };
}

/** The host the settings name; makes the sample home where nobody named another. */
export async function openHost(
  config: Config,
  { notice, progress = () => undefined }: Pick<AssistantOptions, "notice" | "progress">,
): Promise<Host> {
  if (config.host === "macos") {
    throw new AssistantError("no_host", "The Mac's own apps can't be used yet.", {
      hint: "Start with --host embedded to use ordinary files.",
    });
  }
  const clock = clockOf(config);
  const { folder, isSample } = config.home;
  if (isSample && !existsSync(folder)) {
    await makeSampleHome(folder, { now: clock.now(), zone: clock.zone });
    notice(`A sample home with invented people and appointments is in ${folder}.`);
  }
  if (!existsSync(folder) && Object.keys(config.paths).length === 0) {
    throw new AssistantError("no_home", `There is no folder ${folder}.`, {
      hint: `Make a sample there with: sotto sample --home ${folder}`,
    });
  }
  const outboxHoldMs = config.outbox === "now" ? 0 : OUTBOX_HOLD_MS;
  const env = processEnvironment();
  return createEmbeddedHost({
    folders: foldersOf(config),
    clock,
    outboxHoldMs,
    hasDisplay: Boolean(env["DISPLAY"] || env["WAYLAND_DISPLAY"]),
    onProgress: progress,
  });
}

/** Where the embedded host finds everything, by the settings. */
export function foldersOf(config: Config): EmbeddedFolders {
  const state = join(config.folders.state, "host");
  const said = Object.entries(config.paths).filter(([, path]) => path !== undefined);
  return { ...foldersOfHome(config.home.folder, state), ...Object.fromEntries(said) };
}
