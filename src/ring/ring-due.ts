import { join } from "node:path";
import { holdState } from "../assemble/doors/state.ts";
import { openHost } from "../assemble/open/open-host.ts";
import { openLanguage } from "../assemble/open/open-language.ts";
import type { Config } from "../config/config.ts";
import { watchDue } from "../effects/due-watch.ts";
import { AssistantError } from "../errors.ts";
import { runProgram } from "../host/embedded/programs/run-program.ts";
import { earconSound } from "../speak/engines/earcons.ts";
import { enginesHere } from "../speak/engines/engines-here.ts";
import { playerHere } from "../speak/engines/players.ts";
import { announcedFile } from "../store/announced-file.ts";

const SOUND_MS = 20_000;
const NOTIFY_MS = 5_000;

/**
 * Rings what is due, each once, where no conversation runs that would; gives what it rang. Nothing is taken off before
 * that is known.
 */
export async function ringDue(config: Config): Promise<readonly string[]> {
  const due = await takeDue(config);
  for (const label of due) {
    await notify(label);
    await sound(config, label);
  }
  return due;
}

async function takeDue(config: Config): Promise<readonly string[]> {
  if (isServed(config)) return [];
  await using host = await openHost(config, { notice: () => undefined, resumes: false });
  const { say } = await openLanguage(config);
  const announced = announcedFile(join(config.folders.state, "announced.json"));
  return watchDue(host, { announced, say })();
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

/** A bell, then the words; where neither can be heard the notification is all there is. */
async function sound({ voice }: Config, label: string): Promise<void> {
  const player = playerHere();
  const signal = AbortSignal.timeout(SOUND_MS);
  await player.play(earconSound("timer"), signal).catch(() => undefined);
  for (const engine of enginesHere(voice, player)) {
    try {
      const said = await engine.prepare(label, signal);
      return await said.play(signal);
    } catch {
      // The next one may do.
    }
  }
}

/** On a desktop of Linux; a Mac shows those of scripts as somebody else's, or drops them. */
async function notify(label: string): Promise<void> {
  if (process.platform !== "linux") return;
  const args = ["--app-name=sotto", "--urgency=critical", "--", "sotto", label];
  await runProgram({ file: "notify-send", args, timeoutMs: NOTIFY_MS });
}
