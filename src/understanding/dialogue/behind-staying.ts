import { clausesCut } from "./beside-undo.ts";
import type { Sources } from "../sources.ts";

/**
 * What is said behind words that want what was just made or added to stay ("leave it in"): all that is asked for.
 * Undefined where nothing says so, or the last act put nothing anywhere: what was taken off or ticked is left on by taking that back.
 */
export function behindStaying(
  { language, lastCall, registry }: Pick<Sources, "language" | "lastCall" | "registry">,
  text: string,
): string | undefined {
  if (!lastCall?.isEffect) return undefined;
  const tool = registry.get(lastCall.tool);
  const puts = tool?.gives !== undefined && tool.reversal === undefined;
  if (!puts || clausesCut(language, text).some(saysWhich)) return undefined;
  return language.wordingOf(text).leaning.behindStaying;

  /** "It's the oars I paid, leave the sails": something else was meant. */
  function saysWhich(clause: string): boolean {
    const { corrected, behindStaying: staying } = language.wordingOf(clause).leaning;
    const isShorter = corrected.text !== "" && corrected.text.length + MARK < clause.length;
    return staying === undefined && isShorter && corrected.rejected === "";
  }
}

/** The mark at the end of a clause. */
const MARK = 1;
