import type { FreeTime } from "../../../language/contract/steps.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Candidate } from "../../../types/turn/call-space.ts";
import type { Owed } from "../../../types/turn/plan.ts";
import type { Ranked } from "../../../types/turn/ranked.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import { likelyActs } from "../likely-acts.ts";
import { listingTool, lookFor } from "../look/look-for.ts";

/** What a free time is as a record: what the tool that finds them gives. */
const SLOT = "slot";

/** The tool that puts something into a free time, and the call that finds one where none was found before. */
export async function timeOwed(
  sources: Sources,
  utterance: Utterance,
  { freeTime, ranked }: { readonly freeTime: FreeTime; readonly ranked: Ranked },
): Promise<{ readonly tool: string; readonly owed: Owed } | undefined> {
  const tool = likelyActs(sources, ranked).find(({ gives }) => gives === "event");
  const field =
    tool && parametersOf(tool).find(({ kind, required }) => kind === "when" && required);
  if (!tool || !field) return undefined;
  const words = utterance.text.slice(freeTime.start, freeTime.end);
  const take = { from: "first", count: 1 } as const;
  const use = { kind: "time", tool: tool.name, parameter: field.name, take } as const;
  if (freeTime.asks === undefined) {
    const isFound = sources.handles.recent()[0]?.kind === SLOT;
    return isFound ? { tool: tool.name, owed: { look: undefined, words, use } } : undefined;
  }
  const finder = listingTool(sources, SLOT);
  const look =
    finder && (await lookFor(sources, utterance, { tool: finder, phrase: freeTime.asks }));
  if (!finder || !look) return undefined;
  const length = await lengthIn(sources, utterance);
  const lengthField = parametersOf(finder).find(({ kind }) => kind === "duration")?.name;
  if (!length || lengthField === undefined) return { tool: tool.name, owed: { look, words, use } };
  const withLength = {
    ...look,
    arguments: { ...look.arguments, [lengthField]: length.value },
    origins: { ...look.origins, [lengthField]: length.origin },
    meanings: { ...look.meanings, ...(length.meaning ? { [lengthField]: length.meaning } : {}) },
  };
  return { tool: tool.name, owed: { look: withLength, words, use } };
}

/** How long it is to be, by the words of the whole request. */
async function lengthIn(sources: Sources, utterance: Utterance): Promise<Candidate | undefined> {
  const { reading } = await sources.contextOf(utterance, []);
  const [length] = reading.durations;
  if (!length) return undefined;
  const { text, ms } = length;
  return {
    value: text,
    origin: { origin: "said", text },
    meaning: { kind: "length", words: text, ms },
  };
}
