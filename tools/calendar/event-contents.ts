import type { CalendarHost } from "../../src/host/calendar.ts";
import type { Contents, FoundText, TextPlace } from "../../src/tool/contents.ts";
import { LATEST, MOST_FOUND } from "../../src/tool/contents.ts";
import { daysLater } from "../days.ts";
import { clean } from "../speech.ts";

/** Days to come whose events are looked through, as those are that are asked for by their words. */
const DAYS_AHEAD = 366;

/** What is noted of events to come, and where they are; of a series once. */
export const eventContents: Contents = {
  kind: "event",
  field: "text",
  withWord: (text, place) => search(place, { text, limit: MOST_FOUND }),
  latest: (place) => search(place, { limit: LATEST }),
  textOf: async () => "",
};

type Query = Pick<Parameters<CalendarHost["query"]>[0], "text" | "limit">;

async function search(
  { host: { calendar, clock } }: TextPlace,
  query: Query,
): Promise<readonly FoundText[]> {
  const from = clock.now();
  const to = daysLater(from, DAYS_AHEAD, clock);
  const { rows } = await calendar.query({ from, to, ...query });
  return [...Map.groupBy(rows, ({ title }) => title)].flatMap(([title, all]) => {
    const told = all.flatMap(({ notes = "", location = "" }) => [clean(notes), clean(location)]);
    const text = [...new Set(told)].filter(Boolean).join("\n");
    return text === "" ? [] : [{ id: title, title, source: clean(title), text }];
  });
}
