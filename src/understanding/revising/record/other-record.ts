import { DateTime } from "luxon";
import { SHORTEST_WORD } from "../../../grounding/entity-linking/evidence-in.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { matchRecords } from "../../../grounding/entity-linking/match-records.ts";
import { genericTest } from "../../../grounding/reading/carriers.ts";
import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import { isRecord, parametersOf } from "../../../tool/parameter.ts";
import type { HandleEntry } from "../../../tool/handle-book.ts";
import type { KnownRecord } from "../../../types/known-record.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import type { Sources } from "../../sources.ts";
import { closed } from "../values.ts";
import type { Correction } from "../values.ts";

/** The one other record of its kind that the words name, for an act that was done to one. */
export function otherRecord({ handles }: Sources, correction: Correction): readonly Slot[] {
  const { tool, lastCall, whole } = correction;
  const field = parametersOf(tool).find(isRecord);
  const kind = field?.of;
  const old = handles
    .recent(kind)
    .find(({ handle }) => handle === lastCall.arguments[field?.name ?? ""]);
  if (!field || kind === undefined || !old) return [];
  const { reading, context } = whole;
  const isCarrier = genericTest(tool, kind, reading.language);
  const how = { isCarrier, telling: [] };
  const before = [{ thing: old, facts: old.facts, at: old.at }];
  const isOld = matchRecords(before, reading, how).flatMap(({ words }) => words);
  const records = (context.known?.[kind] ?? []).filter(({ id }) => id !== old.id);
  const speakable = records.map((thing) => ({ thing, facts: thing.facts, at: thing.at }));
  const isNew = (word: Region): boolean => !isOld.some((other) => overlaps(word, other));
  const named = matchRecords(speakable, reading, how)
    .filter(({ thing, words }) =>
      isNamed(words.filter(isNew), reading, { title: titleOf(thing.facts), isCarrier, isOld }),
    )
    .map(({ thing }) => thing);
  const like = alike(old, records, correction);
  const [other, ...others] =
    named.length > 0 ? named : like.length > 0 ? like : onDay(old, records, correction);
  const isOne = others.every(({ facts }) => other && titleOf(facts) === titleOf(other.facts));
  if (!other || !isOne) return [];
  const { id, facts, at } = other;
  const [handle] = handles.issue([{ kind, id, facts, at }], true);
  if (handle === undefined) return [];
  return [
    closed(field.name, { value: handle, origin: { origin: "handle", handle, chosenBy: "words" } }),
  ];
}

/** The one that is called as the old but for a number or letter that is said: "it's B I finished". */
function alike(
  { facts }: HandleEntry,
  records: readonly KnownRecord[],
  { whole }: Correction,
): readonly KnownRecord[] {
  const { tokens, numbers, language } = whole.reading;
  const wordsOf = (title: string): readonly string[] =>
    language.tokensOf(title).map(({ raw }) => raw.toLowerCase());
  const said = new Set([
    ...tokens.filter(({ raw }) => /^(?!I$)\p{Lu}$/u.test(raw)).map(({ raw }) => raw.toLowerCase()),
    ...numbers.map(({ value }) => String(value)),
  ]);
  const old = wordsOf(titleOf(facts));
  const found = records.filter((record) => {
    const own = wordsOf(titleOf(record.facts));
    const [at, ...others] = own.keys().filter((place) => own[place] !== old[place]);
    return own.length === old.length && others.length === 0 && said.has(own[at ?? -1] ?? "");
  });
  return found.length === 1 ? found : [];
}

/** The one of the same name on a day that is said: "it's the fourth that is off, the eleventh stays". */
function onDay(
  { facts, at: old }: HandleEntry,
  records: readonly KnownRecord[],
  { whole }: Correction,
): readonly KnownRecord[] {
  const { reading, context } = whole;
  const days = reading.whens.map(({ when }) => when).filter(({ from, to }) => to > from);
  const dates = reading.numbers.filter(({ isOrdinal }) => isOrdinal).map(({ value }) => value);
  const { zone } = context.clock;
  const isOn = (at: number | undefined): boolean =>
    at !== undefined &&
    (days.some(({ from, to }) => at >= from && at < to) ||
      dates.includes(DateTime.fromMillis(at, { zone }).day));
  const found = records.filter(
    (record) => titleOf(record.facts) === titleOf(facts) && isOn(record.at),
  );
  return isOn(old) || found.length > 1 ? [] : found;
}

type Naming = {
  readonly title: string;
  readonly isCarrier: (word: string) => boolean;
  /** Words that speak of the one the act was done to, too. */
  readonly isOld: readonly Region[];
};

/**
 * A word of its own, or half of what it is called, and every word beside those speaks of it too: of "the
 * health visitor" one alone names another thing.
 */
function isNamed(
  words: readonly Region[],
  { tokens, language, whens, cues }: Reading,
  { title, isCarrier, isOld }: Naming,
): boolean {
  const said = tokens.filter((token) => words.some((one) => overlaps(one, token)));
  const isOther = (token: SaidToken | undefined): boolean =>
    token !== undefined &&
    !said.includes(token) &&
    !isSmall(token) &&
    !isCarrier(token.word) &&
    ![...whens, ...cues.standIns, ...isOld].some((one) => overlaps(one, token));
  const beside = said.flatMap((token) => {
    const at = tokens.indexOf(token);
    return [tokens[at - 1], tokens[at + 1]];
  });
  const called = language.tokensOf(title).filter((token) => !isSmall(token));
  // "It's at the mill": where another thing is, too.
  const isCalled = said.some(({ word }) => called.some((one) => one.word === word));
  if (!isCalled && cues.mayPoint && cues.standIns.length === 0) return false;
  const isOwn = said.some(({ is }) => !is.has("everyday")) || 2 * said.length >= called.length;
  return said.length > 0 && isOwn && !beside.some(isOther);
}

function isSmall({ word, is }: SaidToken): boolean {
  const isShort = word.length < SHORTEST_WORD;
  return isShort || is.has("filler") || is.has("preposition") || is.has("pointer");
}
