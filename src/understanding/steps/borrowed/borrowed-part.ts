import type { Borrowed, BorrowedFact, BorrowedTime } from "../../../language/contract/steps.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Parameter } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { FactUse, MomentUse, Owed } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { recordAsked } from "../../asked/record-asked.ts";
import type { StepPart } from "../../parts/part.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { findFact } from "../told/find-fact.ts";
import { askedLast, lastTold } from "../told/last-told.ts";
import type { Found } from "../told/last-told.ts";
import type { FoundFact } from "../look/look-of.ts";
import { recordMeant } from "./record-meant.ts";
import type { RecordMeant } from "./record-meant.ts";
import { valueTold } from "./value-told.ts";

type Heard = { readonly utterance: Utterance; readonly signal: AbortSignal };

/**
 * A record that gets a value which stands elsewhere: a time of a text, or a fact for a field. Both are looked
 * up first. Undefined where the words name no record that takes it, or no text tells it.
 */
export async function borrowedPart(
  sources: Sources,
  heard: Heard,
  borrowed: Borrowed,
): Promise<StepPart | undefined> {
  const { value } = borrowed;
  return value.kind === "time"
    ? timePart(sources, heard, { borrowed, time: value })
    : factPart(sources, heard, { borrowed, fact: value });
}

async function timePart(
  sources: Sources,
  { utterance, signal }: Heard,
  { borrowed, time }: { readonly borrowed: Borrowed; readonly time: BorrowedTime },
): Promise<StepPart | undefined> {
  const { request, others, asks } = borrowed;
  const { object, isBeside, isChange } = time;
  if (!isChange) return undefined;
  const texts = [object, others];
  const meant = await recordMeant(sources, utterance, { texts, fieldOf: startOf });
  if (!meant) return undefined;
  const was = isBeside ? undefined : meant.at;
  const words = `${asks} ${request}`;
  const told = await valueTold(sources, { utterance, signal }, { words, kind: "time", was });
  if (told?.quote === undefined) return undefined;
  const use: MomentUse = {
    kind: "moment",
    tool: meant.tool.name,
    parameter: meant.field.name,
    asks,
    quote: told.quote,
    isBeside,
    ...(was === undefined ? {} : { was }),
  };
  return partOf({ utterance, request, meant }, { look: told.look, words: asks, use });
}

/** The field that says when something is. */
function startOf(tool: Tool): Parameter | undefined {
  return parametersOf(tool).find(
    ({ kind, time, required }) => kind === "when" && !required && time?.as !== "end",
  );
}

/** What the fields for a fact are called. */
const FIELDS = { where: "location", notes: "notes" } as const;

async function factPart(
  sources: Sources,
  heard: Heard,
  { borrowed, fact }: { readonly borrowed: Borrowed; readonly fact: BorrowedFact },
): Promise<StepPart | undefined> {
  const { utterance } = heard;
  const { request, others } = borrowed;
  const fieldOf = (tool: Tool): Parameter | undefined =>
    parametersOf(tool).find(({ name, required }) => name === FIELDS[fact.field] && !required);
  const { record } = fact;
  const texts = record === undefined ? ["", others] : [record, `${record} ${others}`];
  const meant = await recordMeant(sources, utterance, { texts, fieldOf });
  if (!meant) return undefined;
  const shown = await toldBefore(sources, heard, { borrowed, fact });
  const found = shown ?? (await factFor(sources, heard, { borrowed, fact }));
  if (!found?.look) return undefined;
  const isPlace = fact.field === "where";
  const use: FactUse = {
    kind: "fact",
    tool: meant.tool.name,
    parameter: meant.field.name,
    asks: shown?.asks ?? fact.question,
    before: "",
    after: "",
    ...(isPlace ? { isPlace, fact: "where" } : {}),
    ...(found.quote === undefined ? {} : { quote: found.quote }),
  };
  return partOf({ utterance, request, meant }, { look: found.look, words: fact.fact, use });
}

/** What was told right before, where the words only point at it. */
async function toldBefore(
  sources: Sources,
  heard: Heard,
  { borrowed, fact }: { readonly borrowed: Borrowed; readonly fact: BorrowedFact },
): Promise<(Found & { readonly asks: string }) | undefined> {
  const { lastCall } = sources;
  if (!fact.isPointed || borrowed.isTold || !lastCall || lastCall.isEffect) return undefined;
  const own = fact.question === fact.fact ? undefined : fact.question;
  const asks = askedLast(sources, lastCall) ?? own;
  if (asks === undefined) return undefined;
  const found = await lastTold(sources, heard, { fact: own });
  return found && { ...found, asks };
}

/** Where a text is said to tell it, that text; else the record that has such a fact, or any text. */
async function factFor(
  sources: Sources,
  heard: Heard,
  { borrowed, fact }: { readonly borrowed: Borrowed; readonly fact: BorrowedFact },
): Promise<FoundFact | undefined> {
  const words = `${borrowed.asks} ${fact.fact}`;
  const { wanted } = sources.language.wordingOf(fact.question).mood;
  const kind = fact.field === "where" ? "place" : wanted.kind;
  const told = borrowed.isTold ? await valueTold(sources, heard, { words, kind }) : undefined;
  if (told?.quote !== undefined) return told;
  const card = kind === "place" ? await cardOf(sources, heard, words) : undefined;
  if (card) return card;
  const found = await findFact(sources, heard, { asks: fact.question });
  // A whole text is no value.
  return found?.quote === undefined ? valueTold(sources, heard, { words, kind }) : found;
}

/** The card of the one person whose address is spoken of. */
async function cardOf(
  sources: Sources,
  { utterance }: Heard,
  words: string,
): Promise<FoundFact | undefined> {
  const own = { ...utterance, text: words, alternatives: [] };
  const question = { form: "fact", fact: "address", place: undefined } as const;
  const record = await recordAsked(sources, { utterance: own, question });
  if (!record) return undefined;
  const { tool: name, arguments: given, origins } = record;
  return { look: { name, arguments: given, origins, by: "fast-path" } };
}

type Placed = {
  readonly utterance: Utterance;
  readonly request: string;
  readonly meant: RecordMeant;
};

function partOf({ utterance, request, meant }: Placed, value: Owed): StepPart {
  return {
    text: request,
    ranked: onlyTool(meant.tool.name),
    said: utterance.text,
    owes: [meant.owed, value],
  };
}
