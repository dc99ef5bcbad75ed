import { randomUUID } from "node:crypto";
import { HostFailure } from "../../../errors.ts";
import type { DurableFs } from "../../../store/durable-write.ts";
import type { Clock } from "../../../types/clock.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { Timer, TimersHost } from "../../machine.ts";
import type { Written } from "../../written.ts";
import type { EmbeddedPart } from "../part.ts";
import { inTurn } from "../state/in-turn.ts";
import { changedSince, undoInput } from "../state/undo-input.ts";
import { answering } from "../vdir/answering.ts";
import { openTimerFile, timerSchema } from "./timer-file.ts";

export type EmbeddedTimersOptions = {
  /** JSON file of our own; a copy of it lies beside it. */
  readonly file: string;
  readonly clock: Clock;
  readonly fs?: DurableFs;
};

const LAST_EPOCH = Date.UTC(9999, 0, 1);

type Change<Value> = { readonly timers: readonly Timer[]; readonly value: Value };

/** Timers that survive a restart. Each whose time has come is given out once: it is off the file before it rings. */
export function createEmbeddedTimers({
  file,
  clock,
  fs,
}: EmbeddedTimersOptions): EmbeddedPart<TimersHost> {
  const timers = openTimerFile(file, fs);
  const queue = inTurn();
  const change = <Value>(act: (timers: readonly Timer[]) => Change<Value>): Promise<Value> =>
    queue(async () => {
      const { timers: after, value } = act(await timers.read());
      await timers.write(after);
      return value;
    });
  return {
    host: answering<TimersHost>("the timers", {
      all: () => queue(timers.read),
      set: (wanted) => change((all) => setTimer(all, wanted, clock.now())),
      cancel: (id) => change((all) => cancelTimer(all, id)),
      takeDue: () =>
        queue(async () => {
          const now = clock.now();
          const all = await timers.read();
          const due = all.filter((timer) => timer.due <= now);
          if (due.length > 0) await timers.write(all.filter((timer) => timer.due > now));
          return due;
        }),
    }),
    undo: answering("the timers", {
      "timers.remove": (input: JsonObject) => change((all) => unset(all, input)),
      "timers.restore": (input: JsonObject) => change((all) => restore(all, input)),
    }),
    problems: async () => {
      await queue(timers.read);
      return timers.damaged();
    },
  };
}

function setTimer(
  timers: readonly Timer[],
  wanted: Omit<Timer, "id">,
  now: number,
): Change<Written<Timer>> {
  if (!(wanted.due > now)) throw new HostFailure("invalid", "That time has passed already.");
  if (!(wanted.due < LAST_EPOCH)) throw new HostFailure("invalid", "That is no time to wait for.");
  const { due, label, kind } = wanted;
  const timer = { id: randomUUID(), label, due, kind };
  const undo = { operation: "timers.remove", input: timer };
  return { timers: [...timers, timer], value: { value: timer, undo } };
}

function cancelTimer(timers: readonly Timer[], id: string): Change<Written<Timer>> {
  const timer = timers.find((each) => each.id === id);
  if (!timer) throw new HostFailure("not_found", "That timer is not running any more.");
  const undo = { operation: "timers.restore", input: timer };
  return { timers: timers.filter((each) => each !== timer), value: { value: timer, undo } };
}

function unset(timers: readonly Timer[], input: JsonObject): Change<string> {
  const timer = undoInput(timerSchema, input);
  const running = timers.find((each) => each.id === timer.id);
  if (!running || !isSame(running, timer)) throw changedSince(nameOf(timer));
  return {
    timers: timers.filter((each) => each !== running),
    value: `${nameOf(timer)} is off again.`,
  };
}

function restore(timers: readonly Timer[], input: JsonObject): Change<string> {
  const timer = undoInput(timerSchema, input);
  if (timers.some(({ id }) => id === timer.id)) throw changedSince(nameOf(timer));
  return { timers: [...timers, timer], value: `${nameOf(timer)} is running again.` };
}

function isSame(a: Timer, b: Timer): boolean {
  return a.due === b.due && a.label === b.label && a.kind === b.kind;
}

function nameOf({ label, kind }: Timer): string {
  return label === "" ? `The ${kind}` : `The ${kind} “${label}”`;
}
