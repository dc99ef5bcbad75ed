import { titleOf } from "../../grounding/entity-linking/record-keys.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import { groundTool } from "../../grounding/tool/ground-tool.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import { namedKinds, recordMatches } from "../ranking/features/known-words.ts";
import type { Sources } from "../sources.ts";
import { isReport } from "./background.ts";

/** A whole request, and what is told beside it is no more than that: a time there is of something else. */
export function isApart(
  { language }: Sources,
  tool: Tool,
  { own, rest }: Omit<Sides, "whole">,
): boolean {
  const { reading } = own;
  // What is asked for may be told by what is said before it.
  if (tool.effect === "none") return false;
  if (picksShown(tool, own)) return onlyTells(rest);
  if (reading.cues.mayPoint || isReport(reading.text, language)) return false;
  if (!isReport(rest.reading.text, language) || (timesIn(rest) > 0 && timesIn(own) === 0))
    return false;
  return groundTool(tool, reading, own.context).missing.length === 0;
}

/** "Drop the one at eleven": of what was shown the words choose one, whatever is told beside them. */
function picksShown(tool: Tool, { reading, context }: RequestContext): boolean {
  const { mayPoint, placeInList, standIns, partTold } = reading.cues;
  const isTold = placeInList !== undefined || partTold !== undefined || standIns.length > 0;
  // "Cancel it" chooses none: what is told beside it may.
  if (!mayPoint || !(isTold || reading.whens.length > 0)) return false;
  const { slots, missing } = groundTool(tool, reading, context);
  const isChosen = slots.some(({ value }) => {
    const [only, ...others] = value.kind === "free" ? [] : value.candidates;
    const { origin } = only ?? {};
    return others.length === 0 && origin?.origin === "handle" && origin.chosenBy !== "model";
  });
  return isChosen && missing.length === 0;
}

function onlyTells(rest: RequestContext): boolean {
  const { mood, wish } = rest.reading;
  return mood.isClause && !mood.isQuestion && !wish.beginsAct && timesIn(rest) === 0;
}

export type Sides = {
  readonly own: RequestContext;
  readonly rest: RequestContext;
  readonly whole: RequestContext;
};

/** Whether what would be left out says something the request lacks. */
export function needs(tool: Tool, { own, rest, whole }: Sides): boolean {
  const filled = new Set(closedValues(tool, own));
  if (closedValues(tool, whole).some((name) => !filled.has(name))) return true;
  const takesTime = parametersOf(tool).some(({ kind }) => kind === "when" || kind === "duration");
  if (takesTime && timesIn(rest) > 0 && timesIn(own) === 0) return true;
  if (recordsOf(tool, own) !== recordsOf(tool, whole) || cutsList(tool, own, whole)) return true;
  const isNamed = speaksOf(tool, own);
  return !isNamed && (speaksOf(tool, rest) || own.reading.cues.mayPoint);
}

/** "Add bulbs, a mop and soap to the list": what is put somewhere in one breath is one lot. */
function cutsList(tool: Tool, own: RequestContext, whole: RequestContext): boolean {
  if (whole.reading.cues.addedToStart === undefined) return false;
  const wordsOf = ({ reading, context }: RequestContext): readonly string[] =>
    groundTool(tool, reading, context).slots.flatMap(({ value }) =>
      value.kind === "free" ? [] : value.candidates.map((one) => String(one.value)),
    );
  const all = wordsOf(whole);
  return wordsOf(own).some((words) =>
    all.some((one) => one.length > words.length && one.includes(words)),
  );
}

/** The arguments that have a value of a closed kind: words are said around a request too. */
function closedValues(tool: Tool, { reading, context }: RequestContext): readonly string[] {
  const kinds = new Map(parametersOf(tool).map(({ name, kind }) => [name, kind]));
  const { slots } = groundTool(tool, reading, context);
  return slots.flatMap(({ parameter }) =>
    ["span", "free", "handle"].includes(kinds.get(parameter) ?? "") ? [] : [parameter],
  );
}

function timesIn({ reading }: RequestContext): number {
  return reading.whens.length + reading.durations.length;
}

/** What the records are called that the words speak of best. */
function recordsOf(tool: Tool, request: RequestContext): string {
  return [...new Set(recordMatches({ tool, ...request }).map(({ thing }) => titleOf(thing.facts)))]
    .toSorted()
    .join("\n");
}

/** The words name a record or a thing that the tool could take. */
export function speaksOf(tool: Tool, request: RequestContext): boolean {
  const isNamed = namedKinds(tool).some((kind) => request.reading.names(kind).length > 0);
  return isNamed || recordMatches({ tool, ...request }).length > 0;
}
