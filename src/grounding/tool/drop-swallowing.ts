import type { Region } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { parametersOf, takesWords } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import { said } from "../grounded.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import { HEADINGS } from "../text-slots/heading-of.ts";
import type { Ground } from "../typed-slots/ground.ts";

/** So many words before whom it goes to only ask for it: "tell Carys", "text my mum". */
const MOST_BEFORE = 2;

/**
 * Words to be written down that hold what another argument was read from are the request itself: what
 * stands behind "tell Carys" is the text, and where more stands before it nobody dictated anything ("How
 * much is it? Text Gareth the figure"), so that it is left out, and asked for.
 */
export function dropSwallowing({ tool, reading, found }: Ground): void {
  if (tool.effect === "none") return;
  const parameters = parametersOf(tool);
  for (const written of parameters.filter(isWritten)) {
    const candidates = found.get(written.name) ?? [];
    const others = parameters
      .filter((other) => other !== written && (isWritten(other) || isNamed(other)))
      .flatMap(({ name }) => placesOf(found.get(name) ?? [], reading));
    const left = candidates.flatMap((one) => {
      const [place] = placesOf([one], reading);
      const inside = place ? others.filter((other) => isInside(other, place)) : [];
      return place && inside.length > 0 ? behind(inside, place, reading) : one;
    });
    if (left.length > 0) found.set(written.name, left);
    else found.delete(written.name);
  }
}

/** What is left of a stretch behind what it holds, where little stands before that. */
function behind(
  inside: readonly Region[],
  { start, end }: Region,
  { text, language }: Reading,
): readonly Candidate[] {
  const before = text.slice(start, Math.min(...inside.map((one) => one.start)));
  const rest = text.slice(Math.max(...inside.map((one) => one.end)), end).trim();
  const isAsked = language.tokensOf(before).length <= MOST_BEFORE;
  return isAsked && rest !== "" ? [said(rest, rest)] : [];
}

/** Said word for word; a heading is made of the text it heads. */
function isWritten(parameter: Parameter): boolean {
  return takesWords(parameter) && !HEADINGS.has(parameter.name);
}

function isNamed({ kind }: Parameter): boolean {
  return NAME_KINDS.some((one) => one === kind);
}

/** Where the words of values stand, of those that stand in one place alone. */
function placesOf(candidates: readonly Candidate[], { text }: Reading): readonly Region[] {
  return candidates.flatMap(({ origin }) => {
    if (origin.origin !== "said" && origin.origin !== "resolved") return [];
    const start = text.indexOf(origin.text);
    const isOnly = start >= 0 && text.indexOf(origin.text, start + 1) < 0;
    return isOnly ? { start, end: start + origin.text.length } : [];
  });
}

function isInside(inner: Region, outer: Region): boolean {
  const isSame = inner.start === outer.start && inner.end === outer.end;
  return !isSame && inner.start >= outer.start && inner.end <= outer.end;
}
