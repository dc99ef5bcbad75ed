import type { Language } from "../../language/language.ts";

/** A text with all left blank but the words of it that ask, where those are its beginning and its end. */
export function placedIn(
  text: string,
  asks: string,
  { tokensOf }: Pick<Language, "tokensOf">,
): string | undefined {
  const [all, left] = [tokensOf(text), tokensOf(asks)];
  const begin = firstUnlike(
    all.map(({ word }) => word),
    left.map(({ word }) => word),
  );
  const more = left.length - begin;
  const end = all.slice(all.length - more);
  const isEnd = more === 0 || left.slice(begin).every(({ word }, at) => word === end[at]?.word);
  if (!isEnd || left.length >= all.length) return undefined;
  const from = all[begin]?.start ?? text.length;
  const to = more === 0 ? text.length : (end[0]?.start ?? text.length);
  return text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
}

function firstUnlike(all: readonly string[], others: readonly string[]): number {
  const at = others.findIndex((word, place) => word !== all[place]);
  return at < 0 ? others.length : at;
}
