import { release } from "node:os";
import type { Config } from "../config/config.ts";
import { AssistantError, UsageError } from "../errors.ts";
import { macTools } from "../host/macos/create-macos-host.ts";
import type { HostApp } from "../host/macos/access/host-app.ts";
import { macPrograms } from "../host/macos/mac-programs.ts";
import type { MacPermission } from "../host/macos/access/permissions.ts";
import { macPermissions, PANES } from "../host/macos/access/permissions.ts";
import { type RunProcess, runProcess } from "../host/macos/script/run-process.ts";
import type { DoctorRow } from "../types/doctor.ts";
import { clockOf } from "../config/clock-of.ts";
import { processEnvironment } from "../config/environment.ts";
import type { Language } from "../language/language.ts";
import { macOptions } from "../host/macos/mac-options.ts";
import { microphoneModeRows } from "./microphone-mode.ts";

const OPEN_MS = 10_000;
const SYSCTL_MS = 5_000;

/** What a Mac lets us use, and what to click where it doesn't. Asks nobody for anything. */
export async function macRows(
  config: Config,
  { platform, language }: { readonly platform: NodeJS.Platform; readonly language: Language },
): Promise<readonly DoctorRow[]> {
  if (platform !== "darwin" && config.host !== "macos") return [];
  try {
    const around = { clock: clockOf(config), environment: processEnvironment(), language };
    const tools = macTools(macOptions(config, { ...around, notice: () => undefined }));
    const permissions = await macPermissions(tools);
    const shown =
      config.host === "macos"
        ? permissions
        : permissions.filter(({ name }) => name === "microphone");
    const processor = platform === "darwin" ? [await processorHere(tools.runProcess)] : [];
    const rows = shown.map((one) => permissionRow(one, tools.app));
    return [appRow(tools.app), ...processor, ...rows, ...(await microphoneModeRows(tools))];
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    const sentence = `What this Mac allows can't be told: ${error.message}`;
    return [{ name: "mac", status: "missing", sentence, next: error.hint }];
  }
}

/** Every grant is given to this app. */
function appRow({ name, asks }: HostApp): DoctorRow {
  const sentence = `macOS gives access to ${name}, in which sotto runs`;
  if (asks === "yes") return { name: "mac", status: "ok", sentence: `${sentence}.` };
  const next = "Start sotto in Terminal, which macOS asks for.";
  if (asks === "no") {
    return {
      name: "mac",
      status: "missing",
      sentence: `${sentence}, and never asks for it.`,
      next,
    };
  }
  return { name: "mac", status: "warn", sentence: `${sentence}; it may never ask for it.`, next };
}

/** Darwin 23 is macOS 14. */
const OLDEST_DARWIN = 23;

type Processor = {
  readonly arch: string;
  /** As `os.release()` says it. */
  readonly darwin: string;
  /** Whether this Node is one for Intel on Apple silicon. */
  readonly isTranslated: boolean;
};

/** What models run on, and whether this Mac is new enough. */
export function processorRow({ arch, darwin, isTranslated }: Processor): DoctorRow {
  const name = "processor";
  if (Number.parseInt(darwin, 10) < OLDEST_DARWIN) {
    const sentence = "This Mac has a macOS older than macOS 14, which is the oldest that serves.";
    return {
      name,
      status: "missing",
      sentence,
      next: "System Settings, General, Software Update.",
    };
  }
  if (arch === "arm64") {
    return { name, status: "ok", sentence: "Models run on Apple silicon, by Metal." };
  }
  if (isTranslated) {
    const sentence =
      "This Node is one for Intel and runs under Rosetta, though this Mac has Apple silicon.";
    return {
      name,
      status: "missing",
      sentence,
      next: "Install Node for Apple silicon: brew install node",
    };
  }
  const sentence = "This Mac has no Apple silicon, so models run on its processor alone.";
  return { name, status: "warn", sentence, next: "Choose a small model: sotto models list" };
}

async function processorHere(run: RunProcess): Promise<DoctorRow> {
  const { arch } = process;
  if (arch === "arm64") return processorRow({ arch, darwin: release(), isTranslated: false });
  const args = ["-n", "sysctl.proc_translated"];
  const end = await run({ file: "/usr/sbin/sysctl", args, timeoutMs: SYSCTL_MS });
  const isTranslated = end.kind === "exit" && end.output.trim() === "1";
  return processorRow({ arch, darwin: release(), isTranslated });
}

/** One service in one row, with what to click. */
export function permissionRow(permission: MacPermission, { name: app }: HostApp): DoctorRow {
  const { name, what, state, pane } = permission;
  const open = `In System Settings, ${pane}, switch ${app} on: sotto doctor --open ${name}`;
  switch (state) {
    case "granted":
      return { name, status: "ok", sentence: `${app} may use ${what}.` };
    case "not_asked": {
      const next = "Ask sotto for something in it, and allow access on the screen.";
      return {
        name,
        status: "warn",
        sentence: `${app} hasn't been asked about ${what} yet.`,
        next,
      };
    }
    case "cannot_ask": {
      const sentence = `${app} can't ask for ${what}: macOS shows no question for it.`;
      return { name, status: "missing", sentence, next: "Start sotto in Terminal instead." };
    }
    case "write_only":
      return {
        name,
        status: "missing",
        sentence: `${app} may add to ${what}, not read.`,
        next: open,
      };
    case "restricted": {
      const sentence = `This Mac is managed, and doesn't let ${app} use ${what}.`;
      return { name, status: "missing", sentence, next: "Ask whoever manages it." };
    }
    case "denied":
      return { name, status: "missing", sentence: `${app} may not use ${what}.`, next: open };
    case "not_running": {
      const sentence = `Whether ${app} may use ${what} is only told while it is open.`;
      return { name, status: "warn", sentence, next: `Open ${what}, then: sotto doctor` };
    }
    case "unknown": {
      const sentence = `This Mac doesn't tell whether ${app} may use ${what}.`;
      return { name, status: "warn", sentence, next: open };
    }
  }
}

/** Opens the settings pane of a service, because somebody asked for it. */
export async function openPane(name: string): Promise<string> {
  const url = Object.hasOwn(PANES, name) ? PANES[name] : undefined;
  if (url === undefined) {
    throw new UsageError(`There are no settings called "${name}".`, {
      hint: `One of: ${Object.keys(PANES).join(", ")}`,
    });
  }
  const end = await runProcess({ file: macPrograms().open, args: [url], timeoutMs: OPEN_MS });
  if (end.kind === "exit" && end.code === 0) return "System Settings is open at the right place.";
  throw new AssistantError("no_settings", "The settings can't be opened from here.", {
    hint: "Only a Mac has them; open System Settings, Privacy & Security there.",
  });
}
