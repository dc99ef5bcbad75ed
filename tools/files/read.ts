import { z } from "zod";
import { fileContents } from "./file-contents.ts";
import { defineTool } from "../../src/tool/define-tool.ts";
import { textPart } from "../../src/tool/envelope.ts";
import { filledField, offset } from "../fields.ts";
import { countedLines } from "../counted-lines.ts";
import { clean } from "../speech.ts";
import { fileNamed } from "./file-named.ts";
import { nameOfFile } from "./file-words.ts";

export const read = defineTool({
  name: "files.read",
  description: "Read what is in a text file, table or PDF.",
  input: z.strictObject({
    path: filledField("the file", { kind: "file", of: "file", sensitive: true }),
    offset,
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  companions: ["system.search_files"],
  contents: fileContents,
  demos: [
    {
      say: "read me the file Trebuchets 3",
      input: { path: "Trebuchets 3" },
      result: "Arm: 4.1 m ash. Counterweight: 230 kg of gravel.",
      answer: "The arm is 4.1 metres of ash, the counterweight 230 kilos of gravel.",
    },
    {
      say: "what's in regatta/crews.csv",
      input: { path: "regatta/crews.csv" },
      result: "boat,cox\nPlover,Odalys\nStint,Quillon",
      answer: "Two boats: Plover with Odalys as cox, and Stint with Quillon.",
    },
  ],
  say: countedLines,
  async run({ path, offset: start }, context) {
    const file = await fileNamed(context, path);
    const { text } = await context.host.files.read(file);
    const title = clean(nameOfFile(file));
    return textPart(text, start, { id: file, title, path: clean(file) });
  },
});
