import type { NameKind } from "../../types/known-names.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { LanguagePack } from "../language-pack.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Marked } from "./marks.ts";
import { lazilyWith } from "./wording/lazily.ts";
import { farFromPart } from "./far-from-part.ts";
import { asWholeTime, withoutStop } from "./whole-time.ts";
import type { Taggable, Tagger } from "./tagger.ts";
import { findNames } from "../names/find-names.ts";
import type { FoundName } from "../names/find-names.ts";
import type { FoundDuration, FoundNumber, FoundWhen } from "./found.ts";
import type { Reading, SaidWhen } from "./reading.ts";
import { blank, overlaps } from "../region.ts";
import type { Region } from "../region.ts";
import { findTitles } from "../titles/find-titles.ts";

/** Reads an utterance: its times, lengths, numbers and names, each where it stands. */
export function read(text: string, language: LanguagePack & Vocabulary, known: Knowledge): Reading {
  const found = {
    tokens: language.tokensOf(text),
    ...withSurroundings(text, language, timesIn(text, language, known)),
    language,
  };
  return lazilyWith(language.wordingOf(text), {
    ...found,
    names: namesIn(text, language, known),
    marks: marksIn({ text, ...found }, known.tagger),
    farFromPart: farFromPart(language.wordingOf(text).cues.partTold, language, known.clock),
    whenAt: (region: Region) => whenAt(region, text, { language, clock: known.clock }),
    wholeTime: () => language.time.resolveWhen(withoutStop(text), known.clock),
  });
}

type Times = Pick<Reading, "anchors" | "starts"> & {
  readonly whens: readonly FoundWhen[];
  readonly durations: readonly FoundDuration[];
  readonly numbers: readonly FoundNumber[];
};

/** Times, lengths and numbers with what the words before them make of them. */
function withSurroundings(
  text: string,
  language: LanguagePack,
  { whens, durations, numbers, ...rest }: Times,
): Pick<Reading, keyof Times> {
  const { timeCues } = language;
  const before = ({ start }: Region): string => text.slice(0, start);
  return {
    ...rest,
    whens: whens.map((when) => saidWhen(when, text, language)),
    durations: durations.map((duration) => ({
      ...duration,
      isWhole: timeCues.endsInWhole(before(duration)),
    })),
    numbers: numbers.map((number) => ({
      ...number,
      isAhead: timeCues.endsInIn(before(number)),
      isGoal: timeCues.endsInGoal(before(number)),
      isOrdinal: timeCues.isOrdinal(number.text),
    })),
  };
}

function saidWhen(when: FoundWhen, whole: string, { pointing, timeCues }: LanguagePack): SaidWhen {
  const before = whole.slice(0, when.start);
  return {
    ...when,
    isFarEnd: timeCues.isFarEnd(when.text, before),
    isLatest: timeCues.isLatest(when.text),
    isAfterTo: timeCues.endsInTo(before),
    isOwned: pointing.endsOwning(before),
    bare: timeCues.withoutUntil(when.text),
    fitted: timeCues.lengthFitted(when.text, before),
  };
}

/** The time that a stretch is where it is nothing else. */
function whenAt(
  { start, end }: Region,
  whole: string,
  { language, clock }: Pick<Knowledge, "clock"> & { readonly language: LanguagePack },
): SaidWhen | undefined {
  const text = whole.slice(start, end);
  const when = language.time.resolveWhen(text, clock);
  return when && saidWhen({ start, end, text, leadStart: start, when }, whole, language);
}

function timesIn(text: string, language: LanguagePack & Vocabulary, { clock }: Knowledge): Times {
  const { time } = language;
  const durations = time.findDurations(text);
  const spelt = time.noHours(text);
  const isHour = (found: Region): boolean => !spelt.some((one) => overlaps(one, found));
  const pointing = time.findPointingTimes(text);
  const { question } = language.wordingOf(text).mood;
  const isPast = question?.form === "fact" && question.isPast === true;
  const options = isPast ? ({ lean: "past" } as const) : {};
  const found = time.findWhen(blank(pointing, text), clock, options).filter(isHour);
  const whens = asWholeTime(found, text, { ...language, clock });
  const taken = [...durations, ...whens];
  const numbers = time
    .findNumbers(text)
    .filter((found) => isHour(found) && !taken.some((one) => overlaps(found, one)));
  const isStart = ({ end }: Region): boolean =>
    whens.some(
      (when) =>
        time.saysUntil(when.text) && text.slice(end, when.start).trim() === "" && end <= when.start,
    );
  return {
    whens,
    anchors: [...pointing, ...time.findAnchors(text, [...whens, ...pointing])],
    durations,
    numbers: numbers.filter((number) => !isStart(number)),
    starts: numbers.filter(isStart),
  };
}

function namesIn(
  text: string,
  language: LanguagePack & Vocabulary,
  { names }: Knowledge,
): Reading["names"] {
  const lexicon = language.names;
  const isName = (kind: NameKind, name: FoundName): boolean =>
    kind !== "list" || isOwnName(name, text, language);
  const cache = new Map<NameKind, readonly FoundName[]>();
  return (kind) => {
    const find = kind === "music" ? findTitles : findNames;
    const found =
      cache.get(kind) ??
      find(text, { known: names[kind] ?? [], lexicon }).filter((name) => isName(kind, name));
    cache.set(kind, found);
    return found;
  };
}

/** "My overdue reminders" are on any list; that which is called so is "in Reminders", or "the Reminders list". */
function isOwnName(
  { start, end, text: name }: FoundName,
  text: string,
  language: LanguagePack & Vocabulary,
): boolean {
  const isKind = language.tokensOf(name).every(({ word }) => language.kindsNamed(word).length > 0);
  if (!isKind) return true;
  const before = language.tokensOf(text.slice(0, start)).at(-1);
  const isInto = before !== undefined && language.containers.leadsInto([before.word]);
  const nouns = language.wordingOf(text).cues.containers;
  return (
    isInto || nouns.some((noun) => noun.start >= end && text.slice(end, noun.start).trim() === "")
  );
}

function marksIn(reading: Taggable, tagger: Tagger | undefined): Reading["marks"] {
  const cache = new Map<string, readonly Marked[]>();
  return (sought) => {
    const marks = cache.get(sought.tool) ?? tagger?.(reading, sought) ?? [];
    cache.set(sought.tool, marks);
    return marks;
  };
}
