import { z } from "zod";
import { noteContents } from "./note-contents.ts";
import { defineTool } from "../../src/tool/define-tool.ts";
import { textPart } from "../../src/tool/envelope.ts";
import { filledField, offset } from "../fields.ts";
import { countedLines } from "../counted-lines.ts";
import { clean } from "../speech.ts";
import { noteNamed } from "./note-named.ts";

export const read = defineTool({
  name: "notes.read",
  description: "Read one note.",
  input: z.strictObject({
    id: filledField("the note", { kind: "note", of: "note" }),
    offset,
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  companions: ["notes.search"],
  contents: noteContents,
  demos: [
    {
      say: "read my note caulking the punt",
      input: { id: "Caulking the punt" },
      result: "Oakum first, then pitch. Let it sit for 31 hours.",
      answer: "It says: oakum first, then pitch, and let it sit for 31 hours.",
    },
    {
      say: "what does the note zither say",
      input: { id: "Zither" },
      result: "Strings: 5 for melody, 27 for the rest.",
      answer: "Five strings for the melody and 27 for the rest.",
    },
  ],
  say: countedLines,
  async run({ id, offset: start }, context) {
    const note = await noteNamed(context, id);
    const { text } = await context.host.notes.read(note.id);
    return textPart(text.trim() === "" ? context.language.say.notes.isEmpty : text, start, {
      id: note.id,
      title: clean(note.name),
    });
  },
});
