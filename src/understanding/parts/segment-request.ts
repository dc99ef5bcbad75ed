import type { Ranked } from "../../types/turn/ranked.ts";
import type { Joint } from "../../language/contract/requests.ts";
import { isMoreOf, sharesTail } from "./one-more-thing.ts";
import type { Part } from "./part.ts";
import { differs, isRequest, stands } from "./stands.ts";
import { isAskedFirst, isToldFirst } from "./stands-first.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import type { Language } from "../../language/language.ts";

/** Requests of more parts than the budget has calls are cut no further. */
const MAX_PARTS = 3;

export type Segmenting = {
  readonly rank: (text: string) => Ranked;
  readonly language: Language;
  /** A tool that changes one record: "the dentist and the haircut" are two. */
  readonly takesRecord?: (tool: string) => boolean;
  /** Words that begin with what a record is called. */
  readonly startsRecord?: (text: string) => boolean;
  /** A tool that writes down what is dictated: "bring a scarf and a book" is one text. */
  readonly takesText?: (tool: string) => boolean;
  /** Whether two tools do the same act, each to records of its own kind. */
  readonly actsAlike?: (tool: string, other: string) => boolean;
};

/**
 * The parts of a request that are requests by themselves: "find Anna's mail and remind me to pay"
 * is two, "remind me to buy milk and eggs" one. Cautious: a cut needs a tool on both sides, each
 * fitting on its own, and another one unless the right side begins as the left does; or a right
 * side that leaves out the verb of the left ("move the dentist to four and the haircut to five").
 */
export function segmentRequest(
  text: string,
  {
    rank,
    language,
    takesRecord = no,
    takesText = no,
    startsRecord = no,
    actsAlike = Object.is,
  }: Segmenting,
): readonly Part[] {
  const known = new Map<string, Ranked>();
  const rankOnce = (part: string): Ranked => {
    const ranked = known.get(part) ?? rank(part);
    known.set(part, ranked);
    return ranked;
  };
  const own = { language, rank: rankOnce, takesRecord, takesText, startsRecord, actsAlike };
  return cut(text, { ...own, parts: MAX_PARTS });
}

function no(): boolean {
  return false;
}

/** The two sides of a text at each place it may be cut at. */
export function sidesOf(
  text: string,
  language: Language,
): readonly (readonly [left: string, right: string])[] {
  return language
    .wordingOf(text)
    .parting.cuts.filter(({ start }) => start > 0)
    .map(({ start, end }) => [text.slice(0, start).trim(), text.slice(end).trim()]);
}

/** Whether a text has a place to cut it at. */
export function mayBeSeveral(text: string, language: Language): boolean {
  return (language.wordingOf(text).parting.joints[0]?.start ?? 0) > 0;
}

type Cutting = Required<Segmenting> & {
  readonly parts: number;
};

function cut(text: string, cutting: Cutting): readonly Part[] {
  const { language, rank, parts } = cutting;
  const uncut = { text, ranked: rank(text) };
  if (parts <= 1) return [uncut];
  const ones = wholesIn(text, language);
  for (const joint of language.wordingOf(text).parting.cuts) {
    if (ones.some((region) => overlaps(region, joint))) continue;
    const left = text.slice(0, joint.start).trim();
    const first = { text: left, ranked: rank(left) };
    const right = text.slice(joint.end).trim();
    const isAsked = isAskedFirst(text, joint, language);
    if (!stands(first) && !isAsked && !isToldFirst({ left, right }, language)) continue;
    if (sharesTail(left, right, language)) continue;
    const goingOn = withVerb(first, { ...cutting, joint, right });
    if (goingOn) return goingOn;
    if (!joint.isSentence && isMoreOf(first, right, cutting)) continue;
    const rest = restOf({ first, right, joint, isAsked }, cutting);
    if (rest) return [first, ...rest];
  }
  return [uncut];
}

/** "Everything on Friday and Saturday" is one lot, who is on a record and what they are told is one letter. */
function wholesIn(text: string, { wordingOf }: Language): readonly Region[] {
  const { selection, people } = wordingOf(text).steps;
  return [
    ...(selection?.others === undefined ? [] : [selection]),
    ...(people ? [people.whole] : []),
  ];
}

type Sides = {
  readonly first: Part;
  readonly right: string;
  readonly joint: Joint;
  readonly isAsked: boolean;
};

/** The parts of the right side, where each is a request of its own and no more of the left. */
function restOf(
  { first, right, joint, isAsked }: Sides,
  cutting: Cutting,
): readonly Part[] | undefined {
  const { language, parts } = cutting;
  const rest = cut(right, { ...cutting, parts: parts - 1 });
  const isOwn = (part: Part, at: number): boolean =>
    joint.isSentence && at === 0 ? stands(part) : isRequest(part, language);
  const isOther = isAsked && language.wordingOf(right).mood.question !== undefined;
  const isApart =
    isOther || differs(first, rest[0], language) || isOtherAct(first, rest[0], cutting);
  return rest.every(isOwn) && isApart ? rest : undefined;
}

/** "Bin Ann's mail and archive the one from Bob": other things are done to other records, by one tool. */
function isOtherAct(
  first: Part,
  other: Part | undefined,
  { language, takesRecord }: Cutting,
): boolean {
  const tool = first.ranked.tools[0]?.name ?? "";
  if (!other || !takesRecord(tool) || other.ranked.tools[0]?.name !== tool) return false;
  const isAct = language.wordingOf(other.text).wish.beginsAct;
  return (
    isAct &&
    !language.wordingOf(other.text).parting.opensAs(first.text) &&
    namesMore(other.text, language)
  );
}

/** Behind its verb stands more than a word that points: "archive the one from Bob", not "archive it as well". */
function namesMore(text: string, { tokensOf }: Language): boolean {
  const content = tokensOf(text).filter(
    ({ is }) => !is.has("filler") && !is.has("pointer") && !is.has("preposition"),
  );
  return content.length > 1;
}

/** A right side that leaves out the verb of the left, or names not what it asks of, with that; undefined where it is none. */
function withVerb(first: Part, side: RightSide): readonly Part[] | undefined {
  const pointed = side.language.wordingOf(side.right).parting.pointedFrom(first.text);
  if (pointed !== undefined) return [first, { text: pointed, ranked: side.rank(pointed) }];
  const isOwn = side.joint.isSentence && side.language.wordingOf(side.right).wish.beginsAct;
  const completed = isOwn ? undefined : completedBy(first, side);
  if (completed === undefined) return undefined;
  const [next, ...others] = cut(completed, { ...side, parts: side.parts - 1 });
  if (!next) return undefined;
  const own = side.rank(completed);
  // It has the tool of the left, or the one that does the same to such things.
  const ranked = isGoingOn(first, own) ? first.ranked : own;
  return [first, { ...next, ranked }, ...others];
}

type RightSide = Cutting & { readonly joint: Joint; readonly right: string };

/** The right side with the verb of the left, where that makes it a request to the same tool. */
function completedBy(first: Part, side: RightSide): string | undefined {
  const { language, right, rank, takesRecord, actsAlike } = side;
  const ofRecords = takesRecord(first.ranked.tools[0]?.name ?? "");
  for (const end of [...language.wordingOf(right).parting.ends, right.length]) {
    const one = right.slice(0, end);
    const { parting, wish } = language.wordingOf(one);
    const text = parting.completedBy(first.text, { isMore: isMore(one, side, ofRecords) });
    if (text === undefined || (wish.beginsAct && wish.mayRemove)) continue;
    const part = { text, ranked: rank(text) };
    if (
      isGoingOn(first, part.ranked, ofRecords ? actsAlike : Object.is) &&
      !isOther(first, one, side)
    )
      return `${text}${right.slice(end)}`;
  }
  return undefined;
}

/** It is said to be one more, or names one more record of those that the left is done to. */
function isMore(
  one: string,
  { joint, language, startsRecord }: RightSide,
  ofRecords: boolean,
): boolean {
  const { endsInToo, namesRecord } = language.wordingOf(one).parting;
  return joint.isAlso || endsInToo || (ofRecords && (namesRecord || startsRecord(one)));
}

/** A request of its own, of another kind than the left, and no mere thing. */
function isOther(first: Part, text: string, { language, rank, startsRecord }: RightSide): boolean {
  const own = { text, ranked: rank(text) };
  const isThing = language.wordingOf(text).wish.isThing || startsRecord(text);
  return !isThing && isRequest(own, language) && differs(first, own, language);
}

/** The completed words fit the tool of the left before any other, or one that does the same. */
function isGoingOn(
  first: Part,
  { tools: [best], none }: Ranked,
  isAlike: (tool: string, other: string) => boolean = Object.is,
): boolean {
  const name = first.ranked.tools[0]?.name ?? "";
  return best !== undefined && isAlike(name, best.name) && best.score > none;
}
