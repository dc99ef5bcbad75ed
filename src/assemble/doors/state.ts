import type { Config } from "../../config/config.ts";
import { forget } from "../../store/forget.ts";
import { holdInstance } from "../../store/instance-lock.ts";
import { clearMemory } from "../../store/memory-file.ts";
import type { Forgotten } from "../../types/journal.ts";
import { instanceFile } from "../open/state-files.ts";

/** Fails with one sentence while another assistant talks over the same state folder. */
export function holdState(config: Config): Disposable {
  return holdInstance(instanceFile(config));
}

export function forgetAlone(config: Config): readonly Forgotten[] {
  using _alone = holdState(config);
  return forget(config.folders.state);
}

export function clearMemoryAlone(config: Config, session: string): boolean {
  using _alone = holdState(config);
  return clearMemory(config.folders.state, session);
}
