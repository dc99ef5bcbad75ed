import type { FailureCode } from "./types/failure-code.ts";
import type { UnclearName } from "./types/known-names.ts";

export type ErrorDetails = { readonly hint?: string; readonly cause?: unknown };

/** A failure a person can read: what was wrong, and in `hint` what to do next. Caught once, in main. */
export class AssistantError extends Error {
  readonly code: string;
  readonly hint: string | undefined;

  constructor(code: string, message: string, { hint, cause }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.code = code;
    this.hint = hint;
  }
}

/** Wrong flags, settings or arguments: main exits with 2. */
export class UsageError extends AssistantError {
  constructor(message: string, details: ErrorDetails = {}) {
    super("usage", message, details);
  }
}

/** What a host could not do, in a code and one speakable sentence; running a call turns it into a Result. */
export class HostFailure extends AssistantError {
  readonly failure: FailureCode;
  /** What was near, when the code is `ambiguous` or `not_found`. */
  readonly candidates: readonly string[];

  constructor(failure: FailureCode, message: string, candidates: readonly string[] = []) {
    super(failure, message);
    this.failure = failure;
    this.candidates = candidates;
  }
}

/** A name that fits nothing or several things; the language that is spoken has the sentence for it. */
export class UnclearNameFailure extends HostFailure {
  readonly unclear: UnclearName;

  constructor(unclear: UnclearName) {
    const { kind, said, found, names } = unclear;
    super(found === "several" ? "ambiguous" : "not_found", `${kind} “${said}”: ${found}`, names);
    this.unclear = unclear;
  }
}

/** Every thrown value as one sentence, for the places where a foreign library threw it. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
