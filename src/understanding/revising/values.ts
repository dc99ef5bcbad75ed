import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import type { RememberedCall } from "../../types/memory.ts";
import type { Pair } from "../dialogue/edit/pair.ts";
import type { Candidate, Slot } from "../../types/turn/call-space.ts";

/** An act, and the words that correct it, read without what only says that they do. */
export type Correction = {
  readonly tool: Tool;
  /** What it made several of is one list in its words. */
  readonly lastCall: RememberedCall;
  /** The field of which it made several. */
  readonly several: string | undefined;
  readonly said: RequestContext;
  /** With the reasons: one may name what was meant. */
  readonly whole: RequestContext;
  /** What was said to be wrong. */
  readonly rejected: string;
  readonly readOn: (text: string) => Reading;
  /** When what the act made is, in epoch milliseconds. */
  readonly madeAt: number | undefined;
};

/** Values that stand in the place of those an act had, and the words that gave them. */
export type NewValues = { readonly slots: readonly Slot[]; readonly taken: readonly Region[] };

export function closed(parameter: string, candidate: Candidate): Slot {
  return { parameter, required: true, value: { kind: "closed", candidates: [candidate] } };
}

export type Written = { readonly parameter: string; readonly value: string };

/** The words a call wrote down as they were said. */
export function writtenBy(tool: Tool, { arguments: given }: RememberedCall): readonly Written[] {
  return parametersOf(tool).flatMap(({ name, kind, of }) => {
    const value = given[name];
    const isText = (kind === "span" || kind === "free") && of === undefined;
    return isText && typeof value === "string" && value !== "" ? [{ parameter: name, value }] : [];
  });
}

/** Words the act had, and what is said of them. */
export function pairOf(
  { said, tool, lastCall, readOn, rejected, madeAt }: Correction,
  words: string,
): Pair {
  const { clock } = said.context;
  return {
    last: readOn(words),
    said: said.reading,
    rejected,
    tool,
    written: writtenBy(tool, lastCall).map(({ value }) => value),
    readOn,
    clock,
    madeAt,
  };
}
