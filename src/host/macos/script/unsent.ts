import { HostFailure, messageOf } from "../../../errors.ts";
import type { Outbox } from "../../embedded/outbox/outbox.ts";
import type { FileProblem } from "../../embedded/parts/part.ts";

/** What did not go, or may not have gone, as a file that can't be read is told. */
export async function problemsOf(outbox: Outbox): Promise<readonly FileProblem[]> {
  return (await outbox.unsent()).map(({ what, text }) => ({ file: what, reason: text }));
}

export function failureFrom(error: unknown): HostFailure {
  return error instanceof HostFailure ? error : new HostFailure("unavailable", messageOf(error));
}
