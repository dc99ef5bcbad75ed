import type { ForbiddenAct } from "../../language/contract/requests.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { domainOf } from "../../tool/signature.ts";
import type { Plan, PlanPart } from "../../types/turn/plan.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { NOTHING_FITS } from "../plan.ts";
import type { Sources } from "../sources.ts";

export type Forbidden = {
  readonly acts: readonly ForbiddenAct[];
  /** What is asked for beside it; no text of what is written. */
  readonly rest: Utterance;
};

/** What a whole utterance rules out ("don't send it"), and the rest of it; undefined where nothing else is said. */
export function forbiddenIn(
  { language, profile }: Pick<Sources, "language" | "profile">,
  utterance: Utterance,
): Forbidden | undefined {
  const { forbiddenActs, allowed } = language.wordingOf(utterance.text).mood;
  if (!profile.isLed || forbiddenActs.length === 0 || allowed === "") return undefined;
  return { acts: forbiddenActs, rest: { ...utterance, text: allowed, alternatives: [] } };
}

type Tools = Pick<Sources, "registry">;

/** A plan without any tool of an act that is forbidden: where a part is left with none, all that was said tells why. */
export function withoutActs(
  { registry }: Tools,
  plan: Plan,
  { acts, said }: { readonly acts: readonly ForbiddenAct[]; readonly said: string },
): Plan {
  const isForbidden = (name: string): boolean => {
    const act = registry.get(name)?.act;
    return act !== undefined && acts.includes(act);
  };
  const cut = (part: PlanPart): PlanPart => {
    const owesIt = part.owes?.some(({ use }) => "tool" in use && isForbidden(use.tool)) ?? false;
    const ranked = owesIt ? NOTHING_FITS : allowedOf(part.ranked, registry.acting(), isForbidden);
    if (ranked !== NOTHING_FITS) return { ...part, ranked };
    return { ...part, ranked, text: said, owes: [] };
  };
  const [first, ...rest] = plan.parts;
  return { ...plan, parts: [cut(first), ...rest.map(cut)] };
}

/**
 * A ranking without the forbidden: the tool that prepares the act takes its place, where there is one
 * (a draft for a mail that is not to be sent); else nothing does, for the next would be a guess.
 */
function allowedOf(
  ranked: Ranked,
  acting: readonly Tool[],
  isForbidden: (name: string) => boolean,
): Ranked {
  const [first] = ranked.tools;
  const tools = ranked.tools.filter(({ name }) => !isForbidden(name));
  if (!first || first.name === tools[0]?.name) return { ...ranked, tools };
  const before = acting.find(({ name, companions, effect }) => {
    const isOfKind = domainOf(name) === domainOf(first.name) && effect !== "none";
    return isOfKind && !isForbidden(name) && companions?.includes(first.name);
  });
  if (!before) return NOTHING_FITS;
  const others = tools.filter(({ name }) => name !== before.name);
  return { ...ranked, tools: [{ name: before.name, score: first.score }, ...others] };
}
