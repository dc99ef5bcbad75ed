import type { OpenQuestion } from "../types/stages.ts";
import type { Turn } from "./run-turn.ts";
import { stateOf } from "./turn-record.ts";
import type { TurnRecord } from "./turn-record.ts";

export type Ending = {
  readonly text: string;
  readonly from: "template" | "model";
  readonly question?: OpenQuestion;
};

export const APOLOGY = "Sorry, I couldn't work that out.";

/**
 * After a part of the request that was not done: on to the next that stands without it, or the end.
 * Parts that speak of it ("and tell Ben about it") are left, and said to be.
 */
export function goOn(turn: Turn, record: TurnRecord): Ending | undefined {
  for (const words of turn.stages.unserved(stateOf(record))) {
    if (!turn.stages.leans(words)) break;
    record.left = [...record.left, words];
    passOver(record);
  }
  const isOver = turn.stages.unserved(stateOf(record)).length === 0;
  return isOver || !stateOf(record).mayAct ? wrapUp(turn, record) : undefined;
}

/** The part at hand waits for an answer: others come first, the question last. Of two, the second waits for the first. */
export function putOff(
  turn: Turn,
  record: TurnRecord,
  open: Omit<OpenQuestion, "rest">,
): Ending | undefined {
  const [words] = turn.stages.unserved(stateOf(record));
  if (!record.open) record.open = open;
  else if (words !== undefined) record.left = [...record.left, words];
  passOver(record);
  return goOn(turn, record);
}

/** Nothing can be done for the part at hand: the others are served, and it is said to be left. */
export function leave(turn: Turn, record: TurnRecord): Ending | undefined {
  const [words, ...others] = turn.stages.unserved(stateOf(record));
  if (words === undefined || others.length === 0) return wrapUp(turn, record);
  record.left = [...record.left, words];
  passOver(record);
  return goOn(turn, record);
}

/** The part at hand gets no call of its own. */
export function passOver(record: TurnRecord): void {
  record.passedAt = [...record.passedAt, record.calls.length];
  record.chosen = undefined;
}

/** What was said so far, and what was asked back; parts that come after it wait with the question. */
export function wrapUp(turn: Turn, record: TurnRecord): Ending {
  const { open, said } = record;
  if (!open) return template(inOneBreath(said) || APOLOGY);
  const question = { ...open, rest: unservedBy(turn, record) };
  return { ...template(inOneBreath([...said, open.question])), question };
}

/** Sentences one after the other; what somebody wrote may lack its full stop. */
function inOneBreath(sentences: readonly string[]): string {
  return sentences
    .map((one, at) => (at < sentences.length - 1 && !/[.!?…]["”]?$/.test(one) ? `${one}.` : one))
    .join(" ");
}

/** Everything that was asked for and not done, in its order. */
export function unservedBy({ stages }: Turn, record: TurnRecord): readonly string[] {
  return [...record.left, ...stages.unserved(stateOf(record))];
}

export function template(text: string): Ending {
  return { text, from: "template" };
}
