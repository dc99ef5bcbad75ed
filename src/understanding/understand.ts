import { abstains } from "../exposure/choices.ts";
import { groundAnswer } from "../grounding/tool/ground-answer.ts";
import { groundTool } from "../grounding/tool/ground-tool.ts";
import type { GroundedTool } from "../grounding/tool/ground-tool.ts";
import type { Part } from "../grounding/request/segment-request.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { OpenQuestion } from "../types/stages.ts";
import type { Utterance } from "../types/utterance.ts";
import { isAnswer } from "./answering.ts";
import { bestHearing } from "./best-hearing.ts";
import type { RequestContext } from "../grounding/request/request-context.ts";
import type { Sources } from "./sources.ts";
import { followUp, withKept } from "./follow-up.ts";
import { partsOf } from "./parts.ts";
import { rankText } from "./rank-words.ts";
import { NOTHING_FITS, onlyAsked, onlyTool } from "./rules.ts";
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
    return Promise.all(heard.map((part) => askedIn(sources, { utterance: hearing, part, isOnly })));
  });
  if (open && (await isAnswer(sources, open, { utterance, understood }))) {
    const rest = open.rest.map(async (text) => ({
      text,
      ranked: await rankText(sources, utterance, text),
    }));
    return {
      parts: [
        { text: utterance.text, ranked: onlyTool(open.call.name) },
        ...(await Promise.all(rest)),
      ],
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

type Hearing = { readonly utterance: Utterance; readonly part: Part; readonly isOnly: boolean };

/** A part without what is said around it and what is not asked for. */
async function askedIn(sources: Sources, { utterance, part, isOnly }: Hearing): Promise<Part> {
  const { language, registry } = sources;
  if (sources.profile.callable === "all") return part;
  if (language.moods.forbids(part.text)) {
    const rest = await restOf(sources, utterance, part);
    if (!rest) return { ...part, ranked: NOTHING_FITS };
    return askedIn(sources, { utterance, part: rest, isOnly });
  }
  const plain = await withoutAsides(sources, utterance, part);
  const { text, ranked } = isOnly ? await knownClause(sources, utterance, plain) : plain;
  return { text, ranked: onlyAsked(ranked, { text, language, registry }) };
}

/** What is asked for beside what is forbidden, where that is a request by itself. */
async function restOf(
  sources: Sources,
  utterance: Utterance,
  { text, ranked }: Part,
): Promise<Part | undefined> {
  const rest = sources.language.moods.withoutForbidden(text);
  if (rest === "") return undefined;
  const own = await rankText(sources, utterance, rest);
  const [first] = own.tools;
  if (first === undefined || first.score < ASKED || abstains(own)) return undefined;
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
