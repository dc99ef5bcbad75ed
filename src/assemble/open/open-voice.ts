import type { Config } from "../../config/config.ts";
import type { Language } from "../../language/language.ts";
import { sampleRateHz } from "../../listen/capture/audio-in.ts";
import { openVad } from "../../listen/vad/open-vad.ts";
import type { SttEngine } from "../../listen/whisper/stt.ts";
import { likelySetting, transcribeSegment } from "../../listen/belief/transcribe-segment.ts";
import type { Voicing } from "../../language/contract/sayings.ts";
import { VoiceLoop } from "../../listen/loop/voice-loop.ts";
import type { Partner } from "../../listen/loop/voice-partner.ts";
import type { Conversation } from "../../session/conversation.ts";
import { createMouth } from "../../speak/create-mouth.ts";
import { enginesHere } from "../../speak/engines/engines-here.ts";
import { playerHere } from "../../speak/engines/players.ts";
import type { ConverseOptions } from "../../terminal/application.ts";
import type { Mouth } from "../../types/voice.ts";
import { openLanguage } from "./open-language.ts";
import { openStt } from "./open-stt.ts";

export type VoiceParts = {
  readonly config: Config;
  readonly language: Language;
  readonly conversation: Conversation;
  readonly completeness: Partner["completeness"];
  /** Words for Whisper, the most useful first. */
  readonly names: () => Promise<readonly string[]>;
  readonly notice: (sentence: string) => void;
};

/** A conversation by voice over one assistant; what it opened is closed with it. */
export async function converse(parts: VoiceParts, options: ConverseOptions): Promise<VoiceLoop> {
  const { config, notice } = parts;
  const ears = createEars(parts, options.stt);
  const mouth = options.mouth ?? (options.speaks ? mouthHere(config, notice) : undefined);
  return new VoiceLoop({
    partner: partnerOf(parts, ears),
    vad: await openVad(),
    mouth,
    output: options.output,
    mode: config.voice.listen ?? "always",
    pace: config.voice.pace ?? "normal",
    ...(options.now ? { now: options.now } : {}),
    ...(options.observe ? { observe: options.observe } : {}),
    ...(options.onPhase ? { onPhase: options.onPhase } : {}),
    close: ears.close,
  });
}

function mouthHere(config: Config, notice: VoiceParts["notice"]): Mouth {
  const player = playerHere();
  return createMouth({
    engines: enginesHere(config.voice, player),
    player,
    voicing: voicingOf(config),
    notice,
  });
}

/** Times and numbers of another language are said as they are written. */
function voicingOf({ language }: Config): Voicing {
  const { code, voicing } = openLanguage();
  return language === code ? voicing : { ...voicing, spokenForms: (text) => text };
}

type Ears = Pick<Partner, "open" | "transcribe"> & {
  readonly rehearse: (signal: AbortSignal) => Promise<void>;
  readonly getReady: () => void;
  /** What a turn changed, and what a new day brings, is among the words from then on. */
  readonly lookAgain: () => void;
  readonly close: () => Promise<void>;
};

/** Whisper, opened with the first sound, where none was lent. */
function createEars({ config, names, notice }: VoiceParts, lent: SttEngine | undefined): Ears {
  const { language } = config;
  let stt = lent;
  let known: readonly string[] = [];
  return {
    open: async (signal) => {
      stt ??= await openStt(config, { signal, notice });
      known = await names();
    },
    transcribe: async (segment, { signal, recentSpeech }) => {
      if (!stt) throw new Error("The ears have not been opened.");
      return transcribeSegment(segment, {
        stt,
        names: known,
        language,
        spokenIn: openLanguage(),
        signal,
        recentSpeech,
      });
    },
    lookAgain: () => {
      names().then(
        (fresh) => (known = fresh),
        () => undefined, // the last ones do
      );
    },
    getReady: () => stt?.prepare(likelySetting({ names: known, language })),
    rehearse: async (signal) => {
      const request = { ...likelySetting({ names: known, language }), signal };
      await stt?.transcribe(new Int16Array(sampleRateHz), request);
    },
    close: async () => {
      if (!lent) await stt?.[Symbol.asyncDispose]();
    },
  };
}

function partnerOf({ language, conversation, completeness }: VoiceParts, ears: Ears): Partner {
  const { commandIn, isNod, yesOrNo } = language.answers;
  return {
    open: ears.open,
    warmUp: (signal) => {
      ears.getReady();
      // If it can't be had, the first turn says so.
      conversation.prepare(undefined, signal).catch(() => undefined);
    },
    rehearse: async (signal) => {
      await ears.rehearse(signal);
      ears.getReady();
    },
    transcribe: ears.transcribe,
    completeness,
    readAnswer: yesOrNo,
    isStop: (text) => ["stop", "take-back"].includes(commandIn(text) ?? ""),
    isNod,
    prepare: async (words, signal) => {
      if (words === undefined) ears.getReady();
      await conversation.prepare(words, signal);
    },
    turn: async (input) => {
      await conversation.turn(input);
      ears.lookAgain();
    },
    takeBack: () => conversation.takeBack(),
    keepHeard: (part) => conversation.keepHeard(part),
    progress: openLanguage().tools.progressOf,
  };
}
