import { carrierTest } from "../../../grounding/reading/carriers.ts";
import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import { overlaps } from "../../../language/region.ts";
import { takesRecord } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { RememberedCall } from "../../../types/memory.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { writtenBy } from "../../revising/values.ts";
import { withKept } from "../kept-slots.ts";
import type { Leaned } from "../leaning.ts";
import { rewrite } from "../edit/rewrite.ts";
import { changesNothing, onlyRepeats } from "./changes-nothing.ts";
import { keptBeside, objectSlots, unsaid } from "./values-again.ts";

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
