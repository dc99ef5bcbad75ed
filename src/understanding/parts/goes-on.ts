import type { Joint } from "../../language/contract/requests.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Cutting } from "./cutting.ts";
import type { Part } from "./part.ts";
import { differs, isRequest } from "./stands.ts";

/** A right side that leaves out the verb of the left, or names not what it asks of, with that; undefined where it is none. */
export function withVerb(first: Part, side: RightSide): readonly Part[] | undefined {
  const pointed = side.language.wordingOf(side.right).parting.pointedFrom(first.text);
  if (pointed !== undefined) return [first, { text: pointed, ranked: side.rank(pointed) }];
  const isOwn = side.joint.isSentence && side.language.wordingOf(side.right).wish.beginsAct;
  const completed = isOwn ? undefined : completedBy(first, side);
  if (completed === undefined) return undefined;
  const [next, ...others] = side.cut(completed);
  if (!next) return undefined;
  const own = side.rank(completed);
  // It has the tool of the left, or the one that does the same to such things.
  const ranked = isGoingOn(first, own) ? first.ranked : own;
  return [first, { ...next, ranked }, ...others];
}

export type RightSide = Cutting & {
  readonly joint: Joint;
  readonly right: string;
  /** The parts of a text in its place. */
  readonly cut: (text: string) => readonly Part[];
};

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
