import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf, recordTaken, takesRecord, takesTime } from "../../../tool/parameter.ts";
import { CONTAINER_KINDS } from "../../../types/known-names.ts";

/**
 * The tools that would change a record where something new is to be made: give it another time ("put a walk
 * after the meeting"), or put it elsewhere ("put ring the bank on the work list" is no other thing to ring).
 */
export function madeAnew(looked: readonly Tool[], request: RequestContext): ReadonlySet<string> {
  const { isAnew } = request.reading.wish;
  const moving = looked.filter(
    (tool) =>
      tool.effect !== "none" &&
      takesRecord(tool) &&
      ((isAnew && takesTime(tool)) || (holdsIn(tool) && isPutAnew(tool, request))),
  );
  return new Set(moving.map(({ name }) => name));
}

/** It says what holds its records, too. */
function holdsIn(tool: Tool): boolean {
  return parametersOf(tool).some(({ kind }) => CONTAINER_KINDS.some((one) => one === kind));
}

/** Something is put into what holds others, and no record is called by all that it is called. */
function isPutAnew(tool: Tool, { reading, context }: RequestContext): boolean {
  const { cues, tokens, names, language } = reading;
  const start = tokens.findIndex((token) => token.start >= cues.opening);
  const held = CONTAINER_KINDS.flatMap((kind) => names(kind).map((one) => one.start));
  const end = Math.min(cues.addedToStart ?? Infinity, ...held);
  const verb = tokens[start];
  if (verb?.is.has("puts") !== true || !Number.isFinite(end)) return false;
  const thing = tokens
    .slice(start + 1)
    .filter((token) => token.end <= end && !token.is.has("filler"));
  const stemsOf = (words: readonly { readonly word: string }[]): readonly string[] =>
    words.map(({ word }) => language.terms.stemOf(word));
  const records = context.known?.[recordTaken(tool)?.of ?? ""] ?? [];
  return (
    thing.length > 1 &&
    !records.some(({ facts }) => {
      const title = stemsOf(language.tokensOf(titleOf(facts)));
      return stemsOf(thing).every((stem) => title.includes(stem));
    })
  );
}
