import { findNames, SPELT } from "../../language/names/find-names.ts";
import type { FoundName } from "../../language/names/find-names.ts";
import type { KnownNames } from "../../language/names/name-index.ts";
import { shownAt } from "../../tool/handle-book.ts";
import type { HandleEntry } from "../../tool/handle-book.ts";
import type { Named } from "../../types/known-names.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { NOTHING } from "../grounded.ts";
import type { Grounded } from "../grounded.ts";

/** Facts that hold people, by kind of record; first those that hold nothing else. */
const PEOPLE_IN = ["name", "from", "title", "subject"];

/**
 * Whom "him", "her" and "them" mean: known people in the newest records that hold any. A name a
 * stranger wrote counts only as the known person it is.
 */
export function rememberedPeople(
  { cues, language }: Reading,
  handles: readonly HandleEntry[],
  { known, told, addressed }: Pick<Spoken, "known" | "told" | "addressed">,
): Grounded {
  // "Her birthday" speaks of a thing, but its words are no request.
  const found = cues.pronoun;
  if (!found) return NOTHING;
  const isEach = found.mayBeMany === true && addressed !== undefined && addressed.length > 1;
  const names = peopleShown(handles, { known, told, addressed, lexicon: language.names });
  if (names.length === 0) return NOTHING;
  const origin = { origin: "resolved", text: found.text } as const;
  return {
    candidates: isEach
      ? [{ value: [...names], origin }]
      : names.map((value) => ({ value, origin })),
    taken: [{ start: found.start, end: found.start + found.text.length }],
  };
}

type Spoken = KnownNames & {
  /** What was answered last. */
  readonly told?: string | undefined;
  /** Whom the last act was done for. */
  readonly addressed?: readonly string[] | undefined;
};

/**
 * The known people whom the last act was done for, else those in the newest records that hold any, by name; before
 * older ones whoever the last answer names.
 */
export function peopleShown(
  handles: readonly HandleEntry[],
  { told = "", addressed = [], ...known }: Spoken,
): readonly string[] {
  const served = namesOf(addressed.flatMap((one) => findNames(one, known).flatMap(isSpelt)));
  if (served.length > 0) return served;
  const [newest, ...older] = new Set(handles.map(shownAt));
  const named = (shown: number | undefined): readonly string[] =>
    namesOf(
      handles
        .filter((entry) => shownAt(entry) === shown)
        .flatMap((entry) => peopleIn(entry, known)),
    );
  const ofNewest = named(newest);
  if (ofNewest.length > 0) return ofNewest;
  const ofAnswer = namesOf(findNames(told, known).flatMap(isSpelt));
  if (ofAnswer.length > 0) return ofAnswer;
  return older.map(named).find((people) => people.length > 0) ?? [];
}

function namesOf(people: readonly Named[]): readonly string[] {
  return [...new Set(people.map(({ name }) => name))];
}

function isSpelt({ named, score }: FoundName): readonly Named[] {
  return score >= SPELT ? [named] : [];
}

function peopleIn({ facts }: HandleEntry, known: KnownNames): readonly Named[] {
  for (const field of PEOPLE_IN) {
    const found = findNames(String(facts[field] ?? ""), known).map(({ named }) => named);
    if (found.length > 0) return found.slice(0, 1);
  }
  return [];
}
