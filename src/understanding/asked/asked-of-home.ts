import { abstains } from "../../discovery/abstains.ts";
import type { Passage } from "../../grounding/content/passage.ts";
import type { AnswerKind, Fact, Question } from "../../language/contract/questions.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { JsonValue } from "../../types/json.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { Origin } from "../../types/turn/origin.ts";
import type { PlanValues, Quotation } from "../../types/turn/plan.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Part } from "../parts/part.ts";
import { knownWords } from "../ranking/features/known-words.ts";
import { cardTool, personTool } from "../ranking/rules/told-tool.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { peopleSaid } from "./people-said.ts";
import { recordAsked } from "./record-asked.ts";

/** A question as a request to the one tool that tells it, with the values that make it tell that. */
export type AskedOfHome = { readonly part: Part; readonly values: PlanValues };

type Asked = { readonly utterance: Utterance; readonly signal: AbortSignal };

/**
 * What no tool is surely asked for may still be a question that somebody's own things answer: a fact of a
 * record that it names, or a sentence in a text. Undefined where neither does.
 */
export async function askedOfHome(
  sources: Sources,
  { utterance, signal }: Asked,
  [part, ...others]: readonly Part[],
): Promise<AskedOfHome | undefined> {
  if (!part) return undefined;
  if (others.length > 0) return askedOfAll(sources, { utterance, signal }, [part, ...others]);
  const { mood, wish } = sources.language.wordingOf(part.text);
  const isAct = wish.act !== undefined || wish.addressesSomebody || wish.isBeyond;
  if (mood.question === undefined && (isAct || mood.forbids)) return undefined;
  const own = { ...utterance, text: part.text };
  if (!abstains(part.ranked)) return besideTool(sources, { utterance: own, signal }, part.ranked);
  const { question } = mood;
  const record = question && (await recordAsked(sources, { utterance: own, question }));
  if (record) {
    const kept = Object.entries(record.arguments).map(([parameter, value]) =>
      slotOf(parameter, value, record.origins[parameter] ?? { origin: "foreign" }),
    );
    return asking(part, record.tool, { from: "found", kept });
  }
  // "Rosa's after the wifi password again" wants to know as well: it names what would answer.
  const isAsked = question !== undefined || mood.wanted.kind !== undefined;
  return isAsked ? inTexts(sources, { utterance: own, signal }) : undefined;
}

/** "I'm looking at boots for Ann. What size is she?": several sentences that no tool serves are one question. */
async function askedOfAll(
  sources: Sources,
  { utterance, signal }: Asked,
  parts: readonly Part[],
): Promise<AskedOfHome | undefined> {
  const { question } = sources.language.wordingOf(utterance.text).mood;
  const isUnserved = parts.every(({ ranked }) => abstains(ranked));
  return question && isUnserved ? inTexts(sources, { utterance, signal }) : undefined;
}

/** These ask of records how many there are, or which, or whether there is one. */
const ABOUT_RECORDS: ReadonlySet<Question["form"]> = new Set([
  "count",
  "whether",
  "one",
  "until",
  "which",
]);

/** A sentence that has more of what is asked about than the records that the part's tool would tell of. */
async function besideTool(
  sources: Sources,
  { utterance, signal }: Asked,
  ranked: Ranked,
): Promise<AskedOfHome | undefined> {
  const tool = sources.registry.get(ranked.tools[0]?.name ?? "");
  if (!tool || (tool.effect !== "none" && !tool.onlyTells)) return undefined;
  const { reading, context } = await sources.contextOf(utterance, [tool]);
  // Who somebody is stands on their card.
  const request = { reading, context };
  if (personTool([tool], request) || cardTool([tool], request)) return undefined;
  const { share, of } = knownWords({ tool, reading, context });
  const { form = "open" } = reading.mood.question ?? {};
  if (of === 0 || share === 1 || (share > 0 && ABOUT_RECORDS.has(form))) return undefined;
  const passage = await besideRecord(sources, { utterance, signal }, share);
  if (!passage || isToolsOwn(tool, { passage, reading, sources })) return undefined;
  return asking(utterance, passage.tool, valuesOf(passage, sources));
}

/** The sentence that has more of the question than a record has: in what those it speaks of wrote, where no sentence has it whole and little is known of the record. */
async function besideRecord(
  sources: Sources,
  { utterance, signal }: Asked,
  share: number,
): Promise<Passage | undefined> {
  const own = await sources.findPassage(utterance.text, signal);
  const more = own && own.share > share ? own : undefined;
  if (more?.sentence !== undefined || share >= LITTLE) return more;
  return (await byPerson(sources, { utterance, signal })) ?? more;
}

/** Less of a question is known as a record that only its people or its day speak of. */
const LITTLE = 0.5;

type Beside = {
  readonly passage: Passage;
  readonly reading: Reading;
  readonly sources: Pick<Sources, "registry">;
};

/**
 * Whether the words name what the tool itself tells of: its kind of text where the sentence stands in
 * another, or the text and not what is in it; a time the sentence isn't of.
 */
function isToolsOwn(tool: Tool, { passage, reading, sources: { registry } }: Beside): boolean {
  const { wanted } = reading.mood;
  const kind = registry.get(passage.tool)?.contents?.kind ?? "";
  const isNamed = wanted.sources.includes(tool.gives ?? "");
  if (isNamed && (wanted.isOfRecord || !wanted.sources.includes(kind))) return true;
  const takesTime = parametersOf(tool).some((one) => one.kind === "when");
  return takesTime && reading.whens.length > 0 && !passage.isOfTime;
}

type Where = {
  readonly leastShare?: number;
  /** The tool that has told of a record without the fact. */
  readonly except?: string;
};

/** Kinds of answer whose signs are no others': any sentence may hold a number. */
const SURE_KINDS: ReadonlySet<AnswerKind | undefined> = new Set([
  "person",
  "place",
  "time",
  "length",
]);

function tellsFact({ language }: Pick<Sources, "language">, { text }: Utterance): boolean {
  return SURE_KINDS.has(language.wordingOf(text).mood.wanted.kind);
}

/** The sentence that answers, in one of somebody's texts, and the tool that reads that text. */
export async function inTexts(
  sources: Sources,
  { utterance, signal }: Asked,
  { leastShare = 0, except }: Where = {},
): Promise<AskedOfHome | undefined> {
  const passage = await sources.findPassage(utterance.text, signal, except);
  const isMeant =
    passage !== undefined &&
    passage.share >= leastShare &&
    (except === undefined || isInPlace(passage, { sources, utterance }));
  // A whole text answers less than a sentence of theirs.
  const isSentence = isMeant && passage.sentence !== undefined;
  const written = isSentence ? undefined : await byPerson(sources, { utterance, signal });
  const found = written ?? (isMeant ? passage : undefined);
  return found && asking(utterance, found.tool, valuesOf(found, sources));
}

/** What stands on somebody's card is no fact of what they wrote. */
function isOnCard({ registry }: Sources, fact: Fact): boolean {
  const cards = registry.acting().filter(({ gives }) => gives === "person");
  return fact !== "where" && cards.some(({ tells }) => tells?.facts[fact] !== undefined);
}

const TOLD_BY_NONE: ReadonlySet<Question["form"]> = new Set(["count", "whether", "until", "one"]);

/** What somebody wrote whom the question speaks of, where one thing is asked for and not whether it is so. */
async function byPerson(
  sources: Sources,
  { utterance, signal }: Asked,
): Promise<Passage | undefined> {
  const { question } = sources.language.wordingOf(utterance.text).mood;
  if (question === undefined || TOLD_BY_NONE.has(question.form)) return undefined;
  if (question.form === "fact" && isOnCard(sources, question.fact)) return undefined;
  const names = await peopleSaid(sources, utterance);
  return sources.findBy({ question: utterance.text, names }, signal);
}

type Unanswered = { readonly sources: Pick<Sources, "language">; readonly utterance: Utterance };

/** A record has no such fact: only a sentence that surely has one takes its place, or for a yes or no one that has all of the words. */
function isInPlace(
  { sentence, isOfKind, share }: Passage,
  { sources, utterance }: Unanswered,
): boolean {
  if (sentence === undefined) return false;
  const isAll = share === 1;
  const { question } = sources.language.wordingOf(utterance.text).mood;
  return question?.form === "whether" ? isAll : isOfKind && tellsFact(sources, utterance);
}

export function asking(
  { text }: Pick<Part, "text">,
  tool: string,
  values: PlanValues,
): AskedOfHome {
  return { part: { text, ranked: onlyTool(tool) }, values };
}

/** The call that reads the text, and the sentence that is said of it. */
export function valuesOf(
  {
    tool,
    field,
    id,
    title,
    by,
    at,
    sentence,
    also = [],
    source,
  }: Passage & Pick<Quotation, "also">,
  { registry, handles }: Sources,
): PlanValues {
  const own = registry.get(tool);
  const parameter = own && parametersOf(own).find(({ name }) => name === field);
  const shown = {
    kind: parameter?.of ?? "",
    id,
    facts: { title },
    at,
    ...(by === undefined ? {} : { people: [by] }),
  };
  // Where only a handle will do, the record gets one, as one that was shown has.
  const [handle] = parameter?.kind === "handle" ? handles.issue([shown], true) : [];
  const value = handle ?? id;
  const origin: Origin = handle
    ? { origin: "handle", handle, chosenBy: "words" }
    : { origin: "resolved", text: title };
  const more = also.length > 0 ? { also } : {};
  const quote = sentence === undefined ? {} : { quote: { sentence, ...more, source } };
  return { from: "found", kept: [slotOf(field, value, origin)], ...quote };
}

function slotOf(parameter: string, value: JsonValue, origin: Origin): Slot {
  return {
    parameter,
    required: true,
    value: { kind: "closed", candidates: [{ value, origin }] },
  };
}
