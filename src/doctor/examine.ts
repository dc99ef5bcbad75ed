import { existsSync } from "node:fs";
import type { Config } from "../config/config.ts";
import type { Environment } from "../config/environment.ts";
import { processEnvironment } from "../config/environment.ts";
import type { Language } from "../language/language.ts";
import type { DoctorOptions, DoctorReport, DoctorRow } from "../types/doctor.ts";
import { tryVoice } from "../speak/engines/try-voice.ts";
import { homeRows } from "./home-rows.ts";
import { macRows } from "./mac-rows.ts";
import { diskRows, nodeRow, stateRow } from "./machine-rows.ts";
import { modelRows } from "./model-rows.ts";
import { outgoingRows } from "./outgoing-rows.ts";
import { placesOf } from "./places.ts";
import { proposalRows } from "./proposal-rows.ts";
import { nativeRows } from "./native-rows.ts";
import { microphoneRow, voiceRow, whisperRow } from "./sound-rows.ts";

type Examined = {
  readonly config: Config;
  readonly language: Language;
  /** Why the settings file couldn't be read, when the defaults serve. */
  readonly broken?: DoctorOptions["broken"];
  /** Whether the way out for mail is tried, as far as the sign-in. */
  readonly connects?: boolean;
  readonly env?: Environment;
  readonly platform?: NodeJS.Platform;
  readonly hasVoice?: typeof tryVoice;
};

/**
 * What is here, what is missing and what to do about it. Changes nothing of the user's, asks for
 * no permission and reaches no other machine unless it is told to connect.
 */
export async function examine({
  config,
  language,
  broken,
  connects = false,
  env = processEnvironment(),
  platform = process.platform,
  hasVoice = tryVoice,
}: Examined): Promise<DoctorReport> {
  const places = placesOf(env, platform);
  const mac = await macRows(config, { platform, language });
  const isHeard = mac.some(({ name }) => name === "microphone");
  return [
    nodeRow(),
    ...nativeRows(),
    ...mac,
    settingsRow(config, broken),
    stateRow(config),
    ...(await diskRows(config)),
    ...(await modelRows(config)),
    whisperRow(config.voice),
    ...(isHeard ? [] : [await microphoneRow(platform)]),
    await voiceRow({ voice: config.voice, env, platform, hasVoice }),
    ...(await homeRows(config, language)),
    ...(await outgoingRows(config, { connects, language })),
    ...proposalRows(config, places),
  ];
}

function settingsRow({ settingsFile }: Config, broken: DoctorOptions["broken"]): DoctorRow {
  const name = "settings";
  if (broken) {
    return { name, status: "missing", sentence: broken.message, next: broken.hint };
  }
  const sentence = existsSync(settingsFile)
    ? `The settings file ${settingsFile} is valid.`
    : `There is no settings file ${settingsFile}, so the defaults serve.`;
  return { name, status: "ok", sentence };
}
