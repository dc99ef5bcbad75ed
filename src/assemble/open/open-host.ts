import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import { processEnvironment } from "../../config/environment.ts";
import { AssistantError } from "../../errors.ts";
import { createEmbeddedHost, foldersOfHome } from "../../host/embedded/create-embedded-host.ts";
import type { EmbeddedFolders } from "../../host/embedded/folders.ts";
import { makeSampleHome } from "../../host/embedded/sample/make-sample-home.ts";
import { createMacosHost, type MacosHostOptions } from "../../host/macos/create-macos-host.ts";
import { hasScripting, macPrograms } from "../../host/macos/mac-programs.ts";
import { listWrites, sweepLeftovers } from "../../store/leftovers.ts";
import type { AssistantOptions } from "../../terminal/application.ts";
import type { Host } from "../../host/host.ts";
import { within } from "../../host/within.ts";
import type { Clock } from "../../types/clock.ts";

/** Mail and messages wait this long in the outbox, so that they can be undone. */
const OUTBOX_HOLD_MS = 8_000;
/** The folders of a Mac's home that hold a person's files; macOS asks once for each. */
const MAC_ROOTS = ["Documents", "Desktop", "Downloads"];

/** The clock of the settings: the machine's, or one that stands still at `--now`. */
export function clockOf({ clock }: Config): Clock {
  const { now, zone } = clock;
  return { zone, now: now === undefined ? Date.now : () => now };
}

/** The host the settings name; makes the sample home where nobody named another. */
export function openHost(config: Config, telling: Telling): Promise<Host> {
  sweepLeftovers(config.folders.state, Date.now());
  listWrites(config.folders.state);
  return within(hostOf(config, telling), { ms: OPEN_MS, failure: notOpened });
}

/** An outbox of an earlier run is let go meanwhile, which may start programs with times of their own. */
const OPEN_MS = 120_000;

function notOpened(): AssistantError {
  return new AssistantError("host_hangs", "The home folder did not answer for two minutes.", {
    hint: "Is it on a drive or network that is away? Name another one with --home DIR.",
  });
}

type Telling = Pick<AssistantOptions, "notice" | "progress">;

async function hostOf(
  config: Config,
  { notice, progress = () => undefined }: Telling,
): Promise<Host> {
  if (config.host === "macos") return createMacosHost(macOptions(config, notice));
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
    hasDisplay: config.usesDevices && Boolean(env["DISPLAY"] || env["WAYLAND_DISPLAY"]),
    useDevices: config.usesDevices,
    onProgress: progress,
  });
}

/** What the Mac's own apps are reached by; `SOTTO_MAC_PROGRAMS` names a folder of stand-ins for its programs, for tests. */
export function macOptions(config: Config, notice: AssistantOptions["notice"]): MacosHostOptions {
  const environment = processEnvironment();
  const programs = macPrograms(environment["SOTTO_MAC_PROGRAMS"]);
  if (!hasScripting(programs)) {
    throw new AssistantError(
      "no_host",
      `Only a Mac has these apps: ${programs.osascript} isn't here.`,
      {
        hint: "Start with --host embedded to use ordinary files.",
      },
    );
  }
  const home = homedir();
  return {
    clock: clockOf(config),
    home,
    roots: config.paths.files ?? MAC_ROOTS.map((name) => join(home, name)),
    state: join(config.folders.state, "host"),
    environment,
    notice,
    outboxHoldMs: config.outbox === "now" ? 0 : OUTBOX_HOLD_MS,
    programs,
  };
}

/** Where the embedded host finds everything, by the settings. */
export function foldersOf(config: Config): EmbeddedFolders {
  const state = join(config.folders.state, "host");
  const said = Object.entries(config.paths).filter(([, path]) => path !== undefined);
  const { trash } = config.folders;
  return { ...foldersOfHome(config.home.folder, state), trash, ...Object.fromEntries(said) };
}
