import type { FoundWhen } from "../../language/reading/found.ts";
import { keyedWord } from "../../language/names/keyed-word.ts";
import type { KeyedWord } from "../../language/names/keyed-word.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import type { Item } from "../../types/turn/result.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import { evidenceIn, joinedIn, SHORTEST_WORD } from "./evidence-in.ts";
import { isAlike, keysOfFacts, rarityOf, titleOf } from "./record-keys.ts";
import type { Keys } from "./record-keys.ts";

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

/** A time said for a record may differ by this from the record's own. */
const SAME_TIME_MS = 60_000;
/** What evidence is worth: spelt the same, another form of the word, sounding the same, an everyday word or carrier, its time, its day. */
const WORTH = { spelt: 1, inflected: 0.9, sounding: 0.6, weak: 0.3, time: 2, day: 0.5 } as const;
/** Everyday words and carriers are evidence only when so many of them are in one record ("book club"). */
const LEAST_WEAK = 2;
/** Scores this near to the best are the same. */
const TIE = 0.95;

/**
 * The records that words speak of, best ones only, ties together: by the words of their facts, as
 * spelt or as heard, rare ones counting more, and by their time. One everyday word beside others that
 * fit nothing says nothing; words that fit no record match none.
 */
export function matchRecords<Thing>(
  records: readonly Speakable<Thing>[],
  reading: Reading,
  { isCarrier, telling, isChoice = false }: Matching,
): readonly RecordMatch<Thing>[] {
  const keyed = records.map((record) => ({
    record,
    keys: keysOfFacts(record.facts, reading.language),
  }));
  const rarity = rarityOf(keyed);
  const evidence = keyedEvidence(reading, isCarrier);
  const dated = keyedDates(reading);
  const matches = keyed.flatMap(({ record, keys }) => {
    // What has no time may have one in its name: "the January one", of two invoices.
    const own = record.at === undefined ? [...evidence, ...dated] : evidence;
    const said = own.flatMap(({ token, weight, isCarrying, isJoined, heard }) => {
      // Carriers and everyday words are heard everywhere: they count as they are spelt alone.
      if ((weight < 1 || isJoined) && keys.get(token.word) !== "spelt") return [];
      const likeness = worthOf(heard, keys, rarity);
      // An everyday word that stands in one title alone speaks of that: "cancel dinner".
      const isOwn = weight === 1 || (!isCarrying && likeness === WORTH.spelt);
      return likeness > 0 ? [{ token, worth: likeness * weight, isOwn }] : [];
    });
    const times = timesOf(record, telling);
    const days = daysOf(record, telling);
    const isNamed = said.some(({ isOwn }) => isOwn) || isAllNamed({ evidence, keys });
    const isEvidence =
      (isNamed || said.length >= (isChoice ? 1 : LEAST_WEAK)) &&
      (isChoice || (isEnough(said, { evidence, keys }) && !isVerbAlone(said, reading)));
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
  return toldApart(
    matches.filter(({ score }) => score >= best * TIE),
    records,
    reading,
  );
}

/** "Plot 9", "section B": of several that fit as well the one alone that has the number or letter that was said. */
function toldApart<Thing>(
  matches: readonly RecordMatch<Thing>[],
  records: readonly Speakable<Thing>[],
  { tokens, whens, durations, language }: Reading,
): readonly RecordMatch<Thing>[] {
  if (matches.length < 2) return matches;
  const taken = [...whens, ...durations];
  const marks = tokens.filter(
    (token) =>
      (token.kind === "number" || LETTER.test(token.raw)) &&
      !taken.some((one) => overlaps(one, token)),
  );
  const has = ({ thing }: RecordMatch<Thing>): boolean => {
    const facts = records.find((one) => one.thing === thing)?.facts ?? {};
    const title = new Set(language.tokensOf(titleOf(facts)).map(({ raw }) => raw.toLowerCase()));
    return marks.some(({ raw }) => title.has(raw.toLowerCase()));
  };
  const meant = matches.filter(has);
  return meant.length === 1 ? meant : matches;
}

/** One large letter beside a noun; "I" and "A" at the beginning of a sentence are words. */
const LETTER = /^(?!I$)\p{Lu}$/u;

type Said = { readonly token: SaidToken };
type Beside = { readonly evidence: readonly Evidence[]; readonly keys: Keys };

/** "Cancel lunch": of several that the one everyday word names, it speaks of each; nobody guesses which. */
function isAllNamed({ evidence, keys }: Beside): boolean {
  const meant = evidence.filter(({ isCarrying, isJoined }) => !isCarrying && !isJoined);
  return meant.length > 0 && meant.every(({ token }) => keys.get(token.word) === "spelt");
}

/** Mere likeness speaks for a record only where more than half of the words do: "plenty" is no plant. */
function isEnough(said: readonly Said[], { evidence, keys }: Beside): boolean {
  const isSpelt = said.some(({ token }) => keys.get(token.word) === "spelt");
  const meant = evidence.filter(({ weight, isJoined }) => weight === 1 && !isJoined);
  return isSpelt || said.length * 2 > meant.length;
}

/**
 * "Take off milk", "take milk off the list" speak of milk, and not of what is to be taken back; "take a
 * picture" speaks of no tablets to be taken.
 */
function isVerbAlone(said: readonly Said[], { wish, ...reading }: Reading): boolean {
  const start = (wish.takenOff?.taken ?? wish.removed)?.start ?? behindVerb(reading);
  return start !== undefined && said.every(({ token }) => token.end <= start);
}

/** Where the object of the first word begins, which that is a verb by: "take a". */
function behindVerb({ tokens, text, cues, language }: Omit<Reading, "wish">): number | undefined {
  const end = tokens.find(({ start }) => start >= cues.opening)?.end;
  const rest = text.slice(end).trimStart();
  return language.wordingOf(rest).without.article === rest ? undefined : end;
}

/** The words of times, which speak of a record only where they stand in it as they are spelt. */
function keyedDates(reading: Reading): readonly Evidence[] {
  const { tokens, whens } = reading;
  const words = tokens.filter(
    (token) =>
      token.word.length >= SHORTEST_WORD &&
      !token.is.has("filler") &&
      whens.some((when) => overlaps(token, when)),
  );
  return words.map((token) => ({
    token,
    isJoined: true,
    isCarrying: false,
    weight: 1,
    heard: knownBy(token, reading),
  }));
}

/** The words that may speak of a record, with what each is known by and how much it tells. */
function keyedEvidence(reading: Reading, isCarrier: Matching["isCarrier"]): readonly Evidence[] {
  return heardIn(reading).map((one) => {
    const isCarrying = isCarrier(one.token.word);
    const isWeak = isCarrying || one.token.is.has("everyday");
    return { ...one, isCarrying, weight: isWeak ? WORTH.weak : 1 };
  });
}

type HeardToken = Pick<Evidence, "token" | "isJoined" | "heard">;

const heardOf = new WeakMap<Reading, readonly HeardToken[]>();

/** What the words of a reading are known by, found once: each tool that is looked at asks. */
function heardIn(reading: Reading): readonly HeardToken[] {
  const heard = heardOf.get(reading) ?? freshlyHeard(reading);
  heardOf.set(reading, heard);
  return heard;
}

function freshlyHeard(reading: Reading): readonly HeardToken[] {
  const single = evidenceIn(reading);
  return [...single, ...joinedIn(reading)].map((token) => ({
    token,
    isJoined: !single.includes(token),
    heard: knownBy(token, reading),
  }));
}

function knownBy({ word }: SaidToken, { language: { names } }: Reading): Heard {
  return {
    stem: names.stemOf(word),
    sounds: names.soundsOf(word),
    keyed: keyedWord(word, names),
  };
}

type Evidence = {
  readonly token: SaidToken;
  readonly weight: number;
  readonly isCarrying: boolean;
  readonly isJoined: boolean;
  readonly heard: Heard;
};
type Heard = {
  readonly keyed: KeyedWord;
  readonly stem: string;
  readonly sounds: readonly string[];
};

function worthOf(
  { keyed, stem, sounds }: Heard,
  keys: Keys,
  rarity: (key: string) => number,
): number {
  const { word } = keyed;
  if (keys.get(word) === "spelt") return WORTH.spelt * rarity(word);
  if (typeof keys.get(stem) === "string") return WORTH.inflected * rarity(stem);
  const heard = sounds.filter((sound) => isAlike(keyed, keys.get(sound)));
  return Math.max(0, ...heard.map((sound) => WORTH.sounding * rarity(sound)));
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
