import { runTurn } from "../agent/run-turn.ts";
import { usageEvent } from "../agent/turn-record.ts";
import type { TurnRecord } from "../agent/turn-record.ts";
import { AssistantError, messageOf } from "../errors.ts";
import type { Emit, TurnEvent } from "../types/event.ts";
import type { Budget, Preparation, Stages, TurnOpening } from "../types/turn/stages.ts";
import type { Utterance } from "../types/turn/utterance.ts";
import type { HeardPart } from "../types/voice.ts";
import { History } from "./history.ts";
import { commandIn, serveCommand, undo, undoJustDone } from "./serve-command.ts";
import type { Command, CommandNeeds } from "./serve-command.ts";
import { takeBackReplaced } from "./take-back.ts";
import type { WorkingMemory } from "./working-memory.ts";

export type ConversationOptions = Pick<
  CommandNeeds,
  "memory" | "undoing" | "canAsk" | "reading" | "answers" | "say"
> & {
  /** The stages of one turn; `open` is the call the last turn asked a value for. */
  readonly stages: (turn: TurnOpening) => Stages;
  /** Keeps the memory where the conversation has a name; called after each turn. */
  readonly keep: () => Promise<void>;
  readonly budget: Budget;
  /** Milliseconds spent on loading the model since the last time it was asked. */
  readonly takeLoadMs: () => number;
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

type Remembrance = ReturnType<WorkingMemory["snapshot"]>;

/** One conversation across its turns: history, the open question, undo. `usage` is each turn's last event. */
export class Conversation {
  readonly #options: ConversationOptions;
  readonly #history: History;
  #keptBefore: Remembrance;
  /** The last turn changed something that can be had back. */
  #hasActed = false;

  constructor(options: ConversationOptions) {
    const { memory, now } = options;
    this.#options = options;
    this.#history = new History({ lastAnswer: memory.lastAnswer, now });
    this.#keptBefore = memory.snapshot();
  }

  /** Serves one utterance to its answer; never throws: a failure is an `error` event. */
  async turn({ utterance, emit, signal, mayAct = always }: TurnInput): Promise<void> {
    const started = performance.now();
    this.#history.begin();
    this.#keptBefore = this.#options.memory.snapshot();
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
    this.#history.takeBack();
    memory.clear();
    memory.restore({ ...this.#keptBefore, taint });
    await keep();
  }

  /** Of the last answer the history keeps what was heard; the rest can be asked for. */
  keepHeard(part: HeardPart): void {
    this.#history.keepHeard(part);
  }

  /** Makes ready what the next turn will need, while the user still talks; leaves no trace. */
  prepare(words: string | undefined, signal: AbortSignal): Promise<void> {
    return this.#options.prepare({ items: this.#history.items, words, signal });
  }

  async #run({ utterance, emit, signal, mayAct }: Required<TurnInput>): Promise<TurnRecord> {
    const { memory, budget, reading } = this.#options;
    const { open, lastCall } = memory;
    memory.open = undefined;
    this.#history.dropRest();
    const takeBack: TurnOpening["takeBack"] = async (how) => {
      if (how === "asked") return undo({ ...this.#options, history: this.#history, mayAct });
      if (how === "just done") return undoJustDone({ ...this.#options, mayAct });
      return (await mayAct()) ? takeBackReplaced(this.#options.undoing, lastCall?.tool) : "";
    };
    const stages = this.#options.stages({ emit, signal, open, lastCall, mayAct, takeBack });
    const { items } = this.#history;
    const outcome = await runTurn({ utterance, items, stages, budget, emit, signal });
    const { calls } = outcome.record;
    this.#history.note(outcome.record.items, outcome.answer);
    this.#hasActed = calls.some(
      ({ result, isTakenBack }) =>
        !isTakenBack && result.ok && "undo" in result && result.undo !== undefined,
    );
    memory.noteTurn(calls, outcome.answer);
    // Words that found nothing and did nothing leave a text where it was.
    if (calls.length > 0) memory.unread = reading.unreadOf(calls);
    memory.open = outcome.question;
    return outcome.record;
  }

  /** "Cancel that" of the one thing that was shown, with nothing done or asked, is a request of its own. */
  #commandIn(text: string): Command | undefined {
    const command = commandIn(text, this.#options);
    const { open, lastCall } = this.#options.memory;
    const isOfShown =
      !open && !this.#hasActed && lastCall?.isEffect === false && lastCall.shown === 1;
    return command === "take-back" && isOfShown ? undefined : command;
  }

  async #serve(command: Command, { emit, mayAct }: Serving): Promise<void> {
    const hasActed = this.#hasActed;
    if (command === "take-back" && !this.#options.memory.open) this.#hasActed = false;
    const needs = { ...this.#options, history: this.#history, hasActed, mayAct };
    const text = await serveCommand(command, needs);
    emit({ type: "text-delta", text });
    emit({ type: "answer", text, from: "template", unserved: [] });
  }
}

type Serving = Pick<Required<TurnInput>, "emit" | "mayAct">;

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
