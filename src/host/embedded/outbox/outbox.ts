import type { Clock } from "../../../types/clock.ts";
import type { Outgoing, Waiting } from "../../../types/outgoing.ts";
import { HostFailure, messageOf } from "../../../errors.ts";
import { type Ending, notSent, unclear } from "./ending.ts";
import { CUT_OFF, outgoingOf, unsentIn, waitingIn } from "./look-at-slips.ts";
import { type Ended, type Held, Slips, slipsFolder } from "./slips.ts";

/** How long what is sent can still be taken back, in milliseconds. */
export const OUTBOX_HOLD_MS = 8_000;
/** What has waited so much longer than its hold, in milliseconds, was approved for another moment: it isn't sent. */
const STALE_MS = 3_600_000;
/** As many that did not go are remembered. */
const MAX_KEPT = 20;

type Options = {
  readonly domain: Outgoing["domain"];
  /** The state folder. */
  readonly state: string;
  readonly clock: Clock;
  /** 0 sends at once, Infinity keeps everything until it is taken back. */
  readonly holdMs: number;
  /** Hands one over for good, and says how that ended. */
  readonly handOver: (held: Held) => Promise<Ending>;
  /** Whether one that did not go needs nobody's care any more. */
  readonly isCleared?: (key: string) => Promise<boolean>;
  /** Tells somebody at once how one ended; without it that is told at the next start. */
  readonly tell?: ((outgoing: Outgoing) => void) | undefined;
};

/**
 * What was sent and can still be taken back for a while; it outlives the process and is shared with
 * others. Each is handed over at most once, whatever happens in between: it is noted as going
 * before, and what is noted is never handed over again.
 */
export class Outbox {
  readonly #options: Options;
  readonly #slips: Slips;
  readonly #waiting = new Map<string, Timer>();
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(options: Options) {
    this.#options = options;
    this.#slips = new Slips(slipsFolder(options.state, options.domain));
  }

  /** Keeps one back for the hold; or lets it go at once where there is none, and answers how that ended. */
  async put({ key, what, detail }: Putting): Promise<Ending | undefined> {
    const { holdMs, clock } = this.#options;
    const due = Number.isFinite(holdMs) ? clock.now() + holdMs : null;
    const one: Held = { key, what, due, ...(detail === undefined ? {} : { detail }) };
    await this.#slips.hold(one);
    // Its answer tells how it ended.
    if (holdMs <= 0) return this.#letGo(key, { isTold: true });
    this.#wait(one);
    return undefined;
  }

  /** Takes one back; false when it is on its way or has ended. */
  async takeBack(key: string): Promise<boolean> {
    const isBack = await this.#slips.drop(key);
    if (isBack) this.#stopWaiting(key);
    return isBack;
  }

  /** What can still be taken back, the first to go first. */
  held(): Promise<readonly Held[]> {
    return this.#slips.held();
  }

  waiting(): Promise<readonly Waiting[]> {
    return waitingIn(this.#options.state, this.#options.domain);
  }

  /** How far one is that is held no more; nothing for one that has gone, and for any other. */
  async stateOf(key: string): Promise<Ending["state"] | "going" | undefined> {
    const ended = (await this.#slips.ended()).find((one) => one.key === key);
    if (ended) return ended.ending.state;
    if ((await this.#slips.going()).includes(key)) return "going";
    return (await this.#slips.orphans()).some((one) => one.key === key) ? "unclear" : undefined;
  }

  /** What did not go, or may not have gone. */
  unsent(): Promise<readonly Outgoing[]> {
    return unsentIn(this.#options.state, this.#options.domain);
  }

  /** The same as far as nobody has been told, each once. */
  async takeUntold(): Promise<readonly Outgoing[]> {
    await this.#endOrphans();
    const untold = (await this.#slips.ended()).filter(({ isTold }) => !isTold);
    for (const one of untold) await this.#slips.end({ ...one, isTold: true });
    return untold.map((one) => outgoingOf(this.#options.domain, one, one.ending));
  }

  forget(key: string): Promise<void> {
    return this.#slips.forget(key);
  }

  /** Takes up what an earlier run left: what is due goes, unless it has been for long. */
  async resume(): Promise<void> {
    await this.#endOrphans();
    await this.#forgetCleared();
    for (const one of await this.#slips.held()) {
      if (one.due !== null && this.#options.clock.now() - one.due > STALE_MS)
        await this.#letGo(one.key, { instead: notSent(STALE) });
      else this.#wait(one);
    }
  }

  /** Resolves when nothing waits or is on its way any more; what is kept for good doesn't count. */
  async settled(): Promise<void> {
    await Promise.all([...this.#waiting.values()].map(({ over }) => over.promise));
    await Promise.all(this.#underWay);
  }

  /** Nothing starts to go from here on; what is on its way comes to its end. */
  async close(): Promise<void> {
    for (const key of this.#waiting.keys()) this.#stopWaiting(key);
    await Promise.all(this.#underWay);
  }

  #letGo(key: string, how: LettingGo = {}): Promise<Ending | undefined> {
    const going = this.#go(key, how).finally(() => this.#underWay.delete(going));
    this.#underWay.add(going);
    return going;
  }

  async #go(key: string, { isTold, instead }: LettingGo): Promise<Ending | undefined> {
    const one = await this.#slips.claim(key);
    if (!one) return undefined;
    const ending = instead ?? (await this.#handOver(one));
    const { domain, tell, clock } = this.#options;
    if (ending.state === "sent" && ending.but === undefined) await this.#slips.forget(key);
    else
      await this.#end({
        ...one,
        ending,
        at: clock.now(),
        isTold: isTold ?? (tell !== undefined && instead === undefined),
      });
    if (!isTold && !instead) tell?.(outgoingOf(domain, one, ending));
    return ending;
  }

  async #handOver(one: Held): Promise<Ending> {
    try {
      return await this.#options.handOver(one);
    } catch (error) {
      if (error instanceof HostFailure) return unclear(error.message);
      return unclear(`${messageOf(error)}.`);
    }
  }

  async #end(one: Ended): Promise<void> {
    await this.#slips.end(one);
    const all = (await this.#slips.ended()).toSorted((a, b) => a.at - b.at);
    for (const { key } of all.slice(0, -MAX_KEPT)) await this.#slips.forget(key);
  }

  /** What a process was handing over when it ended. */
  async #endOrphans(): Promise<void> {
    for (const one of await this.#slips.orphans()) {
      await this.#end({ ...one, ending: CUT_OFF, at: this.#options.clock.now(), isTold: false });
    }
  }

  async #forgetCleared(): Promise<void> {
    for (const { key } of await this.#slips.ended()) {
      if (await this.#options.isCleared?.(key)) await this.#slips.forget(key);
    }
  }

  #wait({ key, due }: Held): void {
    if (due === null || this.#waiting.has(key)) return;
    // A failure leaves its slip: the next start takes it up.
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

const STALE = "It waited here for more than an hour, so I left it.";

type Putting = Pick<Held, "key" | "what"> & { readonly detail?: string };
type LettingGo = {
  /** Whoever put it is told by the answer. */
  readonly isTold?: boolean;
  /** How it ends without being handed over. */
  readonly instead?: Ending;
};
type Timer = {
  readonly timer: NodeJS.Timeout;
  readonly over: PromiseWithResolvers<void>;
};
