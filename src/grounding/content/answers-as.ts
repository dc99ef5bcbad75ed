import type { AnswerKind } from "../../language/contract/questions.ts";
import type { Language } from "../../language/language.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Clock } from "../../types/clock.ts";
import type { AskedWords } from "./asked-words.ts";

/** How well a sentence fits as an answer: whether it surely has what is wanted, and is of the time that is asked of, or of another. */
export type Fits = { readonly ofKind: 0 | 1; readonly ofTime: -1 | 0 | 1 };

type Reader = { readonly language: Language; readonly clock: Clock };

/** How well a sentence fits as an answer; undefined where it can't be one. */
export function answersAs(
  { kind, whens }: Pick<AskedWords, "kind" | "whens">,
  sentence: string,
  { language, clock }: Reader,
): Fits | undefined {
  if (kind === undefined && whens.length === 0) return { ofKind: 0, ofTime: 0 };
  const reading = language.read(sentence, { clock, names: {} });
  const ofKind = kind === undefined ? 0 : fitOf(reading, kind);
  if (ofKind === undefined) return undefined;
  if (whens.length === 0 || reading.whens.length === 0) return { ofKind, ofTime: 0 };
  const isThen = reading.whens.some(({ when }) =>
    whens.some(({ from, to }) => when.from < to && from < when.to),
  );
  return { ofKind, ofTime: isThen ? 1 : -1 };
}

function fitOf(
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
      // A list of prices need not name the money.
      if (holds.has("price")) return 1;
      return holds.has("number") ? 0 : undefined;
    default:
      return holds.has(kind) ? 1 : undefined;
  }
}
