import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { items, MAX_ROWS } from "../../src/tool/envelope.ts";
import { fold } from "../../src/language/normalise.ts";
import { clean, sayRows } from "../speech.ts";
import { field } from "../fields.ts";

export const list = defineTool({
  name: "shortcuts.list",
  description: "List the shortcuts there are.",
  input: z.strictObject({
    query: field("words of its name", { kind: "span" }).optional(),
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  gives: "shortcut",
  lists: { kind: "shortcut", words: "query", whole: true },
  companions: ["shortcuts.run"],
  demos: [
    {
      say: "which shortcuts do I have",
      input: {},
      result: "Feed the newts | Reads the feeding plan\nTide table",
      answer: "You have two shortcuts: feed the newts and tide table.",
    },
    {
      say: "any shortcut with newts in it",
      input: { query: "newts" },
      result: "Feed the newts | Reads the feeding plan",
      answer: "One: feed the newts, which reads the feeding plan.",
    },
  ],
  say: (result, { input, isForOther, language: { say } }) =>
    sayRows({
      result,
      isForOther,
      say,
      nothing: say.shortcuts.noShortcuts(input["query"] ? String(input["query"]) : undefined),
      head: say.shortcuts.shortcuts,
      row: ({ name }) => String(name),
    }),
  async run({ query }, { host }) {
    const wanted = fold(query ?? "");
    const found = (await host.shortcuts.all()).filter(({ name, description = "" }) =>
      fold(`${name} ${description}`).includes(wanted),
    );
    const rows = found.map(({ id, name, description }) => ({
      id,
      name: clean(name),
      description: description && clean(description),
    }));
    return items({
      rows: rows.slice(0, MAX_ROWS),
      more: Math.max(0, rows.length - MAX_ROWS),
    });
  },
});
