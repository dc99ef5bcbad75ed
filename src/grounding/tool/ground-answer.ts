import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate, Slot } from "../../types/turn/call-space.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { withNextOfSeries } from "../entity-linking/next-of-series.ts";
import { candidatesOf } from "./candidates-of.ts";
import { slotOf, withSlots } from "./ground-tool.ts";
import type { GroundedTool } from "./ground-tool.ts";
import type { GroundingContext } from "../grounding-context.ts";
import { headingOf, headingOver } from "../text-slots/heading-of.ts";
import { hourOf, taken, textOf, whole, wholeTime } from "./answer-words.ts";
import type { Words } from "./answer-words.ts";
import { chosenOf } from "./choose-offered.ts";

/** A call that waits: what the request gave, and what was asked for, first. */
export type Waiting = { readonly slots: readonly Slot[]; readonly missing: readonly string[] };

export type Answered = GroundedTool & {
  /** The words answer what was asked. */
  readonly isAnswer: boolean;
};

/**
 * The values of a waiting call with an answer to its question: what the request gave stays, the
 * answer fills what was asked for, from what was offered where several fitted, and what else of
 * the missing it says.
 */
export function groundAnswer(
  tool: Tool,
  { slots, missing }: Waiting,
  { reading, context }: { readonly reading: Reading; readonly context: GroundingContext },
): Answered {
  const parameters = parametersOf(tool);
  const fresh = candidatesOf(tool, reading, context);
  const answers = new Map(
    parameters
      .filter(
        ({ name }) => missing.includes(name) || !slots.some((slot) => slot.parameter === name),
      )
      .map((parameter) => {
        const old = slots.find((slot) => slot.parameter === parameter.name);
        const isAsked = parameter.name === missing[0];
        return [
          parameter.name,
          answerTo(
            parameter,
            { old, isAsked, fresh: fresh.get(parameter.name) ?? [] },
            { reading, context, tool },
          ),
        ] as const;
      }),
  );
  const merged = parameters.flatMap((parameter) => {
    const own = answers.get(parameter.name) ?? [];
    const answer = own.length > 0 ? own : headingFrom(parameter, { tool, missing, answers });
    if (answer.length > 0) return slotOf(parameter, answer);
    return slots.filter((slot) => slot.parameter === parameter.name);
  });
  const whole = withNextOfSeries(tool, merged, { reading, context });
  const isNarrowed = whole.some((slot, at) => slot !== merged[at]);
  const isAnswer = isNarrowed || missing.some((name) => (answers.get(name) ?? []).length > 0);
  return { ...withSlots(parameters, whole), isAnswer };
}

type Answers = {
  readonly tool: Tool;
  readonly missing: readonly string[];
  readonly answers: ReadonlyMap<string, readonly Candidate[]>;
};

/** What heads a text that was asked for, where the heading was missing too. */
function headingFrom(
  parameter: Parameter,
  { tool, missing, answers }: Answers,
): readonly Candidate[] {
  if (parameter !== headingOver(tool) || !missing.includes(parameter.name)) return [];
  const texts = parametersOf(tool).filter(
    ({ kind, name }) => kind === "free" && name !== parameter.name,
  );
  return texts
    .flatMap(({ name }) => answers.get(name)?.[0] ?? [])
    .slice(0, 1)
    .map(headingOf);
}

type Asked = {
  readonly old: Slot | undefined;
  readonly isAsked: boolean;
  readonly fresh: readonly Candidate[];
};
function answerTo(
  parameter: Parameter,
  { old, isAsked, fresh }: Asked,
  words: Words,
): readonly Candidate[] {
  const offered = old && old.value.kind !== "free" ? old.value.candidates : [];
  if (offered.length > 1) return chosenOf(parameter, { offered, fresh }, words);
  if (!isAsked) return COMPOSED.has(parameter.kind) ? [] : fresh;
  if (parameter.kind === "free") return textOf(words);
  const hour = parameter.kind === "when" ? hourOf(offered, words) : undefined;
  if (hour) return [hour];
  // "When?" – "Three.": alone it needs no "at".
  if (parameter.kind === "when" && fresh.length === 0)
    return taken(offered, words) ?? wholeTime(words);
  if (parameter.kind === "span") return fresh.length > 0 ? fresh : [whole(words)];
  return fresh;
}

/** Kinds any words would fill: only when they are what was asked for. */
const COMPOSED = new Set(["span", "free"]);
