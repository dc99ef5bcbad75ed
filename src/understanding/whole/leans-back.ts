import { titleOf } from "../../grounding/entity-linking/record-keys.ts";
import type { Role, SaidToken } from "../../language/reading/roles.ts";
import { shownAt } from "../../tool/handle-book.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";

type Before = Pick<Sources, "language" | "handles" | "lastCall">;

/**
 * Whether words lean on what was done or shown before them: they do something to it, only point, name a record of the
 * newest list, or fit no tool surely by themselves.
 */
export function leansBack(before: Before, plan: Plan, { text }: Utterance): boolean {
  const { act, parts } = plan;
  if (!before.lastCall || act === "answer" || act === "close") return false;
  const isOfLast = act !== "request" || parts.some(({ values }) => OF_LAST.has(values.from));
  const isUnsure = parts.some(({ ranked }) => !ranked.sure);
  return (
    isOfLast ||
    isUnsure ||
    before.language.wordingOf(text).cues.pointsBack ||
    namesShown(before, text)
  );
}

const OF_LAST: ReadonlySet<Plan["parts"][number]["values"]["from"]> = new Set([
  "last-call",
  "revised",
  "focus",
]);

/** A word of what a record of the newest list is called, and not of what all of its kind are. */
function namesShown({ language, handles }: Before, text: string): boolean {
  const { tokensOf, kindsNamed, names } = language;
  const records = handles.recent();
  const newest = Math.max(0, ...records.map(shownAt));
  const titles = records
    .filter((one) => shownAt(one) === newest)
    .map(({ facts }) => titleOf(facts));
  const isOfOne = ({ word, kind, is }: SaidToken): boolean =>
    kind === "word" && !SMALL.some((role) => is.has(role)) && kindsNamed(word).length === 0;
  const stemsOf = (words: string): readonly string[] =>
    tokensOf(words)
      .filter(isOfOne)
      .map(({ word }) => names.stemOf(word));
  const called = new Set(titles.flatMap(stemsOf));
  return stemsOf(text).some((stem) => called.has(stem));
}

/** What words of these roles say is said of anything. */
const SMALL: readonly Role[] = ["filler", "pointer", "preposition", "asker", "puts"];
