import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { defined } from "../defined.ts";
import { oneOf } from "../named.ts";
import { clean, sayDone } from "../speech.ts";
import { field, filledField } from "../fields.ts";
import { noteRow } from "./note-words.ts";

export const create = defineTool({
  name: "notes.create",
  description: "Write a new note.",
  input: z.strictObject({
    title: filledField("its title", { kind: "span" }),
    body: field("its text", { kind: "free" }),
    folder: field("folder to put it in", { kind: "folder" }).optional(),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  gives: "note",
  companions: ["notes.append"],
  demos: [
    {
      say: "make a note called punt pole saying 4.6 metres, spruce",
      input: { title: "punt pole", body: "4.6 metres, spruce" },
      result: "Note made: punt pole.",
      answer: "The note punt pole is made.",
    },
    {
      say: "note in boats titled leaks: port side, third plank",
      input: { title: "leaks", body: "port side, third plank", folder: "boats" },
      result: "Note made in Boats: leaks.",
      answer: "There is a note called leaks in the folder Boats.",
    },
  ],
  say: sayDone,
  async run({ title, body, folder }, context) {
    const { host, language } = context;
    const place = folder
      ? oneOf(await host.notes.folders(), { kind: "folder", said: folder, language }).id
      : undefined;
    const note = { title, body, ...defined({ folder: place }) };
    const { value, undo } = await host.notes.create(note);
    const rows = [noteRow(value, context)];
    const where = place ? clean(place) : undefined;
    return done(language.say.notes.made(clean(value.title), where), { rows, undo });
  },
});
