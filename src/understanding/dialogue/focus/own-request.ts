import { abstains } from "../../../discovery/abstains.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { recordTaken } from "../../../tool/parameter.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Part } from "../../parts/part.ts";
import type { Sources } from "../../sources.ts";
import type { Leaned } from "../leaning.ts";
import { isBare } from "../../revising/value-told.ts";
import { ownWords } from "./own-words.ts";

type Said = { readonly utterance: Utterance; readonly understood: readonly Part[] };

/** A tool less likely than this is not surely asked for. */
const LIKELY = 0.4;

/**
 * Words that name a thing of their own, or surely ask for another act, don't change the last record: a
 * time among them is that thing's. What is meant is without the reasons that are told beside it.
 */
export async function namesAnother(
  sources: Sources,
  { utterance, understood }: Said,
  { part }: Leaned,
): Promise<boolean> {
  // "For 90 minutes" alone is nothing but another value, whatever it would be by itself.
  const { reading } = await sources.contextOf(utterance);
  if (!reading.mood.isQuestion && isBare(reading)) return false;
  const { pointsBack } = sources.language.wordingOf(utterance.text).cues;
  const [sure, ...others] = understood.flatMap((one) => surelyFor(sources, one));
  const changing = part.ranked.tools[0]?.name;
  const isOther = sure !== undefined && others.length === 0 && sure.name !== changing;
  const [newest] = sources.handles.recent();
  if (isOther && (!pointsBack || recordTaken(sure)?.of === newest?.kind)) return true;
  const isNew = isOther && recordTaken(sure) === undefined;
  const meant = isNew ? utterance : { ...utterance, text: part.text };
  return (await ownWords(sources, meant)).length > 0;
}

function surelyFor({ registry }: Sources, { ranked }: Part): readonly Tool[] {
  const [first] = ranked.tools;
  const tool = registry.get(first?.name ?? "");
  return tool && first && first.score >= LIKELY && !abstains(ranked) ? [tool] : [];
}
