import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { Language } from "../../../language/language.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";

/**
 * Whether a record is called by words that seem to describe several of a kind: "the menu photos" are an
 * event of that name, "the portfolio photos" the reminder to upload them.
 */
export async function isCalledSo(
  { contextOf, language, registry }: Sources,
  utterance: Utterance,
  words: string,
): Promise<boolean> {
  const { context } = await contextOf(utterance, registry.acting());
  const said = wordsOf(words, language).join(" ");
  const records = said.includes(" ") ? Object.values(context.known ?? {}).flat() : [];
  return records.some((record) => {
    const title = wordsOf(titleOf(record?.facts ?? {}), language).join(" ");
    return title === said || title.endsWith(` ${said}`);
  });
}

/** The words that mean something. */
function wordsOf(text: string, { tokensOf }: Pick<Language, "tokensOf">): readonly string[] {
  return tokensOf(text)
    .filter(({ is }) => !is.has("filler") && !is.has("pointer"))
    .map(({ word }) => word);
}
