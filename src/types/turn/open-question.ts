import type { Call } from "./call.ts";
import type { Slot } from "./call-space.ts";

/** A call that waits for one value the user has been asked for. */
export type OpenQuestion = {
  readonly call: Call;
  readonly missing: readonly string[];
  /** Values the request gave, and where several fit, those it was asked to choose from. */
  readonly slots: readonly Slot[];
  readonly question: string;
  /** Parts of the request that come after this call, for when it is answered. */
  readonly rest: readonly string[];
};
