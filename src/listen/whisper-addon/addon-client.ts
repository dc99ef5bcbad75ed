import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import type { AddonAsk, AddonReply } from "./addon-protocol.ts";
import type { SttRequest } from "../whisper/stt.ts";

/** A process that has not stopped by then is ended, and another serves what still waits. */
const stopWithinMs = 500;

export type AddonOptions = {
  readonly modelFile: string;
  readonly threads: number;
  /** The script that serves. */
  readonly entry: string;
};

type Hear = Extract<AddonAsk, { kind: "hear" }>;
type Heard = Extract<AddonReply, { kind: "heard" }>;
type Pending = {
  readonly ask: Hear;
  readonly resolve: (heard: Heard) => void;
  readonly reject: (error: unknown) => void;
  readonly forget: () => void;
};

/** What the process said of a sound it could not hear, or how it ended. */
export class AddonFailure extends Error {
  readonly isMissing: boolean;

  constructor(why: string, isMissing: boolean) {
    super(why);
    this.isMissing = isMissing;
  }
}

/**
 * The parent's side of the process that hears. It starts with the first sound, or earlier, and again
 * after a crash, which fails what was pending; a request that is stopped rejects at once. It never
 * keeps the program alive by itself.
 */
export class AddonClient implements AsyncDisposable {
  readonly #options: AddonOptions;
  readonly #pending = new Map<number, Pending>();
  #child: ChildProcess | undefined;
  #lastId = 0;

  constructor(options: AddonOptions) {
    this.#options = options;
  }

  start(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(this.#options.entry, {
      execArgv: [],
      serialization: "advanced",
      // The library writes pages about its model to both.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#child = child;
    // The far side is this room's own process and sends nothing else.
    child.on("message", (message) => this.#receive(message as AddonReply));
    child.once("exit", (code, signal) => this.#gone(child, `it ended with ${signal ?? code}`));
    child.once("error", (error) => this.#gone(child, error.message));
    const { modelFile, threads } = this.#options;
    this.#send(child, { kind: "load", modelFile, threads });
    this.#hold(child);
    return child;
  }

  hear(audio: Int16Array, request: SttRequest, timeoutMs: number): Promise<Heard> {
    const child = this.start();
    const { promise, resolve, reject } = Promise.withResolvers<Heard>();
    const { signal, ...setting } = request;
    const ask: Hear = { kind: "hear", id: ++this.#lastId, audio, setting };
    const watch = setTimeout(() => this.#giveUp(ask.id), timeoutMs);
    const abort = (): void => this.#abort(ask.id, signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    const forget = (): void => {
      clearTimeout(watch);
      signal.removeEventListener("abort", abort);
    };
    this.#pending.set(ask.id, { ask, resolve, reject, forget });
    this.#hold(child);
    this.#send(child, ask);
    return promise;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.ref();
    child.kill("SIGKILL");
    await gone;
  }

  /** The caller is free at once; the process has a moment to stop by itself. */
  #abort(id: number, reason: unknown): void {
    const child = this.#child;
    this.#settle(id)?.reject(reason);
    if (!child) return;
    this.#send(child, { kind: "abort", id });
    const tooLate = setTimeout(() => this.#replace(child), stopWithinMs);
    tooLate.unref();
    const stopped = (message: unknown): void => {
      // As above: nothing but replies comes from there.
      if ((message as AddonReply).id !== id) return;
      clearTimeout(tooLate);
      child.removeListener("message", stopped);
    };
    child.on("message", stopped);
  }

  #giveUp(id: number): void {
    const child = this.#child;
    this.#settle(id)?.reject(new AddonFailure("it took too long", false));
    if (child) this.#replace(child);
  }

  /** Ends a process that goes on with what nobody wants; what waits behind it is heard by the next one. */
  #replace(child: ChildProcess): void {
    child.kill("SIGKILL");
    if (this.#child !== child) return;
    this.#child = undefined;
    if (this.#pending.size === 0) return;
    const next = this.start();
    for (const { ask } of this.#pending.values()) this.#send(next, ask);
  }

  #receive(reply: AddonReply): void {
    const pending = this.#settle(reply.id);
    if (!pending) return;
    if (reply.kind === "heard") return pending.resolve(reply);
    const why = reply.kind === "failed" ? reply.why : "it was stopped";
    const isMissing = reply.kind === "failed" && reply.code === "stt_missing";
    pending.reject(new AddonFailure(why, isMissing));
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.forget();
    if (this.#child) this.#hold(this.#child);
    return pending;
  }

  #gone(child: ChildProcess, why: string): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    for (const id of this.#pending.keys()) this.#settle(id)?.reject(new AddonFailure(why, false));
  }

  /** Only what is pending keeps the program alive. */
  #hold(child: ChildProcess): void {
    if (this.#pending.size > 0) {
      child.ref();
      child.channel?.ref();
    } else {
      child.unref();
      child.channel?.unref();
    }
  }

  #send(child: ChildProcess, ask: AddonAsk): void {
    // A child that is going away can't be written to; its exit event rejects what is pending.
    if (child.connected) child.send(ask, () => undefined);
  }
}
