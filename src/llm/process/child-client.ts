import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { AssistantError } from "../../errors.ts";
import type { FailedReply, Reply, Request, VerbTable } from "./protocol.ts";

/** This many crashes within the window: the model is not started again until they are older. */
const CRASH_LIMIT = 3;
const CRASH_WINDOW_MS = 60_000;
/** No sign of life while something is asked: hung, neither telling nor computing anything. */
const SILENCE_MS = 30_000;
/** Of what a dying process wrote to standard error, kept as the cause. */
const LAST_WORDS = 2_000;

export type ChildOptions = {
  /** The script that calls `serveParent`. */
  readonly entry: string;
  readonly silenceMs?: number;
  /** Epoch or monotonic milliseconds, for the window of crashes. */
  readonly now?: () => number;
};

export type AskOptions = {
  readonly signal?: AbortSignal;
  readonly onText?: (delta: string) => void;
};

type Pending = {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly options: AskOptions;
  readonly forget: () => void;
};

/**
 * A process of our own that answers typed asks. It starts at the first ask and again at the first
 * ask after a crash or a hang, which reject what was pending with `model_crashed`; a third crash
 * within a minute makes it `model_unstable`. It never keeps the parent alive by itself, and ends
 * with the parent.
 */
export class ChildClient<Verbs extends VerbTable> implements AsyncDisposable {
  readonly #entry: string;
  readonly #silenceMs: number;
  readonly #now: () => number;
  readonly #pending = new Map<number, Pending>();
  #child: ChildProcess | undefined;
  #crashes: readonly number[] = [];
  #lastId = 0;
  #lastWords = "";
  #watch: NodeJS.Timeout | undefined;
  #isHung = false;
  #isClosed = false;

  constructor({ entry, silenceMs = SILENCE_MS, now = () => performance.now() }: ChildOptions) {
    this.#entry = entry;
    this.#silenceMs = silenceMs;
    this.#now = now;
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async ask<Verb extends keyof Verbs>(
    verb: Verb,
    ask: Verbs[Verb]["ask"],
    options: AskOptions = {},
  ): Promise<Verbs[Verb]["answer"]> {
    const child = this.#child ?? this.#start();
    const id = ++this.#lastId;
    const answer = this.#expect(id, child, options);
    // A verb together with its own ask, which the compiler can't see through the type parameter.
    this.#send(child, { kind: "ask", id, verb, ask } as Request<Verbs>);
    if (options.signal?.aborted) this.#send(child, { kind: "abort", id });
    return answer;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    const child = this.#child;
    if (!child) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.ref();
    child.kill("SIGKILL");
    await gone;
  }

  #expect(id: number, child: ChildProcess, options: AskOptions): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const abort = (): void => this.#send(child, { kind: "abort", id });
    options.signal?.addEventListener("abort", abort, { once: true });
    const forget = (): void => options.signal?.removeEventListener("abort", abort);
    this.#pending.set(id, { resolve, reject, options, forget });
    this.#listen(child);
    return promise;
  }

  #start(): ChildProcess {
    if (this.#isClosed) throw new AssistantError("model_closed", "The model has been closed.");
    this.#refuseWhenUnstable();
    this.#lastWords = "";
    this.#isHung = false;
    const child = fork(this.#entry, {
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    this.#child = child;
    this.#overhear(child);
    // The far side is `serveParent`, which sends nothing else.
    child.on("message", (message) => this.#receive(child, message as Reply));
    child.once("exit", (code, signal) => this.#end(child, String(signal ?? code)));
    // A process that could not be started at all has no exit event.
    child.once("error", (error) => this.#end(child, error.message));
    return child;
  }

  #overhear({ stderr }: ChildProcess): void {
    stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
    // The pipe is a socket, which Readable doesn't say; it must not keep the parent alive either.
    if (stderr && "unref" in stderr && typeof stderr.unref === "function") stderr.unref();
  }

  #refuseWhenUnstable(): void {
    const since = this.#now() - CRASH_WINDOW_MS;
    this.#crashes = this.#crashes.filter((at) => at > since);
    if (this.#crashes.length < CRASH_LIMIT) return;
    throw new AssistantError(
      "model_unstable",
      `The model stopped working ${this.#crashes.length} times within a minute.`,
      {
        hint: "Wait a minute and try again; if it goes on, fetch the model again or use a smaller one: sotto models list.",
        cause: new Error(this.#lastWords),
      },
    );
  }

  #receive(child: ChildProcess, reply: Reply): void {
    if (reply.kind === "alive") return this.#listen(child);
    const pending = this.#pending.get(reply.id);
    if (reply.kind === "text") pending?.options.onText?.(reply.delta);
    else if (pending) {
      this.#pending.delete(reply.id);
      pending.forget();
      if (reply.kind === "done") pending.resolve(reply.answer);
      else pending.reject(errorOf(reply, pending.options.signal));
    }
    this.#listen(child);
  }

  /** Waits for the next sign of life while something is pending; else lets the parent end. */
  #listen(child: ChildProcess): void {
    clearTimeout(this.#watch);
    // While it is being closed its end is waited for: a late answer must not let the parent end first.
    if (this.#isClosed) return;
    if (this.#pending.size === 0) {
      child.unref();
      child.channel?.unref();
      return;
    }
    child.ref();
    child.channel?.ref();
    this.#watch = setTimeout(() => {
      this.#isHung = true;
      child.kill("SIGKILL");
    }, this.#silenceMs);
  }

  #end(child: ChildProcess, how: string): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    clearTimeout(this.#watch);
    if (!this.#isClosed) this.#crashes = [...this.#crashes, this.#now()];
    const error = this.#isClosed
      ? new AssistantError("model_closed", "The model has been closed.")
      : this.#crash(how);
    for (const { reject, forget } of this.#pending.values()) {
      forget();
      reject(error);
    }
    this.#pending.clear();
  }

  #crash(how: string): AssistantError {
    const what = this.#isHung
      ? `The model gave no sign of life for ${this.#silenceMs / 1_000} s and was stopped.`
      : `The model process ended unexpectedly (${how}).`;
    return new AssistantError("model_crashed", what, {
      hint: "Try again: the model starts anew with the next request.",
      cause: new Error(this.#lastWords.trim()),
    });
  }

  #send(child: ChildProcess, request: Request<Verbs>): void {
    // A child that is going away can't be written to; its exit event rejects what is pending.
    if (child.connected) child.send(request, () => undefined);
  }
}

function errorOf(reply: FailedReply, signal: AbortSignal | undefined): unknown {
  if (reply.code === "aborted" && signal?.aborted) return signal.reason;
  const { code, message, hint } = reply;
  return new AssistantError(code, message, hint === undefined ? {} : { hint });
}
