import type { Emit } from "../../types/event.ts";
import type { Speaker } from "../../types/voice.ts";
import type { Pace } from "../machine/endpoint-rule.ts";
import type { Vad } from "../vad/vad.ts";
import type { Dialogue } from "./dialogue.ts";
import type { ListenMode, Phase, VoiceEvent, VoiceState } from "../machine/voice-state.ts";

/** What happened when, for whoever measures; `take` is the utterance, 0 before there is one. */
export type VoiceMark =
  | "onset"
  | "last-voiced"
  | "transcribe"
  | "endpoint"
  | "text"
  | "first-token"
  | "first-clause"
  | "first-audio"
  | "barge-in"
  | "silent";

/** One moment of a conversation by its own clock: milliseconds of sound heard so far. */
export type VoiceNote = { readonly mark: VoiceMark; readonly take: number; readonly atMs: number };

export type VoiceLoopOptions = {
  readonly dialogue: Dialogue;
  readonly vad: Vad;
  /** Speaks answers and questions; undefined where everything is only shown. */
  readonly speaker: Speaker | undefined;
  readonly output: { readonly nextTurn: () => Emit };
  readonly mode: ListenMode;
  readonly pace: Pace;
  /** Milliseconds on a clock that only goes forward. */
  readonly now?: () => number;
  readonly observe?: (note: VoiceNote) => void;
  readonly onPhase?: (phase: Phase) => void;
  /** Lets go what the dialogue opened. */
  readonly close?: () => Promise<void>;
};

/** What the parts of one conversation by voice share. */
export type LoopContext = {
  readonly options: VoiceLoopOptions;
  readonly state: () => VoiceState;
  readonly isLive: () => boolean;
  /** Now, by the clock of the frames. */
  readonly timeMs: () => number;
  readonly dispatch: (event: VoiceEvent) => void;
  /** Runs something beside the sound; what it throws ends the hearing. */
  readonly run: (job: () => Promise<void>) => Promise<void>;
  readonly note: (mark: VoiceMark, take: number) => void;
  readonly lines: Lines;
};

/** Where the events of the turn to come go. */
export class Lines {
  readonly #output: VoiceLoopOptions["output"];
  #next: Emit;

  constructor(output: VoiceLoopOptions["output"]) {
    this.#output = output;
    this.#next = output.nextTurn();
  }

  get next(): Emit {
    return this.#next;
  }

  /** A turn that used these has ended. */
  close(used: Emit): void {
    if (this.#next === used) this.#next = this.#output.nextTurn();
  }
}
