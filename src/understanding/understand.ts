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
import type { Bench, Insight } from "../turn/create-stages.ts";
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
  readonly ground: (tool: Tool, insight: Insight) => GroundedTool;
};

type Heard = {
  readonly utterance: Utterance;
  readonly open: OpenQuestion | undefined;
  readonly signal: AbortSignal;
};

/** An utterance as the answer to the open question, as leaning on the last request, or as a request by itself. */
export async function understand(
  bench: Bench,
  { utterance: said, open, signal }: Heard,
): Promise<Understanding> {
  if (bench.manners.callable === "index" && isTooLong(said)) {
    return { parts: [{ text: said.text, ranked: NOTHING_FITS }], ground };
  }
  const utterance = { ...said, text: bench.language.wordingOf(said.text).parting.repaired };
  const understood = await bestHearing(bench, utterance, async (hearing) => {
    const heard = await partsOf(bench, hearing, signal);
    const isOnly = heard.length === 1;
    return Promise.all(heard.map((part) => weighed(bench, hearing, { part, isOnly })));
  });
  if (open && (await isAnswer(bench, open, { utterance, understood }))) {
    const rest = open.rest.map((text) => ({ text, ranked: bench.rankWords(text) }));
    return {
      parts: [{ text: utterance.text, ranked: forcedRanking(open) }, ...rest],
      ground: (tool, insight) =>
        insight.analysis.text === utterance.text
          ? groundAnswer(tool, open, insight)
          : ground(tool, insight),
    };
  }
  const [only] = understood;
  const words = only && understood.length === 1 ? { ...utterance, text: only.text } : utterance;
  const leaning = await followUp(bench, words, understood);
  if (!leaning) return { parts: understood, ground };
  return {
    parts: [leaning.part],
    ground: (tool, insight) => withKept(tool, ground(tool, insight), leaning.kept),
  };
}

type Weighing = { readonly part: Part; readonly isOnly: boolean };

/** A part as what the machine knows makes of it; several were cut out by that already. */
async function weighed(
  bench: Bench,
  utterance: Utterance,
  { part, isOnly }: Weighing,
): Promise<Part> {
  if (bench.manners.callable === "all") return part;
  if (bench.language.wordingOf(part.text).mood.forbids) {
    const rest = restOf(bench, part);
    return rest ? weighed(bench, utterance, { part: rest, isOnly }) : onlyAsked(bench, part);
  }
  const plain = await withoutAsides(bench, utterance, part);
  const finish = async (one: Part): Promise<Part> => {
    const fitting = await rightKind(bench, utterance, await supported(bench, utterance, one));
    return onlyAsked(bench, await replying(bench, utterance, fitting));
  };
  if (!isOnly) return finish(plain);
  const known = await spokenOf(bench, utterance, plain);
  const clause = await knownClause(bench, utterance, known);
  return finish(clause);
}

/** What is asked for beside what is forbidden, where that is a request by itself. */
function restOf(bench: Bench, { text, ranked }: Part): Part | undefined {
  const rest = bench.language.wordingOf(text).mood.allowed;
  const own = bench.rankWords(rest);
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

function ground(tool: Tool, { analysis, context }: Insight): GroundedTool {
  return groundTool(tool, analysis, context);
}
