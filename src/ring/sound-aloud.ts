import type { Config } from "../config/config.ts";
import { runProgram } from "../host/embedded/programs/run-program.ts";
import { earconSound } from "../speak/engines/earcons.ts";
import { enginesHere } from "../speak/engines/engines-here.ts";
import { playerHere } from "../speak/engines/players.ts";

const SOUND_MS = 20_000;
const NOTIFY_MS = 5_000;

/** Shows a notification, rings a bell and says the words; whether one of the three went well. */
export async function soundAloud({ voice }: Config, label: string): Promise<boolean> {
  const isShown = await notify(label);
  const player = playerHere();
  const signal = AbortSignal.timeout(SOUND_MS);
  const isRung = await wentWell(() => player.play(earconSound("timer"), signal), signal);
  for (const engine of enginesHere(voice, player)) {
    const say = async (): Promise<void> => (await engine.prepare(label, signal)).play(signal);
    if (await wentWell(say, signal)) return true;
  }
  return isShown || isRung;
}

/** What the time cut off resolves as well, and wasn't heard to its end. */
async function wentWell(sound: () => Promise<void>, signal: AbortSignal): Promise<boolean> {
  try {
    await sound();
    return !signal.aborted;
  } catch {
    return false; // the next one may do
  }
}

/** On a desktop of Linux; a Mac shows those of scripts as somebody else's, or drops them. */
async function notify(label: string): Promise<boolean> {
  if (process.platform !== "linux") return false;
  const args = ["--app-name=sotto", "--urgency=critical", "--", "sotto", label];
  const end = await runProgram({ file: "notify-send", args, timeoutMs: NOTIFY_MS });
  return end.kind === "exit" && end.code === 0;
}
