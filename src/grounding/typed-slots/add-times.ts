import type { FoundDuration } from "../../language/reading/found.ts";
import type {
  SaidDuration,
  SaidNumber,
  SaidWhen,
  Reading,
} from "../../language/reading/reading.ts";
import { takesRecord } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import type { Clock } from "../../types/clock.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import {
  isSurelyListed,
  likelyTimes,
  ownFigures,
  tellsRecord,
  wantedTimes,
} from "../tagger/marked-times.ts";
import { said, saidLength } from "../grounded.ts";
import { onDayOfMonth } from "../../language/when/put-together.ts";
import { ofKind, put } from "./ground.ts";
import type { Ground } from "./ground.ts";
import { besideNames } from "./named-times.ts";
import { isTakenBack, ofOneThing, withHour } from "./of-one-thing.ts";
import { groundWhens, nearTime } from "./ground-when.ts";

const MINUTE_MS = 60_000;

/** "When could I fit in an hour": what is to be fitted in is a length, and no time from now. */
export function addLength({ tool, reading, taken, found }: Ground): void {
  const [needed] = ofKind(tool, "duration");
  if (!needed || found.has(needed.name)) return;
  for (const when of reading.whens) {
    if (!when.fitted) continue;
    put(found, needed.name, [saidLength(when.fitted)]);
    taken.push(when);
    return;
  }
  // "Wake me in twenty": a number alone counts minutes.
  const bare = reading.numbers.find(({ isAhead }) => isAhead);
  if (!bare || reading.whens.length > 0) return;
  const words = reading.language.timeWords.minutes(bare.text);
  const ms = bare.value * MINUTE_MS;
  put(found, needed.name, [said(words, bare.text, { kind: "length", words, ms })]);
  taken.push(bare);
}

/** Time phrases; one that names a record ("my two o'clock") is not the time to move it to. */
export function addTimes(ground: Ground): void {
  const { tool, reading, taken, found, clock } = ground;
  const parameters = ofKind(tool, "when");
  const timed = wantedIn(ground, parameters);
  const { whens } = timed;
  for (const [name, candidates] of groundWhens(parameters, timed, clock)) {
    put(found, name, candidates);
  }
  const used = [...taken, ...whens];
  const length = reading.durations.find((one) => !used.some((region) => overlaps(one, region)));
  const shift = length && shifted(length, reading);
  if (shift && parameters[0] && takesRecord(tool)) {
    put(found, parameters[0].name, [shift]);
    taken.push(length);
  } else if (length && !found.has("end") && parameters.some(({ name }) => name === "end")) {
    // "Book an hour for the dentist": a length of time tells the end as well.
    const stretch = takesRecord(tool) ? stretched(length, reading) : undefined;
    put(found, "end", [stretch ?? saidLength(length)]);
    taken.push(length);
  }
  if (parameters.length > 0) taken.push(...whens);
  if (reading.whens.length === 0) addBareDay(ground);
}

/** The request with the times that are wanted of it alone: what is taken, or tells which record is meant, is none. */
function wantedIn(ground: Ground, parameters: readonly Parameter[]): Reading {
  const { tool, reading, taken } = ground;
  const isOfRecord = takesRecord(tool);
  const isOld = (when: Region): boolean =>
    isOfRecord && (tellsRecord(reading, tool, when) ?? false);
  const left = besideNames(ground).filter(
    (when) =>
      !taken.some((region) => overlaps(region, when)) &&
      !isOld(when) &&
      !isTakenBack(when, reading),
  );
  const own = ownFigures({ reading, tool }, left);
  const wanted = wantedOf(ground, own);
  const lasts = parameters.some(({ name }) => name === "end");
  const day = lasts && !isOfRecord ? dayElsewhere(wanted, left) : undefined;
  if (!day) return { ...reading, whens: wanted };
  const whens = [...wanted, day].toSorted((one, other) => one.start - other.start);
  return { ...reading, whens, parting: { ...reading.parting, joints: [] } };
}

/** Of the times of something new those that are likely to be its, as one; of others those that are wanted. */
function wantedOf({ tool, reading, clock }: Ground, all: readonly SaidWhen[]): readonly SaidWhen[] {
  if (tool.effect === "none") return all;
  const isToCome = (one: SaidWhen): boolean => !hasBegun(one, clock);
  const own = all.filter(isToCome);
  if (takesRecord(tool)) return wantedTimes({ reading, tool }, own);
  const likely = likelyTimes({ reading, tool }, own).filter(isToCome);
  if (likely.length > 0) return ofOneThing(withHour(likely, own), reading, clock);
  return isSurelyListed({ reading, tool }) ? [] : wantedTimes({ reading, tool }, own);
}

/** "I've owed her that since Christmas": what goes on already is no time for anything that is to be done. */
function hasBegun({ when }: SaidWhen, clock: Clock): boolean {
  return when.bound === "from" && when.repeat === undefined && when.from < clock.now();
}

/** "Beach walk on Friday, start it at half ten": an hour without a day is on the one day that was said, wherever it stands. */
function dayElsewhere(
  [hour, ...others]: readonly SaidWhen[],
  said: readonly SaidWhen[],
): SaidWhen | undefined {
  if (!hour || others.length > 0 || hour.when.precision !== "minute") return undefined;
  const phrase = hour.when.said;
  if (!phrase || phrase.range || phrase.shared.days.length > 0) return undefined;
  const [day, ...more] = said.filter((one) => one !== hour);
  return more.length === 0 && day?.when.precision === "day" ? day : undefined;
}

/** A number no larger is an hour, unless it counts days. */
const HOURS = 12;

/** A day of the month that nothing but its place in the sentence makes a time: "block out the twenty-third". */
function addBareDay({ tool, reading, taken, found, clock }: Ground): void {
  const near = nearTime(ofKind(tool, "when"));
  if (!near || found.has(near.name)) return;
  const numbers = reading.numbers.filter((one) => !taken.some((region) => overlaps(region, one)));
  const isDay = (one: SaidNumber): boolean =>
    one.kind !== "percent" &&
    (one.value > HOURS || one.isOrdinal) &&
    !isPlace(one, reading) &&
    tellsRecord(reading, tool, one) === false;
  for (const number of numbers.filter(isDay)) {
    const words = reading.language.timeWords.dayOfMonth(number.text);
    const when = onDayOfMonth(number.value, words, clock);
    if (!when) continue;
    put(found, near.name, [said(words, number.text, { kind: "when", when })]);
    taken.push(number);
    return;
  }
}

/** "The first one": of several things, and no day. */
function isPlace({ end }: SaidNumber, { tokens }: Reading): boolean {
  return tokens.find(({ start }) => start >= end)?.is.has("pointer") === true;
}

/** "Down to fifteen" names the level to reach: which way it lies is no second wish. */
export function keepGoal({ tool, reading, found }: Ground): void {
  const [number] = ofKind(tool, "number").filter(({ name }) => found.has(name));
  const goal = reading.numbers.find(({ isGoal }) => isGoal);
  if (!number || !goal) return;
  for (const { name, values } of ofKind(tool, "enum")) {
    if (values.includes("up") && values.includes("down")) found.delete(name);
  }
}

/** "Half an hour longer" changes how long it lasts by that much, "extend it to an hour" to that much. */
function stretched({ text, ms, isWhole }: SaidDuration, reading: Reading): Candidate | undefined {
  if (isWhole) return undefined;
  const change = reading.cues.stretch;
  if (!change) return undefined;
  const words = reading.language.timeWords.changed(text, change);
  return said(words, text, { kind: "stretch", words, ms: change === "longer" ? ms : -ms });
}

/** "Push it back an hour": a length of time with a direction moves what is there. */
function shifted({ text, ms }: FoundDuration, reading: Reading): Candidate | undefined {
  const shift = reading.cues.shift;
  if (!shift) return undefined;
  const words = reading.language.timeWords.changed(text, shift);
  return said(words, text, { kind: "shift", words, ms: shift === "later" ? ms : -ms });
}
