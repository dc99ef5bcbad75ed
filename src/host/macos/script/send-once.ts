import { join } from "node:path";
import { z } from "zod";
import { HostFailure, messageOf } from "../../../errors.ts";
import type { FileProblem } from "../../embedded/part.ts";
import { inTurn } from "../../embedded/state/in-turn.ts";
import { type JsonState, jsonState } from "../../embedded/state/json-state.ts";

const sending = z.object({
  key: z.string(),
  /** What it is, to a person: "the mail “Lunch”". */
  what: z.string(),
  /** Why it did not go; nothing while nobody knows whether it went. */
  reason: z.string().optional(),
});
type Sending = z.infer<typeof sending>;

/** As many that did not go are remembered. */
const MAX_KEPT = 20;

/**
 * Sends each thing at most once, whatever happens to us in between: it is noted before it is
 * handed over, and what is noted is never handed over again. What did not go, or nobody knows of,
 * stays noted.
 */
export class SendOnce {
  readonly #state: JsonState<readonly Sending[]>;
  readonly #inTurn = inTurn();

  constructor(file: string) {
    this.#state = jsonState({ file, schema: z.array(sending).readonly(), first: [] });
  }

  /** Hands one over; a failure is noted and answered, never thrown, because nothing may be tried again. */
  send(
    { key, what }: Pick<Sending, "key" | "what">,
    handOver: () => Promise<void>,
  ): Promise<HostFailure | undefined> {
    return this.#inTurn(async () => {
      const noted = await this.#state.read();
      if (noted.some((each) => each.key === key)) return undefined;
      await this.#state.write([...noted.slice(1 - MAX_KEPT), { key, what }]);
      try {
        await handOver();
      } catch (error) {
        const failure = failureFrom(error);
        await this.#state.write([...noted, { key, what, reason: failure.message }]);
        return failure;
      }
      await this.#restore(noted);
      return undefined;
    });
  }

  /** What did not go, and what may have gone or not. */
  async problems(): Promise<readonly FileProblem[]> {
    return (await this.#state.read()).map(({ what, reason }) => ({
      file: what,
      reason: reason ?? "I was stopped while sending it, so it may have gone or not.",
    }));
  }

  #restore(noted: readonly Sending[]): Promise<void> {
    return noted.length === 0 ? this.#state.clear() : this.#state.write(noted);
  }
}

/** The notes of one domain. */
export function sendOnce(state: string, domain: "mail" | "messages"): SendOnce {
  return new SendOnce(join(state, `${domain}-sent.json`));
}

function failureFrom(error: unknown): HostFailure {
  return error instanceof HostFailure ? error : new HostFailure("unavailable", messageOf(error));
}

/** What of all that was sent did not go, or may not have gone. */
export async function unsent(state: string): Promise<readonly FileProblem[]> {
  const domains = ["mail", "messages"] as const;
  const found = await Promise.all(domains.map((domain) => sendOnce(state, domain).problems()));
  return found.flat();
}
