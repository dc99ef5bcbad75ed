import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { runProgram } from "../programs/run-program.ts";

/** Plays one track at a time. */
export type Player = {
  /** Whether sound comes out: a silent one only keeps the state. */
  readonly isAudible: boolean;
  readonly play: (file: string, onEnd: () => void) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
};

const TIMEOUT_MS = 3_000;

/** mpv, where it is installed and the machine has a sound card; nothing otherwise. */
export async function systemPlayer(): Promise<Player | undefined> {
  if (!(await hasSoundCard())) return undefined;
  const version = await runProgram({ file: "mpv", args: ["--version"], timeoutMs: TIMEOUT_MS });
  return version.kind === "exit" && version.code === 0 ? programPlayer("mpv") : undefined;
}

async function hasSoundCard(): Promise<boolean> {
  try {
    return /^\s*\d+ \[/m.test(await readFile("/proc/asound/cards", "utf8"));
  } catch {
    // No ALSA: not Linux, or a machine without sound.
    return false;
  }
}

/** A player that runs a program for each track and stops it where it is for a pause. */
export function programPlayer(program: string): Player {
  let playing: ChildProcess | undefined;
  const stop = (): void => {
    const before = playing;
    playing = undefined;
    before?.kill("SIGKILL");
  };
  return {
    isAudible: true,
    play: (file, onEnd) => {
      stop();
      const child = spawn(program, ["--no-video", "--really-quiet", "--", file], {
        stdio: "ignore",
      });
      playing = child;
      const end = (): void => {
        if (playing !== child) return;
        playing = undefined;
        onEnd();
      };
      child.once("error", end);
      child.once("exit", end);
    },
    pause: () => void playing?.kill("SIGSTOP"),
    resume: () => void playing?.kill("SIGCONT"),
    stop,
  };
}

/** Keeps the state of a player for a machine that can't play. */
export const SILENT_PLAYER: Player = {
  isAudible: false,
  play: () => {},
  pause: () => {},
  resume: () => {},
  stop: () => {},
};
