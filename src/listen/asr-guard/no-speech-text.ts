import type { NoSpeech } from "./too-little-sound.ts";
import type { Language } from "../../language/language.ts";
import { cleanTranscript, wordsOf } from "./clean-transcript.ts";
import { areOwnWords, pairsOf } from "./own-words.ts";

/** Whisper learnt these from subtitles and writes them over nearly silent clips. */
const stockPhrases: ReadonlySet<string> = new Set([
  "you",
  "thank you",
  "thank you very much",
  "thank you so much",
  "thanks",
  "thanks for watching",
  "thank you for watching",
  "thanks for listening",
  "thank you for listening",
  "please subscribe",
  "like and subscribe",
  "dont forget to subscribe",
  "see you next time",
  "see you in the next video",
  "bye",
  "bye bye",
  "the end",
  // The same subtitles in other languages, which the models for many of them know as well.
  "vielen dank",
  "danke fürs zuschauen",
  "vielen dank fürs zuschauen",
  "bis zum nächsten mal",
  "merci",
  "merci davoir regardé cette vidéo",
  "merci davoir regardé la vidéo",
  "abonnezvous",
  "gracias",
  "gracias por ver el video",
  "gracias por ver el vídeo",
  "suscríbete",
  "obrigado",
  "grazie",
  "grazie per aver guardato il video",
  "dziękuję",
  "dziękuję za oglądanie",
  "dziękuję za uwagę",
  "bedankt voor het kijken",
]);
const subtitleCredit =
  /^(subtitles?|captions?|subtitled|captioned|transcri(bed|ption|pts?)|translated)\b.*\bby\b|^(untertitel|soustitr\p{L}*|sous titr\p{L}*|subtítulos|sottotitoli|legendas|napisy|ondertitel\p{L}*)(?!\p{L}).*(?<!\p{L})(amara|von|im auftrag|par|por|de|a cura|door|przez|stworzone)(?!\p{L})/u;
/** Above this much voice a stock phrase was really said. */
const stockPhraseVoicedMs = 600;
/** Whisper's loops repeat one word until little else is left. */
const loopRepeats = 3;
const loopShare = 0.75;
/**
 * Texts made up over kitchen noise with the detector taken away had 0.01-0.10 (five of six); the
 * lowest of 62 clips of speech, clean or in that noise at 5 dB, had 0.31 (`sotto bench words`).
 */
const leastConfidence = 0.2;
/** Share of the text's word pairs that stand in the prompt. */
const echoShare = 0.6;
/** Nobody speaks faster than 8 words a second, or slower than one in three. */
const mostWordsPerSecond = 8;
const leastWordsPerSecond = 0.3;

export type HeardText = {
  readonly text: string;
  readonly confidence: number;
  readonly voicedMs: number;
  /** What the engine was given with the sound. */
  readonly prompt?: string | undefined;
  /** What our own voice said around the time of the sound. */
  readonly recentSpeech: string;
  /** The language that is spoken with us. */
  readonly spokenIn: Language;
};

/** Step 5 of the guard: text an engine makes up where nobody spoke. */
export function guardText(heard: HeardText): NoSpeech | undefined {
  const { text, voicedMs, confidence, prompt = "", recentSpeech } = heard;
  const words = wordsOf(cleanTranscript(text));
  if (words.length === 0) return "tag-only";
  if (isLoop(words)) return "stock-phrase";
  if (isPromptEcho(words, prompt) || areOwnWords(words, wordsOf(recentSpeech), heard.spokenIn))
    return "prompt-echo";
  const isStock = isStockPhrase(words.join(" ")) && voicedMs < stockPhraseVoicedMs;
  return isStock || confidence < leastConfidence ? "stock-phrase" : undefined;
}

/** Whether so many words can have been said in so much voice; else the engine made them up. */
export function isBelievableRate(text: string, voicedMs: number): boolean {
  const words = wordsOf(text);
  const seconds = voicedMs / 1000;
  // "202456" is six words when spoken, "1,000,000" two: each bound takes the kinder count.
  const most = words.reduce((sum, word) => sum + Math.max(1, digitsIn(word)), 0);
  return words.length <= mostWordsPerSecond * seconds && most >= leastWordsPerSecond * seconds;
}

function digitsIn(word: string): number {
  return word.replaceAll(/\D/g, "").length;
}

function isStockPhrase(text: string): boolean {
  return stockPhrases.has(text) || subtitleCredit.test(text);
}

function isLoop(words: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return most >= loopRepeats && most >= loopShare * words.length;
}

/**
 * The prompt is a list of names, and a person may say any one of them; coming back from the engine
 * as an echo it runs on from one name to the next, so one such step at least is asked for.
 */
function isPromptEcho(words: readonly string[], prompt: string): boolean {
  const items = prompt.split(/[,.;:]/).map(wordsOf);
  const within = new Set(items.flatMap(pairsOf));
  const all = new Set(pairsOf(items.flat()));
  const pairs = pairsOf(words);
  const runsOn = pairs.some((pair) => all.has(pair) && !within.has(pair));
  const isOneLongItem = items.some((item) => item.length > longestName && containsAll(item, pairs));
  return (runsOn || isOneLongItem) && shareIn(pairs, all) >= echoShare;
}

/** A list's items are names of a few words; a longer one is a sentence nobody says by chance. */
const longestName = 4;

function containsAll(item: readonly string[], pairs: readonly string[]): boolean {
  const known = new Set(pairsOf(item));
  return shareIn(pairs, known) >= echoShare;
}

function shareIn(pairs: readonly string[], known: ReadonlySet<string>): number {
  return pairs.length === 0 ? 0 : pairs.filter((pair) => known.has(pair)).length / pairs.length;
}
