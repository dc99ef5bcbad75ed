import { abstains } from "../exposure/choices.ts";
import { groundAnswer } from "../grounding/tool/ground-answer.ts";
import { groundTool } from "../grounding/tool/ground-tool.ts";
import type { GroundedTool } from "../grounding/tool/ground-tool.ts";
import type { Part } from "../grounding/request/segment-request.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { OpenQuestion } from "../types/stages.ts";
import type { Utterance } from "../types/utterance.ts";
import { forcedRanking, isAnswer } from "./answering.ts";
import { bestHearing } from "./best-hearing.ts";
import type { RequestContext } from "../grounding/request/request-context.ts";
import type { Sources } from "./sources.ts";
import { followUp, withKept } from "./follow-up.ts";
import { NOTHING_FITS, partsOf } from "./parts.ts";
import { replying } from "./replying.ts";
import { rightKind } from "./right-kind.ts";
import { spokenOf } from "./spoken-of.ts";
import { supported } from "./supported.ts";
import { onlyAsked } from "./only-asked.ts";
import { knownClause, withoutAsides } from "./without-asides.ts";

/** How an utterance is taken: its parts, and where the values of a tool come from. */
export type Understanding = {
  readonly parts: readonly Part[];
  readonly ground: (tool: Tool, request: RequestContext) => GroundedTool;
};

type Heard = {
  readonly utterance: Utterance;
  readonly open: OpenQuestion | undefined;
  readonly signal: AbortSignal;
};

/** An utterance as the answer to the open question, as leaning on the last request, or as a request by itself. */
export async function understand(
  sources: Sources,
  { utterance: said, open, signal }: Heard,
): Promise<Understanding> {
  if (sources.profile.callable === "index" && isTooLong(said)) {
    return { parts: [{ text: said.text, ranked: NOTHING_FITS }], ground };
  }
  const utterance = { ...said, text: sources.language.clauses.repaired(said.text) };
  const understood = await bestHearing(sources, utterance, async (hearing) => {
    const heard = await partsOf(sources, hearing, signal);
    const isOnly = heard.length === 1;
    return Promise.all(heard.map((part) => weighed(sources, hearing, { part, isOnly })));
  });
  if (open && (await isAnswer(sources, open, { utterance, understood }))) {
    const rest = open.rest.map((text) => ({ text, ranked: sources.rankWords(text) }));
    return {
      parts: [{ text: utterance.text, ranked: forcedRanking(open) }, ...rest],
      ground: (tool, request) =>
        request.analysis.text === utterance.text
          ? groundAnswer(tool, open, request)
          : ground(tool, request),
    };
  }
  const [only] = understood;
  const words = only && understood.length === 1 ? { ...utterance, text: only.text } : utterance;
  const leaning = await followUp(sources, words, understood);
  if (!leaning) return { parts: understood, ground };
  return {
    parts: [leaning.part],
    ground: (tool, request) => withKept(tool, ground(tool, request), leaning.kept),
  };
}

type Weighing = { readonly part: Part; readonly isOnly: boolean };

/** A part as what the machine knows makes of it; several were cut out by that already. */
async function weighed(
  sources: Sources,
  utterance: Utterance,
  { part, isOnly }: Weighing,
): Promise<Part> {
  if (sources.profile.callable === "all") return part;
  if (sources.language.moods.forbids(part.text)) {
    const rest = restOf(sources, part);
    return rest ? weighed(sources, utterance, { part: rest, isOnly }) : onlyAsked(sources, part);
  }
  const plain = await withoutAsides(sources, utterance, part);
  const finish = async (one: Part): Promise<Part> => {
    const fitting = await rightKind(sources, utterance, await supported(sources, utterance, one));
    return onlyAsked(sources, await replying(sources, utterance, fitting));
  };
  if (!isOnly) return finish(plain);
  const known = await spokenOf(sources, utterance, plain);
  const clause = await knownClause(sources, utterance, known);
  return finish(clause);
}

/** What is asked for beside what is forbidden, where that is a request by itself. */
function restOf(sources: Sources, { text, ranked }: Part): Part | undefined {
  const rest = sources.language.moods.withoutForbidden(text);
  const own = sources.rankWords(rest);
  const [first] = own.tools;
  const isAsked = rest !== "" && first !== undefined && first.score >= ASKED && !abstains(own);
  if (!isAsked) return undefined;
  // The draft and the sending of it are told apart by the rest alone.
  return { text: rest, ranked: first.name === ranked.tools[0]?.name ? ranked : own };
}

/** What is left beside a clause that forbids is a request when its tool scores this. */
const ASKED = 0.6;

/** More words than anybody says as one request; what they ask for is not guessed at. */
const MOST_WORDS = 120;

export function isTooLong({ text }: Utterance): boolean {
  return text.split(/\s+/, MOST_WORDS + 1).length > MOST_WORDS;
}

function ground(tool: Tool, { analysis, context }: RequestContext): GroundedTool {
  return groundTool(tool, analysis, context);
}
