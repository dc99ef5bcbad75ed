import { HostFailure } from "../../../src/errors.ts";

/** The failure a promise rejects with; anything else than a HostFailure, or none, fails the test. */
export async function failureOf(promise: Promise<unknown>): Promise<HostFailure> {
  const outcome = await promise.then(
    () => new Error("it did not fail"),
    (error: unknown) => error,
  );
  if (outcome instanceof HostFailure) return outcome;
  throw outcome;
}
