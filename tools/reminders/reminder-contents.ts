import type { RemindersHost } from "../../src/host/reminders.ts";
import type { Contents, FoundText, TextPlace } from "../../src/tool/contents.ts";
import { LATEST, MOST_FOUND } from "../../src/tool/contents.ts";
import { clean } from "../speech.ts";

/** What is noted of reminders that are open. */
export const reminderContents: Contents = {
  kind: "reminder",
  field: "text",
  withWord: (text, place) => search(place, { text, limit: MOST_FOUND }),
  latest: (place) => search(place, { limit: LATEST }),
  textOf: async () => "",
};

type Query = Pick<Parameters<RemindersHost["query"]>[0], "text" | "limit">;

async function search(
  { host: { reminders }, say }: TextPlace,
  query: Query,
): Promise<readonly FoundText[]> {
  const { rows } = await reminders.query({ done: false, ...query });
  return rows.flatMap(({ title, notes }) =>
    notes
      ? [{ id: title, title, source: say.reminders.source(clean(title)), text: clean(notes) }]
      : [],
  );
}
