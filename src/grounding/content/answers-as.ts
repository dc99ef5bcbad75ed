import type { AnswerKind } from "../../language/contract/questions.ts";
import type { Language } from "../../language/language.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Clock } from "../../types/clock.ts";
import type { When } from "../../types/time/when.ts";
import type { AskedWords } from "./asked-words.ts";

/**
 * How well a sentence fits as an answer: whether it surely has what is wanted, is of the time that is asked
 * of, or of another, and whether it asks something itself.
 */
export type Fits = { readonly ofKind: 0 | 1; readonly ofTime: -1 | 0 | 1; readonly asks: boolean };

type Reader = { readonly language: Language; readonly clock: Clock };

/** How well a sentence fits as an answer; undefined where it can't be one. */
export function answersAs(
  { kind, whens }: Pick<AskedWords, "kind" | "whens">,
  sentence: string,
  { language, clock }: Reader,
): Fits | undefined {
  const { holds, wanted } = language.wordingOf(sentence).mood;
  const asks = holds.has("question");
  // Who asks the same doesn't tell it; "shall we say five?" does.
  if (asks && kind !== undefined && wanted.kind === kind) return undefined;
  if (kind === undefined && whens.length === 0) return { ofKind: 0, ofTime: 0, asks };
  const reading = language.read(sentence, { clock, names: {} });
  const ofKind = fitOf(kind, reading, () => timeless(sentence, reading, language));
  if (ofKind === undefined) return undefined;
  if (whens.length === 0 || reading.whens.length === 0) return { ofKind, ofTime: 0, asks };
  const then = reading.whens.flatMap(({ when }) =>
    whens.filter(({ from, to }) => when.from < to && from < when.to).map((one) => ({ when, one })),
  );
  if (then.length === 0) return { ofKind, ofTime: -1, asks };
  // "March" says nothing of one Thursday in it.
  const isThen = then.some(({ when, one }) => lengthOf(when) <= Math.max(lengthOf(one), DAY_MS));
  return { ofKind, ofTime: isThen ? 1 : 0, asks };
}

/** A clock may go back within a day. */
const DAY_MS = 25 * 3_600_000;

function lengthOf({ from, to }: Pick<When, "from" | "to">): number {
  return to - from;
}

/** What the sentence holds beside its times: no hour and no day is a code. */
function timeless(sentence: string, { whens }: Reading, { wordingOf }: Language): Held {
  const rest = whens.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    sentence,
  );
  return wordingOf(rest).mood.holds;
}

type Held = Reading["mood"]["holds"];

function codeFit(held: Held): Fits["ofKind"] | undefined {
  if (!held.has("code")) return undefined;
  return held.has("price") ? 0 : 1;
}

function fitOf(
  kind: AnswerKind | undefined,
  reading: Reading,
  beside: () => Held,
): Fits["ofKind"] | undefined {
  if (kind === undefined) return 0;
  return kind === "code" ? codeFit(beside()) : kindFit(reading, kind);
}

function kindFit(
  { whens, durations, mood: { holds } }: Reading,
  kind: AnswerKind,
): Fits["ofKind"] | undefined {
  switch (kind) {
    case "time":
      return whens.length > 0 ? 1 : undefined;
    case "length":
      if (durations.length > 0) return 1;
      return whens.length > 0 || holds.has("number") ? 0 : undefined;
    case "price":
    case "amount":
      // A list of prices need not name the money, and what something comes to need be none.
      if (holds.has("price")) return 1;
      return holds.has(kind === "price" ? "amount" : "number") ? 0 : undefined;
    case "place":
      // A room is told by its number, too.
      return holds.has("place") ? 1 : 0;
    default:
      return holds.has(kind) ? 1 : undefined;
  }
}
