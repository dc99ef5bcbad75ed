import type { Clock } from "../../types/clock.ts";
import type { NameKind, Named } from "../../types/known-names.ts";
import { cuesOf } from "./cues-of.ts";
import type { Language } from "../language.ts";
import { findNames } from "../names/find-names.ts";
import type { FoundName } from "../names/find-names.ts";
import type { Reading } from "./reading.ts";
import { overlaps } from "../region.ts";
import type { Region } from "../region.ts";
import { findTitles } from "../titles/find-titles.ts";

/** What is known beside the words themselves. */
export type Knowledge = {
  readonly language: Language;
  readonly clock: Clock;
  readonly names: Readonly<Partial<Record<NameKind, readonly Named[]>>>;
};

/** Reads an utterance: its times, lengths, numbers and names, each where it stands. */
export function read(text: string, { language, clock, names }: Knowledge): Reading {
  const { time } = language;
  const durations = time.findDurations(text);
  const spelt = time.noHours(text);
  const isHour = (found: Region): boolean => !spelt.some((one) => overlaps(one, found));
  const whens = time.findWhen(text, clock).filter(isHour);
  const taken = [...durations, ...whens];
  const numbers = time
    .findNumbers(text)
    .filter((found) => isHour(found) && !taken.some((one) => overlaps(found, one)));
  const isStart = ({ end }: Region): boolean =>
    whens.some(
      (when) =>
        time.saysUntil(when.text) && text.slice(end, when.start).trim() === "" && end <= when.start,
    );
  const cache = new Map<NameKind, readonly FoundName[]>();
  return {
    text,
    tokens: language.words.tokenise(text).filter(({ kind }) => kind !== "mark"),
    whens,
    anchors: time.findAnchors(text, whens),
    durations,
    numbers: numbers.filter((number) => !isStart(number)),
    starts: numbers.filter(isStart),
    names: (kind) => {
      const find = kind === "music" ? findTitles : findNames;
      const known =
        cache.get(kind) ?? find(text, { known: names[kind] ?? [], lexicon: language.names });
      cache.set(kind, known);
      return known;
    },
    cues: cuesOf(text, language),
    language,
  };
}
