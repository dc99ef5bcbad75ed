import type { ToldFact } from "../../../language/contract/steps.ts";
import { headingOver, HEADINGS } from "../../../grounding/text-slots/heading-of.ts";
import { peopleByRole } from "../../../grounding/typed-slots/names/people-by-role.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { FactUse, Owed } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { inTexts } from "../../asked/asked-of-home.ts";
import { peopleSaid } from "../../asked/people-said.ts";
import { recordAsked } from "../../asked/record-asked.ts";
import type { StepPart } from "../../parts/part.ts";
import { rankText } from "../../ranking/rank-words.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { likelyActs } from "../likely-acts.ts";
import { valueTold } from "../borrowed/value-told.ts";
import { lookOf } from "../look/look-of.ts";
import type { FoundFact, ToldText } from "../look/look-of.ts";

type Heard = { readonly utterance: Utterance; readonly signal: AbortSignal };

/**
 * A request whose text is a fact of somebody's own records or texts: the fact is looked up first, and
 * stands where the words only say which. Undefined where nothing here tells it, or nobody takes it.
 */
export async function factPart(
  sources: Sources,
  { utterance, signal }: Heard,
): Promise<StepPart | undefined> {
  const { steps, mood } = sources.language.wordingOf(utterance.text);
  if (mood.forbids) return undefined;
  for (const told of steps.toldFacts) {
    const isNamed = told.whom === undefined || (await namesOne(sources, utterance, told));
    const act = isNamed ? await actFor(sources, utterance, told) : undefined;
    if (!act) continue;
    const found =
      (await findFact(sources, { utterance, signal }, told)) ??
      (await toldBy(sources, { utterance, signal }, told));
    if (!found) return unknownPart(utterance, told, act);
    const { look, quote } = found;
    const use = useOf(act, told);
    const owed: Owed = {
      look,
      words: told.asks,
      use: quote === undefined ? use : { ...use, quote },
    };
    return {
      text: told.request,
      ranked: onlyTool(act.tool.name),
      said: utterance.text,
      owes: [owed],
    };
  }
  return undefined;
}

/** What somebody is said to have told, or a text of a kind that is said, where no record and no other text tells it. */
async function toldBy(
  sources: Sources,
  heard: Heard,
  { asks, request }: Pick<ToldFact, "asks" | "request">,
): Promise<FoundFact | undefined> {
  const { kind } = sources.language.wordingOf(asks).mood.wanted;
  const own = { ...heard.utterance, text: request, alternatives: [] };
  const not = await peopleSaid(sources, own);
  const tellers = await peopleSaid(sources, heard.utterance);
  // Any sentence may be meant where nothing says what it tells, or who has told it.
  if (kind === undefined || tellers.every((one) => not.includes(one))) return undefined;
  return valueTold(sources, heard, { words: heard.utterance.text, kind, not });
}

/** The question is no text to be sent in the place of its answer. */
export function unknownPart(
  { text }: Utterance,
  { request, asks }: Pick<ToldFact, "request" | "asks">,
  { tool }: Pick<Act, "tool">,
): StepPart {
  const owed: Owed = { look: undefined, words: asks, use: { kind: "unknown" } };
  return { text: request, ranked: onlyTool(tool.name), said: text, owes: [owed] };
}

/** The words are one person's name, and no more; an everyday word is one where somebody is written to. */
async function namesOne(
  sources: Sources,
  utterance: Utterance,
  { whom, request }: Pick<ToldFact, "whom" | "request">,
): Promise<boolean> {
  const own = { ...utterance, text: request, alternatives: [] };
  const { reading } = await sources.contextOf(own, []);
  return reading.names("person").some(({ text }) => text === whom);
}

type Act = { readonly tool: Tool; readonly parameter: string };

/** The likeliest tool that writes words down, or sends them. */
export async function actFor(
  sources: Sources,
  utterance: Utterance,
  { request, whom }: ToldFact,
): Promise<Act | undefined> {
  const own = await actIn(sources, utterance, request);
  // A name may say more than the act does.
  const isNamed = own === undefined && whom !== undefined;
  return isNamed ? actIn(sources, utterance, request.replace(whom, THEM)) : own;
}

/** Stands for whoever is named. */
const THEM = "them";

async function actIn(
  sources: Sources,
  utterance: Utterance,
  request: string,
): Promise<Act | undefined> {
  const ranked = await rankText(sources, utterance, request);
  for (const tool of likelyActs(sources, ranked)) {
    const text = parametersOf(tool).find(
      ({ name, kind, required }) => kind === "free" && required && !HEADINGS.has(name),
    );
    if (text) return { tool, parameter: text.name };
  }
  return undefined;
}

export function useOf({ tool, parameter }: Act, told: ToldFact): FactUse {
  const { asks, fact, before = "", after = "", topic } = told;
  const heading = headingOver(tool)?.name;
  const isHeaded = heading !== undefined && parametersOf(tool).some(isFree(heading));
  return {
    kind: "fact",
    tool: tool.name,
    parameter,
    asks,
    before,
    after,
    ...(fact === undefined ? {} : { fact }),
    ...(isHeaded ? { heading: { parameter: heading, words: topic } } : {}),
  };
}

/** A heading that is written like the text; the title of a note is said by itself. */
function isFree(name: string): (one: { name: string; kind: string }) => boolean {
  return (one) => one.name === name && one.kind === "free";
}

/** The call that tells the fact: of a record that the question names, else of the text with the sentence. */
export async function findFact(
  sources: Sources,
  { utterance, signal }: Heard,
  { asks, fact }: Pick<ToldFact, "asks" | "fact">,
): Promise<FoundFact | undefined> {
  const own = { ...utterance, text: await named(sources, utterance, asks), alternatives: [] };
  const said = sources.language.wordingOf(asks).mood.question;
  const question =
    fact === undefined
      ? said
      : ({ form: "fact", fact: fact === "both" ? "when" : fact, place: undefined } as const);
  const isTime = question?.form === "fact" && question.fact === "when";
  const isOfDay = sources.language.wordingOf(asks).mood.wanted.kind === "time";
  const not = [...(isTime || isOfDay ? WRITTEN : []), ...(isOfDay ? [PERSON] : [])];
  const record = question && (await recordAsked(sources, { utterance: own, question, not }));
  if (record) {
    const { tool: name, arguments: given, origins } = record;
    return { look: { name, arguments: given, origins, by: "fast-path" } };
  }
  const text = await textFact(sources, { utterance: own, signal });
  return text?.quote !== undefined && !mayTell(sources, asks, text.quote) ? undefined : text;
}

/** No card tells a time of day; and when something was written is not when it is. */
const PERSON = "person";
const WRITTEN = ["mail", "message", "note", "file"];

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

/** The call that reads the text which tells what is asked, with the sentence that does. */
export async function textFact(sources: Sources, heard: Heard): Promise<ToldText | undefined> {
  const text = await inTexts(sources, heard);
  const [{ name = "" } = {}] = text?.part.ranked.tools ?? [];
  return text && lookOf(name, text.values);
}

/** No question tells anything; and what goes out for "how much" names an amount: a list with a number in it may be of anything. */
function mayTell({ language }: Sources, asks: string, sentence: string): boolean {
  const { kind } = language.wordingOf(asks).mood.wanted;
  const { mood } = language.wordingOf(sentence);
  if (mood.isQuestion) return false;
  return kind !== "price" || mood.holds.has("price");
}
