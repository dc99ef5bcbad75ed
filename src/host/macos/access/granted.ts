import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { durableFolder, durableWrite } from "../../../store/durable-write.ts";
import type { MacService } from "./mac-service.ts";

const FILE = "mac-granted.json";
const kept = z.array(z.string());

/** Which services have answered, in this run or an earlier one: only those are asked without a tool of theirs. */
export type Granted = {
  readonly has: (service: MacService) => boolean;
  /** It has answered, or has said that it may not. */
  readonly note: (service: MacService, isGranted: boolean) => Promise<void>;
};

export function openGranted(state: string): Granted {
  const file = join(state, FILE);
  const services = new Set<string>(readKept(file));
  return {
    has: (service) => services.has(service),
    async note(service, isGranted) {
      if (services.has(service) === isGranted) return;
      if (isGranted) services.add(service);
      else services.delete(service);
      await durableFolder(state);
      await durableWrite(file, JSON.stringify([...services]));
    },
  };
}

/** A damaged file says nothing: what it said is learnt anew. */
function readKept(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  try {
    return kept.safeParse(JSON.parse(readFileSync(file, "utf8"))).data ?? [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
