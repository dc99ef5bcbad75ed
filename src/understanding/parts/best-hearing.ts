import { abstains } from "../../discovery/abstains.ts";
import type { Part } from "./part.ts";
import { groundTool } from "../../grounding/tool/ground-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import type { NameKind } from "../../types/known-names.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";

/** How far a hearing can be served: no tool fits, a tool that lacks something, a whole call. */
const SENSE = { none: 0, some: 1, whole: 2 } as const;

/**
 * The parts of what was heard, by the hearing that makes most sense: where the first fits no tool, or
 * speaks of somebody nobody knows, another that does is what was said. The engine's own first choice
 * wins among equals.
 */
export async function bestHearing(
  sources: Sources,
  utterance: Utterance,
  read: (hearing: Utterance) => Promise<readonly Part[]>,
): Promise<readonly Part[]> {
  let best = await read(utterance);
  let most = await senseOf(sources, utterance, best);
  for (const text of utterance.alternatives) {
    if (most === SENSE.whole) break;
    const hearing = { ...utterance, text };
    const parts = await read(hearing);
    const sense = await senseOf(sources, hearing, parts);
    if (sense > most) [best, most] = [parts, sense];
  }
  return best;
}

async function senseOf(
  sources: Sources,
  utterance: Utterance,
  parts: readonly Part[],
): Promise<number> {
  if (utterance.alternatives.length === 0) return SENSE.whole;
  const senses = await Promise.all(parts.map((part) => senseOfPart(sources, utterance, part)));
  return Math.min(SENSE.whole, ...senses);
}

async function senseOfPart(
  sources: Sources,
  utterance: Utterance,
  { text, ranked }: Part,
): Promise<number> {
  const tool = sources.registry.get(ranked.tools[0]?.name ?? "");
  if (!tool || abstains(ranked)) return SENSE.none;
  const { reading, context } = await sources.contextOf({ ...utterance, text }, [tool]);
  const { slots, missing } = groundTool(tool, reading, context);
  const kinds = new Map(parametersOf(tool).map(({ name, kind }) => [name, kind]));
  const isName = (name: string): boolean =>
    NAME_KINDS.some((kind: NameKind) => kind === kinds.get(name));
  const isUnknown = slots.some(
    ({ parameter, value }) =>
      isName(parameter) &&
      value.kind !== "free" &&
      value.candidates.every(({ origin }) => origin.origin !== "resolved"),
  );
  // A record is found by a look-up; anything else that lacks has to be asked for.
  const lacks = missing.some((name) => kinds.get(name) !== "handle");
  return isUnknown || lacks ? SENSE.some : SENSE.whole;
}
