import { clockOf } from "../config/clock-of.ts";
import type { Config } from "../config/config.ts";
import { processEnvironment } from "../config/environment.ts";
import { HostFailure } from "../errors.ts";
import { microphoneModes } from "../host/macos/access/microphone-mode.ts";
import { macTools } from "../host/macos/create-macos-host.ts";
import { macOptions } from "../host/macos/mac-options.ts";
import type { MacTools } from "../host/macos/mac-part.ts";
import { hasScripting, macPrograms } from "../host/macos/mac-programs.ts";
import type { Language } from "../language/language.ts";
import type { DoctorRow } from "../types/doctor.ts";

/** A row where the microphone's mode spoils hearing; nothing otherwise, and where this Mac doesn't tell. */
export async function microphoneModeRows(tools: MacTools): Promise<readonly DoctorRow[]> {
  try {
    const { chosen, active } = await microphoneModes(tools);
    if (chosen !== "voice isolation" && active !== "voice isolation") return [];
    const app = tools.app.name;
    const sentence = `Voice Isolation is on for ${app}: I may hear my own voice, or not hear you while I speak.`;
    const next = `While I listen, click the microphone in the menu bar and choose Standard for ${app}.`;
    return [{ name: "mic mode", status: "warn", sentence, next }];
  } catch (error) {
    if (error instanceof HostFailure) return [];
    throw error;
  }
}

/** What about this Mac's microphone spoils hearing, in two sentences; nothing on any other machine. */
export async function microphoneFlaw(
  config: Config,
  language: Language,
): Promise<string | undefined> {
  const environment = processEnvironment();
  if (!hasScripting(macPrograms(environment["SOTTO_MAC_PROGRAMS"]))) return undefined;
  const around = { clock: clockOf(config), environment, language, notice: () => undefined };
  const [row] = await microphoneModeRows(macTools(macOptions(config, around)));
  return row && `${row.sentence} ${row.next}`;
}
