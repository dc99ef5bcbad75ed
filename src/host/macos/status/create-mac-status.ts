import { z } from "zod";
import type { EmbeddedPart } from "../../embedded/parts/part.ts";
import { diskOf } from "../../embedded/status/disk-of.ts";
import { readParts } from "../../embedded/status/read-parts.ts";
import type { AudioHost, Status, StatusHost } from "../../machine.ts";
import type { MacTools } from "../mac-part.ts";

export type MacStatusOptions = {
  readonly tools: MacTools;
  /** The first that is there lies on the disk whose space is told. */
  readonly folders: readonly string[];
  readonly audio: AudioHost;
};

const PROGRAM_MS = 5_000;

/** Battery, volume, disk, app in front and system; what the Mac doesn't tell is left out. */
export function createMacStatus(options: MacStatusOptions): EmbeddedPart<StatusHost> {
  const { tools, folders, audio } = options;
  const readers = {
    battery: async () =>
      batteryIn(await outputOf(tools, { program: "pmset", args: ["-g", "batt"] })),
    volume: async () => ({ volume: await audio.volume() }),
    disk: async () => ({ disk: await diskOf(folders) }),
    app: () => frontAppOf(tools),
    version: async () => ({
      system: systemIn(await outputOf(tools, { program: "swVers", args: [] })),
    }),
  };
  const patienceMs = 2 * PROGRAM_MS;
  return { host: { read: (parts) => readParts({ readers, parts, patienceMs }) }, undo: {} };
}

type Asking = { readonly program: "pmset" | "swVers"; readonly args: readonly string[] };

async function outputOf(
  { programs, runProcess }: MacTools,
  { program, args }: Asking,
): Promise<string> {
  const end = await runProcess({ file: programs[program], args, timeoutMs: PROGRAM_MS });
  return end.kind === "exit" && end.code === 0 ? end.output : "";
}

const front = z.object({ name: z.string().nullable() });

async function frontAppOf({ scripts }: MacTools): Promise<Pick<Status, "frontApp">> {
  const call = { script: "system/front-app", service: "system", timeoutMs: PROGRAM_MS } as const;
  const { name } = await scripts.run(call, front);
  return name === null ? {} : { frontApp: name };
}

type Battery = { readonly batteryPercent?: number; readonly charging?: boolean };

/**
 * The Mac's own battery by `pmset -g batt`; nothing on a Mac without one. A mouse or a UPS has a
 * line too, so only the internal one counts.
 */
export function batteryIn(said: string): Battery {
  const line = said.split("\n").find((each) => /^\s*-InternalBattery/.test(each));
  const [, percent, state] = /(\d{1,3})%;\s*([^;]+)/.exec(line ?? "") ?? [];
  if (percent === undefined) return {};
  const isCharging = /^(?:charging|charged|finishing charge|AC attached)/i.test(state ?? "");
  return { batteryPercent: Number(percent), charging: isCharging };
}

/** `macOS 15.1` by `sw_vers`. */
function systemIn(said: string): string {
  const [, name = "macOS"] = /^ProductName:\s*(.+)$/m.exec(said) ?? [];
  const [, version = ""] = /^ProductVersion:\s*(.+)$/m.exec(said) ?? [];
  return `${name} ${version}`.trim();
}
