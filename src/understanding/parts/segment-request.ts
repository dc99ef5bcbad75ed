import type { Ranked } from "../../types/turn/ranked.ts";
import type { Joint } from "../../language/contract/requests.ts";
import type { Cutting, Segmenting } from "./cutting.ts";
import { withVerb } from "./goes-on.ts";
import { isMoreOf, sharesTail } from "./one-more-thing.ts";
import { opensAct } from "./opens-act.ts";
import type { Part } from "./part.ts";
import { differs, isRequest, stands } from "./stands.ts";
import { isAskedFirst, isToldFirst } from "./stands-first.ts";
import { tellsFurther } from "./tells-further.ts";
import { barePauses, pausesIn } from "../../language/clauses/joints.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import type { Language } from "../../language/language.ts";

/** Requests of more parts than the budget has calls are cut no further. */
const MAX_PARTS = 3;

/**
 * The parts of a request that are requests by themselves: "find Anna's mail and remind me to pay"
 * is two, "remind me to buy milk and eggs" one. Cautious: a cut needs a tool on both sides, each
 * fitting on its own, and another one unless the right side begins as the left does; or a right
 * side that leaves out the verb of the left ("move the dentist to four and the haircut to five").
 */
export function segmentRequest(text: string, segmenting: Segmenting): readonly Part[] {
  const known = new Map<string, Ranked>();
  const rank = (part: string): Ranked => {
    const ranked = known.get(part) ?? segmenting.rank(part);
    known.set(part, ranked);
    return ranked;
  };
  return cut(text, { ...NOTHING_KNOWN, ...segmenting, rank, parts: MAX_PARTS });
}

function no(): boolean {
  return false;
}

const NOTHING_KNOWN = {
  takesRecord: no,
  takesText: no,
  startsRecord: no,
  choosesOther: no,
  opensRequest: no,
  actsAlike: Object.is,
};

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
  const hasJoint = (language.wordingOf(text).parting.joints[0]?.start ?? 0) > 0;
  return hasJoint || pausesIn(text).length > 0;
}

function cut(text: string, cutting: Cutting): readonly Part[] {
  const { language, rank, parts } = cutting;
  const uncut = { text, ranked: rank(text) };
  if (parts <= 1) return [uncut];
  const ones = wholesIn(text, language);
  for (const joint of placesIn(text, cutting)) {
    if (ones.some((region) => overlaps(region, joint))) continue;
    const left = text.slice(0, joint.start).trim();
    const first = { text: left, ranked: rank(left) };
    const right = text.slice(joint.end).trim();
    const isAsked = isAskedFirst(text, joint, language);
    const isKnown = cutting.opensRequest(right);
    if (tellsFurther(left, right, language)) continue;
    if (!isKnown && !opensAct(right, language) && isPauseWithin(text, joint, language)) continue;
    if (!isKnown && !standsFirst({ first, left, right, isAsked }, language)) continue;
    const goingOn = withVerb(first, {
      ...cutting,
      joint,
      right,
      cut: (words) => cut(words, { ...cutting, parts: parts - 1 }),
    });
    if (goingOn) return goingOn;
    if (isKnown) return [first, ...cut(right, { ...cutting, parts: parts - 1 })];
    if (!joint.isSentence && isMoreOf(first, right, cutting)) continue;
    const rest = restOf({ first, right, joint, isAsked }, cutting);
    if (rest) return [first, ...rest];
  }
  return [uncut];
}

/** "Tell her yes, till ten": a mere pause in what somebody is told who is only pointed at. */
function isPauseWithin(text: string, { start, end }: Joint, { wordingOf }: Language): boolean {
  const { toldBack } = wordingOf(text.slice(0, start)).cues;
  return toldBack !== undefined && PAUSE.test(text.slice(start, end));
}

const PAUSE = /^[\s,;]+$/u;

/** Where words join two requests, and the pauses behind which one is known to begin. */
function placesIn(text: string, { language, opensRequest }: Cutting): readonly Joint[] {
  const { cuts } = language.wordingOf(text).parting;
  const pauses = barePauses(text, cuts).filter(({ end }) => opensRequest(text.slice(end)));
  return [...cuts, ...pauses].toSorted((one, other) => one.start - other.start);
}

type Left = Omit<Sides, "joint"> & { readonly left: string };

/** What stands before a joint is a request of its own, a question or a report, and shares no end with what follows. */
function standsFirst({ first, left, right, isAsked }: Left, language: Language): boolean {
  const isApart = stands(first) || isAsked || isToldFirst({ left, right }, language);
  return isApart && !sharesTail(left, right, language);
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

/** "Bin Ann's mail and archive the one from Bob", "flag it and archive it": other things are done, by one tool. */
function isOtherAct(
  first: Part,
  other: Part | undefined,
  { language, takesRecord, choosesOther }: Cutting,
): boolean {
  const tool = first.ranked.tools[0]?.name ?? "";
  if (!other || !takesRecord(tool) || other.ranked.tools[0]?.name !== tool) return false;
  const { wish, parting } = language.wordingOf(other.text);
  const isAct = wish.beginsAct || wish.deletes;
  if (!isAct || parting.opensAs(first.text)) return false;
  return namesMore(other.text, language) || choosesOther(tool, first.text, other.text);
}

/** Behind its verb stands more than a word that points: "archive the one from Bob", not "archive it as well". */
function namesMore(text: string, { tokensOf }: Language): boolean {
  const content = tokensOf(text).filter(
    ({ is }) => !is.has("filler") && !is.has("pointer") && !is.has("preposition"),
  );
  return content.length > 1;
}
