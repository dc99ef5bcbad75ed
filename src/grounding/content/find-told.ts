import type { SourceSaid } from "../../language/contract/questions.ts";
import { answering } from "./answering.ts";
import type { Possible } from "./answering.ts";
import { askedWords } from "./asked-words.ts";
import { scoreSentences } from "./best-sentence.ts";
import { isAbout, passageOf } from "./find-passage.ts";
import { foundTexts, soughtWords } from "./found-texts.ts";
import type { ReadText } from "./found-texts.ts";
import type { Passage, PassageSources } from "./passage.ts";
import { tellingStems } from "./telling-stems.ts";

type ToldFinder = (said: SourceSaid, signal: AbortSignal) => Promise<readonly Passage[]>;

/** Finds by what there is. */
export function toldFinder(sources: PassageSources): ToldFinder {
  return (said, signal) => findTold(sources, said, signal);
}

/** What the words of its source count for that a text is called by, or that stand in it. */
const SOURCE_WORTH = 0.6;

/**
 * The sentences of one text that answer questions, a sentence for each, where it is said what the text is
 * called or who wrote it. None where no such text answers the first of them.
 */
async function findTold(
  sources: PassageSources,
  said: SourceSaid,
  signal: AbortSignal,
): Promise<readonly Passage[]> {
  const { language } = sources;
  const words = soughtWords([said.source, ...said.asks].join(" "), language);
  const named = tellingStems(said.source, language);
  const found = (await foundTexts(sources, words)).filter((one) => isNamed(one, named, language));
  const ofKind = found.filter(({ contents }) => said.kinds.includes(contents.kind));
  let texts = ofKind.length > 0 ? ofKind : found;
  const passages: Passage[] = [];
  for (const ask of said.asks) {
    const { source, wants } = said;
    const best = await bestOf(sources, { ask, source, wants, named, texts }, signal);
    if (!best) continue;
    passages.push(best.passage);
    texts = [best.of];
  }
  return passages;
}

type Asking = {
  readonly ask: string;
  readonly source: string;
  readonly wants: SourceSaid["wants"];
  readonly named: readonly string[];
  readonly texts: readonly ReadText[];
};

type Best = { readonly of: ReadText; readonly passage: Passage };

async function bestOf(
  sources: PassageSources,
  { ask, source, wants, named, texts }: Asking,
  signal: AbortSignal,
): Promise<Best | undefined> {
  const { language, host } = sources;
  const own = askedWords(ask, language, host.clock);
  // "What is it" asks for what the source was said to be about.
  const kind = own.kind ?? wants ?? language.wordingOf(source).mood.wanted.kind;
  const asked = {
    ...own,
    kind,
    stems: [...new Set([...own.stems, ...named])],
    asking: new Set([...own.asking, ...named]),
  };
  const scored = scoreSentences(asked, texts, language);
  const likely = named.length > 0 ? scored : scored.filter(isAbout);
  const weighed = likely
    .map((one) => ({ ...one, score: one.score + SOURCE_WORTH * shareOf(one.of, named, language) }))
    .toSorted((one, other) => other.score - one.score);
  const isOfKind = wants !== undefined;
  const weighing = { asked, likely: weighed, isOfKind, signal };
  const possible = await answering(sources, `${ask} ${source}`, weighing);
  const [best] = possible;
  const passage = best && mayAnswer(best, texts) ? passageOf(best, possible) : undefined;
  return best && passage && { of: best.of, passage };
}

/** Something beside its source speaks for it, or there is no other text that is called so. */
function mayAnswer({ ownHits, held, fits }: Possible, texts: readonly ReadText[]): boolean {
  return ownHits > 0 || held > 0 || fits.ofKind > 0 || fits.ofTime > 0 || texts.length === 1;
}

type Stems = PassageSources["language"];

function isNamed({ title }: ReadText, named: readonly string[], language: Stems): boolean {
  const own = new Set(tellingStems(title, language));
  return named.length === 0 || named.some((stem) => own.has(stem));
}

function shareOf({ title, text }: ReadText, named: readonly string[], language: Stems): number {
  const own = new Set(tellingStems(`${title} ${text}`, language));
  return named.filter((stem) => own.has(stem)).length / Math.max(1, named.length);
}
