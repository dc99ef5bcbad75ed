import { statfs } from "node:fs/promises";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import { orFail } from "../../../store/fs-failure.ts";
import type { EmbeddedPart } from "../../embedded/part.ts";
import type { AudioHost, StatusHost } from "../../machine.ts";
import type { MacTools } from "../mac-part.ts";

export type MacStatusOptions = {
  readonly tools: MacTools;
  /** A folder on the disk whose space is told. */
  readonly folder: string;
  readonly audio: AudioHost;
};

const PROGRAM_MS = 5_000;

/** Battery, volume, disk, app in front and system; what the Mac doesn't tell is left out. */
export function createMacStatus(options: MacStatusOptions): EmbeddedPart<StatusHost> {
  const { tools, folder, audio } = options;
  return {
    host: {
      read: () =>
        orFail("the state of the Mac", async () => {
          const [disk, power, system, volume, frontApp] = await Promise.all([
            statfs(folder),
            outputOf(tools, { program: "pmset", args: ["-g", "batt"] }),
            outputOf(tools, { program: "swVers", args: [] }),
            audio.volume(),
            frontAppOf(tools),
          ]);
          return {
            ...batteryIn(power),
            volume,
            diskFreeBytes: disk.bavail * disk.bsize,
            diskTotalBytes: disk.blocks * disk.bsize,
            ...(frontApp === undefined ? {} : { frontApp }),
            system: systemIn(system),
          };
        }),
    },
    undo: {},
  };
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

/** The app in front; the rest is told where the Mac doesn't say. */
async function frontAppOf({ scripts }: MacTools): Promise<string | undefined> {
  try {
    const call = { script: "system-front-app", service: "system", timeoutMs: PROGRAM_MS } as const;
    return (await scripts.run(call, front)).name ?? undefined;
  } catch (error) {
    if (error instanceof HostFailure) return undefined;
    throw error;
  }
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
