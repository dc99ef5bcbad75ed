import type { FoundWhen, FoundDuration, FoundNumber, Anchor } from "./found.ts";
import type { NameKind } from "../../types/known-names.ts";
import type { Marked, Sought } from "./marks.ts";
import type { FoundName } from "../names/find-names.ts";
import type { When } from "../../types/time/when.ts";
import type { Region } from "../region.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { SaidToken } from "./roles.ts";
import type { Wording } from "./wording/wording.ts";

/** A time with what stands around it. */
export type SaidWhen = FoundWhen & {
  /** It is the far end of a stretch, by its own words or those before it. */
  readonly isFarEnd: boolean;
  /** It says that something is over or done then at the latest. */
  readonly isLatest: boolean;
  /** The words before it may as well say where something goes. */
  readonly isAfterTo: boolean;
  /** It is spoken of as known. */
  readonly isOwned: boolean;
  /** Its words without the one that makes it a far end. */
  readonly bare: string;
  /** The length that it is where something is to be fitted in. */
  readonly fitted: { readonly text: string; readonly ms: number } | undefined;
};

/** A length with what stands around it. */
export type SaidDuration = FoundDuration & {
  /** It is the whole of a length that is changed. */
  readonly isWhole: boolean;
};

/** A number with what stands around it. */
export type SaidNumber = FoundNumber & {
  /** It is a length to come. */
  readonly isAhead: boolean;
  /** It is what is to be reached. */
  readonly isGoal: boolean;
  /** It says which one of several. */
  readonly isOrdinal: boolean;
};

/** Everything a language can tell about the words of one utterance, found once. */
export type Reading = Wording & {
  readonly tokens: readonly SaidToken[];
  readonly whens: readonly SaidWhen[];
  readonly anchors: readonly Anchor[];
  readonly durations: readonly SaidDuration[];
  /** Numbers that are no part of a time or a length. */
  readonly numbers: readonly SaidNumber[];
  /** Bare hours before the far end of a range. */
  readonly starts: readonly FoundNumber[];
  readonly names: (kind: NameKind) => readonly FoundName[];
  /** What each stretch would be in a request for a tool, as learnt from other requests. */
  readonly marks: (sought: Sought) => readonly Marked[];
  /** The time that a stretch is where it is nothing else, also in words that are one only then. */
  readonly whenAt: (stretch: Region) => SaidWhen | undefined;
  /** The time that the words are where they are nothing else, also in words that are one only then. */
  readonly wholeTime: () => When | undefined;
  /** How far a moment is from the part of the day that tells one of several, in minutes; undefined where none is told. */
  readonly farFromPart: ((atMs: number) => number) | undefined;
  /** Whose words they are, for what a part of them says. */
  readonly language: Vocabulary;
};
