import { pausesIn } from "../../language/clauses/joints.ts";
import type { Marked } from "../../language/reading/marks.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";

/**
 * The stretches that somebody is to read, with the clauses joined to them that other people's requests don't mark: "tell
 * Una [the oars are in] and I'll lock up", "tell Una I've got the key and ask [if she's in]". Nothing told is lost.
 */
export function wholeTold(
  given: readonly Marked[],
  marks: readonly Marked[],
  reading: Reading,
): readonly Marked[] {
  const [first, last] = [given[0], given.at(-1)];
  if (!first || !last) return given;
  const isFree = (one: Region): boolean => !marks.some((mark) => overlaps(mark, one));
  const before = toldBefore(first, marks, reading);
  const behind = toldBehind(last, reading);
  return [
    ...(before && isFree(before) ? [{ ...first, ...before }] : []),
    ...given.slice(0, -1),
    behind && isFree(behind) ? { ...last, end: behind.end } : last,
  ];
}

/** A clause between whom it is told to and a joint before the first stretch. */
function toldBefore(
  first: Marked,
  marks: readonly Marked[],
  { names, parting, ...reading }: Reading,
): Region | undefined {
  const people: readonly Region[] = [
    ...names("person"),
    ...marks.filter(({ label }) => label === "who"),
  ];
  const whom = people.filter(({ end }) => end <= first.start).at(-1);
  const joint = parting.joints.findLast(
    ({ gap, end }) => end <= first.start && gap > (whom?.end ?? gap),
  );
  if (!whom || !joint) return undefined;
  return clauseAt({ start: whom.end, end: joint.gap }, reading);
}

/** A clause that is joined to the last stretch, to the end. */
function toldBehind(last: Marked, { parting, ...reading }: Reading): Region | undefined {
  const joint = parting.joints.find(
    ({ gap }) => gap >= last.end && reading.text.slice(last.end, gap).trim() === "",
  );
  return joint && clauseAt({ start: joint.end, end: reading.text.length }, reading);
}

/** The stretch without what stands around it, where it tells something and asks for nothing. */
function clauseAt(
  { start, end }: Region,
  { text, language }: Pick<Reading, "text" | "language">,
): Region | undefined {
  const said = text.slice(start, end);
  const words = said.trim().replace(/[\s.!]+$/u, "");
  const { mood, wish, parting } = language.wordingOf(words);
  const isOne = parting.joints.length === 0 && pausesIn(words).length === 0;
  const tells = mood.isClause && mood.question === undefined && !mood.isQuestion;
  if (!isOne || !tells || wish.beginsAct || wish.act !== undefined) return undefined;
  const from = start + said.indexOf(words);
  return { start: from, end: from + words.length };
}
