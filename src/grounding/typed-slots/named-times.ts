import type { Fact } from "../../language/contract/questions.ts";
import type { SaidWhen, Reading } from "../../language/reading/reading.ts";
import { parametersOf } from "../../tool/parameter.ts";
import { isFilter, searchedKind } from "../entity-linking/filter-span.ts";
import { titleOf } from "../entity-linking/record-keys.ts";
import { put } from "./ground.ts";
import type { Ground } from "./ground.ts";

/** What nobody asks of a time, but of what takes place; where it is only of what isn't one's own. */
const OF_RECORD: ReadonlySet<Fact> = new Set(["when", "long", "with", "due", "where"]);
/** A day alone is no name. */
const LEAST_WORDS = 2;

/**
 * "What time's Saturday lunch": the words of a time are those of a record's name, and what is asked is asked
 * of that. Puts the name where rows are narrowed by it, and gives the times that are left.
 */
export function besideNames(ground: Ground): readonly SaidWhen[] {
  const { tool, reading, taken, found } = ground;
  const filter = parametersOf(tool).find((one) => isFilter(tool, one));
  if (!filter || !asksOfRecord(reading)) return reading.whens;
  return reading.whens.filter((when) => {
    const titles = titlesWith(ground, when);
    const [title = "", ...others] = titles;
    if (title === "") return true;
    const value = others.length > 0 ? when.bare : title;
    put(found, filter.name, [{ value, origin: { origin: "resolved", text: when.bare } }]);
    taken.push(when);
    return false;
  });
}

function asksOfRecord({ mood: { question, speaksOfSelf } }: Reading): boolean {
  if (question?.form !== "fact" || !OF_RECORD.has(question.fact)) return false;
  return question.fact !== "where" || !speaksOfSelf;
}

/** The names of records that these words stand in as they are. */
function titlesWith({ tool, reading, known }: Ground, { bare }: SaidWhen): readonly string[] {
  const { tokensOf } = reading.language;
  const plain = (text: string): string =>
    ` ${tokensOf(text)
      .map(({ word }) => word)
      .join(" ")} `;
  if (tokensOf(bare).length < LEAST_WORDS) return [];
  const titles = (known?.[searchedKind(tool) ?? ""] ?? []).map(({ facts }) => titleOf(facts));
  return [...new Set(titles)].filter((title) => plain(title).includes(plain(bare)));
}
