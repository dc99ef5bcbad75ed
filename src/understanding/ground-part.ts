import { groundAnswer } from "../grounding/tool/ground-answer.ts";
import { groundTool, withSlots } from "../grounding/tool/ground-tool.ts";
import type { GroundedTool } from "../grounding/tool/ground-tool.ts";
import type { RequestContext } from "../grounding/reading/request-context.ts";
import type { Reading } from "../language/reading/reading.ts";
import { overlaps } from "../language/region.ts";
import type { Region } from "../language/region.ts";
import type { Tool } from "../tool/define-tool.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { Slot } from "../types/turn/call-space.ts";
import type { PlanValues } from "../types/turn/plan.ts";
import { withKept } from "./dialogue/kept-slots.ts";

/** What was found, with the times the words give beside it. */
function withFound(tool: Tool, grounded: GroundedTool, kept: readonly Slot[]): GroundedTool {
  const times = new Set(
    parametersOf(tool).flatMap(({ name, kind }) => (kind === "when" ? [name] : [])),
  );
  const found = new Set(kept.map(({ parameter }) => parameter));
  const beside = grounded.slots.filter(
    ({ parameter }) => times.has(parameter) && !found.has(parameter),
  );
  return withSlots(parametersOf(tool), [...kept, ...beside]);
}

/** Words that are given whole, with what the asking gives beside them. */
function withGiven(tool: Tool, grounded: GroundedTool, kept: readonly Slot[]): GroundedTool {
  const found = new Set(kept.map(({ parameter }) => parameter));
  const beside = grounded.slots.filter(
    ({ parameter, value }) => !found.has(parameter) && value.kind !== "free",
  );
  return withSlots(parametersOf(tool), [...kept, ...beside]);
}

/** Words with others left blank, their times and what each stretch is as in the whole: what is blank is none of them. */
function inPlace(words: Reading, whole: Reading): Reading {
  const isLeft = (one: Region): boolean => words.tokens.some((token) => overlaps(one, token));
  return {
    ...words,
    whens: whole.whens.filter(isLeft),
    durations: whole.durations.filter(isLeft),
    numbers: whole.numbers.filter(isLeft),
    starts: whole.starts.filter(isLeft),
    marks: (sought) => whole.marks(sought).filter(isLeft),
  };
}

/** The values of a tool for the part at hand: of its words, of the call it answers a question of, of what was found, of the last call, or of what is in focus. */
export function groundPart(
  values: PlanValues,
  tool: Tool,
  { reading, context }: RequestContext,
): GroundedTool {
  switch (values.from) {
    case "words":
      return groundTool(tool, reading, context);
    case "answer":
      return groundAnswer(tool, values.question, { reading, context });
    case "found":
      // A sentence that was found is read where it stands, whatever time it is asked about; a time was found with its things.
      if (values.quote ?? values.beside) return withSlots(parametersOf(tool), values.kept);
      return withFound(tool, groundTool(tool, reading, context), values.kept);
    case "given": {
      const asking = context.language.read(values.asks, context);
      const asks = values.isInPlace ? inPlace(asking, reading) : asking;
      return withGiven(tool, groundTool(tool, asks, context), values.kept);
    }
    case "last-call":
      return withKept(tool, groundTool(tool, reading, context), values);
    case "focus":
    case "revised":
    case "day":
      return withSlots(parametersOf(tool), values.slots);
  }
}
