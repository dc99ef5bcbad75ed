import { randomUUID } from "node:crypto";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { Clock } from "../../../types/clock.ts";
import type { Timer, TimersHost } from "../../machine.ts";
import type { Written } from "../../written.ts";
import type { EmbeddedPart } from "../part.ts";
import { inTurn } from "../state/in-turn.ts";
import { jsonState } from "../state/json-state.ts";
import { changedSince, undoInput } from "../state/undo-input.ts";

const timerSchema = z.object({
  id: z.string(),
  label: z.string(),
  due: z.number(),
  kind: z.enum(["timer", "alarm"]),
});
const fileSchema = z.array(timerSchema);

export type TimersOptions = { readonly file: string; readonly clock: Clock };

/** Timers in one JSON file, by due time; each that has come is given out once, also after a restart. */
export function createEmbeddedTimers({ file, clock }: TimersOptions): EmbeddedPart<TimersHost> {
  const state = jsonState<z.infer<typeof fileSchema>>({ file, schema: fileSchema, first: [] });
  const queue = inTurn();
  const change = <Value>(act: (timers: readonly Timer[]) => Change<Value>): Promise<Value> =>
    queue(async () => {
      const { timers, value } = act(await state.read());
      await state.write([...timers].toSorted((one, other) => one.due - other.due));
      return value;
    });
  return {
    host: {
      all: () => queue(() => state.read()),
      set: (wanted) => change((timers) => setTimer(timers, wanted, clock)),
      cancel: (id) => change((timers) => cancelTimer(timers, id)),
      takeDue: async () => {
        const now = clock.now();
        const waiting = await queue(() => state.read());
        if (!waiting.some(({ due }) => due <= now)) return [];
        return change((timers) => ({
          timers: timers.filter(({ due }) => due > now),
          value: timers.filter(({ due }) => due <= now),
        }));
      },
    },
    undo: {
      "timers.remove": (input) => {
        const timer = undoInput(timerSchema, input);
        return change((timers) => ({
          ...cancelTimer(timers, timer.id),
          value: `Cancelled: ${timer.label}.`,
        }));
      },
      "timers.restore": (input) => {
        const timer = undoInput(timerSchema, input);
        return change((timers) => {
          if (timers.some(({ id }) => id === timer.id)) throw changedSince("The timer");
          return { timers: [...timers, timer], value: `Set again: ${timer.label}.` };
        });
      },
    },
  };
}

type Change<Value> = { readonly timers: readonly Timer[]; readonly value: Value };

function setTimer(
  timers: readonly Timer[],
  wanted: Omit<Timer, "id">,
  clock: Clock,
): Change<Written<Timer>> {
  if (!Number.isFinite(wanted.due) || wanted.due <= clock.now()) {
    throw new HostFailure("invalid", "That time has passed already.");
  }
  const timer = { id: randomUUID(), ...wanted };
  return {
    timers: [...timers, timer],
    value: { value: timer, undo: { operation: "timers.remove", input: timer } },
  };
}

function cancelTimer(timers: readonly Timer[], id: string): Change<Written<Timer>> {
  const timer = timers.find((one) => one.id === id);
  if (!timer) throw new HostFailure("not_found", "That timer is not running any more.");
  return {
    timers: timers.filter((one) => one !== timer),
    value: { value: timer, undo: { operation: "timers.restore", input: timer } },
  };
}
