import type { Contents } from "../../src/tool/contents.ts";
import type { FoundText, TextPlace } from "../../src/tool/contents.ts";
import { LATEST, MOST_FOUND } from "../../src/tool/contents.ts";

/** What stands in notes. */
export const noteContents: Contents = {
  kind: "note",
  field: "id",
  withWord: (query, place) => search(place, query, MOST_FOUND),
  latest: (place) => search(place, "", LATEST),
  async textOf(id, { notes }) {
    return (await notes.read(id)).text;
  },
};

async function search(
  { host: { notes }, say }: TextPlace,
  query: string,
  limit: number,
): Promise<readonly FoundText[]> {
  const { rows } = await notes.search({ query, limit });
  return rows.map(({ id, title, folder, version }) => ({
    id,
    version,
    title: `${folder} ${title}`.trim(),
    name: title,
    source: say.notes.source(title),
  }));
}
