import { spawn } from "node:child_process";
import { sampleRateHz } from "./audio-in.ts";
import type { Recorder } from "./recorder.ts";

/** A program that writes raw 16 kHz mono int16 to its standard output until it is stopped. */
export function spawnedRecorder(program: string, args: readonly string[]): Recorder {
  return {
    name: program,
    start: async (queue) => {
      const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
      const stop = (): void => {
        process.removeListener("exit", stop);
        child.kill("SIGKILL");
      };
      process.once("exit", stop); // an interrupted program leaves no child behind
      child.stdout.on("data", (bytes: Buffer) => queue.pushBytes(bytes));
      child.on("error", (error) => queue.fail(error));
      child.on("close", (code) => queue.fail(new Error(`${program} ended with ${code}`)));
      return stop;
    },
  };
}

const rate = String(sampleRateHz);
const soxArgs = `-q -t raw -r ${rate} -c 1 -b 16 -e signed-integer -L -`.split(" ");
const alsaArgs = `-q -t raw -f S16_LE -r ${rate} -c 1`.split(" ");

/** The recorders people have, the one that belongs to the system first. */
export function recorderPrograms(platform: NodeJS.Platform): readonly Recorder[] {
  const sox = spawnedRecorder("rec", soxArgs);
  if (platform === "darwin") return [sox, ffmpeg("-f avfoundation -i :default")];
  return [spawnedRecorder("arecord", alsaArgs), sox, ffmpeg("-f pulse -i default")];
}

function ffmpeg(input: string): Recorder {
  const args = `-hide_banner -loglevel error -nostdin ${input} -ac 1 -ar ${rate} -f s16le -`;
  return spawnedRecorder("ffmpeg", args.split(" "));
}
