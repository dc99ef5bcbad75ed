import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";
import { isSettled } from "../ranking/rerank.ts";
import { clausesCut } from "./beside-undo.ts";

/**
 * One clause is nothing but the command to take the last act back, and the others only say why: what they
 * name is not asked for. A clause that begins with an act, or asks surely for one, is.
 */
export function onlyUndoes(
  { language, lastCall, rankWords }: Sources,
  { text }: Utterance,
): boolean {
  if (!lastCall?.isEffect) return false;
  const clauses = clausesCut(language, text);
  const others = clauses.filter((clause) => !isUndo(clause, language));
  if (others.length === clauses.length) return false;
  return others.every((clause) => {
    const { mood, wish } = language.wordingOf(clause);
    if (wish.beginsAct || mood.isQuestion) return false;
    return mood.states || !isSettled(rankWords(clause));
  });
}

function isUndo(clause: string, language: Sources["language"]): boolean {
  const { cues } = language.wordingOf(clause);
  return language.wordingOf(clause.slice(cues.opening)).talk.command === "undo";
}
