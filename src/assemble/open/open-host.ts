import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { mustServe, namedPaths, pathsOf } from "../../config/check/named-paths.ts";
import type { Config } from "../../config/config.ts";
import { clockOf } from "../../config/clock-of.ts";
import { processEnvironment } from "../../config/environment.ts";
import { AssistantError } from "../../errors.ts";
import { createEmbeddedHost, foldersOfHome } from "../../host/embedded/create-embedded-host.ts";
import { foldersOf } from "../../host/embedded/folders-of.ts";
import { listWrites, sweepLeftovers } from "../../store/leftovers.ts";
import { ringMark } from "../../store/ring-mark.ts";
import type { AssistantOptions } from "../../terminal/application.ts";
import { isInside } from "../../doctor/is-inside.ts";
import type { Host } from "../../host/host.ts";
import type { Outgoing } from "../../types/outgoing.ts";
import { openLanguage } from "./open-language.ts";
import { within } from "../../host/within.ts";

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
  return { ...host, hours: config.hours, ringsAlone: existsSync(ringMark(config.folders.state)) };
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
    const { macOptions } = await import("../../host/macos/mac-options.ts");
    const around = {
      clock: clockOf(config),
      language: await openLanguage(config),
      environment: processEnvironment(),
      notice,
    };
    return createMacosHost({ ...macOptions(config, around), tell, resumes });
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
  const env = processEnvironment();
  return createEmbeddedHost({
    folders: foldersOf(config),
    clock,
    language: await openLanguage(config),
    ...(config.outbox === "now" ? { outboxHoldMs: 0 } : {}),
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
