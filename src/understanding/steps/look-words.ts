import { carrierTest } from "../../grounding/reading/carriers.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import type { Language } from "../../language/language.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";

/** The words that are no time, no name the tool takes, and no word such a request is made of. */
export function wordsLeft(
  tool: Tool,
  { reading }: RequestContext,
  { takesPerson, used }: { readonly takesPerson: boolean; readonly used: readonly string[] },
): string {
  const { quote } = reading.cues;
  if (quote?.words !== undefined) return quote.words;
  const isCarrier = carrierTest(tool, reading.language);
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
      !isCarrier(token.word) &&
      !token.is.has("filler") &&
      !token.is.has("preposition"),
  );
  return left.map((token) => wholeWord(token, reading.text)).join(" ");
}

/** The words as the records have them, where they have them in another form: "matches" of "Match v Lions". */
export function asWritten(words: string, titles: readonly string[], language: Language): string {
  const written = new Map(
    titles.flatMap((title) =>
      language.tokensOf(title).map(({ word }) => [language.terms.stemOf(word), word] as const),
    ),
  );
  const own = new Set(written.values());
  return words
    .split(" ")
    .map((word) => {
      const low = word.toLowerCase();
      return own.has(low) ? word : (written.get(language.terms.stemOf(low)) ?? word);
    })
    .join(" ");
}

function placeOf(words: string, text: string): readonly Region[] {
  const start = text.indexOf(words);
  return start < 0 ? [] : [{ start, end: start + words.length }];
}

/** "Stand-up" is one word to look for, however many it is read as. */
function wholeWord({ start, end }: Region, text: string): string {
  const tail = JOINED.exec(text.slice(end))?.[0] ?? "";
  return text.slice(start, end) + tail;
}

const JOINED = /^(?:[-'’]\p{L}+)+/u;
