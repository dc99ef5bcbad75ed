import { readDialogues } from "./dialogues.ts";
import type { Dialogue } from "./dialogues.ts";
import { actsIn, toolsOf } from "./programs.ts";

/** The first words of a dialogue, and the tools any of which its program means; none for talk. */
export type Asked = { readonly text: string; readonly accept: readonly string[] };

/** The first turns of a file of dialogues whose program means one of our tools clearly, or none. */
export function readFirstTurns(file: string): readonly Asked[] {
  return readDialogues(file).flatMap(firstTurn);
}

function firstTurn({ turns: [first] }: Dialogue): readonly Asked[] {
  if (!first || actsIn(first.program) > 1) return [];
  const accept = toolsOf(first.program);
  return accept === "unclear" ? [] : [{ text: first.text, accept }];
}
