import type { Language } from "../../language/language.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { kindTaken, takingKind } from "../dialogue/focus/refer.ts";
import type { Part } from "../parts/part.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";

/** "Mark it read and bin it": the second speaks of what the first shows, and is done by a tool for such things. */
export async function ofShown(
  sources: Sources,
  utterance: Utterance,
  { part, before }: { readonly part: Part; readonly before: Part | undefined },
): Promise<Part> {
  const shown = sources.registry.get(before?.ranked.tools[0]?.name ?? "");
  const kind = shown && (shown.gives ?? kindTaken(shown));
  if (kind === undefined || !speaksOf(sources.language, part.text, kind)) return part;
  const own = { ...utterance, text: part.text, alternatives: [] };
  const { reading } = await sources.contextOf(own, []);
  const tool = takingKind(sources, part.ranked, { kind, reading, isOwn: () => false });
  return tool ? { ...part, ranked: onlyTool(tool.name) } : part;
}

/** It points at something, and names no thing of another kind: "flag his mail" means no reminder. */
function speaksOf(
  { wordingOf, tokensOf, kindsNamed }: Language,
  text: string,
  kind: string,
): boolean {
  const kinds = tokensOf(text).flatMap(({ word }) => kindsNamed(word));
  return wordingOf(text).cues.mayPoint && (kinds.length === 0 || kinds.includes(kind));
}
