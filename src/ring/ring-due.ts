import { holdState } from "../assemble/doors/state.ts";
import { openHost } from "../assemble/open/open-host.ts";
import { openLanguage } from "../assemble/open/open-language.ts";
import type { Config } from "../config/config.ts";
import { watchDue } from "../effects/due-watch.ts";
import { AssistantError } from "../errors.ts";
import { dueFiles } from "../store/due-files.ts";
import { soundAloud } from "./sound-aloud.ts";

/**
 * So often is tried to ring what can't be heard or seen, ten minutes at the system's pace; then it waits for the next
 * conversation, which tells that it was missed.
 */
const MOST_TRIES = 20;

/**
 * Rings what is due where no conversation runs that would; gives what was heard or seen. What wasn't, because nothing
 * makes a sound or this process is killed, is rung by the next.
 */
export async function ringDue(config: Config): Promise<readonly string[]> {
  if (isServed(config)) return [];
  await using host = await openHost(config, { notice: () => undefined, resumes: false });
  const { say } = await openLanguage(config);
  const files = dueFiles(config.folders.state);
  const look = watchDue(host, { ...files, say, mostTries: MOST_TRIES });
  const heard: string[] = [];
  await look(async (label) => {
    const isHeard = await soundAloud(config, label);
    if (isHeard) heard.push(label);
    return isHeard;
  });
  return heard;
}

/** Whether a conversation runs, which rings by itself. It is held for a moment only: one may be about to start. */
function isServed(config: Config): boolean {
  try {
    using _alone = holdState(config);
    return false;
  } catch (error) {
    if (error instanceof AssistantError && error.code === "already_running") return true;
    throw error;
  }
}
