import { groundAnchor } from "../../../grounding/typed-slots/ground-anchor.ts";
import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { beginningsTaken, parametersOf, takesRecord } from "../../../tool/parameter.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { valuesOf } from "../../asked/asking.ts";
import type { Part, StepPart } from "../../parts/part.ts";
import { addsTo } from "../../dialogue/focus/change/on-focus.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { likelyActs } from "../likely-acts.ts";
import { lookOf } from "../look/look-of.ts";
import { askedLast } from "./last-told.ts";
import { changeTold } from "./change-told.ts";
import type { Changed } from "./change-told.ts";
import { momentTold } from "./moment-told.ts";

type Placed = {
  readonly part: Part;
  /** The part before it, which may look for the text. */
  readonly before: Part | undefined;
  readonly signal: AbortSignal;
};

/**
 * "Put that in the calendar", right behind a text that was shown or is looked for: what is made is called as the
 * text is, at the time that it tells; "change it in the calendar" moves what the text is about to that time. Undefined where the words tell a time themselves, or name something that the text has nothing of.
 */
export async function madeOfShown(
  sources: Sources,
  utterance: Utterance,
  { part, before, signal }: Placed,
): Promise<StepPart | undefined> {
  const own = await onDayTold(sources, { ...utterance, text: part.text }, part);
  const wanted = (await changeIn(sources, own, part)) ?? (await wantedIn(sources, own, part));
  if (!wanted) return undefined;
  const { tool, begins, name, day, changed } = wanted;
  const isBeside = day !== undefined;
  // Pointed at, the text need not tell of what it is called now: "make that an event called Jo's big night".
  const named = wanted.isPointed ? changed?.title : name;
  // Who wants something done then may ask for that.
  const asked = { before, name: named, day, mayAsk: wanted.isPointed, signal };
  const found = await momentTold(sources, asked);
  const look = found && lookOf(found.tool, valuesOf(found, sources));
  if (!found?.sentence || !look) return undefined;
  const { sentence: quote, title: words, name: title = "" } = found;
  const asks = (sources.lastCall && askedLast(sources, sources.lastCall)) ?? words;
  const told = { parameter: begins, asks, quote, isBeside };
  const use = { kind: "moment", tool: tool.name, ...told } as const;
  const called = name === undefined ? { ...use, title } : use;
  const owed = { look: look.look, words, use: changed ? { ...use, was: changed.was } : called };
  return { text: own.text, ranked: onlyTool(tool.name), said: part.text, owes: [owed] };
}

/** Something new that begins at some time, of which the words tell none. */
type Wanted = {
  readonly tool: Tool;
  /** The field that takes the time. */
  readonly begins: string;
  /** What the words call it. */
  readonly name: string | undefined;
  readonly isPointed: boolean;
  /** "The day before", "the day it's due": it is counted from the time, or says which it is. */
  readonly day: string | undefined;
  /** What is there and gets the time; undefined for something new. */
  readonly changed: Changed | undefined;
};

/** "Put that in for eleven": words that point at what was told, and say an hour alone, are of the day it tells. */
async function onDayTold(
  sources: Sources,
  utterance: Utterance,
  { ranked }: Part,
): Promise<Utterance> {
  const [tool] = likelyActs(sources, ranked);
  // Who wants to be reminded of it at an hour may mean today.
  if (!sources.lastCall?.told || tool?.gives !== EVENT || !beginsOf(tool)) return utterance;
  const { reading } = await sources.contextOf(utterance, [tool]);
  const isDated = reading.whens.some(({ when }) => (when.said?.shared.days.length ?? 1) > 0);
  if (!reading.cues.mayPoint || isDated || reading.anchors.length > 0) return utterance;
  const dated = { ...utterance, text: reading.cues.onThatDay, alternatives: [] };
  const own = await sources.contextOf(dated, [tool]);
  const [first] = groundAnchor(tool, own.reading, own.context)?.candidates ?? [];
  const isHour = first?.meaning?.kind === "when" && first.meaning.when.precision === "minute";
  return isHour ? dated : utterance;
}

/** A change of what the text is about, of which the words tell no time either. */
async function changeIn(
  sources: Sources,
  utterance: Utterance,
  { ranked }: Part,
): Promise<Wanted | undefined> {
  const change = await changeTold(sources, utterance, likelyActs(sources, ranked));
  return change && { ...change, name: undefined, isPointed: true, day: undefined };
}

async function wantedIn(
  sources: Sources,
  utterance: Utterance,
  { ranked }: Part,
): Promise<Wanted | undefined> {
  const [tool] = likelyActs(sources, ranked);
  const begins = tool && beginsOf(tool);
  if (!begins || sources.language.wordingOf(utterance.text).mood.forbids) return undefined;
  const { reading, context } = await sources.contextOf(utterance, [tool]);
  // "Add flour to it": what was shown gets it.
  if (addsTo(reading)) return undefined;
  const beside = reading.anchors.find(({ pointing }) => pointing === "plain");
  // "The day before that at ten": an hour alone is of that day.
  const isOfDay = reading.whens.some(({ when }) => (when.said?.shared.days.length ?? 1) > 0);
  if (reading.whens.length > 0 && (beside === undefined || isOfDay)) return undefined;
  const said = nameIn(groundTool(tool, reading, context).slots);
  const own = beside === undefined ? utterance.text : utterance.text.replace(beside.text, "");
  const isNamed = said !== undefined && own.includes(said) && !isNoName(sources, said);
  return {
    tool,
    begins,
    name: isNamed ? said : undefined,
    isPointed: reading.tokens.some(({ is }) => is.has("pointer")),
    day: beside?.text,
    changed: undefined,
  };
}

/** A time is none, nor what only puts it there, nor what such things are called: "add that appointment". */
function isNoName({ language }: Sources, said: string): boolean {
  const words = language.tokensOf(said).filter(({ is }) => !is.has("filler") && !is.has("puts"));
  return words.every(({ word }) => language.kindsNamed(word).length > 0);
}

const TITLE = "title";
const EVENT = "event";

/** The field that takes the time of something new that has a name. */
function beginsOf(tool: Tool): string | undefined {
  const isNamed = parametersOf(tool).some(({ name }) => name === TITLE);
  return isNamed && !takesRecord(tool) ? beginningsTaken(tool)[0]?.name : undefined;
}

/** What the words call it. */
function nameIn(slots: ReturnType<typeof groundTool>["slots"]): string | undefined {
  const value = slots.find(({ parameter }) => parameter === TITLE)?.value;
  const [first] = value === undefined || value.kind === "free" ? [] : value.candidates;
  return typeof first?.value === "string" ? first.value : undefined;
}
