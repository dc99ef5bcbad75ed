import type { StepOutcome, StepRequest, TokenUsage } from "../../types/llm.ts";
import { chooseOutput } from "./choose-output.ts";
import type { Chosen } from "./choose-output.ts";
import { ensureRoom } from "../engine/engine.ts";
import type { Engine } from "../engine/engine.ts";
import { lookAhead } from "../grammar/look-ahead.ts";
import { renderPrompt } from "../engine/render-prompt.ts";
import type { Work } from "../process/serve-parent.ts";
import type { Span } from "../engine/span.ts";
import { NOTHING_WRITTEN, writeOutput } from "./write-output.ts";
import type { Step } from "./write-output.ts";

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
  const { spans, tokens: prompt } = context.plan(renderPrompt(request, engine.style));
  const step: Step = { engine, request, prompt, work };
  checkRoom(step);
  let result = NOTHING_WRITTEN;
  let prefillMs = 0;
  try {
    const isRead = await context.hold(prompt.slice(0, -1), work);
    if (isRead) await context.checkpoint();
    prefillMs = performance.now() - started;
    if (isRead) result = await decide(step);
  } finally {
    context.remember([...opened(spans), ...result.spans]);
  }
  const { output, stop, generated } = result;
  const decodeMs = performance.now() - started - prefillMs;
  return { output, stop, usage: usageOf(step, before, generated), prefillMs, decodeMs };
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
  return chooseOutput({ last: prompt.slice(-1), beginnings, mayAnswer }, look);
}

function checkRoom({ engine, request, prompt }: Step): void {
  const heads = request.choices.map(({ name }) => engine.heads.of(name).tokens.length);
  ensureRoom(engine, prompt.length + Math.max(0, ...heads) + request.maxTokens);
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
