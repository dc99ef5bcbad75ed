import { ended } from "../agent/ended.ts";
import { messageOf, UsageError } from "../errors.ts";
import type { Sayings } from "../language/contract/sayings.ts";
import type { TurnSentences } from "../language/contract/sentences/turn.ts";
import type { Effect, Undoing } from "../types/journal.ts";

/** What "undo that" came to: something is undone, or an older effect is offered. */
export type TakenBack = {
  readonly text: string;
  readonly offer?: string;
  /** It was an act of this conversation. */
  readonly isDone: boolean;
};

type Words = TurnSentences["conversation"];

/** Takes back the last act of this conversation. One of an earlier conversation is never meant by "that": it is told, and asked for. */
export async function takeBackOwn(
  undoing: Undoing,
  { canAsk, say }: { readonly canAsk: boolean; readonly say: Words },
): Promise<TakenBack> {
  const { journal, tell } = undoing;
  const own = journal.findOwn();
  if (own) return { text: await takeBack(undoing, own), isDone: true };
  const older = journal.find();
  if (!older) return { text: say.nothingToUndo, isDone: false };
  const told = ended(tell(older));
  if (!older.undo) return { text: say.lastBefore(told, "can't"), isDone: false };
  return canAsk
    ? { text: say.lastBefore(told, "ask"), offer: older.id, isDone: false }
    : { text: say.lastBefore(told, "by command"), isDone: false };
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
export async function takeBackOffered(
  undoing: Undoing,
  { id, say }: { readonly id: string; readonly say: Words },
): Promise<string> {
  const effect = undoing.journal.find(id);
  return effect ? takeBack(undoing, effect) : say.nothingToUndo;
}

/** Takes back the newest effect of all, or the one with this id, and says what it was and when. Fails for an id nothing has. */
export async function takeBackLast(
  undoing: Undoing,
  { id, say }: { readonly id?: string | undefined; readonly say: Pick<Sayings, "turn"> },
): Promise<string> {
  const words = say.turn.conversation;
  const effect = undoing.journal.find(id);
  if (!effect && id !== undefined) {
    throw new UsageError(`There is nothing to undo with the id ${id}.`, {
      hint: "See what there is: sotto undo --list",
    });
  }
  if (!effect) return words.nothingToUndo;
  const sentence = await takeBack(undoing, effect);
  return `${ended(sentence)} ${words.thatWas(ended(undoing.tell(effect)))}`;
}

async function takeBack({ journal, undo }: Undoing, effect: Effect): Promise<string> {
  const sentence = await undo(effect);
  journal.markUndone(effect.id);
  return sentence;
}
