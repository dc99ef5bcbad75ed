import { beginningsTaken, parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import { overlaps } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { When } from "../../types/time/when.ts";
import type { Element } from "../dialogue/edit/elements.ts";
import { clausesIn } from "../dialogue/edit/meant-clauses.ts";
import { onNearDay, pointedTime } from "../dialogue/edit/near-time.ts";
import type { Pair } from "../dialogue/edit/pair.ts";
import { isOfHours, minutesIn, timeEdit } from "../dialogue/edit/time-edit.ts";
import { closed, pairOf } from "./values.ts";
import type { Correction, NewValues } from "./values.ts";

const NONE: NewValues = { slots: [], taken: [] };

/**
 * The time an act had with what the words say of it in its place: a day beside its hour, an hour beside
 * its day. Nothing where the words tell no time, or more than one field holds.
 */
export function newTimes(correction: Correction): NewValues {
  const { lastCall, readOn } = correction;
  const field = timeField(correction);
  if (!field) return NONE;
  const old = lastCall.arguments[field.name];
  const words = typeof old === "string" ? old : "";
  if (isStretch(words, correction)) return NONE;
  const times = timesIn(pairOf(correction, words), words !== "");
  const text = times.reduce<string | undefined>(
    (left, time) => left && withTime(time, left, correction),
    words === "" ? times.map(({ text: one }) => one).join(" ") : words,
  );
  if (times.length === 0 || text === undefined || text === words) return NONE;
  if (!isOther(readOn(text).wholeTime(), readOn(words).wholeTime(), correction)) return NONE;
  const origin = { origin: "said", text } as const;
  return { slots: [closed(field.name, { value: text, origin })], taken: times };
}

/** Another time; a stretch only where the act takes one, and no hour in the place of a stretch. */
function isOther(is: When | undefined, was: When | undefined, correction: Correction): boolean {
  if (!is || (is.said?.range ? !takesStretch(correction) : was?.said?.range)) return false;
  return is.from !== was?.from || is.at !== was.at || is.to !== was.to;
}

/** The field of the time an act was done with, else the one it leaves open; none where it was told how long. */
function timeField({ tool, lastCall }: Correction): Parameter | undefined {
  const fields = beginningsTaken(tool);
  const given = fields.find(({ name }) => lastCall.arguments[name] !== undefined);
  const hasLength = parametersOf(tool).some(
    ({ name, kind }) => kind === "duration" && lastCall.arguments[name] !== undefined,
  );
  return given ?? (hasLength ? undefined : fields[0]);
}

function withTime(time: Element, words: string, correction: Correction): string | undefined {
  const pair = pairOf(correction, words);
  const near = onNearDay(time, pair);
  const target: Element = { kind: "when", start: 0, end: words.length, text: words };
  const edit = timeEdit(near.text, target, pair);
  return edit && `${words.slice(0, edit.start)}${edit.text}${words.slice(edit.end)}`.trim();
}

/** The times that are said, clause by clause: a clause may be one where it stands alone. */
function timesIn(pair: Pair, hadTime: boolean): readonly Element[] {
  const { said, readOn } = pair;
  const anchored = pointedTime(pair);
  const pointed = anchored && isToldOf(anchored, pair) ? undefined : anchored;
  const clauses = clausesIn(said.text).map((clause) => readOn(clause).leaning.corrected.text);
  const isWhole = (words: string): boolean => readOn(words).wholeTime() !== undefined;
  const times = clauses.flatMap((clause) => {
    if (clause !== "" && isWhole(clause)) return [clause];
    const found = readOn(clause).whens.map(({ text }) => text);
    // Where the act had no time, a number behind other words is none.
    const isPointing = readOn(clause).anchors.some(({ pointing }) => pointing);
    return found.length > 0 || !hadTime || isPointing ? found : atEnd(readOn(clause), pair);
  });
  const whole = times.filter(isWhole);
  // "The day before, at four": the hour is said of that day.
  const found = whole.map((words) => elementAt(said, words));
  if (pointed) return [pointed, ...found.filter((one) => !overlaps(one, pointed))];
  const minutes = whole.length > 0 ? undefined : minutesIn(said, pair);
  return minutes === undefined ? found : [elementAt(said, minutes)];
}

/**
 * The longest end of a clause that is a time where it stands alone: "it has to be half five". A number behind
 * a word of something else that was written down is of that: "room 204", for "room 240".
 */
function atEnd({ tokens, text, cues }: Reading, { readOn, written }: Pair): readonly string[] {
  const kept = new Set(written.flatMap((one) => readOn(one).tokens.map(({ word }) => word)));
  const from = Math.max(0, tokens.length - MOST_WORDS);
  const found = tokens.slice(from).flatMap(({ start, end: last }, at) => {
    const isThing = cues.standIns.some((one) => overlaps(one, { start, end: last }));
    const isOf = isThing || kept.has(tokens[from + at - 1]?.word ?? "");
    const end = text.slice(start);
    return !isOf && readOn(end).wholeTime() ? [end] : [];
  });
  return found.slice(0, 1);
}

/** Words of a time without any word that makes it one. */
const MOST_WORDS = 3;

/** "He's off that night" tells something of somebody then; "it has to be the day before" is a time for it. */
function isToldOf({ start, end }: Element, { said, readOn }: Pair): boolean {
  const words = said.text.slice(start, end);
  const clause = readOn(clausesIn(said.text).find((one) => one.includes(words)) ?? "");
  return clause.mood.isClause && clause.tokens[0]?.is.has("pointer") !== true;
}

function elementAt({ text }: Reading, words: string): Element {
  const start = Math.max(0, text.indexOf(words));
  return { kind: "when", start, end: start + words.length, text: words };
}

/** The words tell the far end of a stretch alone, or a stretch that is none of hours. */
export function tellsStretch({ whens }: Reading): boolean {
  return whens.some(({ isFarEnd, when: { said } }) => {
    return isFarEnd || said?.bound || (said?.range && !isOfHours(said.range));
  });
}

/** A stretch has two ends: which of them another time is isn't told by the time alone. */
function isStretch(words: string, correction: Correction): boolean {
  const said = correction.readOn(words).wholeTime()?.said;
  const isDays = said?.range !== undefined && !isOfHours(said.range);
  return isDays || said?.bound !== undefined || endsOf(correction).some((end) => end === "time");
}

/** From an hour to another is when something is that has both ends, and was told neither its length nor its end. */
function takesStretch(correction: Correction): boolean {
  const ends = endsOf(correction);
  return ends.length > 0 && ends.every((end) => end === undefined);
}

/** What the act was told of each of its ends. */
function endsOf({
  tool,
  lastCall,
  readOn,
}: Correction): readonly ("time" | "length" | undefined)[] {
  const ends = parametersOf(tool).filter(({ time }) => time?.as === "end");
  return ends.map(({ name }) => {
    const value = lastCall.arguments[name];
    if (typeof value !== "string") return undefined;
    return readOn(value).durations.length === 0 ? "time" : "length";
  });
}
