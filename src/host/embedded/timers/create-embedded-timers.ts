import { randomUUID } from "node:crypto";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { DurableFs } from "../../../store/durable-write.ts";
import type { Clock } from "../../../types/clock.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { Timer, TimersHost } from "../../machine.ts";
import type { Written } from "../../written.ts";
import type { EmbeddedPart } from "../parts/part.ts";
import { inTurn } from "../state/in-turn.ts";
import { changedSince, undoInput } from "../state/undo-input.ts";
import { answering } from "../vdir/answering.ts";
import { openRungFile } from "./rung-file.ts";
import { openTimerFile, timerSchema } from "./timer-file.ts";
import type { Undone } from "../../../types/undone.ts";

export type EmbeddedTimersOptions = {
  /** JSON file of our own; a copy of it lies beside it. */
  readonly file: string;
  readonly clock: Clock;
  readonly fs?: DurableFs;
};

const movedSchema = z.strictObject({ before: timerSchema, after: timerSchema });
const allSchema = z.object({ timers: z.array(timerSchema) });
const LAST_EPOCH = Date.UTC(9999, 0, 1);

type Change<Value> = { readonly timers: readonly Timer[]; readonly value: Value };

/** Timers that survive a restart. Each whose time has come is given out once: it is off the file before it rings. */
export function createEmbeddedTimers({
  file,
  clock,
  fs,
}: EmbeddedTimersOptions): EmbeddedPart<TimersHost> {
  const timers = openTimerFile(file, fs);
  const rung = openRungFile(file.replace(/(?:\.json)?$/, ".rung.json"), fs);
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
      cancelAll: (kind) => change((all) => cancelAll(all, kind)),
      move: (id, due) => change((all) => moveTimer(all, { id, due }, clock.now())),
      takeDue: (until = clock.now()) =>
        queue(async () => {
          const all = await timers.read();
          const due = all.filter((timer) => timer.due <= until);
          if (due.length > 0) await timers.write(all.filter((timer) => timer.due > until));
          return due;
        }),
      lastRung: rung.read,
      noteRung: rung.write,
    }),
    undo: answering("the timers", {
      "timers.remove": (input: JsonObject) => change((all) => unset(all, input)),
      "timers.restore": (input: JsonObject) => change((all) => restore(all, input)),
      "timers.restore_all": (input: JsonObject) => change((all) => restoreAll(all, input)),
      "timers.move": (input: JsonObject) => change((all) => moveBack(all, input)),
    }),
    problems: async () => {
      await queue(timers.read);
      return timers.damaged();
    },
  };
}

function checkDue(due: number, now: number): void {
  if (!(due > now)) throw new HostFailure("invalid", "That time has passed already.");
  if (!(due < LAST_EPOCH)) throw new HostFailure("invalid", "That is no time to wait for.");
}

function setTimer(
  timers: readonly Timer[],
  wanted: Omit<Timer, "id">,
  now: number,
): Change<Written<Timer>> {
  const { due, label, kind } = wanted;
  checkDue(due, now);
  const timer = { id: randomUUID(), label, due, kind };
  const undo = { operation: "timers.remove", input: timer };
  return { timers: [...timers, timer], value: { value: timer, undo } };
}

function moveTimer(
  timers: readonly Timer[],
  { id, due }: Pick<Timer, "id" | "due">,
  now: number,
): Change<Written<Timer>> {
  const timer = running(timers, id);
  checkDue(due, now);
  const value = { ...timer, due };
  const undo = { operation: "timers.move", input: { before: timer, after: value } };
  return { timers: timers.map((each) => (each === timer ? value : each)), value: { value, undo } };
}

function moveBack(timers: readonly Timer[], input: JsonObject): Change<Undone> {
  const { before, after } = undoInput(movedSchema, input);
  const moved = timers.find((each) => each.id === after.id && isSame(each, after));
  if (!moved) throw changedSince(nameOf(before));
  return {
    timers: timers.map((each) => (each === moved ? before : each)),
    value: undoneOf(before, "before"),
  };
}

function running(timers: readonly Timer[], id: string): Timer {
  const timer = timers.find((each) => each.id === id);
  if (!timer) throw new HostFailure("not_found", "That timer is not running any more.");
  return timer;
}

function cancelTimer(timers: readonly Timer[], id: string): Change<Written<Timer>> {
  const timer = running(timers, id);
  const undo = { operation: "timers.restore", input: timer };
  return { timers: timers.filter((each) => each !== timer), value: { value: timer, undo } };
}

function unset(timers: readonly Timer[], input: JsonObject): Change<Undone> {
  const timer = undoInput(timerSchema, input);
  const found = timers.find((each) => each.id === timer.id);
  if (!found || !isSame(found, timer)) throw changedSince(nameOf(timer));
  return {
    timers: timers.filter((each) => each !== found),
    value: undoneOf(timer, "away"),
  };
}

function restore(timers: readonly Timer[], input: JsonObject): Change<Undone> {
  const timer = undoInput(timerSchema, input);
  if (timers.some(({ id }) => id === timer.id)) throw changedSince(nameOf(timer));
  return { timers: [...timers, timer], value: undoneOf(timer, "back") };
}

function cancelAll(
  timers: readonly Timer[],
  kind: Timer["kind"] | undefined,
): Change<Written<readonly Timer[]>> {
  const isMeant = (timer: Timer): boolean => kind === undefined || timer.kind === kind;
  const cancelled = timers.filter(isMeant);
  const undo = { operation: "timers.restore_all", input: { timers: cancelled } };
  const left = timers.filter((timer) => !isMeant(timer));
  return { timers: left, value: { value: cancelled, undo } };
}

function restoreAll(timers: readonly Timer[], input: JsonObject): Change<Undone> {
  const { timers: cancelled } = undoInput(allSchema, input);
  const again = cancelled.find((timer) => timers.some(({ id }) => id === timer.id));
  if (again) throw changedSince(nameOf(again));
  const value = { what: "timers", count: cancelled.length } as const;
  return { timers: [...timers, ...cancelled], value };
}

function isSame(a: Timer, b: Timer): boolean {
  return a.due === b.due && a.label === b.label && a.kind === b.kind;
}

function undoneOf({ label, kind }: Timer, is: "away" | "back" | "before"): Undone {
  return { what: kind, is, name: label };
}

function nameOf({ label, kind }: Timer): string {
  return label === "" ? `The ${kind}` : `The ${kind} “${label}”`;
}
