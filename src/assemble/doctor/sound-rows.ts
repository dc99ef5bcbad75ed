import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Config } from "../../config/config.ts";
import type { Environment } from "../../config/environment.ts";
import { AssistantError, messageOf } from "../../errors.ts";
import { openMicrophone } from "../../listen/open-microphone.ts";
import { whisperProgram } from "../../listen/whisper-child.ts";
import { enginesHere } from "../../speak/create-voice.ts";
import type { DoctorRow } from "../../terminal/application.ts";

/** A device that works gives sound well within this; a headset still asleep is told as silent. */
const MICROPHONE_WAIT_MS = 1_500;

export function whisperRow(): DoctorRow {
  const name = "whisper";
  const program = builtWhisper();
  if (program) return { name, status: "ok", sentence: "Whisper is built." };
  return {
    name,
    status: "missing",
    sentence: "Whisper isn't built, so speech can't be heard.",
    next: "Install a C++ compiler and make, then start with: npm start",
  };
}

function builtWhisper(): boolean {
  try {
    return existsSync(whisperProgram());
  } catch {
    return false; // without its package there is no program either
  }
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
    return { name, status: "ok", sentence: "A microphone gives sound." };
  } catch (error) {
    const next = error instanceof AssistantError ? error.hint : undefined;
    return { name, status: "missing", sentence: messageOf(error), next };
  } finally {
    stop.abort();
  }
}

type Speaking = {
  readonly voice: Config["voice"];
  readonly env: Environment;
  readonly platform: NodeJS.Platform;
};

export function voiceRow({ voice, env, platform }: Speaking): DoctorRow {
  const name = "voice";
  const programs = enginesHere(voice, platform).map((engine) => engine.name);
  const program = programs.find((one) => isOnPath(one, env));
  if (program) return { name, status: "ok", sentence: `Answers are spoken by ${program}.` };
  return {
    name,
    status: voice.speak === false ? "ok" : "missing",
    sentence: "There is no voice on this machine, so answers are text only.",
    ...(programs.length > 0 ? { next: `Install ${programs.join(" or ")}.` } : {}),
  };
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
