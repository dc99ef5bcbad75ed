import { HostFailure } from "../errors.ts";
import type { Host } from "../host/host.ts";
import type { Sayings } from "../language/contract/sayings.ts";

/** What was due longer ago than this at the first look was missed, not just now due. */
const JUST_NOW_MS = 60_000;
/** Reminders announced at one look; more would be a flood. */
const MOST = 20;

/** Where it is kept up to when things were announced, in epoch milliseconds. */
type Announced = {
  readonly read: () => Promise<number | undefined>;
  readonly write: (until: number) => Promise<void>;
};

type Watching = { readonly announced: Announced; readonly say: Sayings };

/**
 * Announces timers and reminders whose time has come, each once, missed ones at the next start.
 * Reminders for a day without a time are not announced.
 */
export function watchDue(
  host: Host,
  { announced, say }: Watching,
): () => Promise<readonly string[]> {
  let until: number | undefined;
  return async () => {
    const now = host.clock.now();
    until ??= await readUntil(announced, now);
    const timers = await host.timers.takeDue();
    // The Mac's Reminders rings by itself.
    const isOurs = host.kind === "embedded" && until < now;
    const reminders = isOurs ? await remindersBetween(host, until, now) : [];
    const due = [...timers.map(({ label, due }) => ({ title: label, due })), ...reminders];
    if (until < now && (reminders.length > 0 || now - until > JUST_NOW_MS))
      await announced.write(now);
    until = now;
    return due.map(({ title, due: at }) =>
      now - at > JUST_NOW_MS ? `Missed at ${say.time(at, host.clock)}: ${title}` : title,
    );
  };
}

type Due = { readonly title: string; readonly due: number };

async function remindersBetween(host: Host, from: number, to: number): Promise<readonly Due[]> {
  try {
    // Fails where looking would make the machine ask for access: nobody has asked for reminders yet.
    await host.names.of("list");
    // `from` was announced already; times are whole milliseconds.
    const query = { dueFrom: from + 1, dueBefore: to + 1, done: false, limit: MOST };
    const { rows } = await host.reminders.query(query);
    return rows.flatMap(({ title, due, dateOnly }) =>
      due === undefined || dateOnly ? [] : [{ title, due }],
    );
  } catch (error) {
    if (error instanceof HostFailure) return []; // said when the reminders themselves are asked for
    throw error;
  }
}

/** Up to when things were announced; at the very first start, now: old reminders are no news. */
async function readUntil(announced: Announced, now: number): Promise<number> {
  const until = await announced.read();
  if (until === undefined) await announced.write(now);
  return until ?? now;
}
