import { titleOf } from "../../grounding/entity-linking/record-keys.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import type { Region } from "../../language/region.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import type { Vocabulary } from "../../language/vocabulary.ts";
import type { Item } from "../../types/turn/result.ts";

/** Words that call a record by its kind. */
export type AsKind = { readonly kind: string; readonly text: string };

/** A record that is named in some words, and where. */
type Naming = Region & { readonly kind: string; readonly words: number };

/**
 * The words with the record that they name called by its kind: "when does the spay list finish" is "when
 * does the event finish" for a ranker, which the words of somebody's own names can only mislead. One
 * wording for each kind that has a record named by so many words; none where none is named.
 */
export function namedAsKind({ reading, context }: RequestContext): readonly AsKind[] {
  const { text, tokens, language } = reading;
  const namings = Object.entries(context.known ?? {}).flatMap(([kind, records = []]) =>
    language.kindNoun(kind) === undefined
      ? []
      : records.flatMap(({ facts }) => namingOf(titleWords(facts, language), kind, tokens) ?? []),
  );
  const most = Math.max(0, ...namings.map(({ words }) => words));
  const best = new Map(
    namings.filter(({ words }) => words === most).map((naming) => [naming.kind, naming]),
  );
  return [...best.values()].map(({ kind, start, end }) => ({
    kind,
    text: `${text.slice(0, start)}${language.kindNoun(kind)}${text.slice(end)}`,
  }));
}

const known = new WeakMap<Item, readonly SaidToken[]>();

/** The words of a record's title, found once a record: each part of a request asks. */
function titleWords(facts: Item, { tokensOf }: Vocabulary): readonly SaidToken[] {
  const words = known.get(facts) ?? tokensOf(titleOf(facts));
  known.set(facts, words);
  return words;
}

/** Where a title stands in some words, from its beginning on: whole, or so many words of it that it is surely meant. */
function namingOf(
  named: readonly SaidToken[],
  kind: string,
  tokens: readonly SaidToken[],
): Naming | undefined {
  let best: Naming | undefined;
  for (let at = 0; at < tokens.length; at++) {
    let length = 0;
    while (length < named.length && tokens[at + length]?.word === named[length]?.word) length++;
    const words = named.slice(0, length).filter(({ is }) => !is.has("filler")).length;
    const isMeant = length === named.length ? words > 0 : words >= LEAST_OF_TITLE;
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (isMeant && first && last && words > (best?.words ?? 0)) {
      best = { kind, words, start: first.start, end: last.end };
    }
  }
  return best;
}

/** A title is known by so many of its first words. */
const LEAST_OF_TITLE = 2;
