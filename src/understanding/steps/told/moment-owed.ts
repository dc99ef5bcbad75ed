import type { ToldTime } from "../../../language/contract/steps.ts";
import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import { parametersOf, takesRecord } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { FactUse, Owed, PlanValues } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { recordAsked } from "../../asked/record-asked.ts";
import type { StepPart } from "../../parts/part.ts";
import { rankText } from "../../ranking/rank-words.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { valueTold } from "../borrowed/value-told.ts";
import { unknownPart } from "./fact-owed.ts";
import { WRITTEN, textFact } from "./find-fact.ts";
import { likelyActs } from "../likely-acts.ts";
import { ownSentence } from "./moment-told.ts";
import type { ToldText } from "../look/look-of.ts";

/** Parts that stand for a whole utterance, and where the values of the first come from. */
export type Sent = {
  readonly parts: readonly StepPart[];
  readonly values?: PlanValues;
  /** What else is asked for, before them and behind them. */
  readonly first?: string | undefined;
  readonly rest?: string | undefined;
  /** What is told beside them: who is spoken of behind them. */
  readonly told?: string | undefined;
};

type Heard = { readonly utterance: Utterance; readonly signal: AbortSignal };

/**
 * A request whose time stands in one of somebody's texts: the text is read first, and its one time is the
 * time that is meant, or that it is told by. Undefined where a record has it, or nobody takes it.
 */
export async function momentParts(sources: Sources, heard: Heard): Promise<Sent | undefined> {
  const { utterance } = heard;
  const { steps, mood } = sources.language.wordingOf(utterance.text);
  const told = mood.forbids ? undefined : steps.toldTime;
  const act = told && (await actAt(sources, utterance, told));
  if (!told || !act) return undefined;
  if (!told.isTold && (await isOnRecord(sources, heard, told))) return undefined;
  const found = await foundFor(sources, heard, told);
  if (found?.quote === undefined) {
    const isAsked = told.isTold && !told.stated;
    return isAsked ? { parts: [unknownPart(utterance, told, act)] } : undefined;
  }
  const part: StepPart = {
    text: told.request,
    ranked: onlyTool(act.tool.name),
    said: utterance.text,
    owes: await owedOf(sources, { utterance, act, told }, { ...found, quote: found.quote }),
  };
  const around = { rest: told.rest, told: told.asks };
  if (!told.isAsked) return { parts: [part], ...around };
  // A question of its own is answered first.
  const asked = { text: told.asks, ranked: onlyTool(found.look.name) };
  return { parts: [asked, part], values: found.values, ...around };
}

/** The sentence that tells a time; where nothing asks for it, of those who are said to have told it. */
async function foundFor(
  sources: Sources,
  { utterance, signal }: Heard,
  { asks, isTold, isBeside, stated }: ToldTime,
): Promise<ToldText | undefined> {
  const heard = { utterance: { ...utterance, text: asks, alternatives: [] }, signal };
  const asked = { words: asks, kind: "time" } as const;
  const own = { about: asks, isOfHour: !isBeside };
  if (stated) {
    const text =
      (await valueTold(sources, heard, { ...asked, made: { ...own, about: stated.about } })) ??
      (await valueTold(sources, heard, { ...asked, made: own }));
    return text?.quote === undefined
      ? text
      : { ...text, quote: await ownSentence(sources, text.quote, stated.about) };
  }
  // What is found goes out to nobody: it need be no likelier than what a question is told.
  const text = await textFact(sources, heard, 0);
  if (text?.quote !== undefined) return text;
  // A whole text tells several times: the one that tells most of a moment is meant.
  return valueTold(sources, heard, isTold ? asked : { ...asked, made: own });
}

type Owing = {
  readonly utterance: Utterance;
  readonly act: Act;
  readonly told: ToldTime;
};

/** The time, and where it is, if that is wanted too. */
async function owedOf(
  sources: Sources,
  { utterance, act, told }: Owing,
  { look, quote }: ToldText & { readonly quote: string },
): Promise<readonly Owed[]> {
  const { tool, parameter } = act;
  const { asks, topic, isBeside, stated } = told;
  const use = { kind: "moment", tool: tool.name, parameter, asks, quote, isBeside } as const;
  const isNew = !takesRecord(tool) && isNamed(tool);
  const { topicAsked } = sources.language.wordingOf(asks).steps;
  const called = topic === "" ? { title: topicAsked ?? nameOf(sources, look) } : { topic };
  const time: Owed = { look, words: asks, use: isNew ? { ...use, ...called } : use };
  const place = stated?.isPlaced ? await placeIn(sources, { utterance, act, quote }) : undefined;
  return place ? [time, { look, words: asks, use: place }] : [time];
}

/** What the text that is read is called by itself. */
function nameOf({ handles }: Sources, { arguments: given }: ToldText["look"]): string {
  const read = handles.recent().find(({ handle }) => Object.values(given).includes(handle));
  return (read?.facts["subject"] ?? "").toString();
}

/** Where a sentence says that it is, by its own words. */
async function placeIn(
  { contextOf }: Sources,
  { utterance, act, quote }: Omit<Owing, "told"> & { readonly quote: string },
): Promise<FactUse | undefined> {
  const own = { ...utterance, text: quote, alternatives: [] };
  const { reading, context } = await contextOf(own, [act.tool]);
  const { value } =
    groundTool(act.tool, reading, context).slots.find((one) => one.parameter === PLACE) ?? {};
  const [first] = value === undefined || value.kind === "free" ? [] : value.candidates;
  if (typeof first?.value !== "string") return undefined;
  const told = { asks: quote, before: "", after: "", isPlace: true, quote: first.value };
  return { kind: "fact", tool: act.tool.name, parameter: PLACE, ...told };
}

const PLACE = "location";
const TITLE = "title";

type Act = { readonly tool: Tool; readonly parameter: string };

/** The likeliest tool that does something at a time. */
async function actAt(
  sources: Sources,
  utterance: Utterance,
  { request, stated }: ToldTime,
): Promise<Act | undefined> {
  const ranked = await rankText(sources, utterance, request);
  // Who asks to be reminded has no such reminder yet, and it is called something.
  const isReminder = sources.language.wordingOf(request).cues.remindingEnd !== undefined;
  for (const tool of likelyActs(sources, ranked)) {
    if ((stated || isReminder) && takesRecord(tool)) continue;
    if (isReminder && !isNamed(tool)) continue;
    const begins = parametersOf(tool).find(
      ({ kind, time }) => kind === "when" && time?.as !== "end",
    );
    if (begins) return { tool, parameter: begins.name };
  }
  return undefined;
}

function isNamed(tool: Tool): boolean {
  return parametersOf(tool).some(({ name }) => name === TITLE);
}

/**
 * A record that the words name has a time of its own, and the part that shows it comes first; a text that
 * tells the time has as many of the words is of something beside a record that has not all of them.
 */
async function isOnRecord(
  sources: Sources,
  { utterance, signal }: Heard,
  { asks }: ToldTime,
): Promise<boolean> {
  const { question } = sources.language.wordingOf(`${asks}?`).mood;
  const own = { ...utterance, text: asks, alternatives: [] };
  const record =
    question && (await recordAsked(sources, { utterance: own, question, not: WRITTEN }));
  if (!record) return false;
  const passage = await sources.findPassage(asks, signal);
  const isTime = passage?.sentence !== undefined && passage.isOfKind;
  return !isTime || record.share === 1 || passage.share < record.share;
}
