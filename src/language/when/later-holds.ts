import type { Clock } from "../../types/clock.ts";
import type { Phrase, Pieces } from "../../types/time/phrase.ts";
import type { When } from "../../types/time/when.ts";
import { fits } from "./merge-piece.ts";
import { resolvePhrase } from "./resolve/resolve-phrase.ts";
import { daysSaid, saysHalf } from "./said-time.ts";

/**
 * Two times of one thing: what the later one says holds, and what it leaves open is as it was said before:
 * "half one, no, half two", "ten past four tomorrow … at three". `text` is how the whole is called.
 */
export function laterHolds(
  { earlier, later }: { readonly earlier: When; readonly later: When },
  text: string,
  clock: Clock,
): When {
  const [before, after] = [earlier.said, later.said];
  if (!before || !after || standsAlone(before) || standsAlone(after)) return later;
  const old = { ...before.shared, days: daysSaid(earlier) };
  const kept = withoutDay(withoutHour(old, later), after);
  const days = after.shared.days.length > 0 ? after.shared.days : kept.days;
  const { range, ...rest } = before;
  const stretch = range && saysHour(after) ? rest : before;
  const onDays = (shared: Pieces): When | undefined =>
    fits(shared)
      ? resolvePhrase({ ...stretch, ...after, shared }, { text, clock, options: {} })
      : undefined;
  // "The fourteenth, a Saturday it is".
  const both = [...old.days, ...after.shared.days];
  const when =
    onDays({ ...kept, ...after.shared, days: both }) ?? onDays({ ...kept, ...after.shared, days });
  // "Between ten and twelve in the morning": the part of the day that tells nothing new may not fit.
  if (!when) return days === kept.days && !saysHour(after) ? earlier : later;
  return isSame(when, later) ? later : when;
}

function isSame(one: When, other: When): boolean {
  return one.from === other.from && one.to === other.to && one.repeat === other.repeat;
}

/** Counted from now, written in full, or but one end: nothing of another time belongs to it. */
function standsAlone({ shared, bound }: Phrase): boolean {
  const { shift, instant } = shared;
  return bound !== undefined || shift !== undefined || instant !== undefined;
}

function withoutDay({ period, repeat, ...pieces }: Pieces, { shared }: Phrase): Pieces {
  const saysDay = shared.days.length > 0 || shared.period !== undefined;
  if (saysDay) return { ...pieces, days: [] };
  return { ...pieces, ...(period ? { period } : {}), ...(repeat ? { repeat } : {}) };
}

/** The part of the day tells the half that an open hour is in. */
function withoutHour({ part, clock, offsetMs, zone, ...pieces }: Pieces, later: When): Pieces {
  const open = part && !saysHalf(later) ? { ...pieces, part } : pieces;
  if (later.said && saysHour(later.said)) return open;
  return {
    ...open,
    ...(clock ? { clock } : {}),
    ...(offsetMs === undefined ? {} : { offsetMs }),
    ...(zone === undefined ? {} : { zone }),
  };
}

function saysHour({ shared, range }: Phrase): boolean {
  return range !== undefined || shared.clock !== undefined;
}
