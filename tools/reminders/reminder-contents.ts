import type { Contents } from "../../src/tool/contents.ts";
import { MOST_FOUND } from "../../src/tool/contents.ts";
import { clean } from "../speech.ts";

/** What is noted of reminders that are open. */
export const reminderContents: Contents = {
  kind: "reminder",
  field: "text",
  async withWord(word, { host: { reminders }, say }) {
    const { rows } = await reminders.query({ text: word, done: false, limit: MOST_FOUND });
    return rows.flatMap(({ title, notes }) =>
      notes
        ? [{ id: title, title, source: say.reminders.source(clean(title)), text: clean(notes) }]
        : [],
    );
  },
  textOf: async () => "",
};
