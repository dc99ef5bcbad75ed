import type { Token } from "node-llama-cpp";
import type { StepOutcome, StepOutput, StepRequest } from "../../types/llm.ts";
import type { Chosen } from "./choose-output.ts";
import type { Engine } from "../engine/engine.ts";
import type { Work } from "../process/serve-parent.ts";
import type { Span } from "../engine/span.ts";
import { sequence } from "../grammar/derivative.ts";
import { tokensOf } from "../engine/span.ts";
import { writeAnswer } from "./write-answer.ts";
import { writeArguments } from "./write-arguments.ts";
import type { Writing, Written } from "./write-arguments.ts";
import { withMark } from "../engine/with-mark.ts";
import { argumentsSpan, answerSpan } from "./written-span.ts";

/** One step on its way. */
export type Step = {
  readonly engine: Engine;
  readonly request: StepRequest;
  readonly prompt: readonly Token[];
  readonly work: Work;
};

export type StepResult = {
  readonly output: StepOutput;
  readonly stop: StepOutcome["stop"];
  /** Tokens of the output, those the template dictates included. */
  readonly generated: number;
  /** What the context holds of it. */
  readonly spans: readonly Span[];
};

/** A step that was stopped before it came to write. */
export const NOTHING_WRITTEN: StepResult = {
  output: { kind: "answer", text: "" },
  stop: "aborted",
  generated: 0,
  spans: [],
};

const ANSWER_STOPS: Readonly<Record<Written["end"], StepOutcome["stop"]>> = {
  complete: "answer",
  length: "length",
  broken: "answer",
  aborted: "aborted",
};

const CALL_STOPS: Readonly<Record<Written["end"], StepOutcome["stop"]>> = {
  complete: "call",
  length: "invalid",
  broken: "invalid",
  aborted: "aborted",
};

/** Writes an answer or the chosen call after a prompt that is in the context but for its last token. */
export function writeOutput(step: Step, chosen: Chosen): Promise<StepResult> {
  if (chosen === "answer") return answer(step);
  const choice = step.request.choices[chosen];
  if (!choice) throw new Error("A step needs something to call, or leave to answer.");
  return call(step, choice);
}

async function answer(step: Step): Promise<StepResult> {
  const { engine, prompt, work } = step;
  const head = engine.answerHead;
  const before = [...prompt, ...tokensOf(head)];
  if (!(await engine.context.hold(before.slice(0, -1), work))) return NOTHING_WRITTEN;
  const written = await writeAnswer(writing(step, before), engine.answerRules);
  const { text, tokens } = written;
  const generated = tokensOf(head).length + tokens.length;
  if (written.isUnfinished) {
    return { output: { kind: "raw", text }, stop: "invalid", generated, spans: [] };
  }
  return {
    output: { kind: "answer", text },
    stop: ANSWER_STOPS[written.end],
    generated,
    spans: [...head, ...answerSpan(engine, before, written)],
  };
}

async function call(
  step: Step,
  { name, argumentsGrammar }: StepRequest["choices"][number],
): Promise<StepResult> {
  const { engine, prompt, work } = step;
  const head = engine.heads.of(name);
  const { grammars, argumentBias: bias } = engine;
  const blank = { kind: "literal", text: head.afterSpace ? " " : "" } as const;
  const { argumentForm: form } = engine.style;
  const grammar = form?.grammarOf(argumentsGrammar) ?? argumentsGrammar;
  const rules = { grammar: sequence([blank, grammar]), grammars, bias };
  const before = [...prompt, ...head.tokens];
  if (!(await engine.context.hold(before.slice(0, -1), work))) return NOTHING_WRITTEN;
  const tokeniser = withMark(engine.tokeniser, form?.mark);
  const written = await writeArguments({ ...writing(step, before), tokeniser }, rules);
  const text = written.text.trim();
  const read = form ? form.read(text, argumentsGrammar) : text;
  return {
    output: { kind: "call", name, argumentsText: read ?? text },
    stop: read === undefined && written.end === "complete" ? "invalid" : CALL_STOPS[written.end],
    generated: head.tokens.length + written.tokens.length,
    spans: [...head.spans, ...argumentsSpan(engine, before, { written, head })],
  };
}

function writing({ engine, request, work }: Step, before: readonly Token[]): Writing {
  const { sequence, tokeniser } = engine;
  return { sequence, tokeniser, before, maxTokens: request.maxTokens, work };
}
