import type { Host } from "../../src/host/host.ts";
import { MOST_RECORDS } from "../../src/tool/finder.ts";
import type { Finder, FoundRecord } from "../../src/tool/finder.ts";

/** The kind of reminders that are done: only what opens one again speaks of them. */
export const FINISHED = "finished reminder";

/** Open reminders, by their words. */
export const findReminders: Finder = {
  kind: "reminder",
  words: "text",
  records: (host) => read(host, false),
};

export const findFinished: Finder = {
  kind: FINISHED,
  words: "text",
  records: (host) => read(host, true),
};

async function read({ reminders, names }: Host, done: boolean): Promise<readonly FoundRecord[]> {
  await names.of("list");
  const { rows } = await reminders.query({ done, limit: MOST_RECORDS });
  return rows.map(({ id, title, due, list }) => ({
    id,
    facts: { title },
    on: list,
    at: due,
    shownBy: { text: title, ...(done ? { done: true } : {}) },
  }));
}
