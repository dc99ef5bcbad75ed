import type { Length } from "../../types/time/length.ts";
import type { When } from "../../types/time/when.ts";
import type { Region } from "../region.ts";

export type FoundWhen = Region & {
  readonly text: string;
  /** Where the words that only lead in start; `start` when there are none. */
  readonly leadStart: number;
  readonly when: When;
  /** Words of time beside it were not understood: the time that was read is not the one that was said. */
  readonly isPartial?: true;
  /** What was read of a partial one, in its own words. */
  readonly part?: When;
};

export type FoundDuration = Region & { readonly text: string; readonly ms: number };

export type FoundNumber = Region & {
  readonly text: string;
  readonly value: number;
  readonly kind: "number" | "percent" | "ordinal";
};

/** A time told by another thing: so long before it or after it, and what follows is that thing. */
export type Anchor = Region & {
  readonly text: string;
  /** Counted from the thing; negative before it. */
  readonly lengths: readonly Length[];
  /** The nearest such day of the week on that side of the thing, from Monday as one: "the Friday after". */
  readonly weekday?: { readonly day: number; readonly side: 1 | -1 };
  readonly part?: PartOfDay;
  /** Counted from where the thing ends. */
  readonly isFromEnd?: boolean;
  /** No length tells that a time is meant: only a thing that is known does. */
  readonly isBare?: boolean;
  /** Words behind the thing that belong to the time: "is over". */
  readonly tail?: Region;
  /** It names no thing: what is spoken of already tells it; a moving one also says how far a thing is moved. */
  readonly pointing?: "plain" | "moving";
};

export type PartOfDay = "morning" | "afternoon" | "evening" | "night";
