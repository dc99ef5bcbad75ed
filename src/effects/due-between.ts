import { HostFailure } from "../errors.ts";
import type { Host } from "../host/host.ts";

/** Reminders rung at one look; more would be a flood. */
const MOST = 20;

/** A timer, or a reminder, whose time has come. */
export type Due = {
  /** The same at every look. */
  readonly key: string;
  readonly title: string;
  readonly due: number;
};

/** Every timer due until `to`, and the reminders due after `from`, if they are ours to ring. Takes nothing off. */
export async function dueBetween(host: Host, from: number, to: number): Promise<readonly Due[]> {
  const timers = (await host.timers.all())
    .filter(({ due }) => due <= to)
    .map(({ id, label, due }) => ({ key: `timer ${id}`, title: label, due }));
  // The Mac's Reminders rings by itself.
  const isOurs = host.kind === "embedded" && from < to;
  return isOurs ? [...timers, ...(await remindersBetween(host, from, to))] : timers;
}

async function remindersBetween(host: Host, from: number, to: number): Promise<readonly Due[]> {
  try {
    // Fails where looking would make the machine ask for access: nobody has asked for reminders yet.
    await host.names.of("list");
    // `from` was announced already; times are whole milliseconds.
    const query = { dueFrom: from + 1, dueBefore: to + 1, done: false, limit: MOST };
    const { rows } = await host.reminders.query(query);
    return rows.flatMap(({ id, title, due, dateOnly }) =>
      due === undefined || dateOnly ? [] : [{ key: `reminder ${id} ${due}`, title, due }],
    );
  } catch (error) {
    if (error instanceof HostFailure) return []; // said when the reminders themselves are asked for
    throw error;
  }
}
