import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { items } from "../../src/tool/envelope.ts";
import type { JsonObject } from "../../src/types/json.ts";
import { defined } from "../defined.ts";
import { field, limit, rowsFor } from "../fields.ts";
import { lookUp } from "../look-up.ts";
import { oneOf } from "../named.ts";
import { isOnly, sayRows } from "../speech.ts";
import { noteOf, noteRow } from "./note-words.ts";
import { findNotes } from "./find-notes.ts";

const USUAL_ROWS = 8;

export const search = defineTool({
  name: "notes.search",
  description: "Find notes by title or words in them, or list them.",
  input: z.strictObject({
    query: field("words to look for", { kind: "span" }).optional(),
    folder: field("only in this folder", { kind: "folder" }).optional(),
    limit,
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  gives: "note",
  labels: ["folder"],
  lists: { kind: "note", words: "query", whole: false },
  finds: [findNotes],
  companions: ["notes.read"],
  demos: [
    {
      say: "find my notes on caulking",
      input: { query: "caulking" },
      result:
        "note:91 | Caulking the punt | Boats | changed Sunday 7 June | Oakum first, then pitch",
      answer: "I found caulking the punt in the folder Boats.",
    },
    {
      say: "is there a note about zither strings",
      input: { query: "zither strings" },
      result: "nothing found",
      answer: "No, there is no note about zither strings.",
    },
  ],
  say: (result, { input, asks, isForOther, language: { say } }) =>
    sayRows({
      result,
      asks,
      isForOther,
      say,
      nothing: say.notes.noNotes(isSearch(input) ? String(input["query"]) : undefined),
      head: (total) => say.notes.notes(total, isSearch(input)),
      row: (item) => say.notes.noteRow(noteOf(item, isSearch(input) && isOnly(result))),
    }),
  async run({ query, folder, limit: most }, context) {
    const { host, language } = context;
    const place = folder
      ? oneOf(await host.notes.folders(), { kind: "folder", said: folder, language }).id
      : undefined;
    const { rows, more, isPartial } = await lookUp(context, {
      text: query,
      limit: rowsFor(most, USUAL_ROWS),
      search: ({ text = "", limit: rows }) =>
        host.notes.search({ query: text, limit: rows, ...defined({ folder: place }) }),
      idOf: ({ id }) => id,
      isLoose: true,
    });
    return items({ rows: rows.map((row) => noteRow(row, context)), more, isPartial });
  },
});

function isSearch({ query }: JsonObject): boolean {
  return query !== undefined && query !== "";
}
