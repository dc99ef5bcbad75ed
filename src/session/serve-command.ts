import type { Answers, ConversationCommand } from "../language/contract/answers.ts";
import type { TurnSentences } from "../language/contract/sentences/turn.ts";
import type { Undoing } from "../types/journal.ts";
import type { FinishedCall } from "../types/turn/stages.ts";
import type { ReadPart, Unread } from "../types/turn/unread.ts";
import type { History } from "./history.ts";
import { takeBackOffered, takeBackOwn } from "./take-back.ts";
import type { WorkingMemory } from "./working-memory.ts";

/** A command, or a whole answer to the offer to take an older effect back. */
export type Command =
  | ConversationCommand
  | "leave-offered"
  | { readonly kind: "take-back-offered"; readonly effect: string };

export type CommandNeeds = {
  readonly history: History;
  readonly memory: WorkingMemory;
  readonly undoing: Undoing;
  /** Whether an answer to a question of ours can still come. */
  readonly canAsk: boolean;
  /** What a turn's calls found and nobody has said yet, and the next part of it. */
  readonly reading: {
    readonly unreadOf: (calls: readonly FinishedCall[]) => Unread | undefined;
    readonly readOn: (unread: Unread) => ReadPart;
  };
  readonly answers: Pick<Answers, "asksForMore" | "commandIn" | "yesOrNo">;
  readonly say: TurnSentences["conversation"];
  /** The last turn changed something that can be had back. */
  readonly hasActed: boolean;
  readonly mayAct: () => Promise<boolean>;
};

/** The command that is all these words say. A yes or no to what was offered comes first; other words drop the offer. */
export function commandIn(
  text: string,
  { memory, answers }: Pick<CommandNeeds, "memory" | "answers">,
): Command | undefined {
  const { offer } = memory;
  memory.offer = undefined;
  const answer = offer === undefined ? undefined : answers.yesOrNo(text);
  if (answer === "yes") return { kind: "take-back-offered", effect: offer ?? "" };
  if (answer === "no") return "leave-offered";
  const isMore = memory.unread !== undefined && answers.asksForMore(text);
  return isMore ? "go-on" : answers.commandIn(text);
}

/** Serves a command that needs no tool and no model; gives what is said. */
export async function serveCommand(command: Command, needs: CommandNeeds): Promise<string> {
  const { memory, history, say, mayAct } = needs;
  if (typeof command !== "string") return undo(needs, command.effect);
  switch (command) {
    case "stop":
      memory.open = undefined;
      return say.closed;
    case "take-back": {
      const isOpen = memory.open !== undefined;
      memory.open = undefined;
      return isOpen || !needs.hasActed ? say.closed : undo(needs);
    }
    case "repeat":
      return history.lastAnswer || say.nothingSaid;
    case "go-on":
      return goOn(needs);
    case "help":
      return say.abilities;
    case "forget":
      if (!(await mayAct())) return say.stopped;
      memory.clear();
      history.clear();
      return say.forgotten;
    case "quit":
      return say.goodbye;
    case "undo":
      return undo(needs);
    case "leave-offered":
      return say.declined;
  }
}

/** Takes back the last act of this conversation, or the older one that was offered. */
export async function undo(
  { undoing, canAsk, memory, say, mayAct }: Omit<CommandNeeds, "hasActed">,
  offered?: string,
): Promise<string> {
  if (!(await mayAct())) return say.stopped;
  if (offered !== undefined) return takeBackOffered(undoing, { id: offered, say });
  const { text, offer, isDone } = await takeBackOwn(undoing, { canAsk, say });
  memory.offer = offer;
  if (isDone) memory.dropAct();
  return text;
}

/** Takes back what the turn at hand did itself, which nothing leans on yet. */
export async function undoJustDone({
  undoing,
  say,
  mayAct,
}: Pick<CommandNeeds, "undoing" | "say" | "mayAct">): Promise<string> {
  if (!(await mayAct())) return say.stopped;
  return (await takeBackOwn(undoing, { canAsk: false, say })).text;
}

/** What an interruption left unsaid, else the next part of what is being read, else the last answer again. */
function goOn({ history, memory, reading, say }: CommandNeeds): string {
  const rest = history.takeRest();
  if (rest !== undefined) return rest;
  if (!memory.unread) return history.lastAnswer || say.nothingSaid;
  const next = reading.readOn(memory.unread);
  memory.unread = next.unread;
  memory.lastAnswer = next.text;
  history.noteRead(next.text);
  return next.text;
}
