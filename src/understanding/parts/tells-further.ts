import type { Language } from "../../language/language.ts";

/** "Text her I'm late and ask her to wait": all that somebody is told at once is one text. */
export function tellsFurther(
  left: string,
  right: string,
  { wordingOf }: Pick<Language, "wordingOf">,
): boolean {
  const { cues, wish } = wordingOf(left);
  const isTold = wish.addressesSomebody || cues.reply !== undefined || cues.toldBack !== undefined;
  return isTold && wordingOf(right).cues.tellsFurther;
}
