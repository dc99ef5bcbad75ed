import type { Language } from "../../../language/language.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import { opensAct } from "../opens-act.ts";
import { jointAt, withoutMark } from "./begun-in.ts";
import { boundariesIn } from "./boundaries-in.ts";
import type { Boundary } from "./boundary-model.ts";

/** The requests of an utterance that mean something by themselves, each with those behind it that lean on it. */
export async function requestsIn(
  sources: Pick<Sources, "contextOf" | "boundariesOf" | "rankWords" | "registry">,
  utterance: Utterance,
): Promise<readonly string[]> {
  const { reading } = await sources.contextOf(utterance);
  const boundaries = boundariesIn(sources, reading);
  const own = boundaries.filter((one, at) => standsAlone(one, boundaries[at + 1], reading));
  const requests: string[] = [];
  let from = 0;
  for (const boundary of own) {
    const { gap, end } = jointAt(boundary, reading) ?? { gap: boundary.start, end: boundary.start };
    requests.push(reading.text.slice(from, gap).trim());
    from = end;
  }
  return [...requests, reading.text.slice(from).trim()].map(withoutMark);
}

function standsAlone(
  { start, leans }: Boundary,
  next: Boundary | undefined,
  { text, language, parting }: Reading,
): boolean {
  const { gap } = jointAt({ start }, { parting }) ?? { gap: start };
  const own = text.slice(start, next?.start);
  return !leans && isWhole(own, language) && !asksOfThat(text.slice(0, gap), own, language);
}

/** "What time's rowing, and what room am I in": of the same thing. */
function asksOfThat(
  left: string,
  right: string,
  { wordingOf }: Pick<Language, "wordingOf">,
): boolean {
  return wordingOf(right).parting.pointedFrom(withoutMark(left)) !== undefined;
}

/** It points at nothing, and is no mere thing but where it says where that goes: "and another of five" wants the verb before it. */
function isWhole(text: string, language: Pick<Language, "wordingOf">): boolean {
  const { cues, wish } = language.wordingOf(text);
  const isThing = wish.isThing && !opensAct(text, language) && cues.addedToStart === undefined;
  return !cues.pointsBack && !isThing;
}
