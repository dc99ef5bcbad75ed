import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { clean, sayDone } from "../speech.ts";
import { filledField } from "../fields.ts";
import { noteNamed } from "./note-named.ts";
import { noteRow } from "./note-words.ts";

export const append = defineTool({
  name: "notes.append",
  description: "Add text to the end of a note there is.",
  input: z.strictObject({
    id: filledField("the note", { kind: "note", of: "note" }),
    text: filledField("what to add", { kind: "free" }),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  gives: "note",
  confirm: true,
  companions: ["notes.search"],
  demos: [
    {
      say: "add sand the rim to my note caulking the punt",
      input: { id: "Caulking the punt", text: "sand the rim" },
      result: "Added to the note Caulking the punt.",
      answer: "It's added to the note about caulking the punt.",
    },
    {
      say: "append E string snapped to the zither note",
      input: { id: "Zither", text: "E string snapped" },
      result: "Added to the note Zither.",
      answer: "The zither note now has it.",
    },
  ],
  async ask({ id, text }, context) {
    const { name } = await noteNamed(context, id);
    return `${context.language.say.notes.askAppend(name)}\n${text}`;
  },
  say: sayDone,
  async run({ id, text }, context) {
    const note = await noteNamed(context, id);
    const { value, undo } = await context.host.notes.append({ id: note.id, text });
    const rows = [noteRow(value, context)];
    return done(context.language.say.notes.appended(clean(value.title)), { rows, undo });
  },
});
