import { HostFailure } from "../errors.ts";
import type { Sayings } from "../language/contract/sayings.ts";
import type { FailureCode } from "../types/failure-code.ts";

/** What a tool could not do: the language that is spoken has the sentence for it. */
export class ToldFailure extends HostFailure {
  readonly tell: (say: Sayings) => string;

  constructor(
    failure: FailureCode,
    tell: (say: Sayings) => string,
    candidates: readonly string[] = [],
  ) {
    super(failure, failure, candidates);
    this.tell = tell;
  }
}
