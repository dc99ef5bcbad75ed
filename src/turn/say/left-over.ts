import type { Language } from "../../language/language.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import { makes } from "../../tool/makes.ts";
import type { Clock } from "../../types/clock.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { saysWhat, usedIn } from "./used-words.ts";
import type { Using } from "./used-words.ts";

export type LeftOver = Using & { readonly clock: Clock };

/**
 * Words of a request that stand in nothing that was made for it, where all it did was to write something
 * down anew: no everyday words, no times, and none of a clause that only tells something. What leans on an
 * earlier request, or has something found out first, has words of its own for that.
 */
export function leftOver(sources: LeftOver, state: TurnState): readonly string[] {
  const { language, clock } = sources;
  const { text } = state.utterance;
  if (!isPlain(state) || !hasMade(sources, state)) return actsLeft(sources, state);
  const { tokens, whens, durations, cues } = language.read(text, { clock, names: {} });
  const wanted = language.tokensOf(language.wordingOf(text).parting.repaired);
  const meant = new Set(wanted.map(({ word }) => word));
  const used = usedIn(sources, state);
  const beside = [...whens, ...durations, ...besideRequest(text, language)];
  // The verb that the request begins with says what to do, and is nothing to be written down.
  const [verb] = tokens.filter(({ start }) => start >= cues.opening);
  const isLost = (token: SaidToken): boolean =>
    token !== verb &&
    isContent(token, language) &&
    meant.has(token.word) &&
    !used(token.word) &&
    !beside.some((one) => overlaps(one, token));
  return runsOf(tokens, { isLost, used }).map(({ start, end }) => text.slice(start, end));
}

/** That something was left out; undefined where nothing was. */
export function sayLeftOver(sources: LeftOver, state: TurnState): string | undefined {
  const left = leftOver(sources, state);
  return left.length === 0 ? undefined : sources.language.say.leftOut(left);
}

/** Acts of their own behind others, of which nothing speaks: "tick off the tea and the oats and add rice". */
function actsLeft(sources: LeftOver, state: TurnState): readonly string[] {
  const { language } = sources;
  const { calls, plan, utterance } = state;
  if (plan.act !== "request" || calls.length === 0) return [];
  // What several records were looked for by may be more than names them.
  const made = calls.map((one) => ({ ...one, call: { ...one.call, origins: {} } }));
  const used = usedIn(sources, { ...state, calls: made });
  const { cuts } = language.wordingOf(utterance.text).parting;
  return cuts.flatMap(({ end }, at) => {
    const piece = utterance.text.slice(end, cuts[at + 1]?.start).trim();
    const tokens = language.tokensOf(piece);
    const content = tokens.slice(1).filter((token) => isContent(token, language));
    const isAct = tokens[0]?.is.has("puts") === true && !language.wordingOf(piece).cues.mayPoint;
    return isAct && content.length > 0 && !content.some(({ word }) => used(word)) ? [piece] : [];
  });
}

function isPlain({ plan }: TurnState): boolean {
  const isOwn = plan.parts.every(
    ({ values, owes = [] }) => values.from === "words" && owes.length === 0,
  );
  return plan.act === "request" && isOwn;
}

/** Something was made, and nothing else done. */
function hasMade({ registry }: LeftOver, { calls }: TurnState): boolean {
  const acting = calls.flatMap(({ call, result }) => {
    const tool = registry.get(call.name);
    return tool && tool.effect !== "none" ? [{ tool, result }] : [];
  });
  return acting.length > 0 && acting.every(({ tool, result }) => result.ok && makes(tool));
}

function isContent(token: SaidToken, language: Language): boolean {
  const { kind, raw } = token;
  const isStop = language.terms.isStop(raw.toLowerCase());
  return kind === "word" && !isStop && saysWhat(token, language);
}

const PAUSE = /[,;.!?–—]+\s+/gu;

/** Clauses that tell something, say in which case, or why. */
function besideRequest(text: string, { wordingOf }: Language): readonly Region[] {
  const { parting, cues, leaning } = wordingOf(text);
  const pauses = [...text.matchAll(PAUSE)].map(({ index: start, 0: mark }) => {
    return { start, end: start + mark.length };
  });
  const cuts = [...parting.cuts, ...pauses].toSorted((one, other) => one.start - other.start);
  const clauses = [{ end: 0 }, ...cuts].map(({ end }, at) => {
    return { start: end, end: cuts[at]?.start ?? text.length };
  });
  const tells = ({ start, end }: Region): boolean => {
    const { mood, talk } = wordingOf(text.slice(start, end).trim());
    const isTold = mood.states || mood.isClause || mood.reports || mood.forbids;
    return isTold || talk.smallTalk !== undefined;
  };
  const why = { start: leaning.reasonStart, end: text.length };
  return [...clauses.filter(tells), ...cues.circumstances, why];
}

type Judging = {
  readonly isLost: (token: SaidToken) => boolean;
  readonly used: (word: string) => boolean;
};

/** Lost words that stand together, with the small ones between them. */
function runsOf(tokens: readonly SaidToken[], { isLost, used }: Judging): readonly Region[] {
  const runs: Region[] = [];
  let isOpen = false;
  for (const token of tokens) {
    const last = runs.at(-1);
    if (isLost(token) && last && isOpen) runs[runs.length - 1] = { ...last, end: token.end };
    else if (isLost(token)) runs.push(token);
    const isSmall = token.kind === "word" && (token.is.has("filler") || !used(token.word));
    isOpen = isLost(token) || (isOpen && isSmall);
  }
  return runs;
}
