import { runTurn } from "../agent/run-turn.ts";
import { usageEvent } from "../agent/turn-record.ts";
import type { TurnRecord } from "../agent/turn-record.ts";
import { AssistantError, messageOf } from "../errors.ts";
import type { Emit, TurnEvent } from "../types/event.ts";
import type { Effect, Journal } from "../types/journal.ts";
import type { PromptItem } from "../types/prompt-item.ts";
import type { Budget, OpenQuestion, Stages } from "../types/stages.ts";
import type { Utterance } from "../types/utterance.ts";
import type { HeardPart } from "../types/voice.ts";
import { conversationCommand } from "./conversation-commands.ts";
import type { ConversationCommand } from "./conversation-commands.ts";
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
  readonly journal: Journal;
  readonly undo: (effect: Effect) => Promise<string>;
  /** What the assistant can do, as one spoken sentence. */
  readonly abilities: string;
  /** Makes ready what a turn that begins with these words will need; leaves no trace. */
  readonly prepare: (opening: Preparation) => Promise<void>;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
};

export type Preparation = {
  readonly items: readonly PromptItem[];
  /** The first words; undefined while nobody knows them. */
  readonly words: string | undefined;
  readonly signal: AbortSignal;
};

export type TurnOpening = {
  readonly emit: Emit;
  readonly signal: AbortSignal;
  readonly open: OpenQuestion | undefined;
  /** Asked before anything is changed. */
  readonly mayAct: () => Promise<boolean>;
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
      const command = conversationCommand(utterance.text);
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
    const { open } = memory;
    memory.open = undefined;
    this.#memory = { ...this.#memory, rest: undefined };
    const stages = this.#options.stages({ emit, signal, open, mayAct });
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
    memory.noteTurn(outcome.record.calls, outcome.answer);
    memory.open = outcome.question;
    return outcome.record;
  }

  async #serve(command: ConversationCommand, { emit, mayAct }: Serving): Promise<void> {
    const text = await this.#answerTo(command, mayAct);
    emit({ type: "text-delta", text });
    emit({ type: "answer", text, from: "template", unserved: [] });
  }

  async #answerTo(command: ConversationCommand, mayAct: Serving["mayAct"]): Promise<string> {
    switch (command) {
      case "stop":
        this.#options.memory.open = undefined;
        return "Okay.";
      case "take-back": {
        const isOpen = this.#options.memory.open !== undefined;
        this.#options.memory.open = undefined;
        if (isOpen || !this.#hasActed) return "Okay.";
        this.#hasActed = false;
        return (await mayAct()) ? undoLast(this.#options) : "Stopped.";
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
        return (await mayAct()) ? undoLast(this.#options) : "Stopped.";
    }
  }

  /** What an interruption left unsaid; else the last answer again. */
  #goOn(): string {
    const { rest, lastAnswer } = this.#memory;
    if (!rest || this.#options.now() - rest.atMs > GO_ON_MS) return lastAnswer || NOTHING_SAID;
    const last = this.#memory.items.at(-1);
    const heard = last?.kind === "assistant" && last.text !== UNHEARD ? last.text : "";
    this.#heardBefore = heard;
    this.#memory = { ...this.#memory, rest: undefined };
    this.#rewriteAnswer(`${heard} ${rest.text}`);
    return rest.text;
  }

  #rewriteAnswer(text: string): void {
    const { items } = this.#memory;
    if (items.at(-1)?.kind !== "assistant") return;
    const heard: PromptItem = { kind: "assistant", text: text.trim() || UNHEARD };
    this.#memory = { ...this.#memory, items: [...items.slice(0, -1), heard] };
  }
}

type Serving = Pick<Required<TurnInput>, "emit" | "mayAct">;

const NOTHING_SAID = "I haven't said anything yet.";

const always = (): Promise<boolean> => Promise.resolve(true);

/** Undoes the newest effect (or the one with this id) and says what was undone. */
export async function undoLast(
  { journal, undo }: Pick<ConversationOptions, "journal" | "undo">,
  id?: string,
): Promise<string> {
  const effect = journal.find(id);
  if (!effect)
    return id === undefined
      ? "There is nothing to undo."
      : `There is nothing to undo with the id ${id}.`;
  const sentence = await undo(effect);
  journal.markUndone(effect.id);
  return sentence;
}

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
