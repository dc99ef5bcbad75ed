import type { Contents } from "../../src/tool/contents.ts";
import { MOST_FOUND } from "../../src/tool/contents.ts";

/** What stands in notes. */
export const noteContents: Contents = {
  kind: "note",
  field: "id",
  async withWord(query, { host: { notes }, say }) {
    const { rows } = await notes.search({ query, limit: MOST_FOUND });
    return rows.map(({ id, title, folder }) => ({
      id,
      title: `${folder} ${title}`.trim(),
      name: title,
      source: say.notes.source(title),
    }));
  },
  async textOf(id, { notes }) {
    return (await notes.read(id)).text;
  },
};
