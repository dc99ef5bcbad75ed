import { HostFailure } from "../errors.ts";
import type { Host } from "./host.ts";
import { within } from "./within.ts";

/** Looks that aren't the answer to a request themselves (names, records, versions): a first look at a large home takes seconds. */
const LOOK_MS = 10_000;
/** Taking something back is an act: as long as any tool may take. */
const UNDO_MS = 70_000;

export type Patience = { readonly lookMs?: number; readonly undoMs?: number };
type Methods = Readonly<Record<string, unknown>>;

/**
 * The same host, whose every answer comes in its time or fails with `timeout`. A look that took too
 * long goes on; until it has ended, the same look fails at once, so that one domain that hangs costs
 * a conversation its time once and not at every step.
 */
export function patientHost(
  host: Host,
  { lookMs = LOOK_MS, undoMs = UNDO_MS }: Patience = {},
): Host {
  const late = new Set<string>();
  const bounded = (key: string, act: () => unknown, ms: number): unknown => {
    if (late.has(key)) return Promise.reject(tooLong());
    const answer = act();
    if (!(answer instanceof Promise)) return answer;
    const failure = (): HostFailure => {
      late.add(key);
      const isOver = (): void => void late.delete(key);
      answer.then(isOver, isOver);
      return tooLong();
    };
    return within(answer, { ms, failure });
  };
  const domain = (name: string, methods: Methods): Methods =>
    Object.fromEntries(
      Object.entries(methods).map(([method, act]) => [
        method,
        typeof act !== "function"
          ? act
          : (...args: readonly unknown[]) => {
              const [first] = args;
              const what = typeof first === "string" ? ` ${first}` : "";
              return bounded(`${name}.${method}${what}`, () => act.apply(methods, args), lookMs);
            },
      ]),
    );
  const { kind, clock, undo, [Symbol.asyncDispose]: dispose, ...domains } = host;
  const patient = Object.entries(domains).map(([name, methods]) =>
    typeof methods === "object" ? [name, domain(name, { ...methods })] : [name, methods],
  );
  return {
    // Each domain has the same methods as before, and each passes on what it is given.
    ...(Object.fromEntries(patient) as typeof domains),
    kind,
    clock,
    undo: (effect) => within(undo(effect), { ms: undoMs, failure: tooLong }),
    [Symbol.asyncDispose]: () => dispose.call(host),
  };
}

function tooLong(): HostFailure {
  return new HostFailure("timeout", "That did not answer in time. Please try again in a moment.");
}
