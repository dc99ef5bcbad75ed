import { abstains } from "../../discovery/abstains.ts";
import type { Language } from "../../language/language.ts";
import type { Sources } from "../sources.ts";
import { opensAct } from "./opens-act.ts";
import type { Part } from "./part.ts";

/** What was told beside requests and asks for nothing itself: each clause says what somebody does or did ("Bev was telling me they're out of peaches"). */
export function isReport(text: string, { wordingOf }: Pick<Language, "wordingOf">): boolean {
  const { mood, parting } = wordingOf(text);
  const isAsked = parting.runs.some((run) => opensAct(run.text, { wordingOf }));
  if (isAsked || (!mood.reports && !mood.happened)) return false;
  const clauses = [{ end: 0 }, ...parting.cuts].map(({ end }) => wordingOf(text.slice(end)));
  return clauses.every(({ mood: own, wish }) => {
    const isTold = own.states || own.reports || own.happened;
    return isTold && !wish.beginsAct && own.question === undefined;
  });
}

/** Mere talk of what was: nothing beside it asks, or gives a thing its time, and nothing is made of what is over. */
export function isRecalled(text: string, { wordingOf }: Pick<Language, "wordingOf">): boolean {
  const { mood, parting } = wordingOf(text);
  if (!mood.recalls || mood.reports || opensAct(text, { wordingOf })) return false;
  return !parting.runs.some((run) => {
    const own = wordingOf(run.text);
    const isTold = run.isFirst || own.mood.states || own.mood.recalls;
    const isTimed = !isTold && /\s/.test(run.text) && own.parting.tail.hasTime;
    return isTimed || opensAct(run.text, { wordingOf }) || own.mood.question !== undefined;
  });
}

type Known = Pick<Sources, "language" | "registry">;

/** The parts that ask for something; what only tells something is no part where another asks, unless a tool does it. */
export function withoutBackground(parts: readonly Part[], known: Known): readonly Part[] {
  const asking = parts.filter((part, at) => {
    const behind = parts[at + 1];
    // "The council tax is due. Move it to Friday": what is told is what the words behind it point at.
    const isPointedAt = behind && known.language.wordingOf(behind.text).cues.pointsBack;
    return isPointedAt ? !isIdle(part, known) : !onlyTells(part, known);
  });
  return asking.length > 0 ? asking : parts;
}

/**
 * Where a clause that may ask for nothing is so likely no request at all, it is none beside one: of clauses of lives that
 * may be read those that ask have 0.01 at most, those that only tell 0.2 and more (`scripts/hold-home.ts`).
 */
const MERELY_TOLD = 0.1;

/** "This week is hopeless": nobody asks so for what is on, and no other tool does anything with it. */
export function onlyTells(part: Part, { language, registry }: Known): boolean {
  const { text, ranked } = part;
  const { mood } = language.wordingOf(text);
  if (!isTold(part, language)) return false;
  const reads = registry.get(ranked.tools[0]?.name ?? "")?.effect === "none";
  const mayAsk = ranked.none < MERELY_TOLD || mood.lacks;
  return abstains(ranked) || (mood.isClause && !mood.happened && reads && !mayAsk);
}

/** It tells something, and no tool does anything with it. */
function isIdle(part: Part, { language }: Known): boolean {
  return isTold(part, language) && abstains(part.ranked);
}

function isTold({ text }: Part, language: Pick<Language, "wordingOf">): boolean {
  const { mood } = language.wordingOf(text);
  return mood.question === undefined && (mood.states || isReport(text, language));
}
