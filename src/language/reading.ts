import type { NameKind } from "../types/known-names.ts";
import type { Language } from "./language.ts";
import type { Length } from "./length.ts";
import type { FoundName } from "./names/find-names.ts";
import type { Region } from "./region.ts";
import type { Token } from "./tokenise.ts";
import type { When } from "./when/when.ts";

export type FoundWhen = Region & {
  readonly text: string;
  /** Where the words that only lead in start; `start` when there are none. */
  readonly leadStart: number;
  readonly when: When;
};

export type FoundDuration = Region & { readonly text: string; readonly ms: number };

export type FoundNumber = Region & {
  readonly text: string;
  readonly value: number;
  readonly kind: "number" | "percent" | "ordinal";
};

export type PartOfDay = "morning" | "afternoon" | "evening" | "night";

/** A time told by another thing: so long before it or after it, and what follows is that thing. */
export type Anchor = Region & {
  readonly text: string;
  /** Counted from the thing; negative before it. */
  readonly lengths: readonly Length[];
  readonly part?: PartOfDay;
};

/** Everything a language can tell about the words of one utterance, found once. */
export type Reading = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly whens: readonly FoundWhen[];
  readonly anchors: readonly Anchor[];
  readonly durations: readonly FoundDuration[];
  /** Numbers that are no part of a time or a length. */
  readonly numbers: readonly FoundNumber[];
  /** Bare hours before the far end of a range. */
  readonly starts: readonly FoundNumber[];
  readonly names: (kind: NameKind) => readonly FoundName[];
  /** Whose words they are, for what a part of them says. */
  readonly language: Language;
};
