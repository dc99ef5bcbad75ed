import type { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { MacTools } from "../mac-part.ts";
import { MAC_SERVICES, type MacService } from "../access/mac-service.ts";

type Call = { readonly script: string; readonly input?: JsonObject; readonly timeoutMs?: number };

/** The scripts of one app, which is opened in the background where it isn't running. */
export type AppScripts = {
  /** Changes nothing, so it is asked again once the app has opened. */
  readonly read: <Value>(call: Call, answer: z.ZodType<Value>) => Promise<Value>;
  /** Run once: the app is opened before, and nothing is tried again. */
  readonly write: <Value>(call: Call, answer: z.ZodType<Value>) => Promise<Value>;
};

const OPEN_MS = 15_000;

export function appScripts(tools: MacTools, service: MacService): AppScripts {
  const open = (): Promise<void> => openHidden(tools, MAC_SERVICES[service].app);
  return {
    read: async (call, answer) => {
      try {
        return await tools.scripts.run({ ...call, service }, answer);
      } catch (error) {
        if (!(error instanceof HostFailure) || error.failure !== "not_running") throw error;
        await open();
        return tools.scripts.run({ ...call, service }, answer);
      }
    },
    write: async (call, answer) => {
      await open();
      return tools.scripts.run({ ...call, service }, answer);
    },
  };
}

/** Opens an app behind all others and without its windows; one that is open stays as it is. */
async function openHidden({ programs, runProcess }: MacTools, app: string): Promise<void> {
  const args = ["-g", "-j", "-a", app];
  const end = await runProcess({ file: programs.open, args, timeoutMs: OPEN_MS });
  if (end.kind === "exit" && end.code === 0) return;
  if (end.kind === "exit") throw new HostFailure("unavailable", `${app} isn't on this Mac.`);
  throw new HostFailure("timeout", `${app} took too long to open.`);
}
