import { messageOf, UsageError } from "../errors.ts";
import type { Effect, Undoing } from "../types/journal.ts";

/** What "undo that" came to: something is undone, or an older effect is offered. */
export type TakenBack = {
  readonly text: string;
  readonly offer?: string;
  /** It was an act of this conversation. */
  readonly isDone: boolean;
};

/** Takes back the last act of this conversation. One of an earlier conversation is never meant by "that": it is told, and asked for. */
export async function takeBackOwn(
  undoing: Undoing,
  { canAsk }: { readonly canAsk: boolean },
): Promise<TakenBack> {
  const { journal, tell } = undoing;
  const own = journal.findOwn();
  if (own) return { text: await takeBack(undoing, own), isDone: true };
  const older = journal.find();
  if (!older) return { text: NOTHING, isDone: false };
  const told = `In this conversation nothing was done. The last thing before it, ${ended(tell(older))}`;
  if (!older.undo) return { text: `${told} That can't be taken back.`, isDone: false };
  return canAsk
    ? { text: `${told} Take it back?`, offer: older.id, isDone: false }
    : { text: `${told} To take it back: sotto undo`, isDone: false };
}

/** Takes back the last act of this conversation where this tool did it, for what is done in its place; says why where that can't be. */
export async function takeBackReplaced(
  undoing: Undoing,
  tool: string | undefined,
): Promise<string> {
  const own = undoing.journal.findOwn();
  if (!own || own.tool !== tool) return "";
  try {
    return ended(await takeBack(undoing, own));
  } catch (error) {
    return ended(messageOf(error));
  }
}

/** Takes back what was offered and said yes to; it may have gone meanwhile. */
export async function takeBackOffered(undoing: Undoing, id: string): Promise<string> {
  const effect = undoing.journal.find(id);
  return effect ? takeBack(undoing, effect) : NOTHING;
}

/** Takes back the newest effect of all, or the one with this id, and says what it was and when. Fails for an id nothing has. */
export async function takeBackLast(undoing: Undoing, id?: string): Promise<string> {
  const effect = undoing.journal.find(id);
  if (!effect && id !== undefined) {
    throw new UsageError(`There is nothing to undo with the id ${id}.`, {
      hint: "See what there is: sotto undo --list",
    });
  }
  if (!effect) return NOTHING;
  const sentence = await takeBack(undoing, effect);
  return `${ended(sentence)} That was ${ended(undoing.tell(effect))}`;
}

const NOTHING = "There is nothing to undo.";

async function takeBack({ journal, undo }: Undoing, effect: Effect): Promise<string> {
  const sentence = await undo(effect);
  journal.markUndone(effect.id);
  return sentence;
}

function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
