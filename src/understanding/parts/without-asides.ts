import { abstains } from "../../discovery/abstains.ts";
import type { ClauseRun } from "../../language/contract/requests.ts";
import { titleOf } from "../../grounding/entity-linking/record-keys.ts";
import { isReport } from "./background.ts";
import type { Part } from "./part.ts";
import { saysOutside } from "../../grounding/tagger/marked-as.ts";
import { groundTool } from "../../grounding/tool/ground-tool.ts";
import { parametersOf, takesRecord } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import type { Sources } from "../sources.ts";
import { namedKinds, recordMatches } from "../ranking/features/known-words.ts";
import { rankText } from "../ranking/rank-words.ts";

/** A clause is the request when its tool scores this much, and where the whole has another tool so much more. */
const LEAST = 0.6;
const MORE = 0.15;
/** "None" may not be likelier than this then. */
const MOST_NONE = 0.25;

/**
 * A part without what people say around a request ("the car's making that noise again, what's the
 * number for Brodie's"): the shortest run of clauses that asks for the same by itself, where what is
 * left out gives no time, name or record that the tool could take. Words after a request that takes
 * words down belong to it.
 */
export async function withoutAsides(
  sources: Sources,
  utterance: Utterance,
  part: Part,
): Promise<Part> {
  for (const run of sources.language.wordingOf(part.text).parting.runs) {
    const ranked = await rankText(sources, utterance, run.text);
    const tool = sources.registry.get(ranked.tools[0]?.name ?? "");
    if (!tool || !asks(ranked, part.ranked) || !mayEnd(tool, run)) continue;
    if (isCutQuestion(sources, part.text, run.text)) continue;
    if (sources.language.wordingOf(run.text).mood.states && first(ranked) !== first(part.ranked))
      continue;
    const look = (text: string): Promise<RequestContext> =>
      sources.contextOf({ ...utterance, text }, [tool]);
    const [own, whole] = [await look(run.text), await look(part.text)];
    if (isApart(sources, tool, { own, rest: await look(run.rest) })) {
      return { text: run.text, ranked };
    }
    if (cutsValues(whole, tool, run) || needs(tool, { own, whole, rest: await look(run.rest) })) {
      // The clause says what to do, and what is around it with what.
      if (run.isLast && first(ranked) !== first(part.ranked)) return { text: part.text, ranked };
      continue;
    }
    return { text: run.text, ranked };
  }
  return part;
}

/**
 * Where a whole fits no tool well, the clause that does by what the machine knows: "I'm away to my bed,
 * run Good night", where that is a shortcut.
 */
export async function knownClause(
  sources: Sources,
  utterance: Utterance,
  part: Part,
): Promise<Part> {
  const isOpen = abstains(part.ranked) || (part.ranked.tools[0]?.score ?? 0) < LEAST;
  for (const run of isOpen ? sources.language.wordingOf(part.text).parting.runs : []) {
    const ranked = await rankText(sources, utterance, run.text);
    const tool = sources.registry.get(ranked.tools[0]?.name ?? "");
    if (!tool || !isSureOf(ranked, tool, run) || isCutQuestion(sources, part.text, run.text))
      continue;
    // "I can't face the market, cancel it": what is meant stands beside the clause.
    const [rest, whole] = [
      await sources.contextOf({ ...utterance, text: run.rest }, [tool]),
      await sources.contextOf({ ...utterance, text: part.text }, [tool]),
    ];
    const isAside =
      !cutsValues(whole, tool, run) &&
      (!sources.language.wordingOf(run.text).cues.mayPoint || !speaksOf(tool, rest));
    return { text: isAside ? run.text : part.text, ranked };
  }
  return part;
}

function isSureOf(ranked: Ranked, tool: Tool, run: ClauseRun): boolean {
  return ranked.sure && !abstains(ranked) && mayEnd(tool, run);
}

/** "Mam's birthday, it's in April, but what day": what asks is never said beside the request. */
function isCutQuestion({ language }: Sources, whole: string, run: string): boolean {
  const asks = (text: string): boolean => language.wordingOf(text).mood.question !== undefined;
  return asks(whole) && !asks(run);
}

/** A value of the request stands outside the run. */
function cutsValues({ reading }: RequestContext, tool: Tool, run: ClauseRun): boolean {
  const start = reading.text.indexOf(run.text);
  return saysOutside(reading, tool, { start, end: start + run.text.length });
}

/** The clause names its tool by itself, the one of the whole or one that is likelier. */
function asks(ranked: Ranked, whole: Ranked): boolean {
  const [first, wanted] = [ranked.tools[0], whole.tools[0]];
  if (!first || first.score < LEAST || ranked.none > MOST_NONE) return false;
  return (
    abstains(whole) || first.name === wanted?.name || first.score >= (wanted?.score ?? 0) + MORE
  );
}

function first({ tools }: Ranked): string | undefined {
  return tools[0]?.name;
}

/** What follows a request to write something down is what to write. */
function mayEnd(tool: Tool, { isLast }: ClauseRun): boolean {
  const parameters = parametersOf(tool);
  const isOfRecord = takesRecord(tool);
  const takesWords = parameters.some(
    ({ kind, of }) => kind === "free" || (kind === "span" && of === undefined && !isOfRecord),
  );
  return isLast || tool.effect === "none" || !takesWords;
}

/** A whole request, and what is told beside it is no more than that: a time there is of something else. */
function isApart({ language }: Sources, tool: Tool, { own, rest }: Omit<Sides, "whole">): boolean {
  const { reading } = own;
  if (reading.cues.mayPoint || isReport(reading.text, language)) return false;
  if (!isReport(rest.reading.text, language) || (timesIn(rest) > 0 && timesIn(own) === 0))
    return false;
  return groundTool(tool, reading, own.context).missing.length === 0;
}

type Sides = {
  readonly own: RequestContext;
  readonly rest: RequestContext;
  readonly whole: RequestContext;
};

/** Whether what would be left out says something the request lacks. */
function needs(tool: Tool, { own, rest, whole }: Sides): boolean {
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
function speaksOf(tool: Tool, request: RequestContext): boolean {
  const isNamed = namedKinds(tool).some((kind) => request.reading.names(kind).length > 0);
  return isNamed || recordMatches({ tool, ...request }).length > 0;
}
