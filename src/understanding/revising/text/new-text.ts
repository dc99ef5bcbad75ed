import { carrierTest } from "../../../grounding/reading/carriers.ts";
import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import { clausesIn } from "../../dialogue/edit/meant-clauses.ts";
import { elementsIn } from "../../dialogue/edit/elements.ts";
import { closed, writtenBy } from "../values.ts";
import { inPlace, isElement } from "./in-text.ts";
import { isAlike, likeliest, meantOf } from "./text-meant.ts";
import type { Correction, Written } from "../values.ts";

/**
 * The words an act wrote down with others in their place: those said to be wrong, those between what both
 * share, else all of them. Nothing where it isn't told which of several texts is meant.
 *
 *   written  they're in  the post        lunch with  Sian
 *   said     they're in  the shed        not Sian,   Priya
 */
export function newText(
  correction: Correction,
  { taken, isTold, isNamed = false }: Telling,
): readonly Slot[] {
  const { tool, lastCall, said } = correction;
  const { reading } = said;
  const written = writtenBy(tool, lastCall);
  const told = reading.text.slice(reading.cues.nameStart ?? 0).trim();
  if (written.length === 0 || told === "") return [];
  const { own, meant } = wordsFor(told, correction, { taken, isTold, written });
  if (!meant || (!isNamed && isNoName(own, meant, correction))) return [];
  const value = inPlace(meant.value, own, correction);
  if (value === undefined || value.toLowerCase() === meant.value.toLowerCase()) return [];
  return [closed(meant.parameter, { value, origin: { origin: "said", text: own } })];
}

type Telling = {
  readonly taken: readonly Region[];
  readonly isTold: boolean;
  /** The words are said to be a name, whatever they sound like. */
  readonly isNamed?: boolean;
};

type Meant = { readonly own: string; readonly meant: Written | undefined };

/** The words that are to stand in a text, and which text that is. */
function wordsFor(
  told: string,
  correction: Correction,
  telling: Telling & { readonly written: readonly Written[] },
): Meant {
  const { taken, isTold, written } = telling;
  const { reading } = correction.said;
  const clauses = wordsIn(told, correction);
  // "Call it the stock check, that's what it is": the clause that names it.
  const [named] = reading.cues.nameStart === undefined ? [] : clauses;
  if (named !== undefined) return { own: named, meant: meantOf(written, named, correction) };
  const alike = (one: string): Written | undefined => {
    const meant = one === "" ? undefined : meantOf(written, one, correction);
    return meant && isAlike(meant.value, one, correction) ? meant : undefined;
  };
  if (clausesIn(told).length === 1) {
    const own = taken.length === 0 ? told : besides(reading, taken, correction);
    // What shares no words with the text may be mere talk.
    const isAny = isTold && own !== "";
    return { own, meant: isAny ? meantOf(written, own, correction) : alike(own) };
  }
  // A time that another field takes is no words of this one.
  const isTaken = (one: string): boolean =>
    taken.length > 0 && correction.readOn(one).wholeTime() !== undefined;
  const fitting = clauses.filter((one) => !isTaken(one) && alike(one) !== undefined);
  const own = likeliest(fitting, correction);
  return { own, meant: alike(own) };
}

function isNoName(words: string, meant: Written, correction: Correction): boolean {
  return (
    tellsTime(words, meant, correction) ||
    asksToAct(words, meant, correction) ||
    tellsOrLeads(words, meant, correction) ||
    onlyPoints(words, meant, correction)
  );
}

/** A name has no time or length in it that it hadn't: "I meant four hours" is none. */
function tellsTime(words: string, { parameter, value }: Written, correction: Correction): boolean {
  const { tool, readOn } = correction;
  const isFree = parametersOf(tool).some(({ name, kind }) => name === parameter && kind === "free");
  const timesOf = (text: string): number =>
    elementsIn(readOn(text)).filter(({ kind }) => kind === "when" || kind === "duration").length;
  return !isFree && !isElement(words, correction) && timesOf(words) > timesOf(value);
}

/** What is done to the thing that was just spoken of is no name of it: "bin the one you made". */
function onlyPoints(words: string, { parameter, value }: Written, correction: Correction): boolean {
  const { tool, readOn } = correction;
  const isFree = parametersOf(tool).some(({ name, kind }) => name === parameter && kind === "free");
  return !isFree && readOn(words).cues.pointsBack && !readOn(value).cues.pointsBack;
}

/** A thing is called by no clause that tells something, and by nothing that begins as what stands behind it does. */
function tellsOrLeads(
  words: string,
  { parameter, value }: Written,
  correction: Correction,
): boolean {
  const { tool, readOn } = correction;
  const isName = parametersOf(tool).some(({ name, kind }) => name === parameter && kind === "span");
  const has = ({ mood, tokens: [first] }: Reading): boolean =>
    mood.isClause || first?.is.has("preposition") === true;
  return isName && has(readOn(words)) && !has(readOn(value));
}

/** What asks for something to be done is no other name for a thing: "and put the address in". */
function asksToAct(words: string, { value }: Written, { readOn }: Correction): boolean {
  return readOn(words).wish.beginsAct && !readOn(value).wish.beginsAct;
}

/** The clauses of a text, each without what only says that it corrects, or what something is told of ("the film's not that long"). */
function wordsIn(told: string, { readOn }: Correction): readonly string[] {
  return clausesIn(told).flatMap((clause) => {
    const { text } = readOn(clause).leaning.corrected;
    const isSubject = text !== clause && clause.startsWith(text) && readOn(clause).mood.isClause;
    return text === "" || isSubject ? [] : [text];
  });
}

/** What is said beside the values that were found, where a word that was written down is said to be wrong, or stands in it. */
function besides(reading: Reading, taken: readonly Region[], correction: Correction): string {
  const { tool, rejected } = correction;
  const isCarrier = carrierTest(tool, reading.language);
  const runs: SaidToken[][] = [[]];
  for (const token of reading.tokens) {
    if (taken.some((one) => overlaps(one, token))) runs.push([]);
    else runs.at(-1)?.push(token);
  }
  const own = runs.map((run) => run.filter((token) => !isSmall(token) && !isCarrier(token.word)));
  const [run, ...others] = own.filter((one) => one.length > 0);
  const [first, last] = [run?.[0], run?.at(-1)];
  // "Kit asked for Thursday" tells the time, and who wants it.
  const isReport = reading.mood.reports;
  if (!first || !last || others.length > 0 || rejected === "" || isReport) return "";
  return reading.text.slice(first.start, last.end);
}

function isSmall({ is }: SaidToken): boolean {
  return is.has("filler") || is.has("preposition") || is.has("pointer");
}
