import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import type { Label } from "../../language/reading/marks.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { marksOf } from "./label-of.ts";
import { SURE } from "./sure-enough.ts";

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
  const sure = marksOf(reading, tool).filter(({ sureness }) => sureness >= SURE);
  const marks = sure
    .filter(({ label }) => label === "old" || label === "when")
    .filter((mark) => overlaps(mark, when));
  const labels = new Set(marks.map(({ label }) => label));
  if (labels.size === 1) return labels.has("old");
  // Where something else of it is new, its time is the one it has.
  return sure.some(({ label }) => label === "place" || label === "title") ? true : undefined;
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
  const isBeside = (time: Time): boolean =>
    wanted.some((one) => follows(reading, one, time) || follows(reading, time, one));
  return wanted.length > 0
    ? times.filter((time) => wanted.includes(time) || isBeside(time))
    : times;
}

/** Nothing stands between the two. */
function follows({ text }: Reading, first: Region, second: Region): boolean {
  return second.start > first.end && text.slice(first.end, second.start).trim() === "";
}
