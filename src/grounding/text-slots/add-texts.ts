import type { Reading } from "../../language/reading/reading.ts";
import { peopleTaken } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import type { Region } from "../../language/region.ts";
import { said } from "../grounded.ts";
import { ofKind, put } from "../typed-slots/ground.ts";
import type { Ground } from "../typed-slots/ground.ts";
import { behindName, groundFree, isClauseGiven, quotedRegion } from "./ground-free.ts";
import { HEADINGS, headingOf } from "./heading-of.ts";
import { learnt } from "./learnt.ts";

/** Texts to compose; a heading comes from the text where nobody said one. */
export function addTexts(ground: Ground): void {
  const { tool, reading, taken, found } = ground;
  const texts = ofKind(tool, "free");
  const headings = texts.filter((text) => HEADINGS.has(text.name));
  const topic = topicOf(ground);
  const heading = reading.cues.heading ?? topic;
  for (const { name } of headings) {
    if (heading !== undefined) put(found, name, [said(heading, heading)]);
  }
  // What it is to be about says nothing of what it is to say.
  if (topic !== undefined) return;
  const quoted = headings.length > 0 ? quotedRegion(reading) : [];
  for (const text of texts) put(found, text.name, learntOf(text, ground, { heading, quoted }));
  for (const { name } of texts.filter((text) => !HEADINGS.has(text.name) || texts.length === 1)) {
    if (!found.has(name)) put(found, name, groundFree({ tool, reading, taken, parameters: texts }));
  }
  for (const { name } of headings) {
    const [body] = texts.flatMap((text) => found.get(text.name) ?? []);
    if (body && !found.has(name)) put(found, name, [headingOf(body)]);
  }
}

type Headed = { readonly heading: string | undefined; readonly quoted: readonly Region[] };

/** What the words were seen to give a text, or what heads it. */
function learntOf(
  text: Parameter,
  ground: Ground,
  { heading, quoted }: Headed,
): readonly Candidate[] {
  const { reading, taken } = ground;
  const isHeading = HEADINGS.has(text.name);
  const outright = isHeading ? heading : toldOutright(text, reading, quoted.length > 0);
  const isLearnable = outright !== undefined || !isClauseGiven(reading);
  // What is given word for word is the text, and no part of what heads it.
  const own = isHeading ? { ...ground, taken: [...taken, ...quoted] } : ground;
  return (isLearnable && learnt(own, text, outright)) || [];
}

/** What a text to somebody is about, as it is headed, where no word says more. */
function topicOf({ tool, reading }: Pick<Ground, "tool" | "reading">): string | undefined {
  const { topicAlone: topic } = reading.cues;
  const isSent = peopleTaken(tool).some(({ sensitive }) => sensitive);
  return topic === undefined || !isSent ? undefined : String(headingOf(said(topic, topic)).value);
}

/** What is to stand in something new, behind the name it was given, or is given word for word under a heading. */
function toldOutright(
  { required }: Parameter,
  reading: Reading,
  isHeaded: boolean,
): string | undefined {
  const { nameStart, quote } = reading.cues;
  const isNamed = required && nameStart !== undefined;
  if (quote) return isHeaded || (isNamed && quote.start > nameStart) ? quote.words : undefined;
  const start = isNamed ? behindName(reading) : undefined;
  return start === undefined ? undefined : reading.text.slice(start).trim();
}
