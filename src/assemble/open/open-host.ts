import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { mustServe, namedPaths, pathsOf } from "../../config/check/named-paths.ts";
import type { Config } from "../../config/config.ts";
import { processEnvironment } from "../../config/environment.ts";
import { AssistantError } from "../../errors.ts";
import { createEmbeddedHost, foldersOfHome } from "../../host/embedded/create-embedded-host.ts";
import type { EmbeddedFolders } from "../../host/embedded/folders.ts";
import type { MacosHostOptions } from "../../host/macos/create-macos-host.ts";
import { hasScripting, macPrograms } from "../../host/macos/mac-programs.ts";
import { listWrites, sweepLeftovers } from "../../store/leftovers.ts";
import type { AssistantOptions } from "../../terminal/application.ts";
import { isInside } from "../../doctor/is-inside.ts";
import type { Host } from "../../host/host.ts";
import type { Outgoing } from "../../types/outgoing.ts";
import { openLanguage } from "./open-language.ts";
import { within } from "../../host/within.ts";
import { clockOf } from "../../config/clock-of.ts";

/** Mail and messages wait this long in the outbox, so that they can be undone. */
const OUTBOX_HOLD_MS = 8_000;
/** The folders of a Mac's home that hold a person's files; macOS asks once for each. */
const MAC_ROOTS = ["Documents", "Desktop", "Downloads"];

type Opening = Pick<AssistantOptions, "notice" | "progress"> & {
  /** Told how what was sent ended. */
  readonly tell?: (outgoing: Outgoing) => void;
  /** False leaves alone what an earlier run left waiting in an outbox. */
  readonly resumes?: boolean;
};

/** The host the settings name; makes the sample home where nobody named another. */
export async function openHost(config: Config, options: Opening): Promise<Host> {
  sweepLeftovers(config.folders.state, Date.now());
  listWrites(config.folders.state);
  const host = await within(openKind(config, options), { ms: OPEN_MS, failure: notOpened });
  return { ...host, hours: config.hours };
}

/** A home on a drive or a network that is away would keep everything waiting. */
const OPEN_MS = 120_000;

function notOpened(): AssistantError {
  return new AssistantError("host_hangs", "The home folder did not answer for two minutes.", {
    hint: "Is it on a drive or network that is away? Name another one with --home DIR.",
  });
}

async function openKind(
  config: Config,
  { notice, progress = () => undefined, tell, resumes = true }: Opening,
): Promise<Host> {
  if (config.host === "macos") {
    mustServe(pathsOf({ files: config.paths.files }));
    const { createMacosHost } = await import("../../host/macos/create-macos-host.ts");
    return createMacosHost({ ...macOptions(config, notice), tell, resumes });
  }
  mustServe(namedPaths(config));
  const clock = clockOf(config);
  const { folder, isSample, isNamed } = config.home;
  if (isSample && !existsSync(folder)) {
    const { makeSampleHome } = await import("../../host/embedded/sample/make-sample-home.ts");
    await makeSampleHome(folder, { now: clock.now(), zone: clock.zone });
    notice(`A sample home with invented people and appointments is in ${folder}.`);
  }
  if (isNamed) mustBeHome(config);
  const outboxHoldMs = config.outbox === "now" ? 0 : OUTBOX_HOLD_MS;
  const env = processEnvironment();
  return createEmbeddedHost({
    folders: foldersOf(config),
    clock,
    language: openLanguage(),
    outboxHoldMs,
    hasDisplay: config.usesDevices && Boolean(env["DISPLAY"] || env["WAYLAND_DISPLAY"]),
    useDevices: config.usesDevices,
    mailTransport: config.mailTransport,
    onProgress: progress,
    tell,
    resumes,
  });
}

/** A folder of other things is no home; an empty one may become it. */
function mustBeHome(config: Config): void {
  const { folder } = config.home;
  const served = Object.values(foldersOfHome(folder, config.folders.state)).flat();
  const isOurs = (name: string): boolean =>
    name.startsWith(".") || isInside(config.folders.state, join(folder, name));
  const others = readdirSync(folder).filter((name) => !isOurs(name));
  if (others.length === 0 || served.some((path) => existsSync(path) && isInside(path, folder)))
    return;
  const parts = "calendars, reminders, contacts, mail, notes or files";
  throw new AssistantError("no_home", `${folder} holds no ${parts}, so it is no home.`, {
    hint: `Name the folder that holds them, or make a sample in another: sotto sample --home DIR`,
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
    language: openLanguage(),
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
