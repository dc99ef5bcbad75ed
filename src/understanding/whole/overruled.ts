import { actOf } from "../../tool/signature.ts";
import type { Plan, PlanPart } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";

/**
 * What is read off a whole utterance yields to an act that the index is sure of and the plan hasn't: over
 * conversations nobody read it was right then six times, and the plan never (`sotto bench homes`).
 */
export async function isOverruled(
  { language, profile, rank, registry }: Sources,
  { parts, own }: Plan,
  { utterance, signal }: { readonly utterance: Utterance; readonly signal: AbortSignal },
): Promise<boolean> {
  // Who asks about the assistant itself names what it does.
  if (!profile.isLed || own) return false;
  // The index never learnt of what only goes elsewhere.
  const isMoved = ({ text, ranked }: PlanPart): boolean =>
    registry.get(ranked.tools[0]?.name ?? "")?.moves !== undefined &&
    language.wordingOf(text).wish.relocates;
  if (parts.some(isMoved)) return false;
  const { sure, tools } = await rank(utterance, signal);
  const [first] = tools;
  const tool = sure && first ? registry.get(first.name) : undefined;
  if (!tool || tool.effect === "none") return false;
  // Of which kind of record the words speak the plan knows better: it found it.
  return parts.every(({ ranked }) => actOf(ranked.tools[0]?.name ?? "") !== actOf(tool.name));
}
