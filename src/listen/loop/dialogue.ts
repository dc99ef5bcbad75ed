import type { Emit } from "../../types/event.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { HeardPart } from "../../types/voice.ts";
import type { Segment } from "../asr-guard/segment.ts";
import type { Heard } from "../asr-guard/transcribe-segment.ts";

export type DialogueTurn = {
  readonly utterance: Utterance;
  readonly emit: Emit;
  readonly signal: AbortSignal;
  /** Asked before anything is changed; false once the words have gone on or the turn is over. */
  readonly mayAct: () => Promise<boolean>;
};

export type Hearing = {
  readonly signal: AbortSignal;
  /** What our own voice said shortly before and during the sound. */
  readonly recentSpeech: () => string;
};

/** What a conversation by voice needs of the rest of the assistant. */
export type Dialogue = {
  /** Opens what hears; rejects where nothing can be heard. */
  readonly open: (signal: AbortSignal) => Promise<void>;
  /** Loads what the first words would wait for, once, where somebody is going to talk. */
  readonly warmUp?: (signal: AbortSignal) => void;
  /** Hears a second of nothing, so that the first words find everything loaded, and tell how long they will take. */
  readonly rehearse?: (signal: AbortSignal) => Promise<void>;
  readonly transcribe: (segment: Segment, hearing: Hearing) => Promise<Heard>;
  /** Whether a text is a whole request, lacks something or breaks off; quick, and without a trace. */
  readonly completeness: (text: string) => Promise<"complete" | "open" | "unknown">;
  readonly readAnswer: (text: string) => "yes" | "no" | undefined;
  readonly isStop: (text: string) => boolean;
  /** Sounds of listening: over our own voice they ask for nothing. */
  readonly isNod: (text: string) => boolean;
  /** Makes ready what the next turn will need of the words so far; leaves no trace but time saved. */
  readonly prepare: (words: string | undefined, signal: AbortSignal) => Promise<void>;
  /** Serves one utterance; never throws. */
  readonly turn: (turn: DialogueTurn) => Promise<void>;
  /** As if the last turn had never been. */
  readonly takeBack: () => Promise<void> | void;
  /** The history keeps of the last answer what was heard. */
  readonly keepHeard: (part: HeardPart) => void;
  /** What is said while a tool takes long. */
  readonly progress: (tool: string) => string;
};
