import { z } from "zod";
import type { Clock } from "../../types/clock.ts";
import type { EmbeddedPart } from "./part.ts";
import { inTurn } from "./state/in-turn.ts";
import { type JsonState, jsonState } from "./state/json-state.ts";

/** How long what is sent can still be taken back, in milliseconds. */
export const OUTBOX_HOLD_MS = 8_000;

const held = z.object({
  key: z.string(),
  /** When it goes, in epoch milliseconds; never by itself when nothing. */
  due: z.number().nullable(),
  detail: z.string().optional(),
});

export type Held = z.infer<typeof held>;

type Options = {
  readonly file: string;
  readonly clock: Clock;
  /** 0 sends at once, Infinity keeps everything until it is taken back. */
  readonly holdMs: number;
  /** Lets one go for good. Must do nothing when it is no longer there. */
  readonly release: (held: Held) => Promise<void>;
};

/** What was sent and can still be taken back for a while; it outlives the process and is shared with others. */
export class Outbox {
  readonly #options: Options;
  readonly #state: JsonState<readonly Held[]>;
  readonly #waiting = new Map<string, Waiting>();
  readonly #inTurn = inTurn();

  constructor(options: Options) {
    this.#options = options;
    this.#state = jsonState({ file: options.file, schema: z.array(held).readonly(), first: [] });
  }

  /** Keeps one back for the hold, or lets it go at once where there is none. */
  async put(key: string, detail?: string): Promise<void> {
    const { holdMs, clock } = this.#options;
    const due = Number.isFinite(holdMs) ? clock.now() + holdMs : null;
    const one: Held = { key, due, ...(detail === undefined ? {} : { detail }) };
    await this.#inTurn(async () => this.#state.write([...(await this.#state.read()), one]));
    if (holdMs <= 0) await this.#letGo(key);
    else this.#wait(one);
  }

  /** Takes one back; false when it has gone. */
  takeBack(key: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const all = await this.#state.read();
      if (!all.some((each) => each.key === key)) return false;
      this.#stopWaiting(key);
      await this.#drop(key);
      return true;
    });
  }

  /** What can still be taken back, in the order it was put. */
  waiting(): Promise<readonly Held[]> {
    return this.#state.read();
  }

  /** Lets go what is overdue from an earlier run and waits for the rest. */
  async resume(): Promise<void> {
    for (const one of await this.#state.read()) {
      if (one.due !== null && one.due <= this.#options.clock.now()) await this.#letGo(one.key);
      else this.#wait(one);
    }
  }

  /** Resolves when nothing waits any more; what is kept for good doesn't count. */
  async settled(): Promise<void> {
    await Promise.all([...this.#waiting.values()].map(({ over }) => over.promise));
  }

  close(): void {
    for (const key of this.#waiting.keys()) this.#stopWaiting(key);
  }

  #letGo(key: string): Promise<void> {
    return this.#inTurn(async () => {
      // Read anew: another process may have taken it back.
      const one = (await this.#state.read()).find((each) => each.key === key);
      if (!one) return;
      await this.#options.release(one);
      await this.#drop(key);
    });
  }

  /** An empty outbox leaves no file, so that a start can tell by a glance. */
  async #drop(key: string): Promise<void> {
    const rest = (await this.#state.read()).filter((each) => each.key !== key);
    await (rest.length === 0 ? this.#state.clear() : this.#state.write(rest));
  }

  #wait({ key, due }: Held): void {
    if (due === null || this.#waiting.has(key)) return;
    // A failure leaves it in the file: the next start tries again.
    const over = (): void => this.#stopWaiting(key);
    const go = (): void => void this.#letGo(key).then(over, over);
    const timer = setTimeout(go, Math.max(0, due - this.#options.clock.now()));
    timer.unref();
    this.#waiting.set(key, { timer, over: Promise.withResolvers<void>() });
  }

  #stopWaiting(key: string): void {
    const waiting = this.#waiting.get(key);
    clearTimeout(waiting?.timer);
    waiting?.over.resolve();
    this.#waiting.delete(key);
  }
}

type Waiting = {
  readonly timer: NodeJS.Timeout;
  readonly over: PromiseWithResolvers<void>;
};

/** A domain whose sent things wait in an outbox. */
export type HoldingPart<Domain> = EmbeddedPart<Domain> & {
  /** Takes up what an earlier run left waiting; opens nothing when there is nothing. */
  readonly resume: () => Promise<void>;
  /** Resolves when nothing waits any more. */
  readonly settled: () => Promise<void>;
};
