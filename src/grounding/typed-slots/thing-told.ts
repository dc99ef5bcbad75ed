import type { Anchor, FoundWhen } from "../../language/reading/found.ts";
import { isOfDays } from "../../language/when/clock-units.ts";
import { toLocal } from "../../language/when/local-time.ts";
import type { Clock } from "../../types/clock.ts";
import type { KnownRecord } from "../../types/known-record.ts";
import type { Token } from "../../language/tokenise.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { atPlace } from "../entity-linking/ground-handle.ts";
import { matchRecords } from "../entity-linking/match-records.ts";
import type { RecordMatch } from "../entity-linking/match-records.ts";
import { isCalledBy, titleOf } from "../entity-linking/record-keys.ts";
import type { GroundingContext } from "../grounding-context.ts";
import type { Item } from "../../types/turn/result.ts";

/** What has a time that another is told by. */
export type Thing = {
  readonly title: string;
  readonly atMs: number;
  readonly untilMs: number;
  readonly allDay: boolean;
};

type Found = { readonly things: readonly Thing[]; readonly words: readonly Token[] };

/** Records that have a time of their own, and what else has one where it is in focus. */
const TIMED = ["event", "reminder"];
const IN_FOCUS = [...TIMED, "timer"];
/** Of somebody only the day of their birthday is known. */
const OF_DAYS = [...IN_FOCUS, "person"];

/** The events the words after an anchor speak of, each title's next; what was shown last where there are none. */
export function thingAfter(anchor: Anchor, reading: Reading, context: GroundingContext): Found {
  const { clock } = context;
  const after = reading.tokens.filter(({ start }) => start >= anchor.end);
  const stop = after.findIndex(({ is }) => is.has("ends-thing"));
  const words = stop < 0 ? after : after.slice(0, stop);
  const meant = words.filter(({ is }) => !is.has("filler") && !is.has("pointer"));
  if (meant.length === 0) {
    return { things: pointedAt(anchor, reading, context), words };
  }
  const named = namedBy(words, reading, context);
  const behind = Math.max(0, ...named.flatMap((match) => match.words.map(({ end }) => end)));
  const day = reading.whens.find(
    ({ start, leadStart = start }) =>
      leadStart >= behind && reading.text.slice(behind, leadStart).trim() === "",
  );
  const within = named.filter(({ thing }) => day && isWithin(thing.at, day));
  // "The haircut on Tuesday" may be next week's, where there is none before.
  const onIt = (at: number | undefined): boolean =>
    day !== undefined && isOnWeekday(at, day, clock);
  const then = within.length > 0 ? within : named.filter(({ thing }) => onIt(thing.at));
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

/**
 * What is in focus, else the one day to come that the last answer tells, and else what was named before it: "remind me
 * about the appraisal the night before".
 */
export function pointedAt(
  anchor: Anchor,
  reading: Reading,
  context: GroundingContext,
): readonly Thing[] {
  const focus = inFocus(anchor, reading, context);
  const [newest] = context.handles;
  const isNewest = newest !== undefined && IN_FOCUS.includes(newest.kind);
  if (isNewest && focus.length > 0) return focus;
  const told = (): readonly Thing[] =>
    isNewest || !isOfDays(anchor.lengths) ? [] : dayTold(context);
  const named = (): readonly Thing[] => thingBefore(anchor, reading, context);
  const isCounted = anchor.lengths.length > 0;
  const [first, second] =
    isCounted && focus.length === 0
      ? [named, told]
      : [told, focus.length > 0 ? () => focus : named];
  const things = first();
  return things.length > 0 ? things : second();
}

/** The one day to come that was told last: "by Friday 6 March", and "that night". */
function dayTold(context: GroundingContext): readonly Thing[] {
  const { told = "", language, clock } = context;
  if (told === "") return [];
  const now = clock.now();
  const days = language
    .read(told, context)
    .whens.filter(({ when }) => when.to > now && (when.said?.shared.days.length ?? 0) > 0);
  const dates = new Set(days.map(({ when }) => toLocal(when.from, clock.zone).toISODate()));
  const [first] = days;
  if (!first || dates.size !== 1) return [];
  const { at, allDay, precision, from } = first.when;
  const isTimed = precision === "minute" && !allDay;
  return [{ title: "", atMs: isTimed ? at : from, untilMs: first.when.to, allDay: !isTimed }];
}

function thingBefore(
  anchor: Anchor,
  reading: Reading,
  context: GroundingContext,
): readonly Thing[] {
  const before = reading.tokens.filter(({ end }) => end <= anchor.start);
  const things = namedBy(before, reading, context).map(({ thing }) => thing);
  return things.length > 0 ? [nextOf(things, context.clock)] : [];
}

/** The things with a time of their own that words speak of. */
function namedBy(
  tokens: Reading["tokens"],
  reading: Reading,
  { known }: GroundingContext,
): readonly RecordMatch<KnownRecord>[] {
  const records = TIMED.flatMap((kind) => known?.[kind] ?? []).filter(({ at }) => at !== undefined);
  const speakable = records.map((thing) => ({ thing, facts: thing.facts, at: thing.at }));
  const { rolesOf } = reading.language;
  const isCarrier = (word: string): boolean => rolesOf(word).has("filler");
  const matches = matchRecords(speakable, { ...reading, tokens }, { isCarrier, telling: [] });
  // "After training" is after what is called so, and not after what takes place in the training suite.
  const called = matches.filter(({ thing, words }) => {
    const said = words.map(({ start, end }) => reading.text.slice(start, end));
    return isCalledBy(titleOf(thing.facts), said);
  });
  return called.length > 0 ? called : matches;
}

function isWithin(at = Number.NaN, { when }: FoundWhen): boolean {
  return when.from <= at && (at < when.to || at === when.from);
}

/** A weekday that was said alone, of any week. */
function isOnWeekday(at: number | undefined, { when }: FoundWhen, { zone }: Clock): boolean {
  const [only, ...others] = when.said?.shared.days ?? [];
  const isBare = only?.kind === "weekday" && only.which === "bare" && others.length === 0;
  return isBare && at !== undefined && toLocal(at, zone).weekday === only.weekday;
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
  const kinds = isOfDays(anchor.lengths) ? OF_DAYS : IN_FOCUS;
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
