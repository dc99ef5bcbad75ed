import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { clausesIn } from "../../dialogue/edit/meant-clauses.ts";
import type { Leaned } from "../../dialogue/leaning.ts";
import type { Sources } from "../../sources.ts";
import { correctionOf, revise, withValues } from "../revise.ts";
import { closed, writtenBy } from "../values.ts";
import type { Correction } from "../values.ts";
import { isBare } from "../value-told.ts";

/**
 * One more of what the last act made, with the values that are said in the place of its own, and called by a
 * clause that is none of them: "one more, half past nine, swim lessons". Undefined where no value is said.
 */
export async function oneMore(sources: Sources, utterance: Utterance): Promise<Leaned | undefined> {
  const valued = await revise(sources, utterance, "value");
  const correction = await correctionOf(sources, utterance);
  if (!valued || valued.values.from !== "revised" || !correction) return undefined;
  if (isTold(correction.readOn(utterance.text))) return undefined;
  const called = titleIn(utterance, correction);
  const own = new Set(called.map(({ parameter }) => parameter));
  const slots = valued.values.slots.filter(({ parameter }) => !own.has(parameter));
  return called.length === 0 ? valued : withValues(correction, [...called, ...slots]);
}

/** "Another an hour later to order the tablets": it is for something else, which no value tells. */
function isTold({ tokens, whens, names }: ReturnType<Correction["readOn"]>): boolean {
  const valued = [...whens, ...names("person")];
  const isValue = (token: Region): boolean => valued.some((one) => overlaps(one, token));
  return tokens.some((token, at) => {
    const next = tokens[at + 1];
    return token.is.has("before-told") && !isValue(token) && next !== undefined && !isValue(next);
  });
}

/** The one clause behind the first that holds more than times, numbers and names. */
function titleIn({ text }: Utterance, { tool, lastCall, readOn }: Correction): readonly Slot[] {
  const title = writtenBy(tool, lastCall).find(({ parameter }) =>
    parametersOf(tool).some(({ name, kind }) => name === parameter && kind === "span"),
  );
  const words = clausesIn(text)
    .slice(1)
    .map((clause) => readOn(clause).leaning.corrected.text)
    .filter((clause) => clause !== "" && !readOn(clause).wholeTime() && !isBare(readOn(clause)));
  const [only, ...others] = words;
  if (!title || only === undefined || others.length > 0 || readOn(only).mood.isClause) return [];
  return [closed(title.parameter, { value: only, origin: { origin: "said", text: only } })];
}
