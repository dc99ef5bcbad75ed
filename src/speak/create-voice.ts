import { commandEngine } from "./command-engine.ts";
import { splitSentences } from "./sentence-splitter.ts";
import { speakable } from "./speakable.ts";
import type { SpeechEngine, Voice } from "./voice.ts";

export type VoiceChoice = {
  /** As the system's synthesizer names it. */
  readonly name?: string | undefined;
  readonly wordsPerMinute?: number | undefined;
};

export type VoiceOptions = VoiceChoice & {
  /** Told once, in one sentence, when there turns out to be no voice. */
  readonly notice: (sentence: string) => void;
  readonly engines?: readonly SpeechEngine[];
};

/** The system's own voices, by platform; both read the sentence from standard input. */
export function enginesHere(
  { name, wordsPerMinute }: VoiceChoice,
  platform: NodeJS.Platform = process.platform,
): readonly SpeechEngine[] {
  const voice = name === undefined ? [] : ["-v", name];
  const rate = (flag: string): readonly string[] =>
    wordsPerMinute === undefined ? [] : [flag, String(wordsPerMinute)];
  if (platform === "darwin") return [commandEngine("say", [...voice, ...rate("-r"), "-f", "-"])];
  if (platform === "linux")
    return [commandEngine("espeak-ng", [...voice, ...rate("-s"), "--stdin"])];
  return [];
}

/**
 * Sentence by sentence through the first engine that makes a sound. What is said later waits for
 * what is said now. An engine that fails is not tried again; without any, speaking is silent.
 */
export function createVoice({ notice, engines, ...choice }: VoiceOptions): Voice {
  const usable = [...(engines ?? enginesHere(choice))];
  let stopper = new AbortController();
  let turn: Promise<void> = Promise.resolve();
  let isNoticed = false;
  const sayOne = async (sentence: string, signal: AbortSignal): Promise<void> => {
    for (let engine = usable[0]; engine !== undefined && !signal.aborted; engine = usable[0]) {
      try {
        return await engine.say(sentence, signal);
      } catch {
        usable.shift(); // the reason is of no use to a listener; the next engine may do
      }
    }
    if (usable.length > 0 || isNoticed) return;
    isNoticed = true;
    notice(noVoice);
  };
  const sayAll = async (text: string, signal: AbortSignal): Promise<void> => {
    for (const sentence of splitSentences(text).map(speakable)) {
      if (sentence !== "" && !signal.aborted) await sayOne(sentence, signal);
    }
  };
  return {
    speak: (text, signal) => {
      const until = AbortSignal.any([signal, stopper.signal]);
      turn = turn.then(() => sayAll(text, until));
      return turn;
    },
    stop: () => {
      stopper.abort();
      stopper = new AbortController();
    },
  };
}

const noVoice =
  "There is no voice on this machine, so answers are text only (Linux needs espeak-ng and a sound card).";
