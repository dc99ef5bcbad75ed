import { titleOf } from "../../grounding/entity-linking/record-keys.ts";
import type { Restored } from "../../language/contract/requests.ts";
import type { Language } from "../../language/language.ts";
import { parametersOf, recordTaken } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { PlanValues } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Part } from "../parts/part.ts";
import { recordMatches } from "../ranking/features/known-words.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import { clausesIn } from "../dialogue/edit/meant-clauses.ts";
import { pointedTo } from "../dialogue/kept-slots.ts";
import { closed } from "../revising/values.ts";
import type { Sources } from "../sources.ts";

/** From here on the index's first is what is asked for. */
const LIKELY = 0.5;
const TITLE = "title";

type Listed = { readonly part: Part; readonly values: PlanValues };

/**
 * "Tick off the oats", of one entry "oats, tea and soap": it is not done or gone with the others, which
 * stay what it is called. Undefined for what names no part of such an entry.
 */
export async function oneOfList(
  sources: Sources,
  utterance: Utterance,
  [part, ...others]: readonly Part[],
): Promise<Listed | undefined> {
  const tool = part && others.length === 0 ? endingTool(sources, part) : undefined;
  if (!part || !tool) return undefined;
  const request = await sources.contextOf({ ...utterance, text: part.text }, [tool]);
  const [match, ...more] = recordMatches({ tool, ...request });
  // What is due at a time is one thing to be done.
  if (!match || more.length > 0 || match.thing.at !== undefined) return undefined;
  const { kind, facts } = match.thing;
  const words = staying(sources, part.text)?.rest ?? part.text;
  return withOthers(sources, { text: part.text, words, kind, title: titleOf(facts), kept: [] });
}

/** "Forget the tea", right behind "put oats and tea on the list", however the words sound: the same of what was just made. */
export function oneOfMade(
  { lastCall, handles, ...sources }: Sources,
  { text }: Utterance,
): Listed | undefined {
  const [newest] = handles.recent();
  const made = sources.registry.get(lastCall?.tool ?? "")?.gives;
  const mayEnd = sources.registry
    .acting()
    .some((tool) => tool.reversal !== undefined && newest && recordTaken(tool, newest.kind));
  if (!lastCall?.isEffect || newest?.kind !== made || !newest || !mayEnd) return undefined;
  const asked = staying(sources, text)?.rest ?? text;
  const { removed } = sources.language.wordingOf(asked).wish;
  const [words = ""] = removed ? clausesIn(asked.slice(removed.start, removed.end)) : [];
  const title = lastCall.arguments[TITLE];
  const field = renamingTool(sources, newest.kind)?.field;
  if (words === "" || typeof title !== "string" || !field) return undefined;
  const kept = pointedTo(field, newest.handle);
  return withOthers(sources, { text, words, kind: newest.kind, title, kept });
}

type Known = Pick<Sources, "registry" | "language">;

/** What is said to stay goes with nothing. */
function staying({ language }: Known, text: string): Restored | undefined {
  return language.wordingOf(text).leaning.restored;
}

type Naming = {
  readonly text: string;
  /** What is done, or to go. */
  readonly words: string;
  readonly kind: string;
  readonly title: string;
  readonly kept: readonly Slot[];
};

function withOthers(
  sources: Known,
  { text, words, kind, title, kept }: Naming,
): Listed | undefined {
  const { language } = sources;
  const renaming = renamingTool(sources, kind);
  const left = othersOf(title, words, language);
  if (!renaming || left.length === 0) return undefined;
  const origin = { origin: "resolved", text } as const;
  const put = [closed(TITLE, { value: language.say.list(left), origin })];
  return {
    part: { text, ranked: onlyTool(renaming.tool.name) },
    values: { from: "last-call", kept, put },
  };
}

function renamingTool(
  { registry }: Known,
  kind: string,
): { readonly tool: Tool; readonly field: string } | undefined {
  const tool = registry.acting().find((one) => renames(one, kind));
  const field = tool && recordTaken(tool, kind)?.name;
  return tool && field !== undefined ? { tool, field } : undefined;
}

function endingTool({ registry }: Sources, { ranked }: Part): Tool | undefined {
  const [first] = ranked.tools;
  const tool = registry.get(first?.name ?? "");
  return first && first.score >= LIKELY && tool && ends(tool) ? tool : undefined;
}

/** The things of a list that words don't name, where they name some of it: by any word that no other of them has. */
function othersOf(title: string, words: string, language: Language): readonly string[] {
  const { things } = language.wordingOf(title).parting;
  const stemsOf = (text: string): readonly string[] =>
    language
      .tokensOf(text)
      .filter(({ is }) => !is.has("filler"))
      .map(({ word }) => language.terms.stemOf(word));
  const said = new Set(stemsOf(words));
  const isOwn = (stem: string, thing: string): boolean =>
    things.every((other) => other === thing || !stemsOf(other).includes(stem));
  const isNamed = (thing: string): boolean => {
    const stems = stemsOf(thing);
    return (
      stems.every((stem) => said.has(stem)) ||
      stems.some((stem) => said.has(stem) && isOwn(stem, thing))
    );
  };
  // "Light bulbs, E14" is one thing, and what kind of it.
  const [first = "", second = "", ...more] = things;
  const between = title.slice(title.indexOf(first) + first.length, title.indexOf(second));
  if (more.length === 0 && language.tokensOf(between).length === 0) return [];
  const left = things.filter((thing) => !isNamed(thing));
  return left.length < things.length ? left : [];
}

/** It takes a record away, or says that it is done. */
function ends(tool: Tool): boolean {
  return tool.act === "remove" || tool.reversal !== undefined;
}

function renames(tool: Tool, kind: string): boolean {
  const hasTitle = parametersOf(tool).some(({ name }) => name === TITLE);
  return tool.effect === "reversible" && recordTaken(tool, kind) !== undefined && hasTitle;
}
