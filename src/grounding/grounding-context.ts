import type { Language } from "../language/language.ts";
import type { HandleEntry } from "../tool/handle-book.ts";
import type { Clock } from "../types/clock.ts";
import type { NameKind, Named } from "../types/known-names.ts";
import type { KnownRecords } from "../types/known-record.ts";
import type { Utterance } from "../types/turn/utterance.ts";
import type { Tagger } from "../language/reading/tagger.ts";

/** What grounding may draw on this turn. */
export type GroundingContext = {
  readonly utterance: Utterance;
  readonly clock: Clock;
  readonly language: Language;
  /** Tells what stretches of a request are; without it code's rules alone do. */
  readonly tagger?: Tagger | undefined;
  readonly names: Readonly<Partial<Record<NameKind, readonly Named[]>>>;
  /** Records of earlier results, newest first. */
  readonly handles: readonly HandleEntry[];
  /** What was answered last: it may name somebody. */
  readonly told?: string | undefined;
  /** Whom the last act was done for. */
  readonly addressed?: readonly string[] | undefined;
  /** Records the machine keeps, of the kinds the tool at hand is about. */
  readonly known?: KnownRecords;
  /** The request says more than its carrier words: what it speaks of is described, not just pointed at. */
  readonly hasContent?: boolean;
};
