import type { Finder } from "../../src/tool/finder.ts";

/** Every note, by its title. */
export const findNotes: Finder = {
  kind: "note",
  words: "query",
  async records({ names }) {
    const all = await names.of("note");
    return all.map(({ id, name }) => ({ id, facts: { title: name }, shownBy: { query: name } }));
  },
};
