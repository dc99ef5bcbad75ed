import type { Piece, Several } from "../../../language/contract/steps.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import type { Kept } from "./kept-records.ts";
import type { Link } from "./link-pieces.ts";

/** A text with what each of its stretches speaks of among the records of a kind. */
export type Naming = {
  readonly sources: Sources;
  readonly utterance: Utterance;
  readonly pieces: readonly Piece[];
  readonly several: readonly Several[];
  readonly links: readonly (Link | undefined)[];
  readonly kept: Kept;
};

export type Run = {
  readonly links: readonly Link[];
  readonly unfound: readonly Piece[];
  /** Which stretches they are. */
  readonly first: number;
  readonly last: number;
};

/** As many stretches behind this one as are things of the same list, two different ones at least. */
export function runFrom(naming: Naming, first: number): Run | undefined {
  const { links, pieces } = naming;
  const opening = links[first];
  if (!opening || isPartOfName(naming, opening)) return undefined;
  const end = listEnd(naming, first);
  const list = pieces.slice(first, end);
  const isLink = (at: number): boolean => isItem(naming, { first, at });
  const last = first + list.findLastIndex((_, at) => isLink(first + at));
  const own = links.slice(first, last + 1).filter((one, at) => one && isLink(first + at));
  const between = pieces.slice(first, last).filter((_, at) => !isLink(first + at));
  const behind = lostBehind(pieces.slice(first, last + 1), pieces.slice(last + 1, end));
  const unfound = [...lostBefore(naming, first), ...between, ...behind];
  const known = own.filter((one) => one !== undefined);
  const ids = new Set(known.flatMap(({ records }) => records.map(({ id }) => id)));
  const isSeveral = known.length > 1 && known.some((one) => one.records.length < ids.size);
  const isLost = unfound.some((one) => isNamed(naming, one));
  return isSeveral || isLost ? { links: known, unfound, first, last } : undefined;
}

/** "Put Rich Tea down" speaks of no tea: another name stands right before it, behind the act. */
function isPartOfName({ utterance: { text } }: Naming, { ahead, words }: Link): boolean {
  const last = ahead.at(-1);
  return last !== undefined && ahead.length > 1 && text.slice(last.end, words.start).trim() === "";
}

type Place = { readonly first: number; readonly at: number };

/** A stretch that speaks of a record, and of nothing before it, but for the first, which has the act. */
function isItem(naming: Naming, { first, at }: Place): boolean {
  const link = naming.links[at];
  return link !== undefined && (at === first || isThing(naming, link));
}

/** Where a list surely ends that begins here. */
function listEnd(naming: Naming, first: number): number {
  const { pieces, links } = naming;
  const end = pieces.findIndex((piece, at) => {
    if (at <= first) return false;
    const before = links[at - 1];
    const isOpen = !before || !isItem(naming, { first, at: at - 1 }) || !isClosed(before);
    const goesOn = piece.isListed && isOpen;
    return !goesOn || !(isItem(naming, { first, at }) || isPlain(naming, piece));
  });
  return end < 0 ? pieces.length : end;
}

/** "The dentist to four and the haircut to five": each has its own; what is to be done ends a list too. */
function isClosed({ hasOtherTime, unsaid }: Link): boolean {
  return hasOtherTime || unsaid.length > MOST_UNSAID;
}

/** A list goes on to the thing behind "and": what stands there and is not known was meant too. */
function lostBehind(known: readonly Piece[], gap: readonly Piece[]): readonly Piece[] {
  if (known.slice(1).some(({ isLast }) => isLast)) return [];
  const end = gap.findIndex(({ isLast }) => isLast);
  return gap.slice(0, end + 1);
}

/** A list began before its first thing that is known here: with what is not. */
function lostBefore(naming: Naming, first: number): readonly Piece[] {
  const { pieces, links, utterance, sources, kept } = naming;
  const [before, piece, link] = [pieces[first - 1], pieces[first], links[first]];
  if (!before || !piece?.isListed || !link || links[first - 1]) return [];
  const lead = utterance.text.slice(piece.start, link.words.start);
  // "Those two mails selling things, the rugs and the hay": they are called so together.
  const said = sources.language.tokensOf(utterance.text.slice(before.start, before.end));
  if (said.some(({ word }) => sources.language.kindsNamed(word).includes(kept.kind))) return [];
  const isMore = lead.slice(0, sources.language.wordingOf(lead).steps.lead).trim() === "";
  return isMore && isNamed(naming, before) && isPlain(naming, before) ? [before] : [];
}

/** It begins as a thing does that somebody knows: "the zorbing". */
function isNamed({ sources, utterance: { text } }: Naming, { start, end }: Piece): boolean {
  const words = text.slice(start, end).trim();
  const [first = ""] = words.split(" ", 1);
  return first !== words && sources.language.wordingOf(`${first} `).steps.lead === 0;
}

/** Nothing but the thing itself stands before the words that name it, and little behind them. */
function isThing({ sources, utterance: { text } }: Naming, link: Link): boolean {
  const { piece, words, ahead } = link;
  const before = text.slice(piece.start, words.start);
  const isLed = before.slice(0, sources.language.wordingOf(before).steps.lead).trim() === "";
  const { wish, mood, cues } = sources.language.wordingOf(text.slice(piece.start, piece.end));
  // "The gas bill's paid, check that off" asks for something to be done, and names no check.
  const isAsked = wish.beginsAct && cues.mayPoint;
  if (mood.isQuestion || mood.asksFact || isAsked) return false;
  return isLed || (ahead.length === 0 && !wish.beginsAct);
}

/** So many words of content may be said of a thing beside its name. */
export const MOST_UNSAID = 1;

/** No act, no clause. */
function isPlain({ sources, utterance: { text } }: Naming, { start, end }: Piece): boolean {
  const { wish, mood } = sources.language.wordingOf(text.slice(start, end));
  return !wish.beginsAct && !mood.isClause;
}
