import type { Sources } from "../sources.ts";

/**
 * What is said behind words that want what was just made or added to stay ("leave it in"): all that is asked for.
 * Undefined where nothing says so, or the last act put nothing anywhere: what was taken off is left on by taking that back.
 */
export function behindStaying(
  { language, lastCall, registry }: Pick<Sources, "language" | "lastCall" | "registry">,
  text: string,
): string | undefined {
  const made = lastCall?.isEffect ? registry.get(lastCall.tool)?.gives : undefined;
  return made === undefined ? undefined : language.wordingOf(text).leaning.behindStaying;
}
