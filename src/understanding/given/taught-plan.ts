import { headingOver } from "../../grounding/text-slots/heading-of.ts";
import { unknownContainer } from "../../grounding/typed-slots/names/unknown-container.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import { CONTAINER_KINDS } from "../../types/known-names.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { planOf } from "../plan.ts";
import { rankText } from "../ranking/rank-words.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { isOwed } from "./given-to.ts";
import { PLACE, keptOf, takenBy } from "./taking.ts";
import type { Taker } from "./taking.ts";
import { taughtGiven } from "./taught-given.ts";
import type { Taking } from "./taught-given.ts";

/** Less likely than not that no tool is meant. */
const LIKELY = 0.5;

/**
 * Words that other people's requests would have written down, remembered or put on a list, where they are sure of
 * them: for the tool that takes what is given, or the likeliest. A list that nobody here knows is asked about.
 */
export async function taughtPlan(
  sources: Sources,
  utterance: Utterance,
  taker: Taker | undefined,
): Promise<Plan | undefined> {
  const taking = taker ? takingOf(taker.tool) : await likeliest(sources, utterance);
  if (!taking || isOwed(sources, utterance)) return undefined;
  const { tool } = taking;
  const { reading } = await sources.contextOf(utterance);
  // What a time is counted from is looked for first.
  const isOpen = reading.anchors.length > 0 || namesUnknown(reading, tool);
  const given = isOpen ? undefined : taughtGiven(reading, taking);
  if (!given) return undefined;
  const kept = keptOf(taking, given, utterance.text);
  const values = { from: "given", asks: given.asks, kept } as const;
  const parts = [{ text: utterance.text, ranked: onlyTool(tool.name) }];
  return planOf(parts, sources.language, { values });
}

async function likeliest(sources: Sources, utterance: Utterance): Promise<Taking | undefined> {
  const { tools, none } = await rankText(sources, utterance, utterance.text);
  const [first] = tools;
  const tool = first && none < LIKELY ? sources.registry.get(first.name) : undefined;
  return tool && takingOf(tool);
}

/** Of what stands somewhere as it was said: a note's text, or what a list or somebody's memory keeps; an event has a place beside its title. */
function takingOf(tool: Tool): Taking | undefined {
  const parameters = parametersOf(tool);
  if (parameters.some(({ kind }) => kind === "person")) return undefined;
  const [text, title] = [takenBy(tool, "note"), takenBy(tool, "reminder")];
  if (text) return headingOver(tool) && { tool, takes: text, to: "note" };
  const isPlaced = parameters.some(({ name }) => name === PLACE);
  return title && !isPlaced ? { tool, takes: title, to: "reminder" } : undefined;
}

function namesUnknown(reading: Reading, tool: Tool): boolean {
  const kinds = parametersOf(tool).map(({ kind }) => kind);
  return CONTAINER_KINDS.some(
    (kind) =>
      kinds.includes(kind) &&
      reading.names(kind).length === 0 &&
      unknownContainer(kind, { reading, tool }) !== undefined,
  );
}
