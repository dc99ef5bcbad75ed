import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { Selection } from "../../../language/contract/steps.ts";
import { batchField } from "../../../tool/batch.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Ranked } from "../../../types/turn/ranked.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { rankText } from "../../ranking/rank-words.ts";
import { mayAct } from "../may-act.ts";
import type { Sources } from "../../sources.ts";
import { likelyActs } from "../likely-acts.ts";

type Meant = {
  readonly selection: Selection;
  readonly ranked: Ranked;
  readonly kinds: readonly string[];
  readonly utterance: Utterance;
};

/** The act by all the words; where they seem to ask what there is and surely change something, by what is left without the description. */
export async function actFor(
  sources: Sources,
  { kinds, ranked, selection, utterance }: Meant,
): Promise<Act | undefined> {
  const acts = likelyActs(sources, selection.isLoose ? sureOf(ranked) : ranked);
  const found = actOn(sources, { kinds, acts, utterance });
  if (found || acts.length > 0 || !selection.isChanged || selection.isLoose) return found;
  const act = sources.language.wordingOf(utterance.text).steps.pointing(selection, "thing");
  const own = await rankText(sources, utterance, act);
  return actOn(sources, { kinds, acts: likelyActs(sources, own), utterance });
}

/** Nothing but what was surely asked for. */
function sureOf({ tools }: Ranked): Pick<Ranked, "tools"> {
  return { tools: tools.slice(0, 1).filter(({ score }) => score >= SURE) };
}

const SURE = 0.5;

type Acting = {
  readonly kinds: readonly string[];
  readonly acts: readonly Tool[];
  readonly utterance: Utterance;
};
export type Act = { readonly tool: Tool; readonly parameter: string; readonly kind: string };

/** The likeliest tool that changes a record of one of these kinds, or answers it where that is asked for. */
function actOn(sources: Sources, { kinds, acts, utterance }: Acting): Act | undefined {
  const wording = sources.language.wordingOf(utterance.text);
  const { cues, mood } = wording;
  if (mood.asksFact) return undefined;
  const { reply } = cues;
  for (const tool of removing(sources, { kinds, acts, utterance }) ?? acts) {
    if (!mayAct(tool, wording)) continue;
    const answered = reply && tool.replies?.to;
    const fields = parametersOf(tool).filter(({ of }) => of !== undefined);
    const field =
      fields.find((one) => one.name === answered) ??
      fields.find(({ required, type }) => required && (type === "string" || type === LIST)) ??
      fields.find(({ name: own }) => own === batchField(tool)?.name && tool.stops !== undefined);
    const kind = field?.of;
    if (!field || kind === undefined) continue;
    if (kinds.length === 0 || kinds.includes(kind)) return { tool, parameter: field.name, kind };
  }
  return undefined;
}

/** Where a tool takes such things away, no other does what asks for that: "bin all the files" opens none. */
function removing(
  { registry, language }: Sources,
  { kinds, utterance }: Acting,
): readonly Tool[] | undefined {
  const { object } = language.wordingOf(utterance.text).wish;
  if (object?.verb !== "remove") return undefined;
  const tools = registry
    .acting()
    .filter(
      (tool) =>
        tool.act === "remove" &&
        parametersOf(tool).some(({ of = "" }) => kinds.includes(of) && object.kinds.includes(of)),
    );
  return tools.length > 0 ? tools : undefined;
}

type These = Act & { readonly words: string; readonly selection: Selection };

/** Whether an act may be done to what is described: to several, where there may be several. */
export async function mayBeThese(
  sources: Sources,
  utterance: Utterance,
  these: These,
): Promise<boolean> {
  const { tool, parameter, selection } = these;
  if (await onlyTold(sources, utterance, tool)) return false;
  const isList = takesMany(tool, parameter);
  if (isList && !(await isWhole(sources, utterance, selection))) return false;
  const isMany = selection.take === "all" || selection.take.count > 1;
  return !isMany || mayBeMany(sources, utterance, these);
}

/** "List my timers": whoever tells of them tells of all, and nothing is done to any. */
async function onlyTold(
  { contextOf }: Sources,
  utterance: Utterance,
  tool: Tool,
): Promise<boolean> {
  const { reading, context } = await contextOf(utterance, [tool]);
  const told = Object.entries(tool.onlyTells ?? {});
  const { slots } = groundTool(tool, reading, context);
  const saysOnly = ([name, value]: (typeof told)[number]): boolean =>
    slots.some(
      (slot) =>
        slot.parameter === name &&
        slot.value.kind === "closed" &&
        slot.value.candidates.every((one) => one.value === value),
    );
  return told.length > 0 && told.every(saysOnly);
}

/**
 * Whether an act may be done to several at once, and several are meant: "All hands this Thursday" begins as
 * a record is called, and asks for that one.
 */
async function mayBeMany(
  { contextOf, language }: Sources,
  utterance: Utterance,
  { tool, parameter, kind, words }: Act & { readonly words: string },
): Promise<boolean> {
  if (batchField(tool)?.name !== parameter && !takesMany(tool, parameter)) return false;
  const { context } = await contextOf(utterance, [tool]);
  const spoken = wordsOf(words, language);
  return !(context.known?.[kind] ?? []).some(({ facts }) => {
    const title = wordsOf(titleOf(facts), language);
    return title.length > 1 && title.every((word, at) => word === spoken[at]);
  });
}

function takesMany(tool: Tool, parameter: string): boolean {
  return parametersOf(tool).some(({ name, type }) => name === parameter && type === LIST);
}

/** Nothing is said behind them, and one place alone: "drop all the files into Plans" takes none away. */
async function isWhole(
  { language, contextOf }: Sources,
  utterance: Utterance,
  { start, end }: Selection,
): Promise<boolean> {
  const { text } = utterance;
  const { removed } = language.wordingOf(text).wish;
  const { reading } = await contextOf(utterance, []);
  const places = reading.tokens.filter(
    (token) => token.start >= start && token.end <= end && token.is.has("before-kept"),
  );
  if (places.length > 1) return false;
  const rest = language.tokensOf(text.slice(end)).filter(({ kind }) => kind !== "mark");
  return removed !== undefined && (rest.length === 0 || removed.end <= end);
}

/** What takes several of its own. */
const LIST = "strings";

function wordsOf(text: string, { tokensOf }: Sources["language"]): readonly string[] {
  return tokensOf(text).map(({ word }) => word);
}
