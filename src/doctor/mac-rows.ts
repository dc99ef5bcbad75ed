import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { programFolder } from "../config/folders.ts";
import { AssistantError, UsageError } from "../errors.ts";
import { macTools } from "../host/macos/create-macos-host.ts";
import type { HostApp } from "../host/macos/access/host-app.ts";
import { macPrograms } from "../host/macos/mac-programs.ts";
import type { MacPermission } from "../host/macos/access/permissions.ts";
import { macPermissions, PANES } from "../host/macos/access/permissions.ts";
import { runProcess } from "../host/macos/script/run-process.ts";
import type { DoctorRow } from "../types/doctor.ts";
import { clockOf } from "../config/clock-of.ts";
import { processEnvironment } from "../config/environment.ts";
import type { Language } from "../language/language.ts";
import { macOptions } from "../host/macos/mac-options.ts";

const METAL = "node_modules/@node-llama-cpp/mac-arm64-metal";
const OPEN_MS = 10_000;

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
    return [appRow(tools.app), metalRow(), ...shown.map((one) => permissionRow(one, tools.app))];
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

function metalRow(arch: string = process.arch): DoctorRow {
  const name = "metal";
  if (arch !== "arm64") {
    const sentence = "This Mac has no Apple silicon, so models run on its processor alone.";
    return { name, status: "warn", sentence, next: "Choose a small model: sotto models list" };
  }
  if (existsSync(join(programFolder, METAL))) {
    return { name, status: "ok", sentence: "Models run on Metal." };
  }
  const sentence = "The model engine's build for Metal isn't installed.";
  return { name, status: "missing", sentence, next: "Install it: npm ci" };
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
