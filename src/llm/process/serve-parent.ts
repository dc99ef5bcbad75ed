import { AssistantError, messageOf } from "../../errors.ts";
import type { FailedReply, Reply, Request, VerbTable } from "./protocol.ts";

/** What a verb may use while it works. */
export type Work = {
  readonly signal: AbortSignal;
  /** Says that work goes on; without it for long the parent takes the process for hung. */
  readonly alive: () => void;
  readonly text: (delta: string) => void;
};

export type Handlers<Verbs extends VerbTable> = {
  readonly [Verb in keyof Verbs]: (
    ask: Verbs[Verb]["ask"],
    work: Work,
  ) => Promise<Verbs[Verb]["answer"]>;
};

/** Signs of life more often than this would only cost. */
const ALIVE_EVERY_MS = 500;
/** How often it is looked whether anything was computed, and how much is work: looking takes far less. */
const LOOK_EVERY_MS = 2_000;
const WORK_MS = 20;

/**
 * Serves the parent's asks one after another until the parent goes away: then this process ends at
 * once, whatever it is doing, so that no model outlives its user. Files it makes are its user's alone.
 */
export function serveParent<Verbs extends VerbTable>(handlers: Handlers<Verbs>): void {
  process.umask(0o077);
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  // Ctrl+C reaches the whole process group; what it means is the parent's decision.
  process.on("SIGINT", () => undefined);
  const running = new Map<number, AbortController>();
  tellWork(() => running.size > 0);
  let tail = Promise.resolve();
  process.on("message", (message) => {
    // The parent is this project's own code and sends nothing else.
    const request = message as Request<Verbs>;
    if (request.kind === "abort") {
      running.get(request.id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(request.id, controller);
    tail = tail.then(async () => {
      const work = workOf(request.id, controller.signal);
      send(await replyOf(request.id, () => handlers[request.verb](request.ask, work)));
      running.delete(request.id);
    });
  });
}

/**
 * Says that work goes on where the processor was used since the last look: on a machine that many share
 * one slice may take a minute, and is no sign that anything hangs.
 */
function tellWork(isAsked: () => boolean): void {
  let before = process.cpuUsage();
  const look = (): void => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    if (isAsked() && user + system > WORK_MS * 1_000) send({ kind: "alive" });
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}

function workOf(id: number, signal: AbortSignal): Work {
  let lastSign = performance.now();
  const alive = (): void => {
    const now = performance.now();
    if (now - lastSign < ALIVE_EVERY_MS) return;
    lastSign = now;
    send({ kind: "alive" });
  };
  return { signal, alive, text: (delta) => send({ kind: "text", id, delta }) };
}

async function replyOf(id: number, run: () => Promise<unknown>): Promise<Reply> {
  try {
    return { kind: "done", id, answer: await run() };
  } catch (error) {
    return { kind: "failed", id, ...failureOf(error) };
  }
}

function failureOf(error: unknown): FailedReply {
  if (error instanceof AssistantError) {
    const { code, message, hint } = error;
    return hint === undefined ? { code, message } : { code, message, hint };
  }
  const isAbort = error instanceof Error && error.name === "AbortError";
  return { code: isAbort ? "aborted" : "model_failed", message: messageOf(error) };
}

function send(reply: Reply): void {
  process.send?.(reply);
}
