import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { clean, sayDone } from "../speech.ts";
import { filledField } from "../fields.ts";
import { fileRow } from "./file-words.ts";
import { writtenPath } from "./written-path.ts";

export const write = defineTool({
  name: "files.write",
  description: "Make a text file, or add text to the end of one.",
  input: z.strictObject({
    path: filledField("name of the file", {
      kind: "span",
      sensitive: true,
    }),
    text: filledField("what to write", { kind: "free" }),
    mode: z
      .enum(["create", "append"])
      .describe("a new file, or the end of an old one")
      .meta({ kind: "enum" })
      .optional(),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  gives: "file",
  confirm: true,
  demos: [
    {
      say: "make a file siege log.txt saying day 4: rope frayed",
      input: { path: "siege log.txt", text: "day 4: rope frayed", mode: "create" },
      result: "Wrote siege log.txt.",
      answer: "The file siege log.txt is there.",
    },
    {
      say: "add Knot: Wilhelmina to regatta/crews.csv",
      input: { path: "regatta/crews.csv", text: "Knot: Wilhelmina", mode: "append" },
      result: "Added to regatta/crews.csv.",
      answer: "I added it to crews.csv.",
    },
  ],
  async ask({ path, text, mode = "create" }, context) {
    const { host, language } = context;
    const file = await host.files.locate(await writtenPath(context, path, mode), mode);
    return `${language.say.files.askWrite(file, mode)}\n\n${text}`;
  },
  say: sayDone,
  async run({ path, text, mode = "create" }, context) {
    const { clock, files } = context.host;
    const { say } = context.language;
    const file = await writtenPath(context, path, mode);
    const { value, undo } = await files.write({ path: file, text, mode });
    const rows = [fileRow(value, { clock, say })];
    return done(say.files.written(clean(value.path), mode), { rows, undo });
  },
});
