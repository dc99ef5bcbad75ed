import type { Piece, Several } from "../../../language/contract/steps.ts";
import type { Region } from "../../../language/region.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";

type Told = {
  readonly pieces: readonly Piece[];
  readonly several: readonly Several[];
  /** The last stretch of the list. */
  readonly run: { readonly last: number };
  /** Where the list ends. */
  readonly from: number;
};

export type Tail = Region & {
  /** The words behind the list that stand for all of it. */
  readonly pointer: Several | undefined;
  /** Another request. */
  readonly behind: string | undefined;
};

/**
 * What is said of a list behind it: up to where something else is told or asked for. Words that stand
 * for the whole list may come after that.
 */
export async function tailOf(
  sources: Sources,
  utterance: Utterance,
  { pieces, several, run, from }: Told,
): Promise<Tail> {
  const { text } = utterance;
  const rest = pieces.slice(run.last + 1);
  const pointer = several.find(({ start }) => start >= from);
  const pointed =
    pointer && rest.findIndex((one) => one.start <= pointer.start && one.end >= pointer.end);
  let end = pieces[run.last]?.end ?? text.length;
  for (const [at, piece] of rest.entries()) {
    const { wish } = sources.language.wordingOf(text.slice(piece.start, piece.end));
    const isPointing = pointed !== undefined && at <= pointed;
    if (isPointing) {
      end = piece.end;
      continue;
    }
    if (wish.beginsAct) return { start: from, end, pointer, behind: text.slice(piece.start) };
    if (!(await saysMore(sources, utterance, piece))) break;
    end = piece.end;
  }
  return { start: from, end, pointer, behind: undefined };
}

/** A time, or a few words of no content: no aside. */
async function saysMore(
  sources: Sources,
  utterance: Utterance,
  { start, end, isListed }: Piece,
): Promise<boolean> {
  const text = utterance.text.slice(start, end);
  const { mood } = sources.language.wordingOf(text);
  if (!isListed || mood.isClause || mood.states || mood.speaksOfSelf) return false;
  const { reading } = await sources.contextOf({ ...utterance, text, alternatives: [] }, []);
  return reading.whens.length > 0;
}
