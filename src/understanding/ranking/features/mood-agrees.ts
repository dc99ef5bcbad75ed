import { parametersOf } from "../../../tool/parameter.ts";
import type { Considered } from "./considered.ts";

type Words = Pick<Considered, "tool" | "reading">;

/** The words ask for a fact, and the tool changes or makes something: no answer. */
export function actsOnQuestion({ tool, reading }: Words): boolean {
  const isTelling = tool.effect === "none" || (tool.answers?.includes("fact") ?? false);
  return !isTelling && reading.mood.asksFact;
}

/** The records the tool shows have the fact that is asked for: "where is …" of what has a place. */
export function tellsFact({ tool, reading }: Words): boolean {
  const { question } = reading.mood;
  return question?.form === "fact" && tool.tells?.facts[question.fact] !== undefined;
}

/** A question about what somebody has themselves, and the tool shows what they have: "when is my …". */
export function tellsOwn({ tool, reading }: Words): boolean {
  const { question, speaksOfSelf } = reading.mood;
  return speaksOfSelf && question !== undefined && tool.tells !== undefined;
}

/** Somebody tells what is ahead of them, and the tool keeps what is at a time: "we're at the dunes on Friday". */
export function keepsToldTime({ tool, reading, context }: Considered): boolean {
  const now = context.clock.now();
  const isAhead = reading.whens.some(({ when }) => when.to > now);
  const { states, speaksOfSelf } = reading.mood;
  return states && speaksOfSelf && isAhead && makesAtTime(tool);
}

/** What it makes is nothing without a time. */
function makesAtTime(tool: Considered["tool"]): boolean {
  const parameters = parametersOf(tool);
  const isMaking = tool.effect !== "none" && !parameters.some(({ kind }) => kind === "handle");
  return isMaking && parameters.some(({ kind, required }) => required && kind === "when");
}
