import type { MacWorld } from "./world.ts";

/** Ends a script whatever it catches: the process is gone. */
export class ProcessEnded extends Error {
  override readonly cause:
    | { readonly kind: "crash"; readonly code: number }
    | { readonly kind: "hang" };

  constructor(cause: ProcessEnded["cause"]) {
    super("the process has ended");
    this.cause = cause;
  }
}

/** One osascript process on the emulated Mac. */
export type Mac = {
  readonly world: MacWorld;
  readonly input: string;
  readonly errors: string[];
  /** Moves the clock on. */
  readonly pass: (ms: number) => void;
  /** Runs what has been called back for since, as a run loop does. */
  readonly runLoop: (ms: number) => void;
  /** Calls back after some time, from a run loop only. */
  readonly later: (ms: number, act: () => void) => void;
  /** Dies in native code. No script can catch it. */
  readonly crash: (code?: number) => never;
  readonly hang: () => never;
  /** How it ended, when it didn't by itself. */
  readonly ended: () => ProcessEnded | undefined;
};

/** The clock is the world's: waiting takes no time here. */
export function makeMac(world: MacWorld, input: string): Mac {
  const waiting: { at: number; act: () => void }[] = [];
  let ended: ProcessEnded | undefined;
  const end = (cause: ProcessEnded["cause"]): never => {
    ended ??= new ProcessEnded(cause);
    throw ended;
  };
  return {
    world,
    input,
    errors: [],
    pass: (ms) => {
      world.now += ms;
    },
    runLoop(ms) {
      world.now += ms;
      const due = waiting.filter(({ at }) => at <= world.now);
      for (const each of due) {
        waiting.splice(waiting.indexOf(each), 1);
        each.act();
      }
    },
    later: (ms, act) => waiting.push({ at: world.now + ms, act }),
    crash: (code = 134) => end({ kind: "crash", code }),
    hang: () => end({ kind: "hang" }),
    ended: () => ended,
  };
}
