import { titleOf } from "../../grounding/entity-linking/record-keys.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { parametersOf, recordTaken } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { PlanValues } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Part } from "../parts/part.ts";
import { recordMatches } from "../ranking/features/known-words.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";

/** From here on the index's first is what is asked for. */
const LIKELY = 0.5;
const TITLE = "title";

/**
 * "Tick off the oats", of one entry "oats, tea and soap": it is not done or gone with the others, which
 * stay what it is called. Undefined for what names no part of such an entry.
 */
export async function oneOfList(
  sources: Sources,
  utterance: Utterance,
  [part, ...others]: readonly Part[],
): Promise<{ readonly part: Part; readonly values: PlanValues } | undefined> {
  const tool = part && others.length === 0 ? endingTool(sources, part) : undefined;
  if (!part || !tool) return undefined;
  const request = await sources.contextOf({ ...utterance, text: part.text }, [tool]);
  const [match, ...more] = recordMatches({ tool, ...request });
  // What is due at a time is one thing to be done.
  if (!match || more.length > 0 || match.thing.at !== undefined) return undefined;
  const renaming = sources.registry.acting().find((one) => renames(one, match.thing.kind));
  const left = othersOf(titleOf(match.thing.facts), request.reading);
  if (!renaming || left.length === 0) return undefined;
  const origin = { origin: "resolved", text: part.text } as const;
  const candidates = [{ value: sources.language.say.list(left), origin }];
  const put = [
    { parameter: TITLE, required: true, value: { kind: "closed", candidates } },
  ] as const;
  return {
    part: { text: part.text, ranked: onlyTool(renaming.name) },
    values: { from: "last-call", kept: [], put },
  };
}

function endingTool({ registry }: Sources, { ranked }: Part): Tool | undefined {
  const [first] = ranked.tools;
  const tool = registry.get(first?.name ?? "");
  return first && first.score >= LIKELY && tool && ends(tool) ? tool : undefined;
}

/** The things of a list that words don't name, where they name some of it. */
function othersOf(title: string, { tokens, language }: Reading): readonly string[] {
  const { things } = language.wordingOf(title).parting;
  const { stemOf } = language.terms;
  const said = new Set(tokens.map(({ word }) => stemOf(word)));
  const isNamed = (thing: string): boolean =>
    language.tokensOf(thing).every(({ word, is }) => is.has("filler") || said.has(stemOf(word)));
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
