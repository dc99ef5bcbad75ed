import { IANAZone } from "luxon";

/** Turns wall-clock readings into instants and back. A reading is epoch ms as if the wall were in UTC. */
export type Zone = {
  /**
   * A reading that a clock change skips is taken with the offset before it (02:30 becomes 03:30);
   * of one that occurs twice the first (RFC 5545, 3.3.5).
   */
  readonly toEpoch: (wall: number) => number;
  readonly toWall: (epoch: number) => number;
};

/** Whose wall times are read on. */
export type Walls = {
  /** Of dates and of times without a zone. */
  readonly local: Zone;
  /** Of a TZID; an unknown one is read as local time. */
  readonly named: (tzid: string) => Zone;
};

/** From `at` on (epoch ms) the wall is `offset` ms ahead of UTC. */
export type OffsetChange = { readonly at: number; readonly offset: number };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Two changes of one zone are always further apart than this. */
const SAMPLE_MS = 7 * DAY_MS;

const zones = new Map<string, Zone | undefined>();

/** The zone of an IANA name, or undefined where the runtime does not know the name. */
export function ianaZone(name: string): Zone | undefined {
  if (!zones.has(name)) zones.set(name, IANAZone.isValidZone(name) ? zoneOf(name) : undefined);
  return zones.get(name);
}

/** The offsets of a zone in a UTC year: the one it begins with, and each change. */
export function offsetsInYear(name: string, year: number): readonly OffsetChange[] {
  const zone = IANAZone.create(name);
  const offsetAt = (at: number): number => zone.offset(at) * MINUTE_MS;
  const begin = Date.UTC(year, 0, 1);
  const end = Date.UTC(year + 1, 0, 1);
  const changes: OffsetChange[] = [{ at: begin, offset: offsetAt(begin) }];
  for (let low = begin; low < end; low += SAMPLE_MS) {
    const high = Math.min(low + SAMPLE_MS, end);
    if (offsetAt(high) === offsetAt(low)) continue;
    const at = firstAfterChange({ low, high, offsetAt });
    if (at < end) changes.push({ at, offset: offsetAt(at) });
  }
  return changes;
}

/** The zone with the given offset (ms ahead of UTC) at each instant. */
export function zoneFrom(offsetAt: (epoch: number) => number): Zone {
  return {
    toWall: (epoch) => epoch + offsetAt(epoch),
    toEpoch(wall) {
      const before = wall - offsetAt(wall - DAY_MS);
      const after = wall - offsetAt(wall + DAY_MS);
      if (before + offsetAt(before) === wall) return before;
      return after + offsetAt(after) === wall ? after : before;
    },
  };
}

/** Asking the runtime for an offset takes 6 µs, a table of the year's changes a tenth of that. */
function zoneOf(name: string): Zone {
  const years = new Map<number, readonly OffsetChange[]>();
  return zoneFrom((at) => {
    const year = new Date(at).getUTCFullYear();
    let changes = years.get(year);
    if (!changes) years.set(year, (changes = offsetsInYear(name, year)));
    return changes.findLast((change) => change.at <= at)?.offset ?? 0;
  });
}

function firstAfterChange({
  low,
  high,
  offsetAt,
}: {
  low: number;
  high: number;
  offsetAt: (at: number) => number;
}): number {
  const before = offsetAt(low);
  let [unchanged, changed] = [low, high];
  while (changed - unchanged > MINUTE_MS) {
    const middle = Math.floor((unchanged + changed) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle) === before) unchanged = middle;
    else changed = middle;
  }
  return changed;
}
