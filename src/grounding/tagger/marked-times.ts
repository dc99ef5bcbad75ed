import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import type { Label, Marked } from "../../language/reading/marks.ts";
import type { Reading, SaidWhen } from "../../language/reading/reading.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { takesRecord } from "../../tool/parameter.ts";
import { marksOf } from "./label-of.ts";
import { LEAST_SURE, SURE } from "./sure-enough.ts";
import { isSurelyMarked } from "./surely-marked.ts";

type Asked = { readonly reading: Reading; readonly tool: Tool };

/** What no time or number by itself is part of, however it reads: "gate 4", "a half share". */
const TIMELESS: ReadonlySet<Label> = new Set(["title", "query", "name", "text", "subject"]);

/** The times, or numbers, of a request that are not words of something else it says. */
export function ownFigures<Figure extends Region>(
  { reading, tool }: Asked,
  figures: readonly Figure[],
): readonly Figure[] {
  const others = marksOf(reading, tool).filter(
    ({ label, sureness }) => TIMELESS.has(label) && sureness >= SURE,
  );
  return figures.filter(
    ({ start, end }) => !others.some((mark) => mark.start <= start && end <= mark.end),
  );
}

/** Whether a time tells which record is meant (true) or is wanted (false); undefined where nothing says. */
export function tellsRecord(reading: Reading, tool: Tool, when: Region): boolean | undefined {
  const all = marksOf(reading, tool).filter(({ sureness }) => sureness >= LEAST_SURE);
  const marks = all
    .filter(({ label }) => label === "old" || label === "when")
    .filter((mark) => overlaps(mark, when));
  const labels = new Set(marks.map(({ label }) => label));
  if (labels.size === 1) return labels.has("old") || isBesideWanted(marks, { reading, tool });
  // Where something else of it is new, its time is the one it has.
  const isNew = ({ label, sureness }: Marked): boolean =>
    sureness >= SURE && (label === "place" || label === "title");
  return all.some(isNew) ? true : undefined;
}

/**
 * A change wants one time: the one it goes "to", else the surest, of several so near to it the last. Another
 * one tells the record.
 */
function isBesideWanted(marks: readonly Marked[], { reading, tool }: Asked): boolean {
  const whens = marksOf(reading, tool).filter(({ label }) => label === "when");
  const surest = Math.max(...whens.map(({ sureness }) => sureness));
  const isGoal = (mark: Region): boolean =>
    reading.whens.some((one) => one.isAfterTo && overlaps(one, mark));
  const wanted =
    whens.findLast(isGoal) ?? whens.findLast(({ sureness }) => sureness >= surest - NEAR);
  return (
    wanted !== undefined &&
    !marks.some((one) => one === wanted || isInOneBreath(reading, one, wanted))
  );
}

/** Times so near to the surest are as sure. */
const NEAR = 0.1;

/**
 * The times a request for the tool wants, where some are known to be: others are told by the way, but not
 * in the same breath ("to five at three").
 */
export function wantedTimes<Time extends Region>(
  { reading, tool }: Asked,
  times: readonly Time[],
): readonly Time[] {
  const sureness = marksOf(reading, tool).flatMap((mark) =>
    mark.label === "when" ? mark.sureness : [],
  );
  const surest = Math.max(SURE + NEAR, ...sureness);
  const marks = marksOf(reading, tool).filter(
    ({ label, sureness }) => label === "when" && sureness >= surest - NEAR,
  );
  const wanted = times.filter((time) => marks.some((mark) => overlaps(mark, time)));
  const isBeside = (time: Time): boolean => wanted.some((one) => isInOneBreath(reading, one, time));
  return wanted.length > 0
    ? times.filter((time) => wanted.includes(time) || isBeside(time))
    : times;
}

/** The times that something new may be for, where other people's requests tell which those are: of those that were found, and of words that are surely one. */
export function likelyTimes(
  { reading, tool }: Asked,
  times: readonly SaidWhen[],
): readonly SaidWhen[] {
  const marks = marksOf(reading, tool).filter(
    ({ label, sureness }) => label === "when" && sureness >= LEAST_SURE,
  );
  const isFound = (mark: Region): boolean => times.some((time) => overlaps(mark, time));
  const sure = marks.filter(isSurelyMarked);
  const days = reading.numbers.filter((number) => number.isOrdinal && !isFound(number));
  const others = sure
    .flatMap((mark): readonly Region[] =>
      isFound(mark) ? days.filter((day) => overlaps(day, mark)) : [mark],
    )
    .filter((stretch) => !isNumber(stretch, reading))
    .flatMap((stretch) => reading.whenAt(stretch) ?? []);
  return [
    ...times.filter((time) => marks.some((mark) => overlaps(mark, time))),
    ...others,
  ].toSorted((one, other) => one.start - other.start);
}

/** The lengths that something new may have, where other people's requests tell which those are: the last that was said, but where several are listed. */
export function likelyLengths<Length extends Region>(
  { reading, tool }: Asked,
  lengths: readonly Length[],
): readonly Length[] {
  const marks = marksOf(reading, tool).filter(
    ({ label, sureness }) => label === "long" && sureness >= LEAST_SURE,
  );
  const likely = lengths.filter((length) => marks.some((mark) => overlaps(mark, length)));
  const isListed = likely.some(({ start }, at) => {
    const before = likely[at - 1];
    const between = before && reading.text.slice(before.end, start);
    return between !== undefined && !isTold(between, reading);
  });
  if (likely.length === 0) return lengths;
  return isListed || takesRecord(tool) ? likely : likely.slice(-1);
}

/** What stands between two lengths tells something, and doesn't only join the one to the other. */
function isTold(between: string, { language }: Reading): boolean {
  return language.tokensOf(between).length > 1 && !language.wordingOf(between).parting.joinsList;
}

/** "Can groceries get beans? Taco Tuesday is a sacred institution": what surely goes on a list has no time that nothing tells. */
export function isSurelyListed({ reading, tool }: Asked): boolean {
  const sure = marksOf(reading, tool).filter(isSurelyMarked);
  return ["title", "list"].every((label) => sure.some((mark) => mark.label === label));
}

/** A number alone: what it counts nothing says. */
function isNumber({ start, end }: Region, { numbers }: Reading): boolean {
  return numbers.some((one) => !one.isOrdinal && one.start <= start && end <= one.end);
}

function isInOneBreath(reading: Reading, one: Region, other: Region): boolean {
  return follows(reading, one, other) || follows(reading, other, one);
}

/** Nothing stands between the two. */
function follows({ text }: Reading, first: Region, second: Region): boolean {
  return second.start > first.end && text.slice(first.end, second.start).trim() === "";
}
