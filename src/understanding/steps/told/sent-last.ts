import type { Utterance } from "../../../types/turn/utterance.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { meaningsOf } from "../../../grounding/meanings-of.ts";
import type { Meanings } from "../../../types/time/meaning.ts";
import { shownAlone } from "../../dialogue/focus/in-focus.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import { textIdOf } from "../../asked/texts/within-focus.ts";
import type { Sources } from "../../sources.ts";
import { actFor, useOf } from "./fact-act.ts";
import type { Sent } from "./moment-owed.ts";

/**
 * "Text that to Odo", right behind a question: what answered it goes out, as if both were said in one breath.
 * Undefined where nothing was asked, where the words bring a question of their own, or nothing told the answer.
 */
export async function sentLast(
  sources: Sources,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<Sent | undefined> {
  const { language, lastCall, profile } = sources;
  const asked = lastCall && !lastCall.isEffect ? asksIn(sources, lastCall.said) : undefined;
  const { steps, mood } = language.wordingOf(utterance.text);
  if (!lastCall || asked === undefined || !profile.isLed || mood.forbids) return undefined;
  const told = steps.toldLast && { ...steps.toldLast, asks: asked, topic: "" };
  const act = told && (await actFor(sources, utterance, told));
  if (!told || !act) return undefined;
  const quote = await sentenceOf(sources, asked, signal);
  if (quote === "none") return undefined;
  const use = useOf(act, told);
  const { tool: name, arguments: given, origins } = lastCall;
  const meanings = await meaningsIn(sources, utterance);
  const look = { name, arguments: given, origins, meanings, by: "fast-path" } as const;
  const owed = { look, words: asked, use: quote === undefined ? use : { ...use, quote } };
  const part = { text: told.request, ranked: onlyTool(act.tool.name), said: utterance.text };
  return { parts: [{ ...part, owes: [owed] }] };
}

/** What the times of the last act mean: the same look tells the same. */
async function meaningsIn(
  { lastCall, registry, language, contextOf }: Sources,
  utterance: Utterance,
): Promise<Meanings> {
  const tool = registry.get(lastCall?.tool ?? "");
  const { context } = await contextOf(utterance);
  return tool && lastCall
    ? meaningsOf(tool, lastCall.arguments, { language, clock: context.clock })
    : {};
}

/** The question, without its mark. */
function asksIn({ language }: Sources, said: string): string | undefined {
  const { mood } = language.wordingOf(said);
  return mood.isQuestion || mood.question !== undefined
    ? said.replace(/[\s.?!]+$/u, "")
    : undefined;
}

/** The sentence of the text that was read which answers; undefined where a record was asked, "none" where no sentence does. */
async function sentenceOf(
  sources: Sources,
  question: string,
  signal: AbortSignal,
): Promise<string | "none" | undefined> {
  const tool = sources.registry.get(sources.lastCall?.tool ?? "");
  if (tool?.contents === undefined || tool.tells !== undefined) return undefined;
  const thing = shownAlone(sources.handles.recent());
  const id = thing && textIdOf(sources, thing);
  if (!thing || id === undefined) return "none";
  const asked = { question, kind: thing.kind, id, title: titleOf(thing.facts) };
  return (await sources.findWithin(asked, signal))?.sentence ?? "none";
}
