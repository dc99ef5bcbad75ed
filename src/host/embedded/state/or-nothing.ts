import { HostFailure } from "../../../errors.ts";

/** What was looked for, or nothing where the only failure is that it isn't there. */
export async function orNothing<Value>(looking: Promise<Value>): Promise<Value | undefined> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof HostFailure && error.failure === "not_found") return undefined;
    throw error;
  }
}
