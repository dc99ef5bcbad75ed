import { listedIn } from "../../grounding/text-slots/each-thing.ts";
import type { Restored } from "../../language/contract/requests.ts";
import type { Language } from "../../language/language.ts";
import { parametersOf, recordTaken } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { PlanValues } from "../../types/turn/plan.ts";
import type { Part } from "../parts/part.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import { closed } from "../revising/values.ts";
import type { Sources } from "../sources.ts";

export const TITLE = "title";

export type Listed = { readonly part: Part; readonly values: PlanValues };

export type Known = Pick<Sources, "registry" | "language">;

/** What is said to stay goes with nothing. */
export function staying({ language }: Known, text: string): Restored | undefined {
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

/** A list called by those of its things that the words don't name; undefined where they name none of them. */
export function withOthers(
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

/** The tool that calls such a record otherwise, and its field for the record. */
export function renamingTool(
  { registry }: Known,
  kind: string,
): { readonly tool: Tool; readonly field: string } | undefined {
  const tool = registry.acting().find((one) => renames(one, kind));
  const field = tool && recordTaken(tool, kind)?.name;
  return tool && field !== undefined ? { tool, field } : undefined;
}

/** The things of a list that words don't name, where they name some of it. */
function othersOf(title: string, words: string, language: Language): readonly string[] {
  const things = listedIn(title, language);
  const named = namedAmong(things, words, language);
  return named.length > 0 ? things.filter((thing) => !named.includes(thing)) : [];
}

/** The things that words name: by all of their words, or by any that no other of them has. */
export function namedAmong(
  things: readonly string[],
  words: string,
  language: Language,
): readonly string[] {
  const stemsOf = (text: string): readonly string[] =>
    language
      .tokensOf(text)
      .filter(({ is }) => !is.has("filler"))
      .map(({ word }) => language.terms.stemOf(word));
  const said = new Set(stemsOf(words));
  const isOwn = (stem: string, thing: string): boolean =>
    things.every((other) => other === thing || !stemsOf(other).includes(stem));
  return things.filter((thing) => {
    const stems = stemsOf(thing);
    return (
      stems.every((stem) => said.has(stem)) ||
      stems.some((stem) => said.has(stem) && isOwn(stem, thing))
    );
  });
}

function renames(tool: Tool, kind: string): boolean {
  const hasTitle = parametersOf(tool).some(({ name }) => name === TITLE);
  return tool.effect === "reversible" && recordTaken(tool, kind) !== undefined && hasTitle;
}
