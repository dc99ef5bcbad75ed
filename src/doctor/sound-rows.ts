import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import type { Config } from "../config/config.ts";
import type { Environment } from "../config/environment.ts";
import { AssistantError, messageOf } from "../errors.ts";
import { captureDevices } from "../listen/capture/capture-device.ts";
import { chooseEngine } from "../listen/whisper/choose-engine.ts";
import { openMicrophone } from "../listen/capture/open-microphone.ts";
import { speechProgram } from "../speak/engines/engines-here.ts";
import type { DoctorRow } from "../types/doctor.ts";
import { engineMachine } from "../listen/whisper/engine-machine.ts";

/** A device that works gives sound well within this; a headset still asleep is told as silent. */
const MICROPHONE_WAIT_MS = 1_500;

export function whisperRow({ engine: setting }: Config["voice"]): DoctorRow {
  const name = "whisper";
  const machine = engineMachine();
  const { engine, notice } = chooseEngine(setting, machine);
  if (engine === "whisper.node" && machine.hasAddon) {
    const sentence = "Speech is heard by whisper.node.";
    if (notice === undefined) return { name, status: "ok", sentence };
    return {
      name,
      status: "warn",
      sentence: notice,
      next: "Install g++ and make, then: npm start",
    };
  }
  if (engine === "whisper.cpp" && machine.isBuilt) {
    return { name, status: "ok", sentence: "Whisper is built." };
  }
  if (engine === "whisper.node") {
    const sentence = "The package whisper.node isn't installed, so speech can't be heard.";
    const next = "Use the other engine: sotto config set voice.engine whisper.cpp";
    return { name, status: "missing", sentence, next };
  }
  return {
    name,
    status: "missing",
    sentence: "Whisper isn't built, so speech can't be heard.",
    next: "Install a C++ compiler and make, then start with: npm start",
  };
}

/** Opens a microphone for its first moment and lets it go; keeps nothing. On a Mac it isn't opened, for that asks. */
export async function microphoneRow(platform: NodeJS.Platform): Promise<DoctorRow> {
  const name = "microphone";
  if (platform === "darwin") {
    const sentence = "The microphone wasn't tried, since macOS would ask you to allow it.";
    return { name, status: "warn", sentence, next: "Talk to it: sotto" };
  }
  const stop = new AbortController();
  try {
    await openMicrophone({ signal: stop.signal, waitMs: MICROPHONE_WAIT_MS });
    return { name, status: "ok", sentence: `A microphone gives sound.${listed(captureDevices())}` };
  } catch (error) {
    const next = error instanceof AssistantError ? error.hint : undefined;
    const sentence = `${messageOf(error)}${listed(captureDevices())}`;
    return { name, status: "missing", sentence, next };
  } finally {
    stop.abort();
  }
}

function listed(devices: readonly string[]): string {
  return devices.length === 0 ? "" : ` This machine has: ${devices.join("; ")}.`;
}

type Speaking = {
  readonly voice: Config["voice"];
  readonly env: Environment;
  readonly platform: NodeJS.Platform;
  /** Whether a conversation would have a voice here. */
  readonly hasVoice: (voice: Config["voice"]) => Promise<boolean>;
};

/** Tries what a conversation speaks by; nothing is heard of it. */
export async function voiceRow({ voice, env, platform, hasVoice }: Speaking): Promise<DoctorRow> {
  const name = "voice";
  const program = speechProgram(platform);
  if (program !== "" && (await hasVoice(voice)))
    return { name, status: "ok", sentence: `Answers are spoken by ${program}.` };
  const isThere = program !== "" && isOnPath(program, env);
  const why = isThere ? `${program} makes no sound here` : "There is no voice on this machine";
  return {
    name,
    status: voice.speak === false ? "ok" : "missing",
    sentence: `${why}, so answers are text only.`,
    ...(program === "" ? {} : { next: nextFor(program, { voice, isThere }) }),
  };
}

function nextFor(
  program: string,
  { voice, isThere }: { readonly voice: Config["voice"]; readonly isThere: boolean },
): string {
  if (!isThere) return `Install ${program}.`;
  if (voice.name === undefined)
    return "Connect a loudspeaker or headphones, or see whether the sound is on.";
  return `See whether there is a sound device, and a voice “${voice.name}”: sotto config set voice.name null`;
}

function isOnPath(program: string, env: Environment): boolean {
  return (env["PATH"] ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false; // not in this one
    }
  });
}
