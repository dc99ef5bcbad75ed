import { COMMON_WORDS } from "../../language/names/common-words.ts";
import { keyedWord } from "../../language/names/keyed-word.ts";
import { wordLikeness } from "../../language/names/word-likeness.ts";
import { phoneticKeys } from "../../language/phonetic-keys.ts";
import { wordsOf } from "../../language/tokenise.ts";
import type { FoundWhen } from "../../language/when/find-when.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Token } from "../../language/tokenise.ts";
import type { Item } from "../../types/result.ts";
import { overlaps } from "../reading/analyse.ts";
import type { Analysis, Region } from "../reading/analyse.ts";
import { isFiller } from "../reading/carriers.ts";

/** Anything with facts that words may speak of. */
export type Speakable<Thing> = {
  readonly thing: Thing;
  readonly facts: Item;
  readonly at: number | undefined;
};

export type RecordMatch<Thing> = {
  readonly thing: Thing;
  readonly score: number;
  /** The words that speak of it. */
  readonly words: readonly Region[];
  /** The time phrases that do. */
  readonly times: readonly Region[];
};

type Matching = {
  /** Words that carry the request ("move", "cancel"). */
  readonly isCarrier: (word: string) => boolean;
  /** Time phrases that may say which record is meant; others are new values for it. */
  readonly telling: readonly FoundWhen[];
  /** One of the records is meant: any evidence chooses, a day alone too. */
  readonly isChoice?: boolean;
};

/** Words so short are no evidence for a record. */
const SHORTEST_WORD = 3;
/** A time said for a record may differ by this from the record's own. */
const SAME_TIME_MS = 60_000;
/** What evidence is worth: spelt the same, sounding the same, an everyday word or carrier, its time, its day. */
const WORTH = { spelt: 1, sounding: 0.6, weak: 0.3, time: 2, day: 0.5 } as const;
/** Everyday words and carriers are evidence only when so many of them are in one record ("book club"). */
const LEAST_WEAK = 2;
/** A word that sounds like another is at least as like it as this, in spelling and sound. */
const LEAST_ALIKE = 0.75;
/** Scores this near to the best are the same. */
const TIE = 0.95;

/**
 * The records that words speak of, best ones only, ties together: by the words of their facts, as
 * spelt or as heard, rare ones counting more, and by their time. One everyday word alone says
 * nothing; words that fit no record match none.
 */
export function matchRecords<Thing>(
  records: readonly Speakable<Thing>[],
  analysis: Analysis,
  { isCarrier, telling, isChoice = false }: Matching,
): readonly RecordMatch<Thing>[] {
  const keyed = records.map((record) => ({ record, keys: keysOfFacts(record.facts) }));
  const rarity = rarityOf(keyed);
  const evidence = evidenceIn(analysis).map((token) => ({
    token,
    weight: isCarrier(token.word) || COMMON_WORDS.has(token.word) ? WORTH.weak : 1,
    isCarrying: isCarrier(token.word),
  }));
  const matches = keyed.flatMap(({ record, keys }) => {
    const said = evidence.flatMap(({ token, weight, isCarrying }) => {
      // Carriers and everyday words are heard everywhere: they count as they are spelt alone.
      if (weight < 1 && keys.get(token.word) !== "spelt") return [];
      const likeness = worthOf(token.word, keys, rarity);
      // An everyday word that stands in one title alone speaks of that: "cancel dinner".
      const isOwn = weight === 1 || (!isCarrying && likeness === WORTH.spelt);
      return likeness > 0 ? [{ token, worth: likeness * weight, isOwn }] : [];
    });
    const times = timesOf(record, telling);
    const days = daysOf(record, telling);
    const isEvidence =
      said.some(({ isOwn }) => isOwn) || said.length >= (isChoice ? 1 : LEAST_WEAK);
    const isTimed = times.length > 0 || (isChoice && days.length > 0);
    if (!isTimed && !isEvidence) return [];
    const when = WORTH.time * times.length + WORTH.day * days.length;
    const score = said.reduce((sum, { worth }) => sum + worth, when);
    return [
      {
        thing: record.thing,
        score,
        words: said.map(({ token }) => token),
        times: [...times, ...days],
      },
    ];
  });
  const best = Math.max(0, ...matches.map(({ score }) => score));
  return matches.filter(({ score }) => score >= best * TIE);
}

/** The words of a record's facts, and by each sound the words that have it. */
type Keys = ReadonlyMap<string, "spelt" | readonly string[]>;

/** Words of the utterance that may speak of a record: no small words, nothing of a time phrase. */
export function evidenceIn({ tokens, whens }: Analysis): readonly Token[] {
  return tokens.filter(
    (token, at) =>
      token.word.length >= SHORTEST_WORD &&
      !isFiller(token.word) &&
      !(token.word === "one" && POINTING.has(tokens[at - 1]?.word ?? "")) &&
      !whens.some((when) => overlaps(token, when)),
  );
}

/** Before "one" these point at something, and the one names nothing. */
const POINTING = new Set("that this which the another other first last next".split(" "));

function worthOf(word: string, keys: Keys, rarity: (key: string) => number): number {
  if (keys.get(word) === "spelt") return WORTH.spelt * rarity(word);
  const heard = soundsOf(word).filter((sound) => isAlike(word, keys.get(sound)));
  return Math.max(0, ...heard.map((sound) => WORTH.sounding * rarity(sound)));
}

/** Sounds are cut to four consonants: "exhaust" has those of "access", and is nothing like it. */
function isAlike(word: string, others: "spelt" | readonly string[] | undefined): boolean {
  if (others === undefined || others === "spelt") return false;
  return others.some((other) => wordLikeness(keyedWord(word), keyedWord(other)) >= LEAST_ALIKE);
}

type Timed = { readonly at: number | undefined };

function timesOf({ at }: Timed, telling: readonly FoundWhen[]): readonly Region[] {
  return telling.filter(
    ({ when }) => at !== undefined && !when.allDay && Math.abs(when.at - at) < SAME_TIME_MS,
  );
}

/** Days and parts of days it lies in; they tell apart what words speak of, and nothing alone. */
function daysOf({ at }: Timed, telling: readonly FoundWhen[]): readonly Region[] {
  return telling.filter(
    ({ when }) => at !== undefined && when.to > when.from && at >= when.from && at < when.to,
  );
}

/**
 * The time phrases that say which record a tool is to change: all of them where it takes no time,
 * else those before the last ("the lunch on Friday to Saturday") and one that is owned ("my two o'clock").
 */
export function tellingTimes(tool: Tool, { text, whens }: Analysis): readonly FoundWhen[] {
  if (!parametersOf(tool).some(({ kind }) => kind === "when")) return whens;
  return whens.filter(
    ({ start }, index) => index < whens.length - 1 || OWNED.test(text.slice(0, start)),
  );
}

const OWNED = /\b(?:my|the|our|that|this)\s*$/i;

/** One for a word of a single title, less for one of many; a series counts once. */
function rarityOf(
  keyed: readonly { readonly record: { readonly facts: Item }; readonly keys: Keys }[],
): (key: string) => number {
  const titles = new Map(keyed.map(({ record, keys }) => [titleOf(record.facts), keys]));
  const counts = new Map<string, number>();
  for (const keys of titles.values()) {
    for (const key of keys.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (key) => 1 / Math.sqrt(counts.get(key) ?? 1);
}

/** What a record is called: the first of its facts that names it. */
export function titleOf(facts: Item): string {
  return String(facts["title"] ?? facts["subject"] ?? facts["name"] ?? Object.values(facts)[0]);
}

/** Facts that say when or in what state a record is are told apart by their time, not by words. */
const NO_NAMES = new Set(["day", "time", "when", "due", "state", "handle", "repeats"]);

function keysOfFacts(facts: Item): Keys {
  const words = Object.entries(facts)
    .filter(([name]) => !NO_NAMES.has(name))
    .flatMap(([, fact]) => wordsOf(String(fact ?? "")))
    .filter((word) => word.length >= SHORTEST_WORD && !isFiller(word));
  const sounding = new Map<string, string[]>();
  for (const word of words) {
    for (const sound of soundsOf(word)) {
      sounding.set(sound, [...(sounding.get(sound) ?? []), word]);
    }
  }
  const spelt = words.map((word) => [word, "spelt"] as const);
  return new Map<string, "spelt" | readonly string[]>([...sounding, ...spelt]);
}

/** Sounds of a single consonant ("two", "out", "due") tell nothing apart. */
function soundsOf(word: string): readonly string[] {
  return phoneticKeys(word).filter((key) => key.length > 1);
}
