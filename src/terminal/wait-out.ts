import { AssistantError } from "../errors.ts";
import type { WaitingOut } from "../types/outgoing.ts";
import type { Assistant } from "./application.ts";
import { dim, line } from "./output/piece.ts";
import type { Line } from "./output/piece.ts";
import { aside } from "./output/streams.ts";

const SECOND_MS = 1_000;

type Waiting = {
  /** Told what was taken back. */
  readonly tell: (sentence: string) => void;
  readonly signal: AbortSignal;
};

/**
 * Stays until what was sent has gone, where nothing else keeps the program running; visibly, and an
 * interruption takes back what is shown to wait.
 */
export async function waitOut(
  { outgoing }: Pick<Assistant, "outgoing">,
  { tell, signal }: Waiting,
): Promise<void> {
  const found = (await outgoing.waiting()).filter(({ inMs }) => Number.isFinite(inMs));
  // Interrupted before anything is shown to wait: what another run sent is that one's to take back.
  const waiting = signal.aborted ? found.filter(({ isOwn }) => isOwn) : found;
  if (waiting.length > 0 && !signal.aborted) {
    using _shown = countDown(waiting);
    await Promise.race([outgoing.settled(), aborted(signal)]);
  }
  if (!signal.aborted) return outgoing.settled();
  for (const one of waiting) tell(await backOrGone(outgoing, one));
}

async function backOrGone(outgoing: Assistant["outgoing"], { id }: WaitingOut): Promise<string> {
  try {
    return await outgoing.takeBack(id);
  } catch (error) {
    if (error instanceof AssistantError) return error.message;
    throw error;
  }
}

/** The seconds that are left, each on a terminal; elsewhere one sentence. Keeps the process alive meanwhile. */
function countDown(waiting: readonly WaitingOut[]): Disposable {
  const until = performance.now() + Math.max(...waiting.map(({ inMs }) => inMs));
  const [one, ...more] = waiting;
  const what = more.length > 0 || !one ? "What you sent" : sentence(one.what);
  const left = (): Line => {
    const seconds = Math.max(0, Math.ceil((until - performance.now()) / SECOND_MS));
    const when = `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
    return line(dim(`${what} goes in ${when}; Ctrl-C takes it back.`));
  };
  if (!aside.isLive) aside.print(left());
  const show = (): void => aside.live(left());
  show();
  const timer = setInterval(show, SECOND_MS);
  return {
    [Symbol.dispose]: () => {
      clearInterval(timer);
      aside.live(undefined);
    },
  };
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  signal.addEventListener("abort", () => resolve(), { once: true });
  await promise;
}
