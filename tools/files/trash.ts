import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { clean, sayDone } from "../speech.ts";
import { fileNamed } from "./file-named.ts";

export const trash = defineTool({
  name: "files.trash",
  description: "Move files to the trash.",
  input: z.strictObject({
    paths: z
      .array(z.string().min(1))
      .min(1)
      .describe("the files")
      .meta({ kind: "file", of: "file", sensitive: true }),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  confirm: true,
  act: "remove",
  companions: ["system.search_files"],
  demos: [
    {
      say: "throw away the file Trebuchets 3",
      input: { paths: ["Trebuchets 3"] },
      result: "Moved one file to the trash: Plans/Trebuchets 3.md.",
      answer: "Trebuchets 3 is in the trash.",
    },
    {
      say: "trash siege log.txt and crews.csv",
      input: { paths: ["siege log.txt", "crews.csv"] },
      result: "Moved two files to the trash: siege log.txt and regatta/crews.csv.",
      answer: "Both files are in the trash.",
    },
  ],
  async ask({ paths }, context) {
    const { host, language } = context;
    const files = await Promise.all(paths.map((path) => fileNamed(context, path)));
    const lines = await Promise.all(files.map((file) => host.files.locate(file, "trash")));
    return [language.say.files.askTrash(lines.length), ...lines].join("\n");
  },
  say: sayDone,
  async run({ paths }, context) {
    const { host, language } = context;
    const files = await Promise.all(paths.map((path) => fileNamed(context, path)));
    const { value, undo } = await host.files.trash(files);
    return done(language.say.files.trashed(value.map(({ path }) => clean(path))), { undo });
  },
});
