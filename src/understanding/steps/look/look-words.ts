import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { carrierTest } from "../../../grounding/reading/carriers.ts";
import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import type { Language } from "../../../language/language.ts";
import type { Vocabulary } from "../../../language/vocabulary.ts";
import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import type { KnownRecord } from "../../../types/known-record.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf } from "../../../tool/parameter.ts";

/** The words that are no time, no name the tool takes, and no word such a request is made of. */
export function wordsLeft(
  tool: Tool,
  { reading, context }: RequestContext,
  { takesPerson, used }: { readonly takesPerson: boolean; readonly used: readonly string[] },
): string {
  const { quote } = reading.cues;
  if (quote?.words !== undefined) return quote.words;
  const isCarrier = carrierTest(tool, reading.language);
  const isTitled = titledTest(reading, context.known?.[tool.gives ?? ""] ?? []);
  const lists = ["list", "calendar", "mailbox"] as const;
  const taken: readonly Region[] = [
    ...reading.whens.map(({ leadStart, end }) => ({ start: leadStart, end })),
    ...reading.durations,
    ...used.flatMap((text) => placeOf(text, reading.text)),
    ...(takesPerson ? reading.names("person") : []),
    ...lists
      .filter((kind) => parametersOf(tool).some((one) => one.kind === kind))
      .flatMap(reading.names),
  ];
  const left = reading.tokens.filter(
    (token) =>
      !taken.some((region) => overlaps(region, token)) &&
      (!isCarrier(token.word) || isTitled(token)) &&
      !token.is.has("filler") &&
      !token.is.has("preposition"),
  );
  const words = left.map(({ start, end }) => ({ start, end: joinedEnd(end, reading.text) }));
  return words
    .filter(({ end }, at) => end !== words[at - 1]?.end)
    .map(({ start, end }) => reading.text.slice(start, end))
    .join(" ");
}

/** Whether a word and the one beside it stand together in what a record is called: "long days" of "Long day". */
function titledTest(
  { tokens, language: { terms, tokensOf } }: RequestContext["reading"],
  records: readonly KnownRecord[],
): (token: SaidToken) => boolean {
  const pairsOf = (words: readonly { readonly word: string }[]): readonly string[] =>
    words.slice(1).map(({ word }, at) => `${words[at]?.word ?? ""} ${terms.stemOf(word)}`);
  const own = new Set(records.flatMap(({ facts }) => pairsOf(tokensOf(titleOf(facts)))));
  const said = pairsOf(tokens);
  return (token) => {
    const at = tokens.indexOf(token);
    return [said[at - 1], said[at]].some((pair) => pair !== undefined && own.has(pair));
  };
}

/** "Year-end review" is what a record is called, and no time by which it is looked for. */
export function withTitlesWhole(
  { reading, context }: RequestContext,
  kind: string | undefined,
): RequestContext {
  const records = context.known?.[kind ?? ""] ?? [];
  const titles = new Set(records.map(({ facts }) => wordsOf(titleOf(facts), reading.language)));
  const { tokens } = reading;
  const isTitled = (when: Region): boolean =>
    tokens.some((first, from) =>
      tokens.slice(from + 1).some((last, at) => {
        const text = tokens.slice(from, from + at + 2).map(({ word }) => word);
        const isWider = first.start < when.start || last.end > when.end;
        const holds = first.start <= when.start && last.end >= when.end;
        return holds && isWider && titles.has(text.join(" "));
      }),
    );
  const whens = reading.whens.filter((when) => !isTitled(when));
  return whens.length === reading.whens.length
    ? { reading, context }
    : { reading: { ...reading, whens }, context };
}

function wordsOf(text: string, { tokensOf }: Vocabulary): string {
  return tokensOf(text)
    .map(({ word }) => word)
    .join(" ");
}

/**
 * The words as the records have them, where they have them in another form: "matches" of "Match v Lions". One
 * word that no record has says what kind of thing others are that a record has all of: "yoga classes" of "Yoga".
 */
export function asWritten(words: string, titles: readonly string[], language: Language): string {
  const { stemOf } = language.terms;
  const wordsIn = (title: string): readonly string[] =>
    language.tokensOf(title).map(({ word }) => word);
  const own = new Set(titles.flatMap(wordsIn));
  const written = new Map([...own].map((word) => [stemOf(word), word] as const));
  const said = words.split(" ");
  const [unknown, ...others] = said.filter((word) => !written.has(stemOf(word.toLowerCase())));
  const known = said.filter((word) => word !== unknown);
  const holds = (title: string): boolean => {
    const stems = new Set(wordsIn(title).map(stemOf));
    return known.every((word) => stems.has(stemOf(word.toLowerCase())));
  };
  const isKind = others.length === 0 && known.length > 0 && isInflected(unknown, language);
  return (isKind && titles.some(holds) ? known : said)
    .map((word) => {
      const low = word.toLowerCase();
      return own.has(low) ? word : (written.get(stemOf(low)) ?? word);
    })
    .join(" ");
}

function isInflected(word: string | undefined, { terms }: Language): boolean {
  return word !== undefined && terms.stemOf(word.toLowerCase()) !== word.toLowerCase();
}

function placeOf(words: string, text: string): readonly Region[] {
  const start = text.indexOf(words);
  return start < 0 ? [] : [{ start, end: start + words.length }];
}

/** "Stand-up" is one word to look for, however many it is read as: where it ends. */
function joinedEnd(end: number, text: string): number {
  return end + (JOINED.exec(text.slice(end))?.[0].length ?? 0);
}

const JOINED = /^(?:[-'’]\p{L}+)+/u;
