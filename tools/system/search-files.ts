import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { items } from "../../src/tool/envelope.ts";
import { defined } from "../defined.ts";
import { field, limit, rowsFor } from "../fields.ts";
import { fileRow, fileWords } from "../files/file-words.ts";
import { sayRows } from "../speech.ts";
import { lookUp } from "../look-up.ts";
import { rangeOf } from "../time-range.ts";
import { folderNamed } from "../folder-named.ts";
import { kind } from "./kind.ts";

export const searchFiles = defineTool({
  name: "system.search_files",
  description: "Find files and documents by name, content, kind or date.",
  input: z.strictObject({
    query: field("words of the name or content", { kind: "span" }).optional(),
    folder: field("only below this folder", { kind: "folder" }).optional(),
    kind,
    since: field("changed since", { kind: "when", time: { lean: "past" } }).optional(),
    limit,
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  gives: "file",
  lists: { kind: "file", words: "query", whole: false },
  companions: ["files.read"],
  demos: [
    {
      say: "find the file about trebuchets",
      input: { query: "trebuchets" },
      result: "file:91 | Plans/Trebuchets 3.md | text | 4 KB | changed on Sunday 8 March",
      answer: "I found Trebuchets 3 in the folder Plans, changed on Sunday 8 March.",
    },
    {
      say: "any pdf since the ninth of february",
      input: { kind: "pdf", since: "the ninth of february" },
      result: "nothing found",
      answer: "No PDF has changed since 9 February.",
    },
  ],
  say: (result, { input, asks, isForOther, language: { say } }) =>
    sayRows({
      result,
      asks,
      isForOther,
      say,
      nothing: say.files.noFiles(input["query"] ? String(input["query"]) : undefined),
      head: say.files.files,
      row: (item) => fileWords(item, say),
    }),
  async run({ query, folder, kind, limit: most }, context) {
    const { host, meant, language } = context;
    const { clock } = host;
    const { since } = meant;
    const start = since && rangeOf({ from: since }, clock, { openDays: 1 }).from;
    const place = folder ? await folderNamed(context, folder) : undefined;
    const wanted = defined({ folder: place, kind, since: start });
    const { rows, more, isPartial } = await lookUp(context, {
      text: query,
      limit: rowsFor(most),
      search: ({ text, limit: rows }) =>
        host.files.search({ ...wanted, ...defined({ query: text }), limit: rows }),
      idOf: ({ path }) => path,
    });
    const words = { clock, say: language.say };
    return items({ rows: rows.map((row) => fileRow(row, words)), more, isPartial });
  },
});
