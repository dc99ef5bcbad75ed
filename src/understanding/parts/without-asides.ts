import { abstains } from "../../discovery/abstains.ts";
import type { ClauseRun } from "../../language/contract/requests.ts";
import { isApart, needs, speaksOf } from "./beside-run.ts";
import type { Part } from "./part.ts";
import { saysOutside, saysSurelyOutside } from "../../grounding/tagger/marked-as.ts";
import type { Region } from "../../language/region.ts";
import { parametersOf, takesRecord } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import type { Sources } from "../sources.ts";
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
    if (isStatedOtherwise(sources, { text: run.text, ranked }, part)) continue;
    const look = (text: string): Promise<RequestContext> =>
      sources.contextOf({ ...utterance, text }, [tool]);
    const [own, whole] = [await look(run.text), await look(part.text)];
    const isSaid = saysSurelyOutside(whole.reading, tool, regionOf(whole, run));
    if (!isSaid && isApart(sources, tool, { own, rest: await look(run.rest) })) {
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

/** It only states something, and for another tool than the whole fits. */
function isStatedOtherwise({ language }: Sources, run: Part, whole: Part): boolean {
  return language.wordingOf(run.text).mood.states && first(run.ranked) !== first(whole.ranked);
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
  return saysOutside(reading, tool, regionOf({ reading }, run));
}

function regionOf({ reading }: Pick<RequestContext, "reading">, { text }: ClauseRun): Region {
  const start = reading.text.indexOf(text);
  return { start, end: start + text.length };
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
