import { kindsTaken } from "../../../grounding/known/known-records.ts";
import { carrierTest } from "../../../grounding/reading/carriers.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Considered } from "./considered.ts";

type Words = Pick<Considered, "tool" | "reading">;

/** The first word that says what is asked for is one that requests to the tool are made with: "create", "look". */
export function opensAsTool({ tool, reading }: Words): boolean {
  const first = reading.tokens.find(({ is }) => !is.has("filler"));
  return first !== undefined && carrierTest(tool, reading.language)(first.word);
}

/** A word names the kind of thing the tool is about: "event" the calendar's, "note" those of notes. */
export function namesKind({ tool, reading }: Words): boolean {
  const kinds = [tool.gives, ...kindsTaken(tool)];
  return reading.tokens.some(({ word }) =>
    reading.language.kindsNamed(word).some((kind) => kinds.includes(kind)),
  );
}

/** A time was said: 1 for a tool that takes one, −1 for one that can't. */
export function timeTaken({ tool, reading }: Words): number {
  if (reading.whens.length === 0) return 0;
  return parametersOf(tool).some(({ kind }) => kind === "when") ? 1 : -1;
}
