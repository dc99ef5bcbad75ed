import { readFileSync } from "node:fs";
import { z } from "zod";
import { actsIn, toolsOf } from "./programs.ts";

/** What a turn decides: which of our tools it asks for, what an answer may go on with, or neither. */
export type Decision =
  | { readonly kind: "asks" | "revises"; readonly accept: readonly string[] }
  /** A yes or a choice: the act before may be finished, and nothing else is begun. */
  | { readonly kind: "answers"; readonly accept: readonly string[] }
  | { readonly kind: "talks" }
  | { readonly kind: "unclear" };
export type DialogueTurn = {
  readonly text: string;
  readonly program: string;
  readonly decision: Decision;
};
export type Dialogue = { readonly id: string; readonly turns: readonly DialogueTurn[] };

const dialogueSchema = z.object({
  id: z.string(),
  turns: z.array(z.object({ user: z.string(), lispress: z.string() })),
});
/** What an act can be revised by: the act again in other words, or a change of what it made. */
const REVISED: Readonly<Record<string, readonly string[]>> = {
  "calendar.create_event": ["calendar.create_event", "calendar.update_event"],
  "calendar.query": ["calendar.query", "calendar.find_slots"],
};

/** A file of dialogues with what each turn decides, as far as its program tells it clearly. */
export function readDialogues(file: string): readonly Dialogue[] {
  return readFileSync(file, "utf8").split("\n").filter(Boolean).map(dialogueOf);
}

function dialogueOf(line: string): Dialogue {
  const { id, turns } = dialogueSchema.parse(JSON.parse(line));
  let before: readonly string[] = [];
  return {
    id,
    turns: turns.map(({ user: text, lispress: program }) => {
      const decision = decisionOf(program, before);
      if (decision.kind === "asks") before = decision.accept;
      return { text, program, decision };
    }),
  };
}

function decisionOf(program: string, before: readonly string[]): Decision {
  if (actsIn(program) > 1) return { kind: "unclear" };
  if (/\((?:ReviseConstraint|NewClobber)/.test(program)) {
    const accept = before.flatMap((tool) => REVISED[tool] ?? [tool]);
    return accept.length > 0 ? { kind: "revises", accept } : { kind: "unclear" };
  }
  const accept = toolsOf(program);
  if (accept === "unclear") return leaning(program, before);
  return accept.length > 0 ? { kind: "asks", accept } : { kind: "talks" };
}

/** What has no act of its own: a yes, a choice, a no. */
function leaning(program: string, before: readonly string[]): Decision {
  if (/\(DoNotConfirm|\(Pleasantry|\(UserPauseResponse/.test(program)) return { kind: "talks" };
  const isAnswer = /ConfirmAndReturnAction|\(Choose|\(AcceptSuggestion|\(Execute \(refer/.test(
    program,
  );
  if (!isAnswer || /\(Fence/.test(program) || before.length === 0) return { kind: "unclear" };
  return { kind: "answers", accept: before.flatMap((tool) => REVISED[tool] ?? [tool]) };
}
