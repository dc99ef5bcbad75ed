import { peopleTaken } from "../../../tool/parameter.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Leaned } from "../../dialogue/leaning.ts";
import type { Sources } from "../../sources.ts";
import { newNames } from "../new-names.ts";
import { correctionOf, withValues } from "../revise.ts";

/** What was written to somebody, to somebody else as well: "tell my mum the same". */
export async function sameTo(sources: Sources, utterance: Utterance): Promise<Leaned | undefined> {
  const { leaning, mood } = sources.language.wordingOf(utterance.text);
  if (!leaning.wantsSame || mood.isQuestion) return undefined;
  const correction = await correctionOf(sources, utterance);
  if (!correction) return undefined;
  const reaches = peopleTaken(correction.tool).filter(({ sensitive }) => sensitive);
  const { slots } = newNames(correction);
  const whom = slots.filter(({ parameter }) => reaches.some(({ name }) => name === parameter));
  return whom.length === 0 ? undefined : { ...withValues(correction, whom), replaces: false };
}
