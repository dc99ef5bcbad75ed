import { abstains } from "../discovery/abstains.ts";
import type { Part } from "../grounding/request/segment-request.ts";
import type { OpenQuestion } from "../types/open-question.ts";
import type { Plan } from "../types/plan.ts";
import type { Utterance } from "../types/utterance.ts";
import { forcedRanking, isAnswer } from "./answering.ts";
import { bestHearing } from "./best-hearing.ts";
import type { Sources } from "./sources.ts";
import { followUp } from "./follow-up.ts";
import { partsOf } from "./parts.ts";
import { NOTHING_FITS, planOf } from "./plan.ts";
import { replying } from "./replying.ts";
import { rightKind } from "./right-kind.ts";
import { spokenOf } from "./spoken-of.ts";
import { supported } from "./supported.ts";
import { onlyAsked } from "./only-asked.ts";
import { knownClause, withoutAsides } from "./without-asides.ts";

type Heard = {
  readonly utterance: Utterance;
  readonly open: OpenQuestion | undefined;
  readonly signal: AbortSignal;
};

/** An utterance as the answer to the open question, as leaning on the last request, or as a request by itself. */
export async function understand(
  sources: Sources,
  { utterance: said, open, signal }: Heard,
): Promise<Plan> {
  const { language } = sources;
  if (sources.profile.callable === "index" && isTooLong(said)) {
    return planOf([{ text: said.text, ranked: NOTHING_FITS }], language);
  }
  const utterance = { ...said, text: sources.language.clauses.repaired(said.text) };
  const understood = await bestHearing(sources, utterance, async (hearing) => {
    const heard = await partsOf(sources, hearing, signal);
    const isOnly = heard.length === 1;
    return Promise.all(heard.map((part) => weighed(sources, hearing, { part, isOnly })));
  });
  if (open && (await isAnswer(sources, open, { utterance, understood }))) {
    const rest = open.rest.map((text) => ({ text, ranked: sources.rankWords(text) }));
    const answer = { text: utterance.text, ranked: forcedRanking(open) };
    return planOf([answer, ...rest], language, { from: "answer", question: open });
  }
  const [only] = understood;
  const words = only && understood.length === 1 ? { ...utterance, text: only.text } : utterance;
  const leaning = await followUp(sources, words, understood);
  if (!leaning) return planOf(understood, language);
  return planOf([leaning.part], language, { from: "last-call", kept: leaning.kept });
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
