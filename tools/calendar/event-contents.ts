import type { Contents } from "../../src/tool/contents.ts";
import { MOST_FOUND } from "../../src/tool/contents.ts";
import { daysLater } from "../days.ts";
import { clean } from "../speech.ts";

/** Days to come whose events are looked through, as those are that are asked for by their words. */
const DAYS_AHEAD = 366;

/** What is noted of events to come, and where they are; of a series once. */
export const eventContents: Contents = {
  kind: "event",
  field: "text",
  async withWord(word, { host: { calendar, clock } }) {
    const from = clock.now();
    const to = daysLater(from, DAYS_AHEAD, clock);
    const { rows } = await calendar.query({ from, to, text: word, limit: MOST_FOUND });
    return [...Map.groupBy(rows, ({ title }) => title)].flatMap(([title, all]) => {
      const told = all.flatMap(({ notes = "", location = "" }) => [clean(notes), clean(location)]);
      const text = [...new Set(told)].filter(Boolean).join("\n");
      return text === "" ? [] : [{ id: title, title, source: clean(title), text }];
    });
  },
  textOf: async () => "",
};
