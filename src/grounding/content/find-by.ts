import { answering } from "./answering.ts";
import type { Possible } from "./answering.ts";
import type { AnswerKind, GistAsked } from "../../language/contract/questions.ts";
import { askedWords } from "./asked-words.ts";
import type { AskedWords } from "./asked-words.ts";
import { scoreSentences } from "./best-sentence.ts";
import { passageOf, wholeOf } from "./find-passage.ts";
import { foundTexts, latestTexts, soughtWords } from "./found-texts.ts";
import type { ReadText } from "./found-texts.ts";
import type { Passage, PassageSources } from "./passage.ts";
import { tellingStems } from "./telling-stems.ts";

/** Texts that are read anew for one question. */
const MOST_NEW = 40;

type Asked = {
  readonly question: string;
  /** The names of those it speaks of, who are called otherwise in it ("Mum"). */
  readonly names: readonly string[];
  /** All that they wrote is asked for, and what about. */
  readonly gist?: GistAsked | undefined;
};

export type ByFinder = (asked: Asked, signal: AbortSignal) => Promise<Passage | undefined>;

/** Finds by what there is. */
export function byFinder(sources: PassageSources): ByFinder {
  return (asked, signal) => findBy(sources, asked, signal);
}

/**
 * The sentence that answers in what somebody wrote whom the question speaks of: they may say it in other
 * words, so that it needs only what is wanted, or a word of what is asked about. Undefined where none has.
 */
async function findBy(
  sources: PassageSources,
  { question, names, gist }: Asked,
  signal: AbortSignal,
): Promise<Passage | undefined> {
  const { language, host } = sources;
  const asked = askedWords(question, language, host.clock);
  const people = [
    ...asked.stems.map((stem) => [stem]),
    ...names.map((name) => tellingStems(name, language)),
  ];
  const words = [
    ...names.flatMap((name) => soughtWords(name, language)),
    ...soughtWords(question, language),
  ];
  // What somebody wrote needs no word of theirs.
  const found = gist
    ? await latestTexts(sources, MOST_NEW)
    : await foundTexts(sources, [...new Set(words)]);
  const written = found.filter((text) => isBy(text, people, sources));
  if (written.length === 0) return undefined;
  if (gist) return wholeOf(aboutIt(written, gist, sources));
  const writers = new Set(written.flatMap(({ by = "" }) => tellingStems(by, language)));
  const about = { ...asked, stems: asked.stems.filter((stem) => !writers.has(stem)) };
  const own = new Set(about.stems.filter((stem) => !asked.asking.has(stem)));
  const likely = scoreSentences(about, written, language);
  const possible = await answering(sources, question, { asked: about, likely, signal });
  const [best] = possible.filter((one) => {
    // How it is asked stands in any text of theirs; what the text is called says what it is about.
    const { title, name = "" } = one.of;
    const words = `${title} ${name} ${one.sentence}`;
    const holds = tellingStems(words, language).some((stem) => own.has(stem));
    return isTelling(one, { kind: asked.kind, holds });
  });
  return best && passageOf(best, possible);
}

/** Of what they wrote the newest, where nothing is said of what it is about; else what has the most words of that. */
function aboutIt(
  written: readonly ReadText[],
  { about }: GistAsked,
  { language }: Pick<PassageSources, "language">,
): ReadText | undefined {
  const stems = tellingStems(about, language);
  const held = ({ title, name = "", text }: ReadText): number => {
    const own = new Set(tellingStems(`${title} ${name} ${text}`, language));
    return stems.filter((stem) => own.has(stem)).length;
  };
  const [best] = written
    .filter((one) => stems.length === 0 || held(one) > 0)
    .toSorted((one, other) => held(other) - held(one) || (other.at ?? 0) - (one.at ?? 0));
  return best;
}

/** Written by one of those: a family name alone is many people's. */
export function isBy(
  { by = "" }: ReadText,
  people: readonly (readonly string[])[],
  { language }: Pick<PassageSources, "language">,
): boolean {
  const own = tellingStems(by, language);
  return people.some((name) => name.length > 0 && name.every((stem) => own.includes(stem)));
}

/** Few sentences have one of these, and any may have a name, a number or a day. */
const RARE_KINDS: ReadonlySet<AnswerKind | undefined> = new Set(["price", "length"]);

/** It is of the time that is asked of, has a word of what is asked about, or what is rarely told. */
function isTelling(
  { fits }: Possible,
  { kind, holds }: Pick<AskedWords, "kind"> & { readonly holds: boolean },
): boolean {
  if (fits.asks || fits.ofTime < 0 || (kind !== undefined && fits.ofKind === 0)) return false;
  return fits.ofTime > 0 || holds || RARE_KINDS.has(kind);
}
