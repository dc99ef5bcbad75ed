import type { Reading } from "../../language/reading/reading.ts";
import type { Parameter } from "../../tool/parameter.ts";
import { said } from "../grounded.ts";
import { ofKind, put } from "../typed-slots/ground.ts";
import type { Ground } from "../typed-slots/ground.ts";
import { behindName, groundFree, isClauseGiven } from "./ground-free.ts";
import { HEADINGS, headingOf } from "./heading-of.ts";
import { learnt } from "./learnt.ts";

/** Texts to compose; a heading comes from the text where nobody said one. */
export function addTexts(ground: Ground): void {
  const { tool, reading, taken, found } = ground;
  const texts = ofKind(tool, "free");
  const headings = texts.filter((text) => HEADINGS.has(text.name));
  const { heading } = reading.cues;
  for (const { name } of headings) {
    if (heading !== undefined) put(found, name, [said(heading, heading)]);
  }
  for (const text of texts) {
    const outright = HEADINGS.has(text.name) ? heading : toldBehind(text, reading);
    const isLearnable = outright !== undefined || !isClauseGiven(reading);
    put(found, text.name, (isLearnable && learnt(ground, text, outright)) || []);
  }
  for (const { name } of texts.filter((text) => !HEADINGS.has(text.name) || texts.length === 1)) {
    if (!found.has(name)) put(found, name, groundFree({ tool, reading, taken, parameters: texts }));
  }
  for (const { name } of headings) {
    const [body] = texts.flatMap((text) => found.get(text.name) ?? []);
    if (body && !found.has(name)) put(found, name, [headingOf(body)]);
  }
}

/** What is to stand in something new, behind the name it was given. */
function toldBehind({ required }: Parameter, reading: Reading): string | undefined {
  const { nameStart, quote } = reading.cues;
  if (!required || nameStart === undefined) return undefined;
  if (quote) return quote.start > nameStart ? quote.words : undefined;
  const start = behindName(reading);
  return start === undefined ? undefined : reading.text.slice(start).trim();
}
