import type { FoundName } from "../../language/names/find-names.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { overlaps } from "../../language/region.ts";
import type { Token } from "../../language/tokenise.ts";
import type { NameKind, Named } from "../../types/known-names.ts";

type Said = { readonly kind: NameKind; readonly analysis: Reading };

/**
 * Where rows are only read, an everyday word is the name of a list, calendar or folder where it is owned,
 * also in another form of it ("my work to-dos", "from the shops"), or where all that leads into it says
 * where the rows are: "what notes do I have in work". That is a limit, and none may be passed over.
 */
export function everydayNames(
  known: readonly Named[],
  { kind, analysis }: Said,
): readonly FoundName[] {
  const { tokens, text, language } = analysis;
  return tokens.flatMap((token, at): readonly FoundName[] => {
    const isOwned = language.naming.owns(tokens[at - 1]?.word ?? "");
    const isLimit = isPlace(at, { kind, analysis });
    const named = known.find((one) => {
      const word = onlyWord(one, analysis);
      if (word === undefined) return false;
      if (word === token.word) return isLimit || (isOwned && tokens[at + 1] !== undefined);
      return isOwned && language.words.stemOf(word) === language.words.stemOf(token.word);
    });
    const { start, end } = token;
    return named ? [{ start, end, text: text.slice(start, end), named, score: 1 }] : [];
  });
}

function onlyWord({ name }: Named, { language }: Reading): string | undefined {
  const [word, ...others] = language.words.wordsOf(name);
  return others.length > 0 ? undefined : word;
}

/** It stands right behind what leads into such a thing, and nothing else of that thing behind it. */
function isPlace(at: number, { kind, analysis }: Said): boolean {
  const { tokens, language } = analysis;
  const before = tokens[at - 1]?.word;
  if (before === undefined || !language.containers.leadsInto([before], kind)) return false;
  return isApart(tokens[at], tokens[at + 1], analysis);
}

/** Whether the word is the last of what it is part of. */
function isApart(
  token: Token | undefined,
  next: Token | undefined,
  { text, whens, language }: Reading,
): boolean {
  if (next === undefined) return true;
  const isMarked = text.slice(token?.end, next.start).trim() !== "";
  return isMarked || language.words.isFiller(next.word) || whens.some((one) => overlaps(one, next));
}
