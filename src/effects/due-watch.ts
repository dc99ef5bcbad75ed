import type { Host } from "../host/host.ts";
import type { Sayings } from "../language/contract/sayings.ts";
import { type Due, dueBetween } from "./due-between.ts";

/** What was due longer ago than this at the first look was missed, not just now due. */
const JUST_NOW_MS = 60_000;

/** Where it is kept up to when things were announced, in epoch milliseconds. */
type Announced = {
  readonly read: () => Promise<number | undefined>;
  readonly write: (until: number) => Promise<void>;
};

type Ringing = Due & { readonly tries: number };

/** Where it is kept what is being rung, and who does: one process at a time. */
type RingingKept = {
  readonly read: () => Promise<readonly Ringing[]>;
  readonly write: (ringing: readonly Ringing[]) => Promise<void>;
  readonly hold: () => Disposable | undefined;
};

type Watching = {
  readonly announced: Announced;
  readonly ringing: RingingKept;
  readonly say: Sayings;
  /** What wasn't heard after so many tries is left to whoever looks without a bound. */
  readonly mostTries?: number;
};

/** Rings one thing; says whether it was surely heard or seen. */
export type Ring = (label: string) => boolean | Promise<boolean>;

/**
 * Rings timers and reminders whose time has come, missed ones at the next start; reminders for a day without a time
 * are not rung. Each is rung at least once, whenever the process ends, and by one process at a time:
 *
 *     due ──▶ noted as being rung ──▶ taken off ──▶ rung ──▶ heard: no longer noted
 *               ▲                                    │
 *               └──── not heard, or the end of it ◀──┘
 */
export function watchDue(host: Host, watching: Watching): (ring: Ring) => Promise<void> {
  let until: number | undefined;
  let isLooking = false;
  return async (ring) => {
    if (isLooking) return;
    isLooking = true;
    try {
      until = await look(host, { watching, until, ring });
    } finally {
      isLooking = false;
    }
  };
}

type Look = {
  readonly watching: Watching;
  readonly until: number | undefined;
  readonly ring: Ring;
};

/** One look; answers up to when everything is announced. */
async function look(host: Host, { watching, until: last, ring }: Look): Promise<number> {
  const { announced, ringing, mostTries = Infinity } = watching;
  const now = host.clock.now();
  const until = last ?? (await readUntil(announced, now));
  const open = async (from: number): Promise<readonly Ringing[]> =>
    joined(await ringing.read(), await dueBetween(host, from, now));
  if (!(await open(until)).some(({ tries }) => tries < mostTries)) {
    if (now - until > JUST_NOW_MS) await announced.write(now);
    return Math.max(until, now);
  }
  using held = ringing.hold();
  if (!held) return until;
  // Another one may have rung it since.
  const found = await open(Math.max(until, (await announced.read()) ?? until));
  const tried = found.filter(({ tries }) => tries < mostTries);
  let left = found.map((each) =>
    tried.includes(each) ? { ...each, tries: each.tries + 1 } : each,
  );
  await ringing.write(left);
  await host.timers.takeDue(now);
  await announced.write(now);
  for (const { key, title, due } of tried) {
    const isMissed = now - due > JUST_NOW_MS;
    const label = isMissed
      ? watching.say.acting.missed(watching.say.time(due, host.clock), title)
      : title;
    if (!(await ring(label))) continue;
    await host.timers.noteRung({ label: title, at: now });
    left = left.filter((each) => each.key !== key);
    await ringing.write(left);
  }
  return Math.max(until, now);
}

/** What is noted and what is due: one that is both wasn't taken off before the end. */
function joined(noted: readonly Ringing[], due: readonly Due[]): readonly Ringing[] {
  const isNoted = ({ key }: Due): boolean => noted.some((each) => each.key === key);
  return [...noted, ...due.filter((each) => !isNoted(each)).map((each) => ({ ...each, tries: 0 }))];
}

/** Up to when things were announced; at the very first start, now: old reminders are no news. */
async function readUntil(announced: Announced, now: number): Promise<number> {
  const until = await announced.read();
  if (until === undefined) await announced.write(now);
  return until ?? now;
}
