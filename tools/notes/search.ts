import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { items } from "../../src/tool/envelope.ts";
import { defined } from "../defined.ts";
import { field, filledField, limit, rowsFor } from "../fields.ts";
import { oneOf } from "../named.ts";
import { counted, isOnly, sayRows } from "../speech.ts";
import { noteAndText, noteRow, noteWords } from "./note-words.ts";
import { findNotes } from "./find-notes.ts";

const USUAL_ROWS = 8;

export const search = defineTool({
  name: "notes.search",
  description: "Find notes by title or words in them.",
  input: z.strictObject({
    query: filledField("words to look for", { ask: "What should I look for?", kind: "span" }),
    folder: field("only in this folder", { kind: "folder" }).optional(),
    limit,
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  gives: "note",
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
  say: (result, { input, asks }) =>
    sayRows({
      result,
      asks,
      nothing: `I found no note about “${String(input["query"])}”.`,
      head: (total) => `I found ${counted(total, "note")}`,
      row: isOnly(result) ? noteAndText : noteWords,
    }),
  async run({ query, folder, limit: most }, { host }) {
    const place = folder
      ? oneOf(await host.notes.folders(), { kind: "folder", said: folder }).id
      : undefined;
    const wanted = { query, limit: rowsFor(most, USUAL_ROWS), ...defined({ folder: place }) };
    const { rows, more } = await host.notes.search(wanted);
    return items({ rows: rows.map((row) => noteRow(row, host.clock)), more });
  },
});
