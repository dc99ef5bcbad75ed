import { askedWords } from "./asked-words.ts";
import type { AskedWords } from "./asked-words.ts";
import { answering } from "./answering.ts";
import type { Possible, Sentence } from "./answering.ts";
import { scoreSentences } from "./best-sentence.ts";
import { foundTexts, soughtWords } from "./found-texts.ts";
import { weigh } from "./weigh.ts";
import type { Weighed } from "./weigh.ts";
import { nearTexts } from "./near/near-texts.ts";
import type { ReadText } from "./found-texts.ts";
import type { Passage, PassageSources } from "./passage.ts";

/** Less of the question in a sentence and what stands around it is a coincidence: `node scripts/measure-content.ts`. */
const LEAST_SCORE = 0.5;
/** One word alone tells what is asked about where it is nearly all of it: as a title that says nothing else. */
const LEAST_ALONE = 0.65;
/** A text up to this long is said whole, as one sentence; up to this long it is read out whole, in characters. */
const ONE_SAYING = 160;
const SHORT_TEXT = 500;

/** Finds by what there is. */
export function passageFinder(sources: PassageSources): (
  question: string,
  signal: AbortSignal,
  /** The tool whose texts are known to have no answer. */
  except?: string,
) => Promise<Passage | undefined> {
  return (question, signal, except) => {
    const acting = () => sources.registry.acting().filter(({ name }) => name !== except);
    return findPassage({ ...sources, registry: { acting } }, question, signal);
  };
}

/** The sentence of all that somebody keeps that holds what a question asks for; undefined where none surely does. */
async function findPassage(
  sources: PassageSources,
  question: string,
  signal: AbortSignal,
): Promise<Passage | undefined> {
  const { language, host } = sources;
  const asked = askedWords(question, language, host.clock);
  if (asked.stems.length === 0) return undefined;
  const texts = await possibleTexts(sources, question, signal);
  if (texts.length === 0) return undefined;
  const scored = scoreSentences(asked, texts, language);
  const weighed = await weigh(sources, { question, asked, scored }, signal);
  if (weighed) return likeliestOf(weighed);
  const named = scored.filter(({ of }) => asked.sources.includes(of.contents.kind));
  const searched = { asked, signal };
  return (
    (await byWords(sources, question, { ...searched, scored: named })) ??
    (await byWords(sources, question, { ...searched, scored }))
  );
}

/** Texts that words find, and those that are near in meaning. */
export async function possibleTexts(
  sources: PassageSources,
  question: string,
  signal: AbortSignal,
): Promise<readonly ReadText[]> {
  const found = await foundTexts(sources, soughtWords(question, sources.language));
  const near = await nearTexts(sources, question, signal);
  const isFound = ({ id, tool }: ReadText): boolean =>
    found.some((one) => one.id === id && one.tool.name === tool.name);
  return [...found, ...near.filter((one) => !isFound(one))];
}

/** Less likely none answers: `node scripts/measure-content.ts` counts what is told right and wrong. */
const LEAST_LIKELY = 0.3;
/** Of what speaks for its text a sentence that is told alone has so much. */
const LEAST_OF_TEXT = 0.5;

/** The likeliest sentence, or all of its text where that is short and no sentence of it is much likelier than another. */
function likeliestOf(weighed: readonly Weighed[]): Passage | undefined {
  const [best] = weighed;
  if (!best) return undefined;
  const ofText = weighed
    .filter(({ of }) => of === best.of)
    .reduce((sum, { likely }) => sum + likely, 0);
  if (ofText < LEAST_LIKELY) return undefined;
  const isAlone = best.likely >= LEAST_OF_TEXT * ofText || best.of.text.length > SHORT_TEXT;
  return told(best, { isAlone, likely: isAlone ? best.likely : ofText });
}

type Searched = {
  readonly asked: AskedWords;
  readonly scored: readonly Sentence[];
  readonly signal: AbortSignal;
};

async function byWords(
  sources: PassageSources,
  question: string,
  { asked, scored, signal }: Searched,
): Promise<Passage | undefined> {
  const likely = scored.filter(isAbout);
  const answers = await answering(sources, question, { asked, likely, signal });
  // One word of a question for a time is no answer to it: "rain jacket" says nothing of this afternoon.
  const possible =
    asked.whens.length === 0
      ? answers
      : answers.filter((one) => one.asked > 1 || one.fits.ofTime > 0);
  const [best] = possible;
  return best && passageOf(best, possible);
}

/** A sentence answers alone that has a word of the question, or its time, or that is the only one of its text that may be the answer. */
export function passageOf(best: Possible, possible: readonly Possible[]): Passage | undefined {
  const isOnly = possible.filter(({ of, fits }) => of === best.of && fits.ofKind > 0).length === 1;
  const isAlone = best.ownHits > 0 || (best.fits.ofKind > 0 && (isOnly || best.fits.ofTime > 0));
  if (!isAlone && best.of.text.length > SHORT_TEXT) return undefined;
  return told(best, { isAlone });
}

type Telling = { readonly isAlone: boolean; readonly likely?: number };

function told(best: Possible, { isAlone, likely }: Telling): Passage {
  const share = best.held / Math.max(1, best.asked);
  const fits = { isOfKind: best.fits.ofKind > 0, isOfTime: best.fits.ofTime > 0 };
  const sentence = saying(best.of) ?? (isAlone && !isHeading(best) ? best.sentence : undefined);
  const rated = likely === undefined ? {} : { likely };
  return { ...placeOf(best.of), sentence, share, ...fits, ...rated };
}

/** It is only what the text is called: "Boat list", over what is on it. */
function isHeading({ sentence, of: { name, title, text } }: Possible): boolean {
  const [first = ""] = text.trim().split("\n");
  const isFirst = first.replace(/^#+\s+/u, "") === sentence && first !== sentence;
  return isFirst || sentence === name || sentence === title;
}

/** All of a text, as what answers. */
export function wholeOf(text: ReadText | undefined): Passage | undefined {
  const whole = { share: 1, isOfKind: true, isOfTime: true };
  return text && { ...placeOf(text), sentence: saying(text), ...whole };
}

/** A short text, as one sentence. */
function saying({ text }: ReadText): string | undefined {
  return text.length <= ONE_SAYING && !text.trim().includes("\n") ? text.trim() : undefined;
}

/** Where a text stands. */
function placeOf({
  tool,
  contents,
  id,
  title,
  source,
  at,
  by,
  name,
}: ReadText): Omit<Passage, "sentence" | "share" | "isOfKind" | "isOfTime"> {
  return {
    tool: tool.name,
    field: contents.field,
    id,
    title,
    source,
    ...(name === undefined ? {} : { name }),
    ...(at === undefined ? {} : { at }),
    ...(by === undefined ? {} : { by }),
  };
}

/** Enough of what is asked about stands there: two of its words, or the only one that it has. */
export function isAbout({ score, held }: Sentence): boolean {
  return score >= LEAST_SCORE && (held >= 2 || (held === 1 && score >= LEAST_ALONE));
}
