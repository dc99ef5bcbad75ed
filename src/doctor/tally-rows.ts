import type { DomainTally } from "../host/embedded/host-life.ts";
import type { DoctorRow } from "../types/doctor.ts";
import type { Count, FileProblem } from "../host/embedded/parts/part.ts";

/** What each kind of record is called in the report. */
const TITLES: Readonly<Record<string, string>> = {
  calendar: "calendars",
  reminders: "reminders",
  contacts: "contacts",
  mail: "mails",
  notes: "notes",
};
/** Files named for one reason; the others are only counted. */
const MOST_FILES = 2;

/**
 * How many records of each kind are served, and what of them was left out, by reason:
 * "412 events in 5 calendars; 3 left out: 2 without a start, 1 unreadable recurrence rule (work.ics)."
 */
export function tallyRows(
  tallies: readonly DomainTally[],
  problems: readonly FileProblem[],
): readonly DoctorRow[] {
  return tallies.map(({ domain, held, unused = [] }) => {
    const left = problems.filter(({ file, kind }) => kind && file.startsWith(`${domain}/`));
    const [records, ...groups] = held.map(counted);
    const inside = groups.length > 0 ? ` in ${groups.join(" and ")}` : "";
    const reasons = left.length > 0 ? `; ${left.length} left out: ${reasonsOf(left)}` : "";
    const others = unused.length > 0 ? `; not used: ${unused.map(counted).join(", ")}` : "";
    const sentence = `${records}${inside}${reasons}${others}.`;
    return { name: TITLES[domain] ?? domain, status: left.length > 0 ? "warn" : "ok", sentence };
  });
}

function reasonsOf(problems: readonly FileProblem[]): string {
  const byKind = Map.groupBy(problems, ({ kind = "" }) => kind);
  return [...byKind]
    .map(([kind, alike]) => {
      const files = [...new Set(alike.map(({ file }) => file.slice(file.lastIndexOf("/") + 1)))];
      const more = files.length > MOST_FILES ? ", …" : "";
      return `${counted({ count: alike.length, noun: kind })} (${files.slice(0, MOST_FILES).join(", ")}${more})`;
    })
    .join(", ");
}

/** "1 event", "2 events", "2 without a start". */
function counted({ count, noun }: Count): string {
  if (count === 1 || /^(?:with|without|for)\b/.test(noun)) return `${count} ${noun}`;
  if (noun.endsWith("y")) return `${count} ${noun.slice(0, -1)}ies`;
  return `${count} ${noun}${noun.endsWith("x") ? "es" : "s"}`;
}
