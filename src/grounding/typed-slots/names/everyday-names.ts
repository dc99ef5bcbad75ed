import type { FoundName } from "../../../language/names/find-names.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import { overlaps } from "../../../language/region.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import type { NameKind, Named } from "../../../types/known-names.ts";

type Said = { readonly kind: NameKind; readonly reading: Reading };

/**
 * Where rows are only read, an everyday word is the name of a list, calendar or folder where it is owned,
 * also in another form of it ("my work to-dos", "from the shops"), or where all that leads into it says
 * where the rows are: "what notes do I have in work". That is a limit, and none may be passed over.
 */
export function everydayNames(
  known: readonly Named[],
  { kind, reading }: Said,
): readonly FoundName[] {
  const { tokens, text } = reading;
  return tokens.flatMap((token, at): readonly FoundName[] => {
    const isOwned = tokens[at - 1]?.is.has("owner");
    const isLimit = isPlace(at, { kind, reading });
    const named = known.find((one) => {
      const word = onlyWord(one, reading);
      if (word === undefined) return false;
      if (word === token.word) return isLimit || (isOwned && tokens[at + 1] !== undefined);
      const { stemOf } = reading.language.names;
      return isOwned && stemOf(word) === stemOf(token.word);
    });
    const { start, end } = token;
    return named ? [{ start, end, text: text.slice(start, end), named, score: 1 }] : [];
  });
}

function onlyWord({ name }: Named, { language }: Reading): string | undefined {
  const [only, ...others] = language.tokensOf(name);
  return others.length > 0 ? undefined : only?.word;
}

/** What rows stand on, and not only in. */
const LISTED = new Set<NameKind>(["list", "calendar"]);

/** It stands right behind what leads into such a thing, and nothing else of that thing behind it. */
function isPlace(at: number, { kind, reading }: Said): boolean {
  const { tokens } = reading;
  if (!tokens[at - 1]?.is.has(LISTED.has(kind) ? "before-listed" : "before-kept")) return false;
  return isApart(tokens[at], tokens[at + 1], reading);
}

/** Whether the word is the last of what it is part of. */
function isApart(
  token: SaidToken | undefined,
  next: SaidToken | undefined,
  { text, whens }: Reading,
): boolean {
  if (next === undefined) return true;
  const isMarked = text.slice(token?.end, next.start).trim() !== "";
  return isMarked || next.is.has("filler") || whens.some((one) => overlaps(one, next));
}
