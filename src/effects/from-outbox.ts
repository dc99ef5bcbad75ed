import { undoing } from "./undo-by.ts";
import type { UndoBy } from "./undo-by.ts";

/** Effects that were made since something was put into the outbox, which is a matter of seconds. */
const RECENT = 50;

/** Takes one thing out of the outbox, and notes in the journal that it was undone. */
export async function takeBack({ host, journal, say }: UndoBy, id: string): Promise<string> {
  const effect = journal
    .list(RECENT)
    .find(
      ({ undo, isUndone }) => !isUndone && [undo?.input["id"], undo?.input["key"]].includes(id),
    );
  if (!effect) return say.acting.waitsInOutbox;
  const sentence = await undoing({ host, journal, say }).undo(effect);
  journal.markUndone(effect.id);
  return sentence;
}
