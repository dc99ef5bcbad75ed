import type { Tool } from "../../tool/define-tool.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import { overlaps } from "../../language/region.ts";
import { onThatDay } from "../../language/when/put-together.ts";
import { isEndOnly } from "../../language/when/said-time.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import { carrierTest } from "../reading/carriers.ts";
import type { GroundingContext } from "../grounding-context.ts";
import { said } from "../grounded.ts";

/** The words of an answer, and what they are read with. */
export type Words = {
  readonly reading: Reading;
  readonly context: GroundingContext;
  readonly tool: Tool;
};

/** "At what time, tomorrow morning?" – "Ten to seven."; "how often, until June?" – "Every day." */
export function hourOf(offered: readonly Candidate[], words: Words): Candidate | undefined {
  const [day, ...others] = offered;
  const { reading, context } = words;
  const time = reading.wholeTime() ?? reading.whens[0]?.when;
  if (day?.meaning?.kind !== "when" || others.length > 0 || !time) return undefined;
  const isRhythm = isEndOnly(day.meaning.when) && time.repeat !== undefined;
  const isHour = time.precision === "minute" && day.meaning.when.precision !== "minute";
  if (!isRhythm && !isHour) return undefined;
  const text = `${String(day.value)} ${whole(words).value}`;
  const when = onThatDay({ day: day.meaning.when, time }, text, context.clock);
  return when && { value: text, origin: whole(words).origin, meaning: { kind: "when", when } };
}

/** "Do you mean Saturday at eight?" – "Yes." */
export function taken(
  offered: readonly Candidate[],
  { reading }: Words,
): readonly Candidate[] | undefined {
  return offered.length === 1 && reading.talk.answer === "yes" ? offered : undefined;
}

/** The words as a time and nothing else. */
export function wholeTime(words: Words): readonly Candidate[] {
  const when = words.reading.wholeTime();
  return when ? [{ ...whole(words), meaning: { kind: "when", when } }] : [];
}

/** An answer that is nothing but a clause, as it is said alone. */
function clauseAlone({ reading: { text, cues } }: Words): Candidate | undefined {
  const { quote } = cues;
  const isAll = quote?.kind === "clause" && text.slice(0, quote.start).trim() === "";
  return isAll && quote.words !== undefined ? said(quote.words, text) : undefined;
}

/** What is to be written down: of an answer what it says, not how it asks. */
export function textOf(words: Words): readonly Candidate[] {
  const { text, cues } = words.reading;
  if (cues.told !== undefined) return [said(withoutEnd(cues.told), text)];
  const clause = clauseAlone(words);
  return clause || !asksAgain(words) ? [clause ?? whole(words)] : [];
}

/** "What should it say?" – "Text Rosa, please": the request once more says nothing to write. */
function asksAgain({ reading, tool }: Words): boolean {
  const isCarrier = carrierTest(tool, reading.language);
  const people = reading.names("person");
  const isNamed = (token: SaidToken): boolean => people.some((one) => overlaps(one, token));
  const { isStop } = reading.language.terms;
  const asks = reading.tokens.some(({ word }) => isCarrier(word) && !isStop(word));
  return (
    asks &&
    reading.tokens.some(isNamed) &&
    reading.tokens.every((one) => isNamed(one) || isCarrier(one.word))
  );
}

export function whole({ reading }: Words): Candidate {
  const text = withoutEnd(reading.text.trim());
  return said(text, text);
}

function withoutEnd(text: string): string {
  return text.replace(/[.!]+$/, "");
}
