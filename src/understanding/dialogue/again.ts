import { carrierTest } from "../../grounding/reading/carriers.ts";
import { groundTool } from "../../grounding/tool/ground-tool.ts";
import type { GroundedTool } from "../../grounding/tool/ground-tool.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import type { Wording } from "../../language/reading/wording/wording.ts";
import { overlaps } from "../../language/region.ts";
import { parametersOf, takesRecord } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { RememberedCall } from "../../types/memory.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { writtenBy } from "../revising/values.ts";
import { slotsOf, withKept } from "./kept-slots.ts";
import type { Leaned } from "./leaning.ts";
import { rewrite } from "./edit/rewrite.ts";
import type { Rewritten } from "./edit/rewrite.ts";

/** The last act once more, with what is said now in the place of what it was done with. */
export async function again(
  sources: Sources,
  utterance: Utterance,
  { replaces }: { readonly replaces: boolean },
): Promise<Leaned | undefined> {
  const { lastCall, registry, contextOf, language, handles } = sources;
  const tool = registry.get(lastCall?.tool ?? "");
  if (!lastCall || !tool) return undefined;
  const { text: bare, rejected } = language.wordingOf(utterance.text).leaning.corrected;
  const read = (text: string): Promise<RequestContext> => contextOf({ ...utterance, text }, [tool]);
  const [last, said] = await Promise.all([read(lastCall.said), read(bare)]);
  const readOn = (text: string): RequestContext["reading"] => language.read(text, last.context);
  const { clock } = last.context;
  const written = writtenBy(tool, lastCall).map(({ value }) => value);
  const [newest] = handles.recent();
  const madeAt = newest?.kind === tool.gives ? newest?.at : undefined;
  const texts = { last: last.reading, said: said.reading, rejected, written };
  const rewritten = rewrite({ ...texts, tool, readOn, clock, madeAt });
  if (!rewritten || losesWords(said.reading, { tool, text: rewritten.text })) return undefined;
  const kept = keptBeside(unsaid(tool, lastCall, last), { tool, lastCall, rewritten });
  const put = objectSlots(tool, lastCall, rewritten);
  const { reading, context } = await read(rewritten.text);
  const { missing, slots } = withKept(tool, groundTool(tool, reading, context), { kept, put });
  const isLeft = (slot: Slot): boolean => isLeftOver(slot, lastCall, said.reading);
  if (tool.effect !== "none" && takesRecord(tool) && slots.some(isLeft)) return undefined;
  const isVain = replaces ? changesNothing : onlyRepeats(language.wordingOf(utterance.text));
  if (isVain(tool, lastCall, { missing, slots })) return undefined;
  return {
    part: { text: rewritten.text, ranked: onlyTool(tool.name) },
    values: { from: "last-call", kept, put },
    replaces,
  };
}

/** Words that have no place in the last request ask for something else: "and lunch with Kate" of a request without people. */
function losesWords(
  { tokens, language, names }: RequestContext["reading"],
  { tool, text }: { readonly tool: Tool; readonly text: string },
): boolean {
  const { stemOf } = language.terms;
  const isCarrier = carrierTest(tool, language);
  const kept = new Set(language.tokensOf(text).map(({ word }) => stemOf(word)));
  const people = names("person");
  return tokens.some(
    (token) =>
      !kept.has(stemOf(token.word)) &&
      !isCarrier(token.word) &&
      people.some((one) => overlaps(one, token)),
  );
}

/** What the last act had beside its words; the record that it was done to only where the new words name no other. */
function keptBeside(
  slots: readonly Slot[],
  { tool, lastCall, rewritten }: Replacing,
): readonly Slot[] {
  const parameters = parametersOf(tool);
  const { object, kinds } = rewritten;
  const isWritten = writtenBy(tool, lastCall).some(({ value }) => isIn(object?.was ?? "", value));
  const names = kinds.filter((kind) => NAME_KINDS.some((one) => one === kind));
  const isNamed = names.some((kind) => !parameters.some((one) => one.kind === kind));
  if (object ? isWritten : !isNamed) return slots;
  const records = parameters.filter(({ kind }) => kind === "handle").map(({ name }) => name);
  return slots.filter(({ parameter }) => !records.includes(parameter));
}

function isIn(words: string, text: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase());
}

/** Nothing is taken back to do it once more as it was, or with less. */
function changesNothing(
  tool: Tool,
  lastCall: RememberedCall,
  { missing, slots }: Pick<GroundedTool, "missing" | "slots">,
): boolean {
  if (losesValue(tool, lastCall, missing)) return true;
  return missing.length === 0 && isSame(slots, lastCall);
}

/** A value that the last act didn't have and nothing of what is said now gives: what was left of its words. */
function isLeftOver(
  { parameter, value }: Slot,
  { arguments: given }: RememberedCall,
  { tokens, language }: RequestContext["reading"],
): boolean {
  if (value.kind === "free" || given[parameter] !== undefined) return false;
  const words = new Set(tokens.map(({ word }) => word));
  return value.candidates.every(
    ({ origin }) =>
      origin.origin === "said" &&
      !language.tokensOf(origin.text).some(({ word }) => words.has(word)),
  );
}

/** What is to be made once more as it was is asked for so: "another one". */
function onlyRepeats({ leaning }: Pick<Wording, "leaning">): typeof changesNothing {
  return (_, lastCall, { slots }) =>
    lastCall.isEffect && !leaning.asksAnother && isSame(slots, lastCall);
}

type Replacing = {
  readonly tool: Tool;
  readonly lastCall: RememberedCall;
  readonly rewritten: Rewritten;
};

/** The last act would be done once more as it was: nothing is taken back for that. */
function isSame(slots: readonly Slot[], { arguments: given }: RememberedCall): boolean {
  const isGiven = ({ parameter, value }: Slot): boolean =>
    value.kind !== "free" &&
    value.candidates.length === 1 &&
    JSON.stringify(value.candidates[0]?.value) === JSON.stringify(given[parameter]);
  return slots.length === Object.keys(given).length && slots.every(isGiven);
}

/** A value that the last act had is gone, and no look-up finds it: nothing is taken back for that. */
function losesValue(tool: Tool, last: RememberedCall, missing: readonly string[]): boolean {
  return parametersOf(tool).some(
    ({ name, kind }) =>
      kind !== "handle" && missing.includes(name) && last.arguments[name] !== undefined,
  );
}

/** Words that were written down whole: what stands in their place is written down whole. */
function objectSlots(
  tool: Tool,
  last: RememberedCall,
  { object, text }: Rewritten,
): readonly Slot[] {
  if (!object) return stillSaid(tool, last, text);
  const origin = { origin: "said", text: object.is } as const;
  return writtenBy(tool, last)
    .filter(({ value }) => value.toLowerCase() === object.was.toLowerCase())
    .map(({ parameter }) => ({
      parameter,
      required: true,
      value: { kind: "closed", candidates: [{ value: object.is, origin }] },
    }));
}

/** Words that were written down and still stand in the request. */
function stillSaid(tool: Tool, last: RememberedCall, text: string): readonly Slot[] {
  const kept = writtenBy(tool, last).filter(({ value }) =>
    text.toLowerCase().includes(value.toLowerCase()),
  );
  return kept.map(({ parameter, value }) => {
    const origin = last.origins[parameter] ?? ({ origin: "said", text: value } as const);
    return {
      parameter,
      required: true,
      value: { kind: "closed", candidates: [{ value, origin }] },
    };
  });
}

/** What the last act was done with that its own words don't say: answers to questions, what was in focus. */
function unsaid(
  tool: Tool,
  last: RememberedCall,
  { reading, context }: RequestContext,
): readonly Slot[] {
  const told = groundTool(tool, reading, context).slots.map(({ parameter }) => parameter);
  return slotsOf(last).filter(({ parameter }) => !told.includes(parameter));
}
