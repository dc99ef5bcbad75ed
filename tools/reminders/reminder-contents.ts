import type { Contents } from "../../src/tool/contents.ts";
import { MOST_FOUND } from "../../src/tool/contents.ts";
import { clean } from "../speech.ts";

/** What is noted of reminders that are open. */
export const reminderContents: Contents = {
  kind: "reminder",
  field: "text",
  async withWord(word, { reminders }) {
    const { rows } = await reminders.query({ text: word, done: false, limit: MOST_FOUND });
    return rows.flatMap(({ title, notes }) =>
      notes
        ? [{ id: title, title, source: `Your reminder ${clean(title)}`, text: clean(notes) }]
        : [],
    );
  },
  textOf: async () => "",
};
