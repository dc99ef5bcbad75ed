import type { StepOutcome, StepRequest, TokenUsage } from "../../types/llm.ts";
import { chooseOutput } from "./choose-output.ts";
import type { Chosen } from "./choose-output.ts";
import { ensureRoom } from "../engine/engine.ts";
import type { Engine } from "../engine/engine.ts";
import { lookAhead } from "../grammar/look-ahead.ts";
import { openThought, renderPrompt } from "../format/render-prompt.ts";
import type { Work } from "../process/serve-parent.ts";
import { tokensOf } from "../engine/span.ts";
import type { Run, Span } from "../engine/span.ts";
import { NOTHING_WRITTEN, writeOutput } from "./write-output.ts";
import type { Step } from "./write-output.ts";
import { writeThought } from "./write-thought.ts";

/**
 * Reads what is new of a prompt, decides between the calls and an answer, and writes it: a call's
 * head as the template has it, then its arguments under their grammar. The context then holds prompt
 * and output, so that a next prompt that goes on from here costs only what was added.
 */
export async function runStep(
  engine: Engine,
  request: StepRequest,
  work: Work,
): Promise<StepOutcome> {
  const { context } = engine;
  const started = performance.now();
  const before = context.evaluated;
  const { runs, thoughtEnd } = begin(engine, request);
  const { spans, tokens: prompt } = context.plan(runs);
  const step: Step = { engine, request, prompt, work };
  checkRoom(step);
  let result = NOTHING_WRITTEN;
  let prefillMs = 0;
  try {
    const isRead = await context.hold(prompt.slice(0, -1), work);
    if (isRead) await context.checkpoint();
    prefillMs = performance.now() - started;
    if (isRead && thoughtEnd) result = await thinkFirst(step, thoughtEnd);
    else if (isRead) result = await decide(step);
  } finally {
    // A thought is no part of the conversation: the next prompt has an empty one in its place.
    const kept = thoughtEnd ? spans.slice(0, -1) : [...opened(spans), ...result.spans];
    context.remember(kept);
  }
  const { output, stop, generated } = result;
  const decodeMs = performance.now() - started - prefillMs;
  return { output, stop, usage: usageOf(step, before, generated), prefillMs, decodeMs };
}

type Beginning = { readonly runs: readonly Run[]; readonly thoughtEnd?: Run };

/** The prompt, up to the model's thought where it may have one. */
function begin({ style, thoughtTokens }: Engine, request: StepRequest): Beginning {
  const runs = renderPrompt(request, style);
  const open = thoughtTokens > 0 ? openThought(runs) : undefined;
  return open ? { runs: open.runs, thoughtEnd: open.end } : { runs };
}

/** Thinks as long as the setting and the context have room for, then decides knowing it. */
async function thinkFirst(step: Step, thoughtEnd: Run): Promise<typeof NOTHING_WRITTEN> {
  const { engine, prompt, work } = step;
  const { sequence, context, contextSize, thoughtTokens, answerRules } = engine;
  const end = tokensOf(context.spansOf([thoughtEnd], false));
  const room = contextSize - neededBy(step) - end.length - 1;
  const maxTokens = Math.min(thoughtTokens, room);
  const writing = { sequence, before: prompt, maxTokens, work };
  const thought = await writeThought(writing, answerRules.isSpecial);
  const thinking = { ...step, prompt: [...prompt, ...thought, ...end] };
  if (!(await context.hold(thinking.prompt.slice(0, -1), work))) return NOTHING_WRITTEN;
  const result = await decide(thinking);
  return { ...result, generated: result.generated + thought.length };
}

async function decide(step: Step): Promise<typeof NOTHING_WRITTEN> {
  const chosen = await choose(step);
  return step.work.signal.aborted ? NOTHING_WRITTEN : writeOutput(step, chosen);
}

async function choose({ engine, request, prompt, work }: Step): Promise<Chosen> {
  const { choices, mayAnswer } = request;
  if (choices.length === 0 && mayAnswer) return "answer";
  if (choices.length <= 1 && !mayAnswer) return 0;
  const beginnings = choices.map(({ name, bias }) => {
    return { tokens: engine.heads.of(name).judged, bias };
  });
  const look = lookAhead(engine, prompt.slice(0, -1), work);
  const last = prompt.slice(-1);
  const answerHead = tokensOf(engine.answerHead);
  // Where an answer has a head of its own it is one beginning among the others.
  if (mayAnswer && answerHead.length > 0) {
    const all = [...beginnings, { tokens: answerHead, bias: 0 }];
    const chosen = await chooseOutput({ last, beginnings: all, mayAnswer: false }, look);
    return chosen === beginnings.length ? "answer" : chosen;
  }
  return chooseOutput({ last, beginnings, mayAnswer, foreign: engine.foreign }, look);
}

function checkRoom(step: Step): void {
  ensureRoom(step.engine, neededBy(step));
}

function neededBy({ engine, request, prompt }: Step): number {
  const heads = request.choices.map(({ name }) => engine.heads.of(name).tokens.length);
  return prompt.length + Math.max(0, ...heads) + request.maxTokens;
}

/** Tokens of the output count as generated, whatever else was computed as evaluated. */
function usageOf({ engine, prompt }: Step, before: number, generatedTokens: number): TokenUsage {
  const output = Math.max(0, engine.sequence.nextTokenIndex - prompt.length);
  const evaluatedTokens = engine.context.evaluated - before - output;
  return { promptTokens: prompt.length, evaluatedTokens, generatedTokens };
}

/** The last run of a prompt goes on with what the model writes. */
function opened(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, index) =>
    index === spans.length - 1 ? { ...span, isOpen: true } : span,
  );
}
