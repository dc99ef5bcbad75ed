import type { ToldFact } from "../../../language/contract/steps.ts";
import type { Owed } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { peopleSaid } from "../../asked/people-said.ts";
import type { Part, StepPart } from "../../parts/part.ts";
import { sidesOf } from "../../parts/segment-request.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { valueTold } from "../borrowed/value-told.ts";
import type { FoundFact } from "../look/look-of.ts";
import { actFor, useOf } from "./fact-act.ts";
import type { Act } from "./fact-act.ts";
import { factOfShown, namesNothing, type ShownFact } from "./fact-of-shown.ts";
import { findFact } from "./find-fact.ts";
import { markedFact } from "./marked-fact.ts";
import { textPart } from "./text-owed.ts";

type Heard = { readonly utterance: Utterance; readonly signal: AbortSignal };
type Asked = Heard & {
  /** What is done before it in the same breath. */
  readonly before?: Part | undefined;
};

/**
 * A request whose text is a fact of somebody's own records or texts: the fact is looked up first, and
 * stands where the words only say which. Undefined where nothing here tells it, or nobody takes it.
 */
export async function factPart(
  sources: Sources,
  { utterance, signal, before }: Asked,
): Promise<StepPart | undefined> {
  const { steps, mood } = sources.language.wordingOf(utterance.text);
  if (mood.forbids || tellsNews(sources, utterance, before)) return undefined;
  const text = await textPart(sources, utterance);
  if (text) return text;
  const marked = steps.toldFacts.length === 0 ? await markedFact(sources, utterance) : undefined;
  for (const told of marked ? [marked] : steps.toldFacts) {
    const isNamed = told.whom === undefined || (await namesOne(sources, utterance, told));
    const act = isNamed ? await actFor(sources, utterance, told) : undefined;
    if (!act) continue;
    const heard = { utterance, signal };
    const found = told.stated
      ? await statedIn(sources, heard, told)
      : await factFound(sources, heard, told);
    if (!found) return unknownPart(utterance, told, act);
    const { look, quote, fact }: ShownFact = found;
    const use = useOf(act, { ...told, ...(fact === undefined ? {} : { fact }) });
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

/** Where the words for it name nothing it is of what was shown, else of that only where nothing here is called so. */
async function factFound(
  sources: Sources,
  heard: Heard,
  told: ToldFact,
): Promise<ShownFact | undefined> {
  const isOfShown = namesNothing(sources, told);
  return (
    (isOfShown ? await factOfShown(sources, heard, told) : undefined) ??
    (await findFact(sources, heard, told)) ??
    (await toldBy(sources, heard, told)) ??
    (isOfShown ? undefined : factOfShown(sources, heard, told))
  );
}

/** What is told is what was just done, or is done in the same breath: no text has it. */
function tellsNews(
  { language, lastCall }: Sources,
  { text }: Utterance,
  before: Part | undefined,
): boolean {
  const tells = (words: string): boolean =>
    language.wordingOf(words).leaning.tellsLast === "pointing";
  const isBehind = sidesOf(text, language).some(([, right]) => tells(right));
  const isDone = before !== undefined || lastCall?.isEffect === true;
  return isBehind || (isDone && tells(text));
}

/** The text that is told of, with the sentence that is meant; all of it where several facts are. */
async function statedIn(
  sources: Sources,
  heard: Heard,
  { asks, stated }: Pick<ToldFact, "asks" | "stated">,
): Promise<FoundFact | undefined> {
  const { kind } = sources.language.wordingOf(asks).mood.wanted;
  const made = { about: asks, isOfHour: false, isWhole: stated === "all" };
  return (
    (await valueTold(sources, heard, { words: asks, kind, made })) ??
    valueTold(sources, heard, { words: asks, kind: undefined, made })
  );
}

/** What somebody is said to have told, or a text of a kind that is said, where no record and no other text tells it. */
export async function toldBy(
  sources: Sources,
  heard: Heard,
  { asks, request, isRecorded = false }: Pick<ToldFact, "asks" | "request" | "isRecorded">,
): Promise<FoundFact | undefined> {
  if (isRecorded) return undefined;
  const { kind, sources: kinds } = sources.language.wordingOf(asks).mood.wanted;
  const own = { ...heard.utterance, text: request, alternatives: [] };
  const not = await peopleSaid(sources, own);
  const tellers = await peopleSaid(sources, heard.utterance);
  // Any sentence may be meant where nothing says what it tells, or who has told it.
  const isOfText = kinds.length > 0 || tellers.some((one) => !not.includes(one));
  if (kind === undefined || !isOfText) return undefined;
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
  if (reading.names("person").some(({ text }) => text === whom)) return true;
  // Known by what they are.
  const role = await peopleSaid(sources, { ...own, text: whom ?? "" });
  return role.length === 1;
}
