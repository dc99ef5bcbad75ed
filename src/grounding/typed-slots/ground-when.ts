import type { FoundWhen } from "../../language/reading/found.ts";
import type { SaidWhen, Reading } from "../../language/reading/reading.ts";
import type { Parameter } from "../../tool/parameter.ts";
import { atHourOf, itsDay, onThatDay } from "../../language/when/put-together.ts";
import { isEndOnly, withoutBound } from "../../language/when/said-time.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import type { Clock } from "../../types/clock.ts";
import type { Meaning } from "../../types/time/meaning.ts";
import { said } from "../grounded.ts";

/** Parameters that are the far end of a time range. */
const FAR_ENDS = new Set(["to", "end", "until"]);

/**
 * Time phrases for each `when` parameter. A day and a time said apart in one clause ("tomorrow … at
 * five") are one phrase; one after "until" or "to" is the far end; others contradict the first, and stand
 * beside it for the user to choose from.
 */
export function groundWhens(
  parameters: readonly Parameter[],
  reading: Reading,
  clock: Clock,
): ReadonlyMap<string, readonly Candidate[]> {
  const near = nearTime(parameters);
  const far = parameters.find((one) => one !== near && FAR_ENDS.has(one.name));
  const slots = new Map<string, Candidate[]>();
  if (!near) return slots;
  const put = ({ name }: Parameter, candidate: Candidate): void => {
    slots.set(name, [...(slots.get(name) ?? []), candidate]);
  };
  const [first, second] = reading.whens;
  const whole =
    first && second && !isApart(first, second, reading) ? joined(first, second, clock) : undefined;
  if (whole) put(near, whole);
  const [read, left] = whole ? [2, reading.whens.slice(2)] : [0, reading.whens];
  for (const [place, found] of left.entries()) {
    const index = read + place;
    const isListed = far?.name === LISTED_TO;
    const isEnd = far !== undefined && isFar({ index, found, isListed });
    const ending = { found, isListed };
    const start = isEnd && index === 0 ? startOf(ending, reading, clock) : undefined;
    if (start) put(near, start);
    put(isEnd ? far : near, candidateOf(found, isEnd || keepsEnd(near, found), clock));
  }
  return slots;
}

/** "Remind me until June": the time that is asked for is none. */
function keepsEnd({ time }: Parameter, { when }: SaidWhen): boolean {
  return time?.end === "kept" && isEndOnly(when);
}

/** "Put it off until Friday": where there is no far end, and none is kept, Friday is the time. */
function candidateOf(found: SaidWhen, isKept: boolean, clock: Clock): Candidate {
  if (found.isPartial) return said(found.text, found.text, unread(found));
  const text = isKept ? found.text : found.bare;
  const when = text === found.text ? found.when : { ...withoutBound(found.when, clock), text };
  return said(text, found.text, { kind: "when", when });
}

/** Of half a time nobody makes an appointment: whoever uses it asks whether the half is meant. */
function unread({ text, part }: FoundWhen): Meaning {
  if (!part) return { kind: "unread", words: text };
  const left = text.replace(part.text, " ").replaceAll(/\s+/g, " ").trim();
  return { kind: "unread", words: text, guess: { when: part, left } };
}

/** The one of a tool's times that a single time fills. */
export function nearTime(parameters: readonly Parameter[]): Parameter | undefined {
  const times = parameters.filter(({ kind }) => kind === "when");
  return times.find(({ name }) => !FAR_ENDS.has(name)) ?? times[0];
}

/** The last hour a clock shows. */
const LAST_HOUR = 24;

type Ending = { readonly found: SaidWhen; readonly isListed: boolean };

/** Where a stretch starts whose end was said. */
function startOf(
  { found, isListed }: Ending,
  reading: Reading,
  clock: Clock,
): Candidate | undefined {
  const start = startBefore(found, reading, clock);
  return start ?? (isListed && reading.whens.length === 1 ? dayBefore(found, clock) : undefined);
}

/** "Two till four on Friday": the bare number before the far end is where it starts, on the same day. */
function startBefore(
  { start, text, bare, when }: SaidWhen,
  { starts }: Reading,
  clock: Clock,
): Candidate | undefined {
  const number = starts.findLast(({ end }) => end <= start);
  if (!number || number.value > LAST_HOUR) return undefined;
  const phrase = bare.replace(/^\S+/, number.text);
  const from = atHourOf(when, { hour: number.value, text: phrase }, clock);
  return said(phrase, `${number.text} ${text}`, from && { kind: "when", when: from });
}

/** What lists a stretch of time ends it so. */
const LISTED_TO = "to";

/** "What have I got before ten on Friday": on that day, and not from today until then. */
function dayBefore({ when, text }: SaidWhen, clock: Clock): Candidate | undefined {
  const day = when.precision === "minute" ? itsDay(when, text, clock) : undefined;
  return day && said(text, text, { kind: "when", when: day });
}

type Placed = Ending & { readonly index: number };

/** "What's due by Friday"; "move it to Friday" alone is no far end. */
function isFar({ index, found, isListed }: Placed): boolean {
  return (isListed && found.isLatest) || (found.isFarEnd && (index > 0 || !found.isAfterTo));
}

/** A joint of clauses stands between them: the day of one says nothing of the time in the other. */
function isApart({ end }: FoundWhen, { start }: FoundWhen, { parting }: Reading): boolean {
  return parting.joints.some((joint) => joint.start >= end && joint.end <= start);
}

/** A day and a time of day as one phrase, in the order people say them; so are a rhythm and its end. */
function joined(one: FoundWhen, other: FoundWhen, clock: Clock): Candidate | undefined {
  const rhythm = [one, other].find(({ when }) => when.repeat !== undefined);
  const end = [one, other].find(({ when }) => isEndOnly(when));
  if (rhythm && end && !one.isPartial && !other.isPartial) return rhythmUntil(rhythm, end, clock);
  const isDay = ({ when }: FoundWhen): boolean => when.precision === "day";
  const isTime = ({ when }: FoundWhen): boolean =>
    when.precision === "minute" || when.precision === "part";
  const [day, time] = isDay(one) ? [one, other] : [other, one];
  if (one.isPartial || other.isPartial) return undefined;
  if (!isDay(day) || !isTime(time)) return undefined;
  const text = `${day.text} ${time.text}`;
  const when = onThatDay({ day: day.when, time: time.when }, text, clock);
  return when && said(text, text, { kind: "when", when });
}

/** "Until June", "every day". */
function rhythmUntil(rhythm: FoundWhen, end: FoundWhen, clock: Clock): Candidate {
  const text = `${rhythm.text} ${end.text}`;
  const when = onThatDay({ day: end.when, time: rhythm.when }, text, clock);
  return said(text, text, when && { kind: "when", when });
}
