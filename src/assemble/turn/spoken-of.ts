import { abstains } from "../../exposure/choices.ts";
import { overlaps } from "../../grounding/reading/analyse.ts";
import type { Region } from "../../grounding/reading/analyse.ts";
import { carrierTest } from "../../grounding/reading/carriers.ts";
import { recordsSpokenOf } from "../../grounding/reading/find-lookup.ts";
import { evidenceIn } from "../../grounding/reading/match-records.ts";
import type { Part } from "../../grounding/reading/segment-request.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import type { Ranked } from "../../types/ranked.ts";
import type { Utterance } from "../../types/utterance.ts";
import { kindsOf } from "../names/known-records.ts";
import type { Bench, Insight } from "./create-stages.ts";

/** Tools that are tried, and the score below which none is; measured by `sotto bench agent`. */
const CONSIDERED = 3;
const LEAST = 0.015;
/** What the first tool then scores, and "none": enough to go before it, too little to overrule anything. */
const LIFTED = { score: 0.6, none: 0.3 } as const;

/**
 * A part for which the index finds nothing, with a tool after all where the machine knows what it
 * doesn't: every word with a meaning of its own stands in a record, or is a name, that the tool is
 * about ("cancel swimming", where swimming is an event).
 */
export async function spokenOf(bench: Bench, utterance: Utterance, part: Part): Promise<Part> {
  const { ranked, text } = part;
  if (!abstains(ranked)) return part;
  for (const { name, score } of ranked.tools.slice(0, CONSIDERED)) {
    const tool = bench.registry.get(name);
    if (!tool || score < LEAST) continue;
    const insight = await bench.insight({ ...utterance, text }, [tool]);
    if (isSpokenOf(tool, insight)) return { ...part, ranked: lifted(ranked, name) };
  }
  return part;
}

function isSpokenOf(tool: Tool, { analysis, context }: Insight): boolean {
  const isCarrier = carrierTest(tool);
  const records = kindsOf(tool).flatMap((kind) => context.known?.[kind] ?? []);
  const matches = recordsSpokenOf(analysis, { records, tool });
  const kinds = new Set<string>(parametersOf(tool).map(({ kind }) => kind));
  const named = NAME_KINDS.filter((kind) => kinds.has(kind)).flatMap(analysis.names);
  const known: readonly Region[] = [...matches.flatMap(({ words }) => words), ...named];
  const meant = evidenceIn(analysis).filter(({ word }) => !isCarrier(word));
  return meant.length > 0 && meant.every((token) => known.some((one) => overlaps(one, token)));
}

function lifted(ranked: Ranked, name: string): Ranked {
  const rest = ranked.tools.filter((tool) => tool.name !== name);
  const tools = [{ name, score: LIFTED.score }, ...rest];
  return { ...ranked, tools, none: LIFTED.none, sure: true };
}
