import { HostFailure } from "../../errors.ts";
import type { Host } from "../../host/host.ts";

/** People speak of what was yesterday and of what comes in the next two weeks. */
const DAYS = { before: 1, after: 14 };
const MOST_READ = 100;
const DAY_MS = 86_400_000;

/**
 * What the events around now are called, each once, the soonest first. Nothing where the calendar
 * can't be read, or where looking would make the machine ask: its tools say why when they run.
 */
export async function nearTitles({ calendar, clock, names }: Host): Promise<readonly string[]> {
  try {
    await names.of("calendar"); // fails where looking would make the machine ask for access
    const now = clock.now();
    const query = { from: now - DAYS.before * DAY_MS, to: now + DAYS.after * DAY_MS };
    const { rows } = await calendar.query({ ...query, limit: MOST_READ });
    const isSoon = (start: number): boolean => start >= now;
    const soonestFirst = [
      ...rows.filter(({ start }) => isSoon(start)),
      ...rows.filter(({ start }) => !isSoon(start)),
    ];
    return [...new Set(soonestFirst.map(({ title }) => title))];
  } catch (error) {
    if (error instanceof HostFailure) return [];
    throw error;
  }
}
