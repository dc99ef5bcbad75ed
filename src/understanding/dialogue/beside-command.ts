import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";
import { isSettled } from "../ranking/rerank.ts";
import { clausesCut } from "./beside-undo.ts";

/**
 * What is said beside a clause that is nothing but the command to take the last act back, where it only says
 * why: what it names is not asked for. Undefined where a clause begins with an act, or asks surely for one.
 */
export function besideCommand(
  { language, lastCall, rankWords }: Sources,
  { text }: Utterance,
): string | undefined {
  if (!lastCall?.isEffect) return undefined;
  const clauses = clausesCut(language, text);
  const others = clauses.filter((clause) => !isUndo(clause, language));
  if (others.length === clauses.length) return undefined;
  const isTalk = others.every((clause) => {
    const { mood, wish } = language.wordingOf(clause);
    if (wish.beginsAct || mood.isQuestion) return false;
    return mood.states || !isSettled(rankWords(clause));
  });
  return isTalk ? others.join(" ") : undefined;
}

function isUndo(clause: string, language: Sources["language"]): boolean {
  const { cues } = language.wordingOf(clause);
  return language.wordingOf(clause.slice(cues.opening)).talk.command === "undo";
}
