import { SPELT } from "../../language/names/find-names.ts";
import { overlaps } from "../../language/region.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { planOf } from "../plan.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import { closed } from "../revising/values.ts";
import type { Sources } from "../sources.ts";
import { isNamedBy, textsCalled } from "../steps/told/text-called.ts";

/**
 * "In the boat log write down that the rope broke", "milk and eggs on the shopping", where that is a text: the words go to
 * the end of the one text that is called so. Undefined where none is, or several, or a list is.
 */
export async function intoText(sources: Sources, utterance: Utterance): Promise<Plan | undefined> {
  const found = (await wordsFor(sources, utterance)) ?? (await thingsFor(sources, utterance));
  if (!found) return undefined;
  const { appending, title, name, words } = found;
  const told = [words].flat();
  const slots = [
    closed(appending.record, { value: title, origin: { origin: "resolved", text: name } }),
    closed(appending.takes, {
      value: told.join("\n"),
      origin: { origin: "said", text: told.join(", ") },
    }),
  ];
  const part = { text: utterance.text, ranked: onlyTool(appending.tool.name) };
  return planOf([part], sources.language, { values: { from: "revised", slots } });
}

type Found = {
  readonly appending: Appending;
  readonly title: string;
  /** As it was said. */
  readonly name: string;
  readonly words: string | readonly string[];
};

/** Words behind the name of a text. */
async function wordsFor(sources: Sources, utterance: Utterance): Promise<Found | undefined> {
  const { intoText: ways } = sources.language.wordingOf(utterance.text).given;
  for (const { names, words } of ways) {
    for (const name of (await isList(sources, utterance, names)) ? [] : names) {
      const texts = await textsCalled(sources, utterance, { words: name, isSaid: true });
      const [text, ...others] = texts.flatMap(({ kind, title }) => {
        const appending = toolFor(sources, kind);
        return appending ? [{ appending, title }] : [];
      });
      if (text && others.length === 0) return { ...text, name, words };
    }
  }
  return undefined;
}

/** What is called so is a list, which takes things and no words. */
async function isList(
  sources: Sources,
  utterance: Utterance,
  [name = ""]: readonly string[],
): Promise<boolean> {
  const { reading } = await sources.contextOf({ ...utterance, text: name, alternatives: [] });
  return reading.names("list").some(({ score }) => score >= SPELT);
}

/** Things for what is called as a text is, and as no list: each on a line of its own. */
async function thingsFor(sources: Sources, utterance: Utterance): Promise<Found | undefined> {
  const appending = toolFor(sources, NOTE);
  if (!appending) return undefined;
  const { reading } = await sources.contextOf(utterance, [appending.tool]);
  const { mood, wish } = reading;
  if (mood.question !== undefined || mood.wonders || wish.takenOff !== undefined) return undefined;
  const lists = reading.names("list");
  for (const name of reading.names(NOTE)) {
    const title = name.named.name;
    // "Add to the boat note, …": a note that is called one is no list of things.
    const behind = reading.tokens.find(({ start }) => start >= name.end);
    if (behind && sources.language.kindsNamed(behind.word).includes(NOTE)) continue;
    const isNamed = isNamedBy(sources, { kind: NOTE, title }, { words: name.text, least: HALF });
    if (!isNamed || name.score < SPELT || lists.some((list) => overlaps(list, name))) continue;
    const { words } = reading.given.listedOn(name) ?? {};
    if (words !== undefined && !onlyNamesKind(sources, [words].flat().join(" ")))
      return { appending, title, name: name.text, words };
  }
  return undefined;
}

/** "Add to the boiler note": nothing that would go there is said. */
function onlyNamesKind({ language }: Pick<Sources, "language">, words: string): boolean {
  return language
    .tokensOf(words)
    .every(({ word, is }) => is.has("filler") || language.kindsNamed(word).length > 0);
}

const NOTE = "note";
/** More than that of a title has to be said. */
const HALF = 0.5;

type Appending = { readonly tool: Tool; readonly record: string; readonly takes: string };

/** What adds words to such a text, by its name. */
function toolFor({ registry }: Sources, kind: string): Appending | undefined {
  for (const tool of registry.acting()) {
    const parameters = parametersOf(tool);
    const record = parameters.find((one) => one.kind === kind && one.of === kind);
    const takes = parameters.find((one) => one.kind === "free" && one.required);
    if (tool.effect === "reversible" && record && takes)
      return { tool, record: record.name, takes: takes.name };
  }
  return undefined;
}
