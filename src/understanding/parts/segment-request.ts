import type { PlanPart } from "../../types/turn/plan.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Joint, RequestTail } from "../../language/contract/requests.ts";
import { overlaps } from "../../language/region.ts";
import type { Language } from "../../language/language.ts";

/** One part of a request with the tools that fit it. */
export type Part = { readonly text: string; readonly ranked: Ranked };

/** A part with what has to be found out before it is done. */
export type StepPart = Part & Pick<PlanPart, "said" | "owes">;

/** Both sides of a cut have to fit a tool at least this well by themselves. */
const PART_SCORE = 0.5;
/** Or so well, and this many times better than any other and none. */
const LED_SCORE = 0.3;
const LEAD = 3;
/** Requests of more parts than the budget has calls are cut no further. */
const MAX_PARTS = 3;

export type Segmenting = {
  readonly rank: (text: string) => Ranked;
  readonly language: Language;
  /** A tool that changes one record: "the dentist and the haircut" are two. */
  readonly takesRecord?: (tool: string) => boolean;
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
  { rank, language, takesRecord = no, takesText = no, actsAlike = Object.is }: Segmenting,
): readonly Part[] {
  const known = new Map<string, Ranked>();
  const rankOnce = (part: string): Ranked => {
    const ranked = known.get(part) ?? rank(part);
    known.set(part, ranked);
    return ranked;
  };
  const own = { language, rank: rankOnce, takesRecord, takesText, actsAlike };
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
  const { parting, steps } = language.wordingOf(text);
  // "Everything on Friday and Saturday" is one lot, who is on a record and what they are told is one letter.
  const lot = steps.selection?.others === undefined ? undefined : steps.selection;
  const ones = [...(lot ? [lot] : []), ...(steps.people ? [steps.people.whole] : [])];
  for (const joint of parting.cuts) {
    if (ones.some((region) => overlaps(region, joint))) continue;
    const left = text.slice(0, joint.start).trim();
    const first = { text: left, ranked: rank(left) };
    if (!stands(first)) continue;
    const right = text.slice(joint.end).trim();
    if (sharesTail(left, right, language)) continue;
    const goingOn = withVerb(first, { ...cutting, joint, right });
    if (goingOn) return goingOn;
    if (!joint.isSentence && isMoreOf(first, right, cutting)) continue;
    const rest = cut(right, { ...cutting, parts: parts - 1 });
    const isOwn = (part: Part, at: number): boolean =>
      joint.isSentence && at === 0 ? stands(part) : isRequest(part, language);
    if (rest.every(isOwn) && differs(first, rest[0], language)) return [first, ...rest];
  }
  return [uncut];
}

/** A right side that leaves out the verb of the left, with it; undefined where it is none. */
function withVerb(first: Part, side: RightSide): readonly Part[] | undefined {
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

/** "Add milk and two loaves to the shopping list": one more thing with the place or time of both. */
function sharesTail(left: string, right: string, language: Language): boolean {
  const tailOf = (side: string): RequestTail => language.wordingOf(side).parting.tail;
  if (tailOf(left).start < left.length) return false;
  const { start } = tailOf(right);
  const counted = language.wordingOf(right.slice(0, start).trim()).without.count;
  const isOneThing = /^[\p{L}'’-]+[.,]?$/u.test(counted);
  return (isOneThing && start < right.length) || isPutBeside(left, right, language);
}

/** "Put oat milk and fish fingers on the list in my notes": without a verb of its own it goes where that goes. */
function isPutBeside(left: string, right: string, { wordingOf, tokensOf }: Language): boolean {
  const { cues, wish } = wordingOf(right);
  const isPlaced =
    cues.addedToStart !== undefined && wordingOf(left).cues.addedToStart === undefined;
  const thing = tokensOf(right.slice(0, cues.addedToStart));
  const [verb] = tokensOf(left.slice(wordingOf(left).cues.opening));
  const isPut = verb?.is.has("puts") === true && thing[0]?.is.has("puts") !== true;
  return isPlaced && isPut && thing.length <= MOST_IN_THING && !wish.beginsAct;
}

/** No thing that is put beside another is called by more words. */
const MOST_IN_THING = 4;

type RightSide = Cutting & { readonly joint: Joint; readonly right: string };

/** The right side with the verb of the left, where that makes it a request to the same tool. */
function completedBy(
  first: Part,
  { language, joint, right, rank, takesRecord, actsAlike }: RightSide,
): string | undefined {
  const ofRecords = takesRecord(first.ranked.tools[0]?.name ?? "");
  for (const end of [...language.wordingOf(right).parting.ends, right.length]) {
    const one = right.slice(0, end);
    const { parting, wish } = language.wordingOf(one);
    const isMore = joint.isAlso || parting.endsInToo || (ofRecords && parting.namesRecord);
    const text = parting.completedBy(first.text, { isMore });
    if (text === undefined || (wish.beginsAct && wish.mayRemove)) continue;
    const part = { text, ranked: rank(text) };
    const own = { text: one, ranked: rank(one) };
    const isOther = isRequest(own, language) && differs(first, own, language) && !wish.isThing;
    if (isGoingOn(first, part.ranked, ofRecords ? actsAlike : Object.is) && !isOther)
      return `${text}${right.slice(end)}`;
  }
  return undefined;
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

/** A mere thing behind something to be done to a record, to be remembered or written: one more, and no request. */
function isMoreOf(
  { text, ranked }: Part,
  right: string,
  { language: { wordingOf }, takesRecord, takesText }: Cutting,
): boolean {
  const { wish, mood, parting } = wordingOf(right);
  const isThing = wish.isThing && !wish.beginsAct && !mood.isClause && parting.tail.start > 0;
  const tool = ranked.tools[0]?.name ?? "";
  const isDone = takesRecord(tool) || takesText(tool) || wordingOf(text).wish.act === "remind";
  return isThing && isDone && !mood.isQuestion;
}

/** A part fits a tool on its own and says more than one word. */
function stands({ text, ranked: { tools, none } }: Part): boolean {
  const [best, second] = tools;
  if (best === undefined || best.score <= none || !/\s/.test(text)) return false;
  const beside = Math.max(none, second?.score ?? 0);
  return best.score >= PART_SCORE || (best.score >= LED_SCORE && best.score >= LEAD * beside);
}

/** A right side that asks for something: no mere time, no mere name ("Sarah to Friday"), not what is not to be. */
function isRequest(part: Part, language: Language): boolean {
  const { parting, wish } = language.wordingOf(part.text);
  return stands(part) && !wish.isNoRequest && parting.tail.start > 0;
}

/** "Remind me to … and remind me to …" is two requests to one tool, "buy milk and buy eggs" is not. */
function differs(one: Part, other: Part | undefined, language: Language): boolean {
  if (one.ranked.tools[0]?.name !== other?.ranked.tools[0]?.name) return true;
  if (!one.ranked.sure || !other?.ranked.sure) return false;
  const isWhole = other.text.split(/\s+/).length > 3;
  return isWhole && language.wordingOf(other.text).parting.opensAs(one.text);
}
