import { isOfDays } from "../../language/when/clock-units.ts";
import type { Anchor, FoundWhen } from "../../language/reading/found.ts";
import { anchoredWhen } from "../../language/when/put-together.ts";
import type { When } from "../../types/time/when.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf, takesRecord } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import { overlaps } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import type { Grounded } from "../grounded.ts";
import type { GroundingContext } from "../grounding-context.ts";
import { pointedAt, thingAfter } from "./thing-told.ts";
import type { Thing } from "./thing-told.ts";

/** Times told by things, and what the one thing is called that tells them. */
type Anchored = Grounded & { readonly title?: string };
/**
 * The times a tool takes that are told by a thing ("the day before the dentist"): its calendar knows
 * when that is. No candidates where nobody knows the thing; undefined where nothing is told so.
 */
export function groundAnchor(
  tool: Tool,
  reading: Reading,
  context: GroundingContext,
): Anchored | undefined {
  const [anchor] = reading.anchors;
  if (!anchor || !parametersOf(tool).some(({ kind }) => kind === "when")) return undefined;
  // "Push it an hour later" says how far a record is moved.
  if (anchor.pointing === "moving" && takesRecord(tool)) return undefined;
  const { things, words } = anchor.pointing
    ? { things: pointedAt(anchor, reading, context), words: [] }
    : thingAfter(anchor, reading, context);
  if (anchor.pointing && things.length === 0) return untold(tool, anchor, reading);
  const end = Math.max(anchor.end, ...words.map((word) => word.end));
  const hour = hourBeside(anchor, reading);
  // "Choir on Friday at eight, alert me an hour before": before what has that time, and no other.
  if (words.length === 0 && reading.whens.some((when) => when !== hour)) return undefined;
  // Without a length or a thing that is known the words tell no time.
  if (anchor.isBare && things.length === 0) return undefined;
  const text = reading.text.slice(anchor.start, end);
  const told = things.map((thing) => toldBy({ anchor, thing, hour }, reading, context));
  const times = new Map(told.map((one) => [one.value, one.when]));
  const candidates = [...times].map(([value, when]): Candidate => ({
    value,
    origin: { origin: "resolved", text },
    ...(when ? { meaning: { kind: "when", when } } : {}),
  }));
  const around = told.flatMap(({ around: one }) => one ?? []);
  const beside = [hour, anchor.tail, ...around].filter((one) => one !== undefined);
  return { candidates, taken: [{ start: anchor.start, end }, ...beside], ...calledAs(things) };
}

/** "That day" and "an hour before" what nobody knows are no time, and an hour beside a day is none of today's. */
function untold(tool: Tool, anchor: Anchor, reading: Reading): Anchored | undefined {
  const isTime = anchor.pointing === "plain" && !takesLength(tool);
  const taken = [anchor, hourBeside(anchor, reading) ?? anchor];
  return isTime || isOfDays(anchor.lengths) ? { candidates: [], taken } : undefined;
}

/** "With an alert an hour before" is a length. */
function takesLength(tool: Tool): boolean {
  return parametersOf(tool).some(({ kind }) => kind === "number" || kind === "duration");
}

function calledAs([only, ...others]: readonly Thing[]): Pick<Anchored, "title"> {
  return only && only.title !== "" && others.length === 0 ? { title: only.title } : {};
}

type Told = {
  readonly anchor: Anchor;
  readonly thing: Thing;
  readonly hour: FoundWhen | undefined;
};

type Time = {
  readonly value: string;
  readonly when: When | undefined;
  /** The words of an hour that only stands beside it. */
  readonly around?: Region;
};

/** A time that is told by a thing, as it stands in a call and as it is meant. */
function toldBy({ anchor, thing, hour }: Told, reading: Reading, context: GroundingContext): Time {
  const { timeWords } = reading.language;
  const { clock } = context;
  const from = anchor.isFromEnd ? { atMs: thing.untilMs, allDay: thing.allDay } : thing;
  const day = timeWords.anchored(anchor, from, clock);
  const { clock: clockTime, part = anchor.part } = hour?.when.said?.shared ?? {};
  if (hour && clockTime) {
    const value = timeWords.atHour(day, hour.text);
    const when = anchoredWhen({ ...anchor, part, thing: from, hour: clockTime }, value, clock);
    if (when) return { value, when };
  }
  const beside = isOfDays(anchor.lengths)
    ? hoursAround(anchor, { day, reading }, context)
    : undefined;
  return beside ?? { value: day, when: anchoredWhen({ ...anchor, thing: from }, day, clock) };
}

/** "Half seven that night", "the night before, seven till nine": hours that only beside a day are surely some. */
function hoursAround(
  { start, end }: Anchor,
  { day, reading: { text } }: { readonly day: string; readonly reading: Reading },
  context: GroundingContext,
): Time | undefined {
  const own = { start, end: start + day.length };
  const dated = `${text.slice(0, start)}${day}${text.slice(end)}`;
  const found = context.language
    .read(dated, context)
    .whens.find((one) => overlaps(one, own) && one.when.precision === "minute");
  if (!found) return undefined;
  const longer = day.length - (end - start);
  const around = { start: Math.min(found.start, start), end: Math.max(found.end - longer, end) };
  return { value: found.text, when: found.when, around };
}

/** The reading without the words of a time that is told so: they name neither a record nor a length. */
export function besides(reading: Reading, taken: readonly Region[]): Reading {
  const isLeft = (region: Region): boolean => !taken.some((one) => overlaps(one, region));
  const { tokens, whens, durations, numbers } = reading;
  return {
    ...reading,
    tokens: tokens.filter(isLeft),
    whens: whens.filter(isLeft),
    durations: durations.filter(isLeft),
    numbers: numbers.filter(isLeft),
  };
}

/** "At six the day before the dentist": the hour of a day that is told so. */
function hourBeside(anchor: Anchor, { whens }: Reading): FoundWhen | undefined {
  const [only, ...others] = whens;
  return isOfDays(anchor.lengths) && others.length === 0 && only?.when.precision === "minute"
    ? only
    : undefined;
}
