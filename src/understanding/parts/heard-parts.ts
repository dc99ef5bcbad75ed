import { abstains } from "../../discovery/abstains.ts";
import type { Part } from "./part.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { isReport, withoutBackground } from "./background.ts";
import { bestHearing } from "./best-hearing.ts";
import { partsOf } from "./parts-of.ts";
import { NOTHING_FITS } from "../plan.ts";
import { byCost } from "../ranking/by-cost.ts";
import { rankText } from "../ranking/rank-words.ts";
import { onlyAsked } from "../ranking/rules/only-asked.ts";
import type { Sources } from "../sources.ts";
import { knownClause, withoutAsides } from "./without-asides.ts";

/** The parts of what was heard best, each without what is said around it. */
export async function partsIn(
  sources: Sources,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<readonly Part[]> {
  return bestHearing(sources, utterance, async (hearing) => {
    const heard = await partsOf(sources, hearing, signal);
    const isOnly = heard.length === 1;
    const parts = await Promise.all(
      heard.map((part) => askedIn(sources, { utterance: hearing, part, isOnly })),
    );
    return sources.profile.isLed ? withoutBackground(parts, sources) : parts;
  });
}

type Hearing = { readonly utterance: Utterance; readonly part: Part; readonly isOnly: boolean };

/** A part without what is said around it and what is not asked for. */
async function askedIn(sources: Sources, { utterance, part, isOnly }: Hearing): Promise<Part> {
  const { language, registry } = sources;
  if (!sources.profile.isLed) return part;
  if (language.wordingOf(part.text).mood.forbids) {
    const rest = await restOf(sources, utterance, part);
    if (!rest) return { ...part, ranked: NOTHING_FITS };
    return askedIn(sources, { utterance, part: rest, isOnly });
  }
  const plain = await requestIn(sources, utterance, part);
  const { text, ranked } = isOnly ? await knownClause(sources, utterance, plain) : plain;
  const isTold = !isOnly && isReport(part.text, language);
  return {
    text,
    ranked: byCost(onlyAsked(ranked, { text, language, registry, isTold }), registry),
  };
}

/** What is said around a request is left out, but for what the index is sure of with it. */
async function requestIn(sources: Sources, utterance: Utterance, part: Part): Promise<Part> {
  const plain = await withoutAsides(sources, utterance, part);
  const isOther = plain.ranked.tools[0]?.name !== part.ranked.tools[0]?.name;
  return part.ranked.sure && isOther ? part : plain;
}

/** What is asked for beside what is forbidden, where that is a request by itself. */
async function restOf(
  sources: Sources,
  utterance: Utterance,
  { text, ranked }: Part,
): Promise<Part | undefined> {
  const rest = sources.language.wordingOf(text).mood.allowed;
  if (rest === "") return undefined;
  const own = await rankText(sources, utterance, rest);
  const [first] = own.tools;
  if (first === undefined || first.score < ASKED || abstains(own)) return undefined;
  // The draft and the sending of it are told apart by the rest alone.
  return { text: rest, ranked: first.name === ranked.tools[0]?.name ? ranked : own };
}

/** What is left beside a clause that forbids is a request when its tool scores this. */
const ASKED = 0.6;
