import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Element } from "../dialogue/edit/elements.ts";
import { clausesIn } from "../dialogue/edit/meant-clauses.ts";
import { onNearDay, pointedTime } from "../dialogue/edit/near-time.ts";
import type { Pair } from "../dialogue/edit/pair.ts";
import { minutesIn, timeEdit } from "../dialogue/edit/time-edit.ts";
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
  const [is, was] = [readOn(text).wholeTime(), readOn(words).wholeTime()];
  if (!is || is.said?.range || (is.from === was?.from && is.at === was.at)) return NONE;
  const origin = { origin: "said", text } as const;
  return { slots: [closed(field.name, { value: text, origin })], taken: times };
}

/** The field of the time an act was done with, else the one it leaves open; none where it was told how long. */
function timeField({ tool, lastCall }: Correction): Parameter | undefined {
  const fields = parametersOf(tool).filter(
    ({ kind, time }) => kind === "when" && time?.as === "when",
  );
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
  const pointed = pointedTime(pair);
  if (pointed) return [pointed];
  const clauses = clausesIn(said.text).map((clause) => readOn(clause).leaning.corrected.text);
  const isWhole = (words: string): boolean => readOn(words).wholeTime() !== undefined;
  const times = clauses.flatMap((clause) => {
    if (clause !== "" && isWhole(clause)) return [clause];
    const found = readOn(clause).whens.map(({ text }) => text);
    // Where the act had no time, a number behind other words is none.
    return found.length > 0 || !hadTime ? found : atEnd(readOn(clause), pair);
  });
  const whole = times.filter(isWhole);
  const minutes = whole.length > 0 ? undefined : minutesIn(said, pair);
  return (minutes === undefined ? whole : [minutes]).map((words) => elementAt(said, words));
}

/**
 * The longest end of a clause that is a time where it stands alone: "it has to be half five". A number behind
 * a word of something else that was written down is of that: "room 204", for "room 240".
 */
function atEnd({ tokens, text }: Reading, { readOn, written }: Pair): readonly string[] {
  const kept = new Set(written.flatMap((one) => readOn(one).tokens.map(({ word }) => word)));
  const from = Math.max(0, tokens.length - MOST_WORDS);
  const found = tokens.slice(from).flatMap(({ start }, at) => {
    const isOf = kept.has(tokens[from + at - 1]?.word ?? "");
    const end = text.slice(start);
    return !isOf && readOn(end).wholeTime() ? [end] : [];
  });
  return found.slice(0, 1);
}

/** Words of a time without any word that makes it one. */
const MOST_WORDS = 3;

function elementAt({ text }: Reading, words: string): Element {
  const start = Math.max(0, text.indexOf(words));
  return { kind: "when", start, end: start + words.length, text: words };
}

/** The words tell both ends of a stretch, or its far one. */
export function tellsStretch({ whens }: Reading): boolean {
  return whens.some(({ isFarEnd, when }) => isFarEnd || when.said?.range || when.said?.bound);
}

/** A stretch has two ends: which of them another time is isn't told by the time alone. */
function isStretch(words: string, { tool, lastCall, readOn }: Correction): boolean {
  const said = readOn(words).wholeTime()?.said;
  const isEnd = (value: unknown): boolean =>
    typeof value === "string" && readOn(value).durations.length === 0;
  const ends = parametersOf(tool).filter(({ time }) => time?.as === "end");
  return (
    said?.range !== undefined ||
    said?.bound !== undefined ||
    ends.some(({ name }) => isEnd(lastCall.arguments[name]))
  );
}
