import { findNames } from "../../language/names/find-names.ts";
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
  known: readonly Named[],
): Grounded {
  // "Her birthday" speaks of a thing, but its words are no request.
  const found = cues.pronoun;
  if (!found) return NOTHING;
  const names = peopleShown(handles, { known, lexicon: language.names });
  if (names.length === 0) return NOTHING;
  const origin = { origin: "resolved", text: found.text } as const;
  return {
    candidates: names.map((value) => ({ value, origin })),
    taken: [{ start: found.start, end: found.start + found.text.length }],
  };
}

/** The known people in the newest records that hold any, by name. */
export function peopleShown(handles: readonly HandleEntry[], known: KnownNames): readonly string[] {
  for (const shown of new Set(handles.map(shownAt))) {
    const people = handles
      .filter((entry) => shownAt(entry) === shown)
      .flatMap((entry) => peopleIn(entry, known));
    if (people.length > 0) return [...new Set(people.map(({ name }) => name))];
  }
  return [];
}

function peopleIn({ facts }: HandleEntry, known: KnownNames): readonly Named[] {
  for (const field of PEOPLE_IN) {
    const found = findNames(String(facts[field] ?? ""), known).map(({ named }) => named);
    if (found.length > 0) return found.slice(0, 1);
  }
  return [];
}
