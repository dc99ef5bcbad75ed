import type { Language } from "../../language/language.ts";
import { daysSaid } from "../../language/when/said-time.ts";
import type { Clock } from "../../types/clock.ts";

type Reader = { readonly language: Language; readonly clock: Clock };

/** How much of a moment a sentence tells: a day with its hour, an hour, a day, or none of them. */
const WHOLE = 3;
const HOUR = 2;
const DAY = 1;

/** A month is too long, and up to when something may be done isn't when it is. */
function told(sentence: string, { language, clock }: Reader): number {
  const { whens } = language.read(sentence, { clock, names: {} });
  const levels = whens.map(({ when }) => {
    if (when.bound !== undefined) return 0;
    if (when.precision === "day") return DAY;
    if (when.precision !== "minute") return 0;
    return daysSaid(when).length > 0 ? WHOLE : HOUR;
  });
  const isBoth = levels.includes(DAY) && levels.includes(HOUR);
  return isBoth ? WHOLE : Math.max(0, ...levels);
}

/** Of some sentences those that tell most of a moment; none where none tells one. */
export function tellingMoment<Sentence extends { readonly sentence: string }>(
  sentences: readonly Sentence[],
  reader: Reader,
): readonly Sentence[] {
  const levels = sentences.map(({ sentence }) => told(sentence, reader));
  const most = Math.max(0, ...levels);
  return most === 0 ? [] : sentences.filter((_, at) => levels[at] === most);
}
