import type { Language } from "../../language/language.ts";
import { onlyWonders } from "../ranking/rules/only-asked.ts";

/** Whether words want something told and nothing done, up to their end: "when is it, and put it in the diary" does both. */
export function onlyAsks(text: string, language: Pick<Language, "wordingOf">): boolean {
  if (!onlyWonders(text, language)) return false;
  const last = language.wordingOf(text).parting.cuts.at(-1);
  return last === undefined || onlyWonders(text.slice(last.end), language);
}
