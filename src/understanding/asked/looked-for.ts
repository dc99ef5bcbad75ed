import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { actsBehind } from "../parts/opens-act.ts";
import { NOTHING_FITS, planOf } from "../plan.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { rankText } from "../ranking/rank-words.ts";
import { askedOfHome } from "./asked-of-home.ts";
import type { AskedOfHome } from "./asking.ts";
import { inSource } from "./texts/in-source.ts";
import { inTexts } from "./texts/in-texts.ts";

type Said = { readonly utterance: Utterance; readonly signal: AbortSignal };

/**
 * A question with the text its answer stands in, or who wrote it: the sentences there. Words that only name something and say where it stands: the sentence that holds it, else a look for
 * it there. Nothing is ever made or changed of them.
 */
export async function lookedFor(
  sources: Sources,
  { utterance, signal }: Said,
): Promise<Plan | undefined> {
  const { language, profile, registry } = sources;
  if (!profile.isLed || actsBehind(utterance.text, language)) return undefined;
  const { mood, wish } = language.wordingOf(utterance.text);
  const told = mood.sourceSaid
    ? await inSource(sources, { utterance, signal }, mood.sourceSaid)
    : await inOneText(sources, { utterance, signal }, mood.severalAsked);
  if (told) return planOf([told.part], language, { values: told.values });
  const place = mood.standsIn;
  if (!place || wish.addressesSomebody || wish.tellsSomebody) return undefined;
  const text = language.wordingOf(place.topic).mood.plain;
  const asked = await inTexts(sources, { utterance: { ...utterance, text }, signal });
  if (asked) return planOf([asked.part], language, { values: asked.values });
  const looking = registry.acting().find((tool) => looksIn(tool, place.kinds));
  return planOf([{ text, ranked: looking ? onlyTool(looking.name) : NOTHING_FITS }], language);
}

/** Several questions in one breath: the text that answers the first is asked the others too. */
async function inOneText(
  sources: Sources,
  { utterance, signal }: Said,
  asks: readonly string[],
): Promise<AskedOfHome | undefined> {
  const [text] = asks;
  if (text === undefined) return undefined;
  const own = { ...utterance, text, alternatives: [] };
  const part = { text, ranked: await rankText(sources, own, text) };
  const found = await askedOfHome(sources, { utterance: own, signal }, [part]);
  if (found?.values.from !== "found" || !found.values.quote) return undefined;
  const { source } = found.values.quote;
  return inSource(sources, { utterance, signal }, { asks, source, kinds: [] });
}

/** Whether a tool finds such records by their words. */
function looksIn(tool: Tool, kinds: readonly string[]): boolean {
  const takesWords = parametersOf(tool).some(({ kind, of }) => kind === "span" && !of);
  return tool.effect === "none" && takesWords && kinds.includes(tool.gives ?? "");
}
