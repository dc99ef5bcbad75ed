import type { ToldFact } from "../../../language/contract/steps.ts";
import { peopleByRole } from "../../../grounding/typed-slots/names/people-by-role.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { inTexts } from "../../asked/texts/in-texts.ts";
import { recordAsked } from "../../asked/record-asked.ts";
import type { Sources } from "../../sources.ts";
import { lookOf } from "../look/look-of.ts";
import type { FoundFact, ToldText } from "../look/look-of.ts";

type Heard = { readonly utterance: Utterance; readonly signal: AbortSignal };

/** The call that tells the fact: of a record that the question names, else of the text with the sentence. */
export async function findFact(
  sources: Sources,
  { utterance, signal }: Heard,
  { asks, fact, isRecorded = false }: Pick<ToldFact, "asks" | "fact" | "isRecorded">,
): Promise<FoundFact | undefined> {
  const own = { ...utterance, text: await named(sources, utterance, asks), alternatives: [] };
  const { question: form } = sources.language.wordingOf(asks).mood;
  const question =
    fact === undefined
      ? form
      : ({ form: "fact", fact: fact === "both" ? "when" : fact, place: undefined } as const);
  const isTime = question?.form === "fact" && question.fact === "when";
  const isOfDay = sources.language.wordingOf(asks).mood.wanted.kind === "time";
  const not = [...(isTime || isOfDay ? WRITTEN : []), ...(isOfDay ? [PERSON] : [])];
  // What is called by somebody is found by that; whoever is meant by it, by their own name.
  const said = { ...own, text: asks };
  const record =
    question &&
    ((await recordAsked(sources, { utterance: said, question, not })) ??
      (await recordAsked(sources, { utterance: own, question, not })));
  if (record) {
    const { tool: name, arguments: given, origins } = record;
    return { look: { name, arguments: given, origins, by: "fast-path" } };
  }
  return isRecorded ? undefined : toldInText(sources, { utterance: own, signal }, asks);
}

/** The text that tells it: a whole text is no price, and no time. */
async function toldInText(
  sources: Sources,
  heard: Heard,
  asks: string,
): Promise<FoundFact | undefined> {
  const text = await textFact(sources, heard);
  if (!text) return undefined;
  const { kind } = sources.language.wordingOf(asks).mood.wanted;
  const isTold = text.quote === undefined ? kind === undefined : mayTell(sources, asks, text.quote);
  return isTold ? text : undefined;
}

/** No card tells a time of day; and when something was written is not when it is. */
const PERSON = "person";
export const WRITTEN = ["mail", "message", "note", "file"];

/** "When is my sister's lunch": by the name that records have. */
async function named(sources: Sources, utterance: Utterance, asks: string): Promise<string> {
  const own = { ...utterance, text: asks, alternatives: [] };
  const { reading, context } = await sources.contextOf(own, []);
  const people = peopleByRole(reading, {
    known: context.names.person ?? [],
    mayFollow: () => true,
  });
  return people
    .toReversed()
    .reduce(
      (text, { start, end, named: { name } }) => text.slice(0, start) + name + text.slice(end),
      asks,
    );
}

/** What goes out to somebody has to be likelier than not what was asked for: `node scripts/answers/fit.ts`. */
const LEAST_LIKELY = 0.5;

/** The call that reads the text which tells what is asked, with the sentence that does. */
export async function textFact(
  sources: Sources,
  heard: Heard,
  least = LEAST_LIKELY,
): Promise<ToldText | undefined> {
  const text = await inTexts(sources, heard, { least });
  const [{ name = "" } = {}] = text?.part.ranked.tools ?? [];
  return text && lookOf(name, text.values);
}

/** No question tells anything; and what goes out for "how much" names an amount: a list with a number in it may be of anything. */
function mayTell({ language }: Sources, asks: string, sentence: string): boolean {
  const { kind } = language.wordingOf(asks).mood.wanted;
  const { mood } = language.wordingOf(sentence);
  if (mood.isQuestion || sentence.trimEnd().endsWith("?")) return false;
  if (kind === "amount") return mood.holds.has("number");
  return kind !== "price" || mood.holds.has("price");
}
