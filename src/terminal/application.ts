import type { SelfTestReport } from "../types/self-test-report.ts";
import type { Config } from "../config/config.ts";
import type { VoiceNote } from "../listen/loop/loop-context.ts";
import type { VoiceLoop } from "../listen/loop/voice-loop.ts";
import type { SttEngine } from "../listen/whisper/stt.ts";
import type { Phase } from "../listen/machine/voice-state.ts";
import type { Conventions } from "../types/time/conventions.ts";
import type { DoctorOptions, DoctorReport, SelfTestOptions } from "../types/doctor.ts";
import type { Answers } from "../language/contract/answers.ts";
import type { Emit } from "../types/event.ts";
import type { AuditCheck, Effect, Forgotten } from "../types/journal.ts";
import type { Memory } from "../types/memory.ts";
import type { Outgoing, OutgoingWatch } from "../types/outgoing.ts";
import type { Ranked } from "../types/turn/ranked.ts";
import type { TypedHistory } from "../types/typed-history.ts";
import type { Utterance } from "../types/turn/utterance.ts";
import type { ConfirmAnswer, Confirmation } from "../types/turn/verdict.ts";
import type { Speaker } from "../types/voice.ts";

export type ConverseOptions = {
  readonly output: { readonly nextTurn: () => Emit };
  /** Answers are spoken as well as shown. */
  readonly speaks: boolean;
  /** Speaks in place of this machine's voice. */
  readonly speaker?: Speaker;
  /** Hears in place of the Whisper of the settings; closed by whoever opened it. */
  readonly stt?: SttEngine;
  /** Milliseconds on a clock that only goes forward, in place of this machine's. */
  readonly now?: () => number;
  readonly observe?: (note: VoiceNote) => void;
  readonly onPhase?: (phase: Phase) => void;
};

export type TurnInput = {
  readonly utterance: Utterance;
  readonly emit: Emit;
  readonly signal: AbortSignal;
};

/** An assistant over one home and one model. */
export type Assistant = AsyncDisposable & {
  /** Serves one utterance; `usage` is its last event; never throws. */
  readonly turn: (input: TurnInput) => Promise<void>;
  /** A conversation by voice and keyboard, one at a time; it takes what is heard and typed from here on. */
  readonly converse: (options: ConverseOptions) => Promise<VoiceLoop>;
  readonly outgoing: OutgoingWatch;
  /** Tells timers and reminders whose time has come, each until `tell` says that it was seen. */
  readonly due: (tell: (label: string) => boolean) => Promise<void>;
};

export type AssistantOptions = {
  /** Asks a person; the signal says that the answer came otherwise. */
  readonly confirm: (confirmation: Confirmation, signal: AbortSignal) => Promise<ConfirmAnswer>;
  /** Tells a person something once, beside the answers. */
  readonly notice: (sentence: string) => void;
  readonly signal: AbortSignal;
  /** How far a first look through many files has come. */
  readonly progress?: (area: string, done: number, total: number) => void;
  /** Told how what was sent ended; by `notice` where nobody says otherwise. */
  readonly tell?: (outgoing: Outgoing) => void;
  /** Nothing runs on after this request: what should ring later is said to need a running sotto. */
  readonly isOneShot?: boolean;
};

/** One request of what was said, with its ranking. */
export type RankedPart = { readonly text: string; readonly ranked: Ranked };

/** A feature that spoke for a tool or against it: its value times its weight is what it adds in log-odds. */
export type WeighedFeature = {
  readonly feature: string;
  readonly value: number;
  readonly weight: number;
};

export type RankDoor = AsyncDisposable & {
  /** The requests of some words as the first of a conversation, ranked as it ranks them; one at least. */
  readonly rank: (text: string, signal: AbortSignal) => Promise<readonly RankedPart[]>;
  /** The features of a tool in a ranking, those that add something. */
  readonly why: (ranked: Ranked, tool: string) => readonly WeighedFeature[];
  /** Deferred tools that would be shown for it. */
  readonly reveal: (ranked: Ranked) => readonly string[];
};

export type ToolRow = {
  readonly name: string;
  readonly load: string;
  readonly description: string;
  readonly signature: string;
  readonly confirm: boolean | "sometimes";
  readonly effect: string;
};

export type BenchOptions = {
  readonly quick: boolean;
  readonly out: string | undefined;
  /** How many requests, where a bench has many. */
  readonly sample?: number;
  readonly seed?: number;
  /** Requests as they are heard, too. */
  readonly heard?: boolean;
  /** Which requests, where a bench has several sets of them. */
  readonly set?: string;
  readonly write: (text: string) => void;
  /** One line of the report for a machine. */
  readonly json: (value: unknown) => void;
  /** Beside the report: how far it has come, where the report is for a machine. */
  readonly aside: (text: string) => void;
  readonly signal: AbortSignal;
};

export type TrialOptions = {
  /** Told before each request. */
  readonly onRequest: (request: {
    readonly at: number;
    readonly of: number;
    readonly text: string;
  }) => void;
  /** Told after each request. */
  readonly onResult: (request: TriedRequest) => void;
  readonly signal: AbortSignal;
};

/** One request to a model that is tried, as it came out. */
export type TriedRequest = {
  readonly id: string;
  /** What was said, several turns apart by strokes. */
  readonly text: string;
  readonly isRight: boolean;
  /** The first thing that is wrong. */
  readonly why: string;
  readonly seconds: number;
  /** Read and written by the model; none where it wasn't needed. */
  readonly tokens: number;
};

export type Trial = {
  readonly model: string;
  readonly loadSeconds: number;
  readonly requests: readonly TriedRequest[];
};

/** An effect, and when it was as a person says it today. */
export type ListedEffect = Effect & { readonly when: string };

/** What the commands need of the program, so that only `assemble` knows how it is built. */
export type Application = {
  readonly open: (config: Config, options: AssistantOptions) => Promise<Assistant>;
  readonly rankDoor: (config: Config) => Promise<RankDoor>;
  readonly tools: (config: Config) => Promise<readonly ToolRow[]>;
  readonly sample: (folder: string, config: Config) => Promise<void>;
  /** Changes nothing of the user's. */
  readonly doctor: (config: Config, how: DoctorOptions) => Promise<DoctorReport>;
  /** Tries a setting before it is written: fails with one sentence, or tells what it holds. */
  readonly trySetting: (config: Config, key: string) => Promise<string | undefined>;
  /** What about this machine's microphone spoils hearing and a person can mend; nothing where it is well. */
  readonly microphoneFlaw: (config: Config) => Promise<string | undefined>;
  /** Opens the Mac's settings of one service; answers what it did. */
  readonly openSettings: (name: string) => Promise<string>;
  /** Asks a Mac everything that is needed of it; false when something failed. */
  readonly selfTest: (config: Config, options: SelfTestOptions) => Promise<SelfTestReport>;
  readonly undo: (config: Config, id: string | undefined) => Promise<string>;
  /** The newest effects first. */
  readonly effects: (config: Config, limit: number) => Promise<readonly ListedEffect[]>;
  readonly verifyAudit: (config: Config) => Promise<AuditCheck>;
  /** Removes what was said and heard; fails with one sentence while an assistant talks. */
  readonly forget: (config: Config) => Promise<readonly Forgotten[]>;
  /** What whole answers mean, in the language people talk to it. */
  readonly answers: (config: Config) => Promise<Answers>;
  /** What words of time mean where they leave it open. */
  readonly conventions: (config: Config) => Promise<Conventions>;
  /** What was typed in earlier conversations. */
  readonly typedHistory: (config: Config) => Promise<TypedHistory>;
  /** What a named conversation remembers; nothing where it was never held. */
  readonly memory: (config: Config, session: string) => Promise<Memory | undefined>;
  /** True when there was something to clear. */
  readonly clearMemory: (config: Config, session: string) => Promise<boolean>;
  /** Fails with one sentence while another assistant talks over the same state folder. */
  readonly holdInstance: (config: Config) => Promise<Disposable>;
  /** Ten requests over sample homes to the language model of the configuration; leaves nothing behind. */
  readonly tryModel: (config: Config, options: TrialOptions) => Promise<Trial>;
  /** Has the system ring what is due, or not any more; answers what it did. */
  readonly ring: (config: Config, what: string) => Promise<string>;
  readonly benches: Readonly<
    Record<string, (config: Config, options: BenchOptions) => Promise<void>>
  >;
};
