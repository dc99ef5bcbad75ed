import type { Config } from "../../config/config.ts";
import type { Language } from "../../language/language.ts";
import { openVad } from "../../listen/vad/open-vad.ts";
import type { SttEngine } from "../../listen/whisper/stt.ts";
import type { Voicing } from "../../language/contract/sayings.ts";
import { VoiceLoop } from "../../listen/loop/voice-loop.ts";
import { lateWhisper } from "../../listen/asr-guard/late-whisper.ts";
import type { LateWhisper } from "../../listen/asr-guard/late-whisper.ts";
import type { Dialogue } from "../../listen/loop/dialogue.ts";
import type { Conversation } from "../../session/conversation.ts";
import { createSpeaker } from "../../speak/create-speaker.ts";
import { enginesHere } from "../../speak/engines/engines-here.ts";
import { playerHere } from "../../speak/engines/players.ts";
import type { ConverseOptions } from "../../terminal/application.ts";
import type { Speaker } from "../../types/voice.ts";
import { openStt } from "./open-stt.ts";

export type VoiceParts = {
  readonly config: Config;
  readonly language: Language;
  readonly conversation: Conversation;
  readonly completeness: Dialogue["completeness"];
  /** Words for Whisper, the most useful first. */
  readonly names: () => Promise<readonly string[]>;
  readonly notice: (sentence: string) => void;
};

/** A conversation by voice over one assistant; what it opened is closed with it. */
export async function converse(parts: VoiceParts, options: ConverseOptions): Promise<VoiceLoop> {
  const { config, notice } = parts;
  const { names } = parts;
  const open = (signal: AbortSignal): Promise<SttEngine> => openStt(config, { signal, notice });
  const whisper = lateWhisper({
    open,
    lent: options.stt,
    names,
    language: config.language,
    spokenIn: parts.language,
  });
  const speaker = options.speaker ?? (options.speaks ? speakerHere(parts) : undefined);
  return new VoiceLoop({
    dialogue: dialogueOf(parts, whisper),
    vad: await openVad(),
    speaker,
    output: options.output,
    mode: config.voice.listen ?? "always",
    pace: config.voice.pace ?? "normal",
    ...(options.now ? { now: options.now } : {}),
    ...(options.observe ? { observe: options.observe } : {}),
    ...(options.onPhase ? { onPhase: options.onPhase } : {}),
    close: whisper.close,
  });
}

function speakerHere({ config, language, notice }: VoiceParts): Speaker {
  const player = playerHere();
  const engines = enginesHere(config.voice, player);
  return createSpeaker({ engines, player, voicing: voicingOf(config, language), notice });
}

/** Times and numbers of another language are said as they are written. */
function voicingOf({ language }: Config, { code, voicing }: Language): Voicing {
  return language === code ? voicing : { ...voicing, spokenForms: (text) => text };
}

function dialogueOf(
  { language, conversation, completeness }: VoiceParts,
  whisper: LateWhisper,
): Dialogue {
  const { commandIn, isNod, yesOrNo } = language.answers;
  return {
    open: whisper.open,
    warmUp: (signal) => {
      whisper.getReady();
      // If it can't be had, the first turn says so.
      conversation.prepare(undefined, signal).catch(() => undefined);
    },
    rehearse: async (signal) => {
      await whisper.rehearse(signal);
      whisper.getReady();
    },
    transcribe: whisper.transcribe,
    completeness,
    readAnswer: yesOrNo,
    isStop: (text) => ["stop", "take-back"].includes(commandIn(text) ?? ""),
    isNod,
    prepare: async (words, signal) => {
      if (words === undefined) whisper.getReady();
      await conversation.prepare(words, signal);
    },
    turn: async (input) => {
      await conversation.turn(input);
      whisper.lookAgain();
    },
    takeBack: () => conversation.takeBack(),
    keepHeard: (part) => conversation.keepHeard(part),
    progress: language.tools.progressOf,
  };
}
