import type { Language } from "../../language/language.ts";

/** Whether a sentence begins as an act does; its first letter is large for that alone. */
export function opensAct(sentence: string, { wordingOf }: Pick<Language, "wordingOf">): boolean {
  const { wish, mood } = wordingOf(sentence);
  if (mood.isQuestion || mood.asksFact) return false;
  const plain = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  return wish.act !== undefined || wordingOf(plain).wish.beginsAct;
}

/** Whether one of the sentences behind the first begins as an act does. */
export function actsBehind(text: string, language: Pick<Language, "wordingOf">): boolean {
  const { cuts } = language.wordingOf(text).parting;
  return cuts.some(({ end, isSentence }) => isSentence && opensAct(text.slice(end), language));
}
