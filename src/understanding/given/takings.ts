import { headingOver } from "../../grounding/text-slots/heading-of.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { rankText } from "../ranking/rank-words.ts";
import type { Sources } from "../sources.ts";
import { PLACE, takenBy } from "./taking.ts";
import type { Taker } from "./taking.ts";
import type { Taking } from "./taught-given.ts";

/** Less likely than not that no tool is meant. */
export const LIKELY = 0.5;
/** Of so many that fit the words best. */
const CONSIDERED = 4;

/** A tool that may take what is given, and how well it fits all that was said. */
export type Considered = Taking & {
  readonly isFirst: boolean;
  readonly isLikeliest: boolean;
  readonly score: number;
};

/** The tools that may take what is given, of those that take the same, as what sends a text and what sends a mail, the likeliest. */
export async function takingsOf(
  sources: Sources,
  utterance: Utterance,
  taker: Taker | undefined,
): Promise<readonly Considered[]> {
  const { tools, none } = await rankText(sources, utterance, utterance.text);
  const ranked = tools.slice(0, CONSIDERED);
  const [first] = none < LIKELY ? ranked : [];
  const all = taker ? [{ name: taker.tool.name, score: 1 }, ...ranked] : ranked;
  const likeliest = taker?.tool.name ?? first?.name;
  const takings = all.flatMap(({ name, score }) => {
    const tool = sources.registry.get(name);
    const taking = tool && takingOf(tool);
    if (!taking) return [];
    return [{ ...taking, score, isFirst: name === all[0]?.name, isLikeliest: name === likeliest }];
  });
  const isPlain = !sources.language.wordingOf(utterance.text).given.namesWay;
  return [...Map.groupBy(takings, ({ to }) => to).values()].flatMap(([one, ...others]) =>
    one ? [isPlain ? plainest(one, others) : one] : [],
  );
}

/** "Send Jo this: …" names no way: a text, which has no subject, goes before a mail. */
function plainest(one: Considered, others: readonly Considered[]): Considered {
  if (one.to !== "message" || !headingOver(one.tool)) return one;
  const plain = others.find(({ tool }) => !headingOver(tool) && tool.effect === one.tool.effect);
  return plain ? { ...one, tool: plain.tool, takes: plain.takes } : one;
}

/** What takes words as they were said: a text for somebody, a note's, or what a list, a calendar or somebody's memory keeps. */
function takingOf(tool: Tool): Taking | undefined {
  const told = takenBy(tool, "message");
  if (told) return { tool, takes: told, to: "message" };
  const [text, title] = [takenBy(tool, "note"), takenBy(tool, "reminder")];
  if (text) return headingOver(tool) && { tool, takes: text, to: "note" };
  const isPlaced = parametersOf(tool).some(({ name }) => name === PLACE);
  return title && { tool, takes: title, to: isPlaced ? "event" : "reminder" };
}
