import type { Clock } from "../../types/clock.ts";
import type { NameKind, Named } from "../../types/known-names.ts";
import type { Tagger } from "./tagger.ts";

/** What is known beside the words themselves. */
export type Knowledge = {
  readonly clock: Clock;
  readonly names: Readonly<Partial<Record<NameKind, readonly Named[]>>>;
  /** Tells what stretches of a request are; without it nothing is learnt of them. */
  readonly tagger?: Tagger | undefined;
};
