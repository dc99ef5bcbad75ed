import { runTurn } from "../agent/run-turn.ts";
import { usageEvent } from "../agent/turn-record.ts";
import type { TurnRecord } from "../agent/turn-record.ts";
import { AssistantError, messageOf } from "../errors.ts";
import type { Answers, ConversationCommand } from "../language/contract/answers.ts";
import type { Emit, TurnEvent } from "../types/event.ts";
import type { Undoing } from "../types/journal.ts";
import type { PromptItem } from "../types/prompt-item.ts";
import type {
  Budget,
  FinishedCall,
  Preparation,
  Stages,
  TurnOpening,
} from "../types/turn/stages.ts";
import type { ReadPart, Unread } from "../types/turn/unread.ts";
import type { Utterance } from "../types/turn/utterance.ts";
import type { HeardPart } from "../types/voice.ts";
import { takeBackOffered, takeBackOwn, takeBackReplaced } from "./take-back.ts";
import type { WorkingMemory } from "./working-memory.ts";

export type ConversationOptions = {
  /** The stages of one turn; `open` is the call the last turn asked a value for. */
  readonly stages: (turn: TurnOpening) => Stages;
  readonly memory: WorkingMemory;
  /** Keeps the memory where the conversation has a name; called after each turn. */
  readonly keep: () => Promise<void>;
  readonly budget: Budget;
  /** Milliseconds spent on loading the model since the last time it was asked. */
  readonly takeLoadMs: () => number;
  readonly undoing: Undoing;
  /** Whether an answer to a question of ours can still come. */
  readonly canAsk: boolean;
  /** What a turn's calls found and nobody has said yet, and the next part of it. */
  readonly reading: {
    readonly unreadOf: (calls: readonly FinishedCall[]) => Unread | undefined;
    readonly readOn: (unread: Unread) => ReadPart;
  };
  readonly answers: Pick<Answers, "asksForMore" | "commandIn" | "yesOrNo">;
  /** What the assistant can do, as one spoken sentence. */
  readonly abilities: string;
  /** Makes ready what a turn that begins with these words will need; leaves no trace. */
  readonly prepare: (opening: Preparation) => Promise<void>;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
};

export type TurnInput = {
  readonly utterance: Utterance;
  readonly emit: Emit;
  readonly signal: AbortSignal;
  /** Where the words may still go on: false once they have, and then nothing is changed. */
  readonly mayAct?: () => Promise<boolean>;
};

/** "Go on" means an answer that was interrupted for so long. */
const GO_ON_MS = 60_000;
const UNHEARD = "…";

type Memory = {
  readonly items: readonly PromptItem[];
  readonly lastAnswer: string;
  /** What was interrupted, and when. */
  readonly rest: { readonly text: string; readonly atMs: number } | undefined;
};

type Remembrance = ReturnType<WorkingMemory["snapshot"]>;

/** One conversation across its turns: history, the open question, undo. `usage` is each turn's last event. */
export class Conversation {
  readonly #options: ConversationOptions;
  #memory: Memory = { items: [], lastAnswer: "", rest: undefined };
  #before: Memory = this.#memory;
  #keptBefore: Remembrance;
  /** What the last answer in the history holds from before this turn; undefined where it has none. */
  #heardBefore: string | undefined;
  /** The last turn changed something that can be had back. */
  #hasActed = false;

  constructor(options: ConversationOptions) {
    this.#options = options;
    this.#keptBefore = options.memory.snapshot();
    this.#memory = { ...this.#memory, lastAnswer: options.memory.lastAnswer };
  }

  /** Serves one utterance to its answer; never throws: a failure is an `error` event. */
  async turn({ utterance, emit, signal, mayAct = always }: TurnInput): Promise<void> {
    const started = performance.now();
    this.#before = this.#memory;
    this.#keptBefore = this.#options.memory.snapshot();
    this.#heardBefore = undefined;
    let record: TurnRecord | undefined;
    try {
      const command = this.#commandIn(utterance.text);
      if (command) await this.#serve(command, { emit, mayAct });
      else record = await this.#run({ utterance, emit, signal, mayAct });
      await this.#options.keep();
    } catch (error) {
      emit(errorEvent(error));
    }
    const total = performance.now() - started;
    const load = this.#options.takeLoadMs();
    emit(
      record ? usageEvent(record, { load, total }) : { ...NO_USAGE, ms: { ...NO_MS, load, total } },
    );
  }

  /** As if the last turn had never been; it must not have changed anything. */
  async takeBack(): Promise<void> {
    const { memory, keep } = this.#options;
    const { taint } = memory; // what was read stays read
    this.#memory = this.#before;
    memory.clear();
    memory.restore({ ...this.#keptBefore, taint });
    await keep();
  }

  /** Of the last answer the history keeps what was heard; the rest can be asked for. */
  keepHeard({ heard, rest }: HeardPart): void {
    const atMs = this.#options.now();
    this.#memory = { ...this.#memory, rest: rest === "" ? undefined : { text: rest, atMs } };
    if (this.#heardBefore !== undefined) this.#rewriteAnswer(`${this.#heardBefore} ${heard}`);
  }

  /** Makes ready what the next turn will need, while the user still talks; leaves no trace. */
  prepare(words: string | undefined, signal: AbortSignal): Promise<void> {
    return this.#options.prepare({ items: this.#memory.items, words, signal });
  }

  async #run({ utterance, emit, signal, mayAct }: Required<TurnInput>): Promise<TurnRecord> {
    const { memory } = this.#options;
    const { open, lastCall } = memory;
    memory.open = undefined;
    this.#memory = { ...this.#memory, rest: undefined };
    const takeBack: TurnOpening["takeBack"] = (how) =>
      how === "asked" ? this.#undo(mayAct) : this.#replace(mayAct, lastCall?.tool);
    const stages = this.#options.stages({ emit, signal, open, lastCall, mayAct, takeBack });
    const { budget } = this.#options;
    const outcome = await runTurn({
      utterance,
      items: this.#memory.items,
      stages,
      budget,
      emit,
      signal,
    });
    this.#memory = {
      items: outcome.record.items,
      lastAnswer: outcome.answer,
      rest: undefined,
    };
    this.#heardBefore = "";
    this.#hasActed = outcome.record.calls.some(
      ({ result }) => result.ok && "undo" in result && result.undo !== undefined,
    );
    const { calls } = outcome.record;
    memory.noteTurn(calls, outcome.answer);
    // Words that found nothing and did nothing leave a text where it was.
    if (calls.length > 0) memory.unread = this.#options.reading.unreadOf(calls);
    memory.open = outcome.question;
    return outcome.record;
  }

  /** A yes or no to what was offered comes first; other words drop the offer. */
  #commandIn(text: string): Served | undefined {
    const { memory, answers } = this.#options;
    const { offer } = memory;
    memory.offer = undefined;
    const answer = offer === undefined ? undefined : answers.yesOrNo(text);
    if (answer === "yes") return { kind: "take-back-offered", effect: offer ?? "" };
    if (answer === "no") return "leave-offered";
    const isMore = memory.unread !== undefined && answers.asksForMore(text);
    return isMore ? "go-on" : answers.commandIn(text);
  }

  async #serve(command: Served, { emit, mayAct }: Serving): Promise<void> {
    const text = await this.#answerTo(command, mayAct);
    emit({ type: "text-delta", text });
    emit({ type: "answer", text, from: "template", unserved: [] });
  }

  async #answerTo(command: Served, mayAct: Serving["mayAct"]): Promise<string> {
    if (typeof command !== "string") return this.#undo(mayAct, command.effect);
    switch (command) {
      case "stop":
        this.#options.memory.open = undefined;
        return "Okay.";
      case "take-back": {
        const isOpen = this.#options.memory.open !== undefined;
        this.#options.memory.open = undefined;
        if (isOpen || !this.#hasActed) return "Okay.";
        this.#hasActed = false;
        return this.#undo(mayAct);
      }
      case "repeat":
        return this.#memory.lastAnswer || NOTHING_SAID;
      case "go-on":
        return this.#goOn();
      case "help":
        return this.#options.abilities;
      case "forget":
        if (!(await mayAct())) return "Stopped.";
        this.#options.memory.clear();
        this.#memory = { items: [], lastAnswer: "", rest: undefined };
        return "I've forgotten what we talked about.";
      case "quit":
        return "Goodbye.";
      case "undo":
        return this.#undo(mayAct);
      case "leave-offered":
        return "Okay, I left it.";
    }
  }

  async #undo(mayAct: Serving["mayAct"], offered?: string): Promise<string> {
    const { undoing, canAsk, memory } = this.#options;
    if (!(await mayAct())) return "Stopped.";
    if (offered !== undefined) return takeBackOffered(undoing, offered);
    const { text, offer, isDone } = await takeBackOwn(undoing, { canAsk });
    memory.offer = offer;
    if (isDone) memory.dropAct();
    return text;
  }

  /** Takes back what the last act did, for another in its place; what can't be had back is said to stay. */
  async #replace(mayAct: Serving["mayAct"], tool: string | undefined): Promise<string> {
    if (!(await mayAct())) return "";
    return takeBackReplaced(this.#options.undoing, tool);
  }

  /** What an interruption left unsaid, else the next part of what is being read, else the last answer again. */
  #goOn(): string {
    const { rest, lastAnswer } = this.#memory;
    const { unread } = this.#options.memory;
    const isStale = !rest || this.#options.now() - rest.atMs > GO_ON_MS;
    if (isStale && unread) return this.#readOn(unread);
    if (isStale) return lastAnswer || NOTHING_SAID;
    const last = this.#memory.items.at(-1);
    const heard = last?.kind === "assistant" && last.text !== UNHEARD ? last.text : "";
    this.#heardBefore = heard;
    this.#memory = { ...this.#memory, rest: undefined };
    this.#rewriteAnswer(`${heard} ${rest.text}`);
    return rest.text;
  }

  #readOn(unread: Unread): string {
    const { reading, memory } = this.#options;
    const next = reading.readOn(unread);
    memory.unread = next.unread;
    memory.lastAnswer = next.text;
    this.#memory = { ...this.#memory, lastAnswer: next.text, rest: undefined };
    return next.text;
  }

  #rewriteAnswer(text: string): void {
    const { items } = this.#memory;
    if (items.at(-1)?.kind !== "assistant") return;
    const heard: PromptItem = { kind: "assistant", text: text.trim() || UNHEARD };
    this.#memory = { ...this.#memory, items: [...items.slice(0, -1), heard] };
  }
}

/** A command, or a whole answer to the offer to take an older effect back. */
type Served =
  | ConversationCommand
  | "leave-offered"
  | { readonly kind: "take-back-offered"; readonly effect: string };

type Serving = Pick<Required<TurnInput>, "emit" | "mayAct">;

const NOTHING_SAID = "I haven't said anything yet.";

const always = (): Promise<boolean> => Promise.resolve(true);

function errorEvent(error: unknown): TurnEvent {
  const message = messageOf(error);
  if (!(error instanceof AssistantError)) return { type: "error", code: "failed", message };
  const { code, hint } = error;
  return { type: "error", code, message, ...(hint === undefined ? {} : { hint }) };
}

const NO_MS = { load: 0, rank: 0, prefill: 0, decode: 0, tool: 0, total: 0 };
const NO_USAGE = {
  type: "usage",
  promptTokens: 0,
  evaluatedTokens: 0,
  generatedTokens: 0,
  steps: 0,
  businessCalls: 0,
  metaCalls: 0,
  repairs: 0,
} as const;
