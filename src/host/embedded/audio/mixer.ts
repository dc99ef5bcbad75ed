import { HostFailure } from "../../../errors.ts";
import type { Volume } from "../../machine.ts";
import { type ProgramEnd, runProgram } from "../programs/run-program.ts";

/** Something that has a volume. */
export type Mixer = {
  readonly read: () => Promise<Volume>;
  readonly write: (volume: Volume) => Promise<void>;
};

const TIMEOUT_MS = 3_000;
const SINK = "@DEFAULT_SINK@";

/** The machine's own mixer: PulseAudio's or PipeWire's, else ALSA's; nothing where neither answers. */
export async function systemMixer(): Promise<Mixer | undefined> {
  for (const mixer of [pulse, alsa]) {
    const isThere = await mixer.read().then(
      () => true,
      () => false,
    );
    if (isThere) return mixer;
  }
  return undefined;
}

const pulse: Mixer = {
  read: async () => ({
    level: percentIn(await run("pactl", ["get-sink-volume", SINK])),
    muted: /yes/i.test(await run("pactl", ["get-sink-mute", SINK])),
  }),
  write: async ({ level, muted }) => {
    await run("pactl", ["set-sink-volume", SINK, `${level}%`]);
    await run("pactl", ["set-sink-mute", SINK, muted ? "1" : "0"]);
  },
};

const alsa: Mixer = {
  read: async () => {
    const said = await run("amixer", ["-M", "get", "Master"]);
    return { level: percentIn(said), muted: /\[off\]/.test(said) };
  },
  write: async ({ level, muted }) => {
    await run("amixer", ["-M", "set", "Master", `${level}%`, muted ? "mute" : "unmute"]);
  },
};

function percentIn(said: string): number {
  const percent = /(\d+)%/.exec(said)?.[1];
  if (percent === undefined) throw new HostFailure("unavailable", "The mixer tells no volume.");
  return Math.min(100, Number(percent));
}

async function run(file: string, args: readonly string[]): Promise<string> {
  // Numbers and marks are looked for, which no language changes.
  const end: ProgramEnd = await runProgram({ file, args, timeoutMs: TIMEOUT_MS });
  if (end.kind === "exit" && end.code === 0) return end.output;
  throw new HostFailure("unavailable", `The volume can't be reached through ${file}.`);
}
