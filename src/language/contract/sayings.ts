import type { Clock } from "../../types/clock.ts";
import type { Worked } from "../../types/reckoning.ts";
import type { ItselfSayings } from "./itself.ts";
import type { Fact } from "./questions.ts";
import type { Sentences } from "./sentences/sentences.ts";
import type { SaidTime } from "./said-time.ts";

type Zone = Pick<Clock, "zone">;

/** Values as words, for an answer or a fact. */
export type SaidDate = { readonly month: number; readonly day: number; readonly year?: number };

/** What of a record is told, and what it is called: its facts as they are said, none where nobody knows. */
export type FactTold = {
  readonly fact: Fact;
  readonly name: string;
  readonly facts: readonly string[];
  /** What is written beside it, which may tell a fact that it lacks. */
  readonly notes?: string;
};

export type Sayings = Sentences & {
  /** Things one after the other: all of them, or one of them; nothing for nothing. */
  readonly list: (items: readonly string[], join?: "and" | "or") => string;
  /** How many there are of a thing, called by this noun. */
  readonly count: (count: number, noun: string, plural?: string) => string;
  readonly number: (value: number) => string;
  /** A title with who made it. */
  readonly titleBy: (title: string, maker: string) => string;
  /** A length of time to the second; `resolveDuration` takes it back. */
  readonly duration: (ms: number) => string;
  /** A length before the thing that lasts so long, as "10 minute" before "timer". */
  readonly lengthOfThing: (ms: number) => string;
  /** The time of day, and that at which something starts: midnight begins the day. */
  readonly time: (ms: number, clock: Zone) => string;
  readonly startTime: (ms: number, clock: Zone) => string;
  /** The day as questions say it, with its date, and short, as facts do. */
  readonly day: (ms: number, clock: Clock) => string;
  readonly nearDay: (ms: number, clock: Clock) => string;
  /** A date that comes every year, with the year it came first where that is known. */
  readonly date: (date: SaidDate) => string;
  /** When a birthday comes next, with how old somebody turns where that is known. */
  readonly turning: (day: number, clock: Clock, age?: number) => string;
  /** A moment as a part of a fact: by how long it is until then where that is less than `soonMs`. */
  readonly moment: (ms: number, clock: Clock, soonMs?: number) => string;
  /** A whole time; `resolveWhen` takes it back. */
  readonly when: (when: SaidTime, clock: Clock) => string;
  /** One fact of one record; that nobody knows it. */
  readonly fact: (told: FactTold) => string;
  /** Where or when something is, as it stands within a sentence. */
  readonly placed: (fact: "where" | "when", facts: readonly string[]) => string;
  /** A whole answer with its yes or no before it. */
  readonly yesNo: (isSo: boolean, answer: string) => string;
  /** How long it is from now until something of this name. */
  readonly until: (name: string, count: number, unit: "day" | "week") => string;
  /** A sentence out of a text, and what the text is called. */
  readonly quoted: (sentence: string, source: string) => string;
  /** That these requests were not done; that these words stand in nothing that was. */
  readonly undone: (requests: readonly string[]) => string;
  readonly leftOut: (words: readonly string[]) => string;
  /** What the assistant says of itself. */
  readonly itself: ItselfSayings;
  /** What came of something that was worked out. */
  readonly worked: (worked: Worked, clock: Clock) => string;
  /** An RRULE value. */
  readonly repeat: (rule: string) => string;
};

/** Text as a voice says it. */
export type Voicing = {
  /** Times, dates, amounts and numbers in full. */
  readonly spokenForms: (text: string) => string;
  /** A word, with its inner stops, behind which a full stop ends no sentence. */
  readonly isAbbreviation: (word: string) => boolean;
  /** An abbreviation that may be the last word of a sentence. */
  readonly mayEndSentence: (word: string) => boolean;
};
