import { isSure } from "../../../discovery/calibrated.ts";
import { consequentialIn } from "../../../tool/is-consequential.ts";
import type { OpenQuestion } from "../../../types/turn/open-question.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { saidAfterLast } from "../../dialogue/act/said-after-last.ts";
import type { Part } from "../../parts/part.ts";
import type { Sources } from "../../sources.ts";
import { isSettled } from "../rerank.ts";
import { mixed } from "./mixed.ts";

type Heard = { readonly utterance: Utterance; readonly open: OpenQuestion | undefined };

/**
 * A request in one part, ranked by what such words mean after the last act, where they are not sure by
 * themselves and nothing was asked that they may answer.
 */
export async function inContext(
  sources: Sources,
  { utterance, open }: Heard,
  parts: readonly Part[],
): Promise<readonly Part[]> {
  const { lastCall, nextTools, profile, registry } = sources;
  const [part] = parts;
  if (!profile.isLed || !lastCall || open || !part || parts.length > 1) return parts;
  if (isSettled(part.ranked)) return parts;
  const said = await saidAfterLast(sources, { ...utterance, text: part.text }, lastCall);
  const next = nextTools(said);
  if (!next) return parts;
  const both = mixed(part.ranked, next);
  const sure = isSure(both, consequentialIn(registry));
  return [{ ...part, ranked: { ...part.ranked, ...both, sure } }];
}
