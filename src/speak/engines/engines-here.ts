import { commandEngine } from "./command-engine.ts";
import { madeEngine } from "./made-engine.ts";
import type { Player, SpeechEngine } from "./voice.ts";

export type VoiceChoice = {
  /** As the system's synthesizer names it. */
  readonly name?: string | undefined;
  readonly wordsPerMinute?: number | undefined;
};

/** The system's own speech program; "" where there is none. */
export function speechProgram(platform: NodeJS.Platform = process.platform): string {
  if (platform === "darwin") return "say";
  return platform === "linux" ? "espeak-ng" : "";
}

/** What speaks here, the best first: sound of our own to play, then the program that plays by itself. */
export function enginesHere(
  { name, wordsPerMinute }: VoiceChoice,
  player: Player,
  platform: NodeJS.Platform = process.platform,
): readonly SpeechEngine[] {
  const program = speechProgram(platform);
  if (program === "") return [];
  const voice = name === undefined ? [] : ["-v", name];
  const isSay = program === "say";
  const rateFlag = isSay ? "-r" : "-s";
  const rate = wordsPerMinute === undefined ? [] : [rateFlag, String(wordsPerMinute)];
  const input = isSay ? ["-f", "-"] : ["--stdin"];
  const output = (file: string): readonly string[] =>
    isSay ? ["-o", file, "--file-format=WAVE", "--data-format=LEI16@22050"] : ["--stdout"];
  const args = (file: string): readonly string[] => [...voice, ...rate, ...output(file), ...input];
  return [
    madeEngine({ program, args, writesFile: isSay, player }),
    commandEngine(program, [...voice, ...rate, ...input]),
  ];
}
