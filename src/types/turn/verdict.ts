import type { UnclearName } from "../known-names.ts";
export type Confirmation = {
  readonly kind: "confirm";
  readonly level: "plain" | "red";
  /** Built by code from the exact call; nothing cut. */
  readonly text: string;
  /** The rows at the end of the text that a person must look at. */
  readonly warnings?: readonly string[];
  /** `sha256:` over the canonical call that will run. */
  readonly hash: string;
};

export type Verdict =
  | { readonly kind: "run" }
  | Confirmation
  | {
      readonly kind: "refuse";
      readonly reason: string;
      /** The name that means nothing for sure. */
      readonly unclear?: UnclearName;
    };

export type ConfirmAnswer = "yes" | "no" | "timeout";

/** A question nobody answers for so long is a no, and a yes is good for as long: the one limit of both. */
export const ANSWER_WITHIN_MS = 60_000;
