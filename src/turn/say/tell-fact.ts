import type { FactTold } from "../../language/contract/sayings.ts";
import type { Language } from "../../language/language.ts";
import { meantIn } from "../../tool/meant-in.ts";
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
  const words = textOf(result, use) ?? ("text" in result ? undefined : toldOf(telling, use, found));
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

function toldOf(telling: FactTelling, use: FactUse, found: FinishedCall): string | undefined {
  return use.isList ? rowsOf(telling, found) : factOf(telling, use, found);
}

/** Every row that was found, as its tool says it to somebody else. */
function rowsOf(
  { registry, language, clock }: FactTelling,
  { call, result }: FinishedCall,
): string | undefined {
  const tool = registry.get(call.name);
  if (!tool?.say || !result.ok) return undefined;
  const meant = meantIn(tool, call);
  return tool.say(result, { isForOther: true, input: call.arguments, clock, language, meant });
}

/** Where and when of a record, in one breath, and by its name where nothing stands around; a record that lacks one of them tells the other. */
function factOf(telling: FactTelling, use: FactUse, found: FinishedCall): string | undefined {
  const { isPlace = false } = use;
  const isAlone = use.before === "" && use.after === "";
  const { placed, fact: whole } = telling.language.say;
  const told = (fact: Wanted["fact"]): FactTold | undefined =>
    oneFact(telling, use.asks, { fact, found });
  if (use.fact !== "both") {
    const own = told(use.fact);
    if (!own) return undefined;
    if (isPlace) return own.facts.join(", ");
    return use.fact && !isAlone ? placed(use.fact, own.facts) : whole(own);
  }
  const each = (["where", "when"] as const).flatMap((fact) => {
    const own = told(fact);
    return own ? [{ name: own.name, words: placed(fact, own.facts) }] : [];
  });
  const [one] = each;
  const words = each.map((own) => own.words).join(" ");
  if (!one) return undefined;
  return isAlone ? `${one.name}: ${words}` : words;
}

type Wanted = {
  readonly fact: "where" | "when" | undefined;
  readonly found: FinishedCall;
};

/** The fact of the one record that was found. */
function oneFact(
  { registry, language, clock }: FactTelling,
  asks: string,
  { fact, found: { call, result } }: Wanted,
): FactTold | undefined {
  const tells = registry.get(call.name)?.tells;
  const question = fact
    ? ({ form: "fact", fact, place: undefined } as const)
    : language.wordingOf(asks).mood.question;
  if (!tells || !question || !("more" in result)) return undefined;
  const answering = { question, text: asks, telling: tells, language, clock };
  const known = (answerRows(result, answering).told ?? []).filter(({ facts }) => facts.length > 0);
  return known.length === 1 ? known[0] : undefined;
}

/** Longer texts are read, and not sent for what is asked. */
const MOST_LETTERS = 300;

function isShort(text: string): boolean {
  return text.trim().length <= MOST_LETTERS;
}
