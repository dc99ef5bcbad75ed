import type { ToldLast } from "../../../language/contract/steps.ts";
import type { Owed } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { meaningsOf } from "../../../grounding/meanings-of.ts";
import type { Meanings } from "../../../types/time/meaning.ts";
import { valuesOf } from "../../asked/asking.ts";
import { shownAlone } from "../../dialogue/focus/in-focus.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import { textIdOf } from "../../asked/texts/within-focus.ts";
import { lookOf } from "../look/look-of.ts";
import type { ToldText } from "../look/look-of.ts";
import type { Sources } from "../../sources.ts";
import { actFor, useOf } from "./fact-act.ts";
import { unknownPart } from "./fact-owed.ts";
import type { Sent } from "./moment-owed.ts";

type LastCall = NonNullable<Sources["lastCall"]>;

/**
 * "Text that to Odo", right behind a question, or "that code" behind a text that was shown: what answers it goes
 * out, as if both were said in one breath. Undefined where nothing was asked or shown, where the words bring a
 * question of their own, or nothing told the answer; a fact that is named and isn't there is said to be missing.
 */
export async function sentLast(
  sources: Sources,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<Sent | undefined> {
  const { language, lastCall, profile } = sources;
  const { steps, mood } = language.wordingOf(utterance.text);
  const { toldLast } = steps;
  if (!toldLast || !lastCall || lastCall.isEffect || !profile.isLed || mood.forbids) {
    return undefined;
  }
  const asks = asksIn(sources, lastCall.said) ?? toldLast.fact;
  const { request, whom } = toldLast;
  const told = asks === undefined ? undefined : { request, whom, asks, topic: "" };
  const act = told && (await actFor(sources, utterance, told));
  if (!told || !act) return undefined;
  const found = await foundLast(sources, { utterance, asks: told.asks, told: toldLast }, signal);
  if (!found) {
    return toldLast.fact === undefined ? undefined : { parts: [unknownPart(utterance, told, act)] };
  }
  const { look, quote } = found;
  const use = useOf(act, told);
  const owed: Owed = {
    look,
    words: told.asks,
    use: quote === undefined ? use : { ...use, quote },
  };
  const part = { text: told.request, ranked: onlyTool(act.tool.name), said: utterance.text };
  return { parts: [{ ...part, owes: [owed] }] };
}

type Asked = { readonly utterance: Utterance; readonly asks: string; readonly told: ToldLast };

/** The same look again where a record told it; else the text that was shown, with the sentence that does. */
async function foundLast(
  sources: Sources,
  { utterance, asks, told: { fact } }: Asked,
  signal: AbortSignal,
): Promise<(Pick<Owed, "look"> & Pick<ToldText, "quote">) | undefined> {
  const { registry, lastCall } = sources;
  if (!lastCall) return undefined;
  const tool = registry.get(lastCall.tool);
  const isRecord = tool?.contents === undefined || tool.tells !== undefined;
  const shown =
    isRecord && fact === undefined ? undefined : await inShown(sources, { asks, fact }, signal);
  if (shown || !isRecord) return shown;
  return asksIn(sources, lastCall.said) === undefined
    ? undefined
    : { look: await again(sources, utterance, lastCall) };
}

/** The text that was shown, with the sentence of it that answers. */
async function inShown(
  sources: Sources,
  { asks, fact }: { readonly asks: string; readonly fact: ToldLast["fact"] },
  signal: AbortSignal,
): Promise<ToldText | undefined> {
  const thing = shownAlone(sources.handles.recent());
  const id = thing && textIdOf(sources, thing);
  if (!thing || id === undefined) return undefined;
  const text = { kind: thing.kind, id, title: titleOf(thing.facts) };
  const { kind } = sources.language.wordingOf(fact ?? "").mood.wanted;
  const asked = { question: fact ?? asks, ...text, ...(kind === undefined ? {} : { wants: kind }) };
  const found = await sources.findWithin(asked, signal);
  return found?.sentence === undefined ? undefined : lookOf(found.tool, valuesOf(found, sources));
}

/** The last look; what its times mean is what they meant. */
async function again(
  sources: Sources,
  utterance: Utterance,
  { tool: name, arguments: given, origins }: LastCall,
): Promise<Owed["look"]> {
  const { registry, language, contextOf } = sources;
  const { context } = await contextOf(utterance);
  const tool = registry.get(name);
  const meanings: Meanings = tool
    ? meaningsOf(tool, given, { language, clock: context.clock })
    : {};
  return { name, arguments: given, origins, meanings, by: "fast-path" };
}

/** The question, without its mark. */
function asksIn({ language }: Sources, said: string): string | undefined {
  const { mood } = language.wordingOf(said);
  return mood.isQuestion || mood.question !== undefined
    ? said.replace(/[\s.?!]+$/u, "")
    : undefined;
}
