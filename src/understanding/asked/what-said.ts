import type { Sources } from "../sources.ts";
import { type Asked, type AskedOfHome, asking, valuesOf } from "./asking.ts";
import { peopleSaid } from "./people-said.ts";

/**
 * "What did Una say about the boat": all of what she wrote of it, as it stands; without a word of what about, her
 * last mail, where that is newer than her texts. Undefined where texts are what is to be shown, or nobody wrote any.
 */
export async function whatSaid(
  sources: Sources,
  { utterance, signal }: Asked,
): Promise<AskedOfHome | undefined> {
  const { gistAsked: gist } = sources.language.wordingOf(utterance.text).mood;
  if (!gist) return undefined;
  const names = await peopleSaid(sources, utterance);
  const found = await sources.findBy({ question: utterance.text, names, gist }, signal);
  // Texts of somebody are shown together.
  const isShown = gist.about === "" && sources.registry.get(found?.tool ?? "")?.gives === "message";
  return found && !isShown ? asking(utterance, found.tool, valuesOf(found, sources)) : undefined;
}
