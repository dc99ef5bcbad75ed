import type { ClaimedAct } from "../../../language/contract/answers.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import { makes } from "../../../tool/makes.ts";
import type { Registry } from "../../../tool/registry.ts";
import { isDone } from "../../../types/turn/is-done.ts";
import type { TurnState } from "../../../types/turn/stages.ts";
import type { Block } from "./heard-blocks.ts";
import type { Fact } from "./stated-facts.ts";

/** What a sentence claims to be done: at which times, to what it names. */
type Claim = {
  readonly facts: readonly Fact[];
  readonly named: readonly SaidToken[];
  /** What was done in the turn. */
  readonly acts: readonly Block[];
};

/** Whether acts of the turn are those that a sentence tells of: one of its times is theirs, and one of its names. */
export function isOfActs({ facts, named, acts }: Claim): boolean {
  const hours = facts.filter(({ kind }) => kind === "time");
  const times = hours.length > 0 ? hours : facts.filter(({ kind }) => kind === "day");
  const isDated = acts.some((act) => act.times.length > 0);
  const isThen = times.length === 0 || !isDated || times.some((time) => acts.some(time.isTold));
  const isNamed =
    named.length === 0 || named.some(({ word }) => acts.some(({ words }) => words.has(word)));
  return isThen && isNamed;
}

/**
 * An act of ours was done in this turn, and one of that kind where the words tell it; that something is
 * done may be what was read.
 */
export function isBorneOut(
  { whose, act }: ClaimedAct,
  { calls }: Pick<TurnState, "calls">,
  registry: Pick<Registry, "get">,
): boolean {
  if (whose === "told") return calls.some(({ result }) => result.ok);
  const done = calls.filter(isDone);
  const tools = done.flatMap(({ call }) => registry.get(call.name) ?? []);
  const isUnknown = tools.length < done.length;
  switch (act) {
    case "send":
      return isUnknown || tools.some((tool) => tool.act === "send");
    case "remove":
      return isUnknown || tools.some((tool) => !makes(tool));
    case undefined:
      return done.length > 0;
  }
}
