import type { EndpointRule } from "./endpoint-rule.ts";
import type { NoSpeech } from "../asr-guard/too-little-sound.ts";

/** When speech opens the ears: whenever it is heard, or after a key (held, or pressed once). */
export type ListenMode = "always" | "hold" | "toggle";

export type VoiceSettings = {
  readonly rule: EndpointRule;
  readonly mode: ListenMode;
  /** Live sound is worth a guess before the endpoint; a recording is read once. */
  readonly isLive: boolean;
};

export type Endpoint = {
  readonly lastVoicedMs: number;
  readonly atMs: number;
  readonly cause: "silence" | "key" | "end-of-file";
};

/** One stretch of speech, by the times of its frames. */
export type Speech = {
  /** Where its first voiced frame begins. */
  readonly startMs: number;
  readonly lastVoicedMs: number;
  readonly voicedMs: number;
  /** A held key keeps it open, whatever silence there is. */
  readonly isKeyed: boolean;
};

/** Sound to be transcribed: from 200 ms before the voice to 200 ms after it. */
export type Span = {
  readonly fromMs: number;
  readonly toMs: number;
  readonly voicedMs: number;
};

/** What came of a transcription, as far as the machine has to know. */
export type Reading =
  | {
      readonly kind: "words";
      /** `open`: more is to come; `complete`: a whole request. */
      readonly completeness: "complete" | "open" | "unknown";
      /** The answer it is to the question that stands open. */
      readonly answer: "yes" | "no" | undefined;
      /** It takes back whatever is being done: "stop". */
      readonly isStop: boolean;
      /** "uh-huh": heard while we speak, it asks for nothing. */
      readonly isNod: boolean;
    }
  | { readonly kind: "none"; readonly reason: NoSpeech };

/** One transcription of some speech; `reading` once it has come. */
export type Take = { readonly id: number; readonly reading: Reading | undefined };

/** What has been said, ended, and waits for its text or for more. */
export type Pending = { readonly speech: Speech; readonly take: Take; readonly endpoint: Endpoint };

/** Words that have an end; typed ones have neither speech nor endpoint. */
export type Words = {
  readonly take: number;
  readonly speech: Speech | undefined;
  readonly endpoint: Endpoint | undefined;
};

/** The turn that answers a take; its id is the take's. */
export type Reply = {
  readonly id: number;
  readonly speech: Speech | undefined;
  /** Before the endpoint a turn is a draft: nobody hears of it and it changes nothing. */
  readonly isCommitted: boolean;
  readonly wantsToAct: boolean;
  readonly hasActed: boolean;
  readonly hasSpoken: boolean;
  readonly isRunning: boolean;
  readonly isSpeaking: boolean;
  /** Somebody spoke over it: its voice waits until it is clear what that was. */
  readonly isPaused: boolean;
  /** It was speaking right then. */
  readonly isInterrupted: boolean;
};

export type Question = {
  readonly id: string;
  /** A spoken yes is enough. */
  readonly takesYes: boolean;
  /** Answers count from here: after our own voice and its echo have gone. Unknown while it is asked. */
  readonly openFromMs: number | undefined;
  readonly wasUnclear: boolean;
};

export type Tool = { readonly name: string; readonly sinceMs: number; readonly isTold: boolean };

export type Ear =
  | { readonly kind: "shut" }
  | {
      readonly kind: "open";
      readonly speech: Speech;
      readonly take: Take | undefined;
      /** When the silence was long enough to be reported as the endpoint. */
      readonly endpointMs: number | undefined;
      /** Voiced time at the last look at what is being said. */
      readonly peekedMs: number;
    };

export type VoiceState = {
  readonly nowMs: number;
  /** Voiced frames in a row, those between them under our echo, where they began, and unvoiced ones since. */
  readonly run: {
    readonly frames: number;
    readonly masked: number;
    readonly fromMs: number;
    readonly gap: number;
  };
  readonly floorDb: number;
  readonly voiceDb: number;
  readonly ear: Ear;
  readonly pending: readonly Pending[];
  readonly reply: Reply | undefined;
  /** What waits for its turn. */
  readonly queue: readonly Words[];
  readonly question: Question | undefined;
  readonly tool: Tool | undefined;
  /** A key opened the ears for one utterance. */
  readonly isCalled: boolean;
  readonly followUpUntilMs: number;
  /** No more sound comes, so nothing more is waited for. */
  readonly isOver: boolean;
  readonly nextTake: number;
};

export type VoiceEvent =
  /** One frame of 32 ms that ends at `atMs`; `voice` is the detector's 0..1, `isEcho`: of our own, if any. */
  | {
      readonly kind: "frame";
      readonly atMs: number;
      readonly voice: number;
      readonly isEcho: boolean;
      readonly db: number;
    }
  /** Time without sound. */
  | { readonly kind: "tick"; readonly atMs: number }
  | { readonly kind: "end-of-sound" }
  /** The device is gone: half a sentence is no request. */
  | { readonly kind: "lost" }
  | { readonly kind: "key"; readonly key: "talk" | "release" | "stop" }
  | { readonly kind: "reading"; readonly take: number; readonly reading: Reading }
  /** Words nobody spoke: by keyboard, or our own announcement, which waits for silence. Takes below zero. */
  | {
      readonly kind: "typed";
      readonly take: number;
      readonly urgency: "stop" | "request" | "announcement";
    }
  | { readonly kind: "effect-wanted"; readonly turn: number }
  | { readonly kind: "turn-ended"; readonly turn: number }
  | { readonly kind: "speech-started"; readonly turn: number }
  | { readonly kind: "speech-ended"; readonly turn: number }
  | { readonly kind: "tool-started"; readonly name: string }
  | { readonly kind: "tool-ended" }
  | {
      readonly kind: "question";
      readonly id: string;
      readonly takesYes: boolean;
      /** Our own voice asks it, so answers count from its end. */
      readonly isSpoken: boolean;
    }
  | { readonly kind: "question-closed"; readonly id: string };

export type VoiceAction =
  /** Somebody begins to speak: what can be made ready before the words are known. */
  | { readonly kind: "onset" }
  /** A look at what is being said, if that costs little. */
  | { readonly kind: "peek"; readonly span: Span }
  | { readonly kind: "transcribe"; readonly take: number; readonly span: Span }
  | { readonly kind: "drop-take"; readonly take: number }
  /** Spoken words have an endpoint unless the turn is a draft. */
  | {
      readonly kind: "start-turn";
      readonly take: number;
      readonly isDraft: boolean;
      readonly endpoint: Endpoint | undefined;
    }
  | { readonly kind: "commit-turn"; readonly turn: number; readonly endpoint: Endpoint }
  /** As if it had never been: the words go on. */
  | { readonly kind: "withdraw-turn"; readonly turn: number }
  /** Over at once; the history keeps what was heard of it. */
  | { readonly kind: "end-turn"; readonly turn: number }
  | { readonly kind: "pause-speech"; readonly turn: number }
  | { readonly kind: "resume-speech"; readonly turn: number }
  | { readonly kind: "allow-effect"; readonly turn: number }
  | { readonly kind: "no-speech"; readonly endpoint: Endpoint; readonly reason: NoSpeech }
  | {
      readonly kind: "answer";
      readonly question: string;
      readonly answer: "yes" | "no" | "timeout";
    }
  /** Neither yes nor no, or said into our own question. */
  | { readonly kind: "unclear"; readonly question: string; readonly takesYes: boolean }
  | { readonly kind: "progress"; readonly tool: string }
  | { readonly kind: "earcon"; readonly name: "awake" };

export type Step = { readonly state: VoiceState; readonly actions: readonly VoiceAction[] };

export type Phase =
  | "idle"
  | "listening"
  | "endpoint?"
  | "transcribing"
  | "thinking"
  | "speaking"
  | "barge-in"
  | "follow-up";

/** No louder than a quiet room, until frames say otherwise. */
const FIRST_FLOOR_DB = -60;

export const SILENT: VoiceState = {
  nowMs: 0,
  run: { frames: 0, masked: 0, fromMs: 0, gap: 0 },
  floorDb: FIRST_FLOOR_DB,
  voiceDb: 0,
  ear: { kind: "shut" },
  pending: [],
  reply: undefined,
  queue: [],
  question: undefined,
  tool: undefined,
  isCalled: false,
  followUpUntilMs: 0,
  isOver: false,
  nextTake: 1,
};

/** What the state is called in the picture. */
export function phaseOf(state: VoiceState): Phase {
  const { ear, reply, pending } = state;
  if (ear.kind === "open") {
    if (reply && (reply.isSpeaking || reply.isInterrupted)) return "barge-in";
    return state.nowMs > ear.speech.lastVoicedMs ? "endpoint?" : "listening";
  }
  if (reply?.isSpeaking) return "speaking";
  if (reply) return "thinking";
  if (pending.length > 0) return "transcribing";
  return state.nowMs < state.followUpUntilMs ? "follow-up" : "idle";
}
