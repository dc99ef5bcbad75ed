import { onlyReads } from "../../tool/only-reads.ts";
import type { DayCall, Plan, PlanPart } from "../../types/turn/plan.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { leansBack } from "./leans-back.ts";
import { rankText } from "../ranking/rank-words.ts";
import { onlyAsks } from "./only-asks.ts";
import type { Sources } from "../sources.ts";

/**
 * A plan for a model that decides by itself. One plain request stays beside all the words as they were
 * said; what code makes of others is only the order in which tools are shown.
 */
export async function givenWhole(
  sources: Sources,
  plan: Plan,
  utterance: Utterance,
): Promise<Plan> {
  const index = await rankText(sources, utterance, utterance.text);
  const whole: PlanPart = {
    text: utterance.text,
    ranked: together([...plan.parts.map(({ ranked }) => ranked), index]),
    values: { from: "words" },
    leansBack: leansBack(sources, plan, utterance),
    ...(onlyAsks(utterance.text, sources.language) ? { onlyAsks: true } : {}),
  };
  if (plan.own) return plan;
  if (isPlain(plan)) return { ...plan, whole };
  const reads = ({ tool: name }: DayCall): boolean => {
    const tool = sources.registry.get(name);
    return tool !== undefined && onlyReads(tool);
  };
  const dayCalls = plan.parts.flatMap(callOfDay).filter(reads).toReversed();
  const day = dayCalls.length > 0 ? { dayCalls } : {};
  return { ...plan, ...day, replaces: false, parts: [whole] };
}

/** The call of a tool that has a share in the day. */
function callOfDay({ values, ranked }: PlanPart): readonly DayCall[] {
  const [tool] = ranked.tools;
  if (values.from !== "day" || !tool) return [];
  const given = values.slots.flatMap(({ parameter, value }) => {
    const [only] = value.kind === "closed" ? value.candidates : [];
    return only ? [[parameter, only.value] as const] : [];
  });
  return [{ tool: tool.name, arguments: Object.fromEntries(given) }];
}

/** One request that stands by itself, or the answer to what was asked. */
function isPlain({ act, replaces, parts: [first, ...others] }: Plan): boolean {
  const isOne = others.length === 0 && first.owes === undefined && !replaces;
  const { from } = first.values;
  return isOne && ((act === "request" && from === "words") || act === "answer");
}

/** The first tools of each request, then the others by how well they fit; the index is sure of none. */
function together(rankings: readonly Ranked[]): Ranked {
  const firsts = rankings.flatMap(({ tools }) => tools.slice(0, 1));
  const others = rankings.flatMap(({ tools }) => tools.slice(1));
  const all = [...firsts, ...others.toSorted((one, other) => other.score - one.score)];
  const tools = all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at);
  const none = Math.min(...rankings.map((one) => one.none));
  return { tools, none, unmatched: rankings.at(-1)?.unmatched ?? [], sure: false };
}
