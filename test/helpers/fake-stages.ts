import { english } from "../../src/language/en/english.ts";
import type { CallSpace } from "../../src/types/turn/call-space.ts";
import type { StepOutput } from "../../src/types/llm.ts";
import type { Ranked } from "../../src/types/turn/ranked.ts";
import type { Stages } from "../../src/types/turn/stages.ts";
import type { TurnEvent } from "../../src/types/event.ts";
import { planOf } from "../../src/understanding/plan.ts";

export const ONE_TOOL: CallSpace = {
  append: [],
  callable: [{ tool: "notes.read", bias: 0, slots: [], missing: [] }],
  mayAnswer: true,
  mustCall: false,
};

const RANKED: Ranked = {
  tools: [{ name: "notes.read", score: 0.9 }],
  none: 0.1,
  unmatched: [],
  sure: true,
};

const USAGE = { promptTokens: 10, evaluatedTokens: 5, generatedTokens: 2 };

/** Stages over a list of decisions; every call succeeds and nothing is said by template unless told so. */
export function fakeStages(outputs: readonly StepOutput[], changes: Partial<Stages> = {}): Stages {
  const queue = [...outputs];
  let id = 0;
  return {
    understand: async ({ text }) => planOf([{ text, ranked: RANKED }], english),
    decline: () => undefined,
    takeBack: async () => "Taken back.",
    tell: async ({ kind }) => `Of ${kind}.`,
    nearest: () => "I can't do that here.",
    expose: async () => ONE_TOOL,
    ground: async (space) => space,
    compose: async (space, state) => ({
      system: "system",
      items: state.isOpen
        ? state.items
        : [...state.items, { kind: "user", text: state.utterance.text }],
      choices: [],
      mayAnswer: space.mayAnswer,
      maxTokens: 10,
    }),
    shortcut: () => undefined,
    owed: () => undefined,
    lookup: async () => undefined,
    otherwise: async () => undefined,
    answers: () => true,
    reopen: async () => undefined,
    moreToCome: () => undefined,
    leftOver: () => undefined,
    sayUndone: english.say.undone,
    words: english.say.turn.conversation,
    question: () => ({ kind: "garbage", name: "?", message: "" }),
    step: async () => {
      const output = queue.shift() ?? { kind: "answer", text: "" };
      return {
        output,
        stop: output.kind === "call" ? "call" : "answer",
        usage: USAGE,
        prefillMs: 1,
        decodeMs: 1,
      };
    },
    read: async (output) => {
      if (output.kind !== "call") return { kind: "garbage", name: "?", message: "Call a tool." };
      const call = {
        id: `c${(id += 1)}`,
        name: output.name,
        arguments: {},
        origins: {},
        by: "script",
      } as const;
      return { kind: output.name === "tools.discover" ? "meta" : "business", call };
    },
    discover: async () => ({ text: "mail.search(text)", revealed: ["mail.search"] }),
    judge: async () => ({ kind: "run" }),
    confirm: async () => "no",
    run: async () => ({ ok: true, done: "Done.", handles: {} }),
    render: () => "done",
    say: () => undefined,
    vouches: () => true,
    isDriven: false,
    isReading: () => false,
    again: async () => [],
    judgeTakeBack: () => ({ kind: "run" }),
    asksAtOnce: false,
    endsWithTemplate: false,
    ...changes,
  };
}

export const call = (name: string): StepOutput => ({ kind: "call", name, argumentsText: "{}" });
export const say = (text: string): StepOutput => ({ kind: "answer", text });
export const raw = (text: string): StepOutput => ({ kind: "raw", text });

export const TYPED = {
  text: "read my note",
  alternatives: [],
  source: "typed",
  confidence: 1,
} as const;

export function collect(): {
  readonly events: TurnEvent[];
  readonly emit: (event: TurnEvent) => void;
} {
  const events: TurnEvent[] = [];
  return { events, emit: (event) => void events.push(event) };
}
