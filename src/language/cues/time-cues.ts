import type { TimeCues } from "../contract/cues.ts";
import type { TimeReader } from "../contract/words.ts";

/** What is said around times and lengths, as expressions and words. */
type TimeCueWords = Pick<TimeCues, "circumstancesIn" | "isOrdinal"> & {
  readonly resolveDuration: TimeReader["resolveDuration"];
  /** Before a time: it is the far end of a stretch; it may as well be where something goes. */
  readonly farBefore: RegExp;
  readonly goesBefore: RegExp;
  /** At the beginning of a time: it is the far end, the latest, the end by itself. */
  readonly until: RegExp;
  readonly latest: RegExp;
  readonly farEnd: RegExp;
  /** "In an hour", which is no time behind these words. */
  readonly inLength: RegExp;
  readonly fitsBefore: RegExp;
  /** Before a number that is a length, what is to be reached, the whole of a length. */
  readonly inBefore: RegExp;
  readonly goalBefore: RegExp;
  readonly wholeBefore: RegExp;
  readonly longer: RegExp;
  readonly shorter: RegExp;
  readonly later: RegExp;
  readonly earlier: RegExp;
  /** Behind a length that lies before something. */
  readonly aheadBehind: RegExp;
  readonly ahead: ReadonlySet<string>;
  readonly leadsToLength: ReadonlySet<string>;
  /** What leads from a thing with a time of its own to what is to be done. */
  readonly endsThing: ReadonlySet<string>;
  /** Numbers that are the name of something. */
  readonly noHours: RegExp;
};

/** What words around a time or a length make of it. */
export function timeCuesBy(
  words: TimeCueWords,
): TimeCues & Pick<TimeReader, "noHours" | "saysUntil"> {
  return {
    circumstancesIn: words.circumstancesIn,
    isOrdinal: words.isOrdinal,
    isFarEnd: (time, before) => words.farBefore.test(before) || words.until.test(time),
    isLatest: (time) => words.latest.test(time),
    endsInTo: (before) => words.goesBefore.test(before),
    withoutUntil: (time) => time.replace(words.until, ""),
    saysUntil: (time) => words.farEnd.test(time),
    lengthFitted: (time, before) => {
      const text = words.fitsBefore.test(before) ? words.inLength.exec(time)?.[1] : undefined;
      const ms = text === undefined ? undefined : words.resolveDuration(text);
      return text === undefined || ms === undefined ? undefined : { text, ms };
    },
    endsInIn: (before) => words.inBefore.test(before),
    endsInGoal: (before) => words.goalBefore.test(before),
    endsInWhole: (before) => words.wholeBefore.test(before),
    stretchIn: (text) => {
      if (words.shorter.test(text)) return "shorter";
      return words.longer.test(text) ? "longer" : undefined;
    },
    shiftIn: (text) => {
      if (words.earlier.test(text)) return "earlier";
      return words.later.test(text) ? "later" : undefined;
    },
    leadsToLength: (word) => words.leadsToLength.has(word),
    aheadOf: (after) => words.aheadBehind.exec(after)?.[0].length ?? 0,
    liesAhead: (before) => words.ahead.has(before),
    endsThing: (word) => words.endsThing.has(word),
    noHours: (text) =>
      [...text.matchAll(words.noHours)].map(({ 0: said, index }) => ({
        start: index,
        end: index + said.length,
      })),
  };
}
