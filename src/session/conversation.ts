import { runTurn } from "../agent/run-turn.ts";
import { usageEvent } from "../agent/turn-record.ts";
import type { TurnRecord } from "../agent/turn-record.ts";
import { AssistantError, messageOf } from "../errors.ts";
import type { Emit, TurnEvent } from "../types/event.ts";
import type { Effect, Journal } from "../types/journal.ts";
import type { PromptItem } from "../types/prompt-item.ts";
import type { Ranked } from "../types/ranked.ts";
import type { Budget, OpenQuestion, Stages } from "../types/stages.ts";
import type { Utterance } from "../types/utterance.ts";
import { conversationCommand } from "./conversation-commands.ts";
import type { ConversationCommand } from "./conversation-commands.ts";

export type ConversationOptions = {
  /** The stages of one turn; `open` is the call the last turn asked a value for. */
  readonly stages: (turn: TurnOpening) => Stages;
  readonly budget: Budget;
  /** Milliseconds spent on loading the model since the last time it was asked. */
  readonly takeLoadMs: () => number;
  readonly journal: Journal;
  readonly undo: (effect: Effect) => Promise<string>;
  /** What the assistant can do, as one spoken sentence. */
  readonly abilities: string;
};

export type TurnOpening = {
  readonly emit: Emit;
  readonly signal: AbortSignal;
  readonly open: OpenQuestion | undefined;
};

export type TurnInput = {
  readonly utterance: Utterance;
  readonly emit: Emit;
  readonly signal: AbortSignal;
};

/** One conversation across its turns: history, the open question, undo. `usage` is each turn's last event. */
export class Conversation {
  readonly #options: ConversationOptions;
  #items: readonly PromptItem[] = [];
  #open: OpenQuestion | undefined;
  #lastAnswer = "";

  constructor(options: ConversationOptions) {
    this.#options = options;
  }

  /** Serves one utterance to its answer; never throws: a failure is an `error` event. */
  async turn({ utterance, emit, signal }: TurnInput): Promise<void> {
    const started = performance.now();
    let record: TurnRecord | undefined;
    try {
      const command = conversationCommand(utterance.text);
      if (command) await this.#serve(command, emit);
      else record = await this.#run({ utterance, emit, signal });
    } catch (error) {
      emit(errorEvent(error));
    }
    const total = performance.now() - started;
    const load = this.#options.takeLoadMs();
    emit(
      record ? usageEvent(record, { load, total }) : { ...NO_USAGE, ms: { ...NO_MS, load, total } },
    );
  }

  async #run({ utterance, emit, signal }: TurnInput): Promise<TurnRecord> {
    const open = this.#open;
    this.#open = undefined;
    const heard = open ? withAnswer(open, utterance) : utterance;
    const stages = this.#options.stages({ emit, signal, open });
    const { budget } = this.#options;
    const outcome = await runTurn({
      utterance: heard,
      items: this.#items,
      stages,
      budget,
      emit,
      signal,
    });
    this.#items = outcome.record.items;
    this.#open = outcome.question;
    this.#lastAnswer = outcome.answer;
    return outcome.record;
  }

  async #serve(command: ConversationCommand, emit: Emit): Promise<void> {
    const text = await this.#answerTo(command);
    emit({ type: "text-delta", text });
    emit({ type: "answer", text, from: "template", unserved: [] });
  }

  async #answerTo(command: ConversationCommand): Promise<string> {
    switch (command) {
      case "stop":
        this.#open = undefined;
        return "Okay.";
      case "repeat":
      case "go-on":
        return this.#lastAnswer || "I haven't said anything yet.";
      case "help":
        return this.#options.abilities;
      case "undo":
        return undoLast(this.#options);
    }
  }
}

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

/** The answer to a question, read together with the request it completes. */
function withAnswer(open: OpenQuestion, answer: Utterance): Utterance {
  return { ...answer, text: `${open.utterance.text} ${answer.text}`, alternatives: [] };
}

/** While a question is open its tool is the only one. */
export function forcedRanking(open: OpenQuestion): Ranked {
  return { tools: [{ name: open.call.name, score: 1 }], none: 0, unmatched: [], sure: true };
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
