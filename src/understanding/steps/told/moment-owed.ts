import type { ToldTime } from "../../../language/contract/steps.ts";
import { parametersOf, takesRecord } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Owed, PlanValues } from "../../../types/turn/plan.ts";
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
import type { Look } from "../look/look-for.ts";

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
  const { utterance, signal } = heard;
  const { steps, mood } = sources.language.wordingOf(utterance.text);
  const told = mood.forbids ? undefined : steps.toldTime;
  const act = told && (await actAt(sources, utterance, told));
  if (!told || !act) return undefined;
  if (!told.isTold && (await isOnRecord(sources, heard, told))) return undefined;
  const own = { ...utterance, text: told.asks, alternatives: [] };
  const text = await textFact(sources, { utterance: own, signal });
  // A whole text tells several times: the one that tells most of a moment is meant.
  const found =
    text?.quote === undefined && told.isTold
      ? await valueTold(sources, { utterance: own, signal }, { words: told.asks, kind: "time" })
      : text;
  if (found?.quote === undefined) {
    return told.isTold ? { parts: [unknownPart(utterance, told, act)] } : undefined;
  }
  const part: StepPart = {
    text: told.request,
    ranked: onlyTool(act.tool.name),
    said: utterance.text,
    owes: [owedOf(act, told, { look: found.look, quote: found.quote })],
  };
  const around = { rest: told.rest, told: told.asks };
  if (!told.isAsked) return { parts: [part], ...around };
  // A question of its own is answered first.
  const asked = { text: told.asks, ranked: onlyTool(found.look.name) };
  return { parts: [asked, part], values: found.values, ...around };
}

function owedOf(
  { tool, parameter }: Act,
  { asks, topic, isBeside }: ToldTime,
  { look, quote }: { readonly look: Look; readonly quote: string },
): Owed {
  const use = { kind: "moment", tool: tool.name, parameter, asks, quote, isBeside } as const;
  const isNew = !takesRecord(tool) && parametersOf(tool).some(({ name }) => name === TITLE);
  return { look, words: asks, use: isNew ? { ...use, topic } : use };
}

const TITLE = "title";

type Act = { readonly tool: Tool; readonly parameter: string };

/** The likeliest tool that does something at a time. */
async function actAt(
  sources: Sources,
  utterance: Utterance,
  { request }: ToldTime,
): Promise<Act | undefined> {
  const ranked = await rankText(sources, utterance, request);
  for (const tool of likelyActs(sources, ranked)) {
    const begins = parametersOf(tool).find(
      ({ kind, time }) => kind === "when" && time?.as !== "end",
    );
    if (begins) return { tool, parameter: begins.name };
  }
  return undefined;
}

/**
 * A record that the words name has a time of its own, and the part that shows it comes first; a text that
 * tells the time has more of the words where it is of something beside that record.
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
  return !isTime || passage.share <= record.share;
}
