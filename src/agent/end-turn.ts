import type { OpenQuestion } from "../types/turn/open-question.ts";
import { givenUp, movedOn, undone, unserved, withoutLeaning } from "./advance-plan.ts";
import { ended } from "./ended.ts";
import { stateOf } from "./turn-record.ts";
import type { TurnRecord } from "./turn-record.ts";

export type Ending = {
  readonly text: string;
  readonly from: "template" | "model";
  /** As much of it as was heard while the model wrote it. */
  readonly heard?: string;
  readonly question?: OpenQuestion;
};

/**
 * After a part of the request that was not done: on to the next that stands without it, or the end.
 * Parts that speak of it ("and tell Ben about it") are left, and said to be.
 */
export function goOn(record: TurnRecord): Ending | undefined {
  record.plan = withoutLeaning(record.plan, record.calls.length);
  const isOver = unserved(record.plan).length === 0;
  return isOver || !stateOf(record).mayAct ? wrapUp(record) : undefined;
}

/** The part at hand waits for an answer: others come first, the question last. Of two, the second waits for the first. */
export function putOff(record: TurnRecord, open: Omit<OpenQuestion, "rest">): Ending | undefined {
  const after = record.open ? givenUp : movedOn;
  record.open ??= open;
  record.plan = after(record.plan, record.calls.length);
  return goOn(record);
}

/** Nothing can be done for the part at hand: the others are served, and it is said to be left. */
export function leave(record: TurnRecord): Ending | undefined {
  if (unserved(record.plan).length <= 1) return wrapUp(record);
  record.plan = givenUp(record.plan, record.calls.length);
  return goOn(record);
}

/** What was said so far, and what was asked back; parts that come after it wait with the question. */
export function wrapUp({ open, said, plan, words }: TurnRecord): Ending {
  if (!open) return template(inOneBreath(said) || words.apology);
  const question = { ...open, rest: undone(plan) };
  return { ...template(inOneBreath([...said, open.question])), question };
}

/** Sentences one after the other; what somebody wrote may lack its full stop. */
function inOneBreath(sentences: readonly string[]): string {
  return sentences.map((one, at) => (at < sentences.length - 1 ? ended(one) : one)).join(" ");
}

export function template(text: string): Ending {
  return { text, from: "template" };
}
