import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { makeFolder } from "../../config/make-folder.ts";
import { AssistantError, messageOf } from "../../errors.ts";

const addedSchema = z.strictObject({
  id: z.string().regex(/^[\w.-]+$/),
  path: z.string(),
  /** While these are the file's it isn't looked into again. */
  bytes: z.number(),
  modifiedMs: z.number(),
  architecture: z.string(),
  licence: z.string(),
  parameters: z.number(),
  /** As many as it was trained for, or as the memory holds beside it. */
  contextSize: z.int().positive(),
  neededBytes: z.number(),
});

/** A model file of the user's own, with what its header said when it was added. */
export type AddedModel = z.infer<typeof addedSchema>;

/** The models somebody added; none where nobody did. */
export function readAdded(file: string): readonly AddedModel[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return []; // nothing was added yet
  }
  try {
    return z.array(addedSchema).parse(JSON.parse(text));
  } catch (cause) {
    throw new AssistantError("added_unreadable", `The list of added models ${file} is broken.`, {
      hint: "Delete it, then add the models again: sotto models add FILE",
      cause,
    });
  }
}

/** The file is whole at any moment: the old list, or the new one. */
export function writeAdded(file: string, added: readonly AddedModel[]): void {
  const temporary = `${file}.${process.pid}.part`;
  try {
    makeFolder(dirname(file));
    writeFileSync(temporary, `${JSON.stringify(added, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(temporary, file);
  } catch (cause) {
    throw new AssistantError("added_unwritable", `${file} can't be written: ${messageOf(cause)}.`, {
      hint: "Free some space, or give yourself the right to write there.",
      cause,
    });
  }
}
