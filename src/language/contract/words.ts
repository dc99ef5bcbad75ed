import type { Clock } from "../../types/clock.ts";
import type { FoundDuration, FoundNumber, FoundWhen, Anchor } from "../reading/found.ts";
import type { Region } from "../region.ts";
import type { Tokeniser } from "../tokenise.ts";
import type { Hours, Meaning } from "../../types/time/meaning.ts";
import type { Bias, When, WhenOptions } from "../../types/time/when.ts";

/** Words by what they are, not by what they mean. */
export type SmallWords = {
  readonly tokenise: Tokeniser;
  /** A small word that never says what a request is about. */
  readonly isFiller: (word: string) => boolean;
  readonly isPreposition: (word: string) => boolean;
  /** Who asks may stand between the words of an expression. */
  readonly isAsker: (word: string) => boolean;
  /** Whether what stands between two things makes them one list. */
  readonly joinsList: (between: string) => boolean;
  /** The things of a list, one after the other. */
  readonly listParts: (text: string) => readonly string[];
  /** The words behind the first thing of a list that go on with it to the end. */
  readonly listAfter: (text: string) => string;
};

/** Times, lengths and numbers as people say them. */
export type TimeReader = {
  readonly findWhen: (text: string, clock: Clock, options?: WhenOptions) => readonly FoundWhen[];
  readonly resolveWhen: (phrase: string, clock: Clock, options?: WhenOptions) => When | undefined;
  /** Times that are told by another thing. */
  readonly findAnchors: (text: string, taken: readonly Region[]) => readonly Anchor[];
  /** Times told by what is spoken of already, without a thing of their own: "that morning". */
  readonly findPointingTimes: (text: string) => readonly Anchor[];
  readonly findDurations: (text: string) => readonly FoundDuration[];
  /** Milliseconds of a phrase that is a length and nothing else. */
  readonly resolveDuration: (phrase: string) => number | undefined;
  /** Words that move something by a length of time, or change how long it lasts by one. */
  readonly readChange: (words: string) => Meaning | undefined;
  /** Hours of a day; `usual` where they are called so. */
  readonly readHours: (words: string, clock: Clock) => Hours | "usual" | undefined;
  /** How often something happens, also in words that say it only where that is asked for. */
  readonly resolveRepeat: (words: string, clock: Clock) => When | undefined;
  /** The half of the day that a thing of this name is in. */
  readonly biasOf: (name: string) => Bias;
  /** Whether a thing of this name takes place at an hour, and never simply on a day. */
  readonly hasHour: (name: string) => boolean;
  readonly findNumbers: (text: string) => readonly FoundNumber[];
  /** Where numbers stand that are no hours. */
  readonly noHours: (text: string) => readonly Region[];
  /** Whether a time says its own far end. */
  readonly saysUntil: (time: string) => boolean;
};

/**
 * What a time is called in a call where nobody said it in one piece: for the person and the model who
 * see the call. What it means goes beside these words.
 */
export type TimeWords = {
  /** A bare number of minutes, and of a day of the month. */
  readonly minutes: (number: string) => string;
  readonly dayOfMonth: (number: string) => string;
  /** A length that moves something, or changes how long it lasts. */
  readonly changed: (
    length: string,
    direction: "earlier" | "later" | "longer" | "shorter",
  ) => string;
  /** A time told by a thing, and an hour on such a day. */
  readonly anchored: (
    anchor: Anchor,
    thing: { readonly atMs: number; readonly allDay: boolean },
    clock: Clock,
  ) => string;
  readonly atHour: (day: string, hour: string) => string;
};
