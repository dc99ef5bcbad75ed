import type { Language } from "../../language/language.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Clock } from "../../types/clock.ts";
import type { FactUse } from "../../types/turn/plan.ts";
import type { FinishedCall } from "../../types/turn/stages.ts";
import type { Success } from "../../types/turn/result.ts";
import { stillStands } from "./rows-read.ts";
import { answerRows } from "./answer/answer-rows.ts";

type FactTelling = {
  readonly registry: Pick<Registry, "get">;
  readonly language: Language;
  readonly clock: Clock;
};

type Teller = (use: FactUse, found: FinishedCall) => string | undefined;

/** Tells the words of a fact that a look found, as they stand in a text; undefined where it tells none. */
export function factTeller(telling: FactTelling): Teller {
  return (use, found) => tellFact(telling, use, found);
}

function tellFact(telling: FactTelling, use: FactUse, found: FinishedCall): string | undefined {
  const { result } = found;
  if (!result.ok) return undefined;
  const words = textOf(result, use) ?? ("text" in result ? undefined : factOf(telling, use, found));
  if (words === undefined) return undefined;
  if (use.isPlace === true && use.quote !== undefined) {
    return telling.language.wordingOf(words).steps.address ?? words;
  }
  return [use.before, words, use.after].filter((one) => one !== "").join(" ");
}

/** The sentence that answers, as long as it still stands there; a short text whole, or one that is meant as it stands. */
function textOf(result: Success, { quote, isWhole }: FactUse): string | undefined {
  if (quote !== undefined) return stillStands(quote, result) ? quote : undefined;
  if (!("text" in result)) return undefined;
  return isWhole || isShort(result.text) ? result.text.replace(HEADING, "").trim() : undefined;
}

/** A mark that heads a line of Markdown, which nobody writes to somebody. */
const HEADING = /^#{1,6}\s+/gmu;

/** Where and when of a record, in one breath; a record that lacks one of them tells the other. */
function factOf(telling: FactTelling, use: FactUse, found: FinishedCall): string | undefined {
  const { isPlace = false } = use;
  if (use.fact !== "both") return oneFact(telling, use.asks, { fact: use.fact, found, isPlace });
  const told = (["where", "when"] as const).flatMap(
    (fact) => oneFact(telling, use.asks, { fact, found, isPlace }) ?? [],
  );
  return told.length === 0 ? undefined : told.join(" ");
}

type Wanted = {
  readonly fact: "where" | "when" | undefined;
  readonly found: FinishedCall;
  readonly isPlace: boolean;
};

/** The fact of the one record that was found. */
function oneFact(
  { registry, language, clock }: FactTelling,
  asks: string,
  { fact, found: { call, result }, isPlace }: Wanted,
): string | undefined {
  const tells = registry.get(call.name)?.tells;
  const question = fact
    ? ({ form: "fact", fact, place: undefined } as const)
    : language.wordingOf(asks).mood.question;
  if (!tells || !question || !("more" in result)) return undefined;
  const answering = { question, text: asks, telling: tells, language, clock };
  const known = (answerRows(result, answering).told ?? []).filter(({ facts }) => facts.length > 0);
  const [one, ...others] = known;
  if (!one || others.length > 0) return undefined;
  if (isPlace) return one.facts.join(", ");
  return fact ? language.say.placed(fact, one.facts) : language.say.fact(one);
}

/** Longer texts are read, and not sent for what is asked. */
const MOST_LETTERS = 300;

function isShort(text: string): boolean {
  return text.trim().length <= MOST_LETTERS;
}
