import type { Anchor, FoundWhen } from "../../language/reading/found.ts";
import { anchoredWhen } from "../../language/when/put-together.ts";
import type { When } from "../../types/time/when.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf, takesRecord } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import type { Clock } from "../../types/clock.ts";
import type { Token } from "../../language/tokenise.ts";
import { overlaps } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import { atPlace } from "../entity-linking/ground-handle.ts";
import { matchRecords } from "../entity-linking/match-records.ts";
import { titleOf } from "../entity-linking/record-keys.ts";
import type { Grounded } from "../grounded.ts";
import type { GroundingContext } from "../grounding-context.ts";
import type { Item } from "../../types/turn/result.ts";

type Thing = {
  readonly title: string;
  readonly atMs: number;
  readonly untilMs: number;
  readonly allDay: boolean;
};
/** Times told by things, and what the one thing is called that tells them. */
type Anchored = Grounded & { readonly title?: string };
type Found = { readonly things: readonly Thing[]; readonly words: readonly Token[] };

/** Records that have a time of their own, and what else has one where it is in focus. */
const TIMED = ["event", "reminder"];
const IN_FOCUS = [...TIMED, "timer"];
/** Of somebody only the day of their birthday is known. */
const OF_DAYS = [...IN_FOCUS, "person"];

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
    ? { things: inFocus(anchor, reading, context), words: [] }
    : thingAfter(anchor, reading, context);
  // "That day" and "the day before" what nobody knows are no time, and an hour beside it is none of today's.
  if (anchor.pointing && things.length === 0) {
    return isOfDays(anchor)
      ? { candidates: [], taken: [anchor, hourBeside(anchor, reading) ?? anchor] }
      : undefined;
  }
  const end = Math.max(anchor.end, ...words.map((word) => word.end));
  const hour = hourBeside(anchor, reading);
  // "Choir on Friday at eight, alert me an hour before": before what has that time, and no other.
  if (words.length === 0 && reading.whens.some((when) => when !== hour)) return undefined;
  // Without a length or a thing that is known the words tell no time.
  if (anchor.isBare && things.length === 0) return undefined;
  const text = reading.text.slice(anchor.start, end);
  const told = things.map((thing) => toldBy({ anchor, thing, hour }, reading, context.clock));
  const times = new Map(told.map((one) => [one.value, one.when]));
  const candidates = [...times].map(([value, when]): Candidate => ({
    value,
    origin: { origin: "resolved", text },
    ...(when ? { meaning: { kind: "when", when } } : {}),
  }));
  const beside = [hour, anchor.tail].filter((one) => one !== undefined);
  return { candidates, taken: [{ start: anchor.start, end }, ...beside], ...calledAs(things) };
}

function calledAs([only, ...others]: readonly Thing[]): Pick<Anchored, "title"> {
  return only && others.length === 0 ? { title: only.title } : {};
}

type Told = {
  readonly anchor: Anchor;
  readonly thing: Thing;
  readonly hour: FoundWhen | undefined;
};

/** A time that is told by a thing, as it stands in a call and as it is meant. */
function toldBy(
  { anchor, thing, hour }: Told,
  { language }: Reading,
  clock: Clock,
): { readonly value: string; readonly when: When | undefined } {
  const { timeWords } = language;
  const from = anchor.isFromEnd ? { atMs: thing.untilMs, allDay: thing.allDay } : thing;
  const day = timeWords.anchored(anchor, from, clock);
  const { clock: clockTime, part = anchor.part } = hour?.when.said?.shared ?? {};
  if (hour && clockTime) {
    const value = timeWords.atHour(day, hour.text);
    const when = anchoredWhen({ ...anchor, part, thing: from, hour: clockTime }, value, clock);
    if (when) return { value, when };
  }
  return { value: day, when: anchoredWhen({ ...anchor, thing: from }, day, clock) };
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

/** The events the words after an anchor speak of, each title's next; what was shown last where there are none. */
function thingAfter(anchor: Anchor, reading: Reading, context: GroundingContext): Found {
  const { known, clock } = context;
  const after = reading.tokens.filter(({ start }) => start >= anchor.end);
  const stop = after.findIndex(({ is }) => is.has("ends-thing"));
  const words = stop < 0 ? after : after.slice(0, stop);
  const meant = words.filter(({ is }) => !is.has("filler") && !is.has("pointer"));
  if (meant.length === 0) return { things: inFocus(anchor, reading, context), words };
  const records = TIMED.flatMap((kind) => known?.[kind] ?? []).filter(({ at }) => at !== undefined);
  const speakable = records.map((thing) => ({ thing, facts: thing.facts, at: thing.at }));
  const { rolesOf } = reading.language;
  const isCarrier = (word: string): boolean => rolesOf(word).has("filler");
  const how = { isCarrier, telling: [] };
  const named = matchRecords(speakable, { ...reading, tokens: words }, how);
  const behind = Math.max(0, ...named.flatMap((match) => match.words.map(({ end }) => end)));
  const day = reading.whens.find(
    ({ start, leadStart = start }) =>
      leadStart >= behind && reading.text.slice(behind, leadStart).trim() === "",
  );
  const then = named.filter(({ thing }) => day && isWithin(thing.at, day));
  const matches = then.length > 0 ? then : named;
  const byTitle = Map.groupBy(matches, ({ thing }) => titleOf(thing.facts));
  const things = [...byTitle.values()].map((same) =>
    nextOf(
      same.map(({ thing }) => thing),
      clock,
    ),
  );
  if (things.length === 0) return { things, words };
  // "Before the dentist on Friday": the day tells which.
  const last = then.length > 0 && day ? day.end : behind;
  return { things, words: after.filter(({ start }) => start < last) };
}

function isWithin(at = Number.NaN, { when }: FoundWhen): boolean {
  return when.from <= at && (at < when.to || at === when.from);
}

type Lasting = {
  readonly facts: Item;
  readonly at?: number | undefined;
  readonly until?: number | undefined;
};

/** The thing at the place of the last list that is named, else what was shown last and has a time. */
function inFocus(
  anchor: Anchor,
  reading: Reading,
  { handles, known, clock }: Pick<GroundingContext, "handles" | "known" | "clock">,
): readonly Thing[] {
  const kinds = isOfDays(anchor) ? OF_DAYS : IN_FOCUS;
  const newest = handles.find(({ kind, at }) => kinds.includes(kind) && at !== undefined);
  const { id, at, facts = {} } = atPlace(handles, reading) ?? newest ?? {};
  const own = known?.["event"]?.find((one) => one.id === id);
  return at === undefined ? [] : [thingAt({ facts, until: own?.until, at }, clock)];
}

/** Of a series the next. */
function nextOf(times: readonly Lasting[], clock: Clock): Thing {
  const sorted = times.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  const next = sorted.find(({ at = 0 }) => at > clock.now()) ?? sorted.at(-1);
  return thingAt(next ?? { facts: {} }, clock);
}

/** What begins at midnight takes the day. */
function thingAt({ facts, at = 0, until = at }: Lasting, { zone }: Clock): Thing {
  const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: zone });
  const allDay = time.format(at) === "00:00";
  const title = Object.keys(facts).length > 0 ? titleOf(facts) : "";
  return { title, atMs: at, untilMs: until, allDay };
}

/** "At six the day before the dentist": the hour of a day that is told so. */
function hourBeside(anchor: Anchor, { whens }: Reading): FoundWhen | undefined {
  const [only, ...others] = whens;
  return isOfDays(anchor) && others.length === 0 && only?.when.precision === "minute"
    ? only
    : undefined;
}

function isOfDays({ lengths }: Anchor): boolean {
  return lengths.every(({ unit }) => unit === "day" || unit === "week");
}
