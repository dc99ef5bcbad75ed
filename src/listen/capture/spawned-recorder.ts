import { spawn } from "node:child_process";
import { sampleRateHz } from "./audio-in.ts";
import type { Recorder } from "./recorder.ts";

/** A program that writes raw 16 kHz mono int16 to its standard output until it is stopped. */
export function spawnedRecorder(program: string, args: readonly string[]): Recorder {
  return {
    name: program,
    start: async (queue) => {
      const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
      const stop = (): void => {
        process.removeListener("exit", stop);
        child.kill("SIGKILL");
      };
      process.once("exit", stop); // an interrupted program leaves no child behind
      child.stdout.on("data", (bytes: Buffer) => queue.pushBytes(bytes));
      child.on("error", (error) => queue.fail(error));
      let lastWords = "";
      child.stderr.setEncoding("utf8").on("data", (text: string) => {
        lastWords = (lastWords + text).slice(-mostLastWords);
      });
      child.on("close", (code) => queue.fail(new Error(endingOf({ program, code, lastWords }))));
      return stop;
    },
  };
}

/** Of what a program wrote to standard error, kept as the reason. */
const mostLastWords = 500;

function endingOf(end: {
  readonly program: string;
  readonly code: number | null;
  readonly lastWords: string;
}): string {
  const reason = end.lastWords.trim().split("\n").at(-1) ?? "";
  return `${end.program} ended with ${end.code}${reason === "" ? "" : ` (${reason})`}`;
}

const rate = String(sampleRateHz);
const soxArgs = `-q -t raw -r ${rate} -c 1 -b 16 -e signed-integer -L -`.split(" ");
const alsaArgs = `-q -t raw -f S16_LE -r ${rate} -c 1`.split(" ");

/** The recorders people have, the one that belongs to the system first; sox takes no device by name. */
export function recorderPrograms(platform: NodeJS.Platform, device?: string): readonly Recorder[] {
  const sox = device === undefined ? [spawnedRecorder("rec", soxArgs)] : [];
  if (platform === "darwin") return [...sox, ffmpeg(["avfoundation", `:${device ?? "default"}`])];
  const alsaDevice = device === undefined ? [] : ["-D", device];
  const alsa = spawnedRecorder("arecord", [...alsaArgs, ...alsaDevice]);
  return [alsa, ...sox, ffmpeg(["pulse", device ?? "default"])];
}

function ffmpeg([format, input]: readonly [format: string, input: string]): Recorder {
  const output = `-ac 1 -ar ${rate} -f s16le -`.split(" ");
  const quiet = "-hide_banner -loglevel error -nostdin".split(" ");
  return spawnedRecorder("ffmpeg", [...quiet, "-f", format, "-i", input, ...output]);
}
