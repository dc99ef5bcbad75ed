import { english } from "../../language/en/english.ts";
import { hear } from "../words/hear.ts";
import type { Vad } from "../../listen/vad/vad.ts";
import type { Stt } from "../../listen/whisper/stt.ts";
import type { SpeechEngine } from "../../speak/engines/voice.ts";
import { wordErrors } from "../words/word-errors.ts";
import { soundOf } from "./bench-speaker.ts";
import type { Clip } from "./clips.ts";
import { sourceOf } from "./text-from-nothing.ts";

type Spoken = Pick<Clip, "said" | "samples">;
export type SpokenSet = { readonly name: string; readonly clips: readonly Spoken[] };

export type WrongWords = {
  readonly name: string;
  readonly clips: number;
  readonly words: number;
  /** Wrong words without anything told to Whisper, and with the words of the user's own. */
  readonly untold: number;
  readonly told: number;
};

export type WordsBench = {
  readonly stt: Stt;
  readonly vad: Vad;
  readonly names: readonly string[];
  readonly signal: AbortSignal;
};

/** What telling Whisper the user's names, apps and titles changes, by the same steps a conversation takes. */
export async function wrongWords(
  sets: readonly SpokenSet[],
  bench: WordsBench,
): Promise<readonly WrongWords[]> {
  const rows: WrongWords[] = [];
  for (const { name, clips } of sets) {
    let [words, untold, told] = [0, 0, 0];
    for (const clip of clips) {
      words += wordErrors(clip.said, "").words;
      untold += await errorsIn(clip, { ...bench, names: [] });
      told += await errorsIn(clip, bench);
    }
    rows.push({ name, clips: clips.length, words, untold, told });
  }
  return rows;
}

async function errorsIn({ said, samples }: Spoken, bench: WordsBench): Promise<number> {
  const texts: string[] = [];
  bench.vad.reset();
  // What was no speech shows as words that are missing.
  for await (const { text } of hear(sourceOf(samples), {
    ...bench,
    spokenIn: english,
    emit: () => undefined,
  })) {
    texts.push(text);
  }
  return wordErrors(said, texts.join(" ")).errors;
}

const WORDINGS = [
  (title: string) => `cancel ${title}`,
  (title: string) => `when is ${title} this week`,
  (title: string) => `move ${title} to six`,
];

/** Requests that name events, by the machine's own voice; none where it has none. */
export async function eventRequests(
  titles: readonly string[],
  { voice, signal }: { readonly voice: SpeechEngine; readonly signal: AbortSignal },
): Promise<readonly Spoken[]> {
  const spoken: Spoken[] = [];
  for (const [index, title] of titles.entries()) {
    const said = WORDINGS[index % WORDINGS.length]?.(title) ?? title;
    const samples = await soundOf(voice, said, signal);
    if (samples?.some((sample) => sample !== 0)) spoken.push({ said, samples });
  }
  return spoken;
}
