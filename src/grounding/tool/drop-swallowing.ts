import type { Region } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import { HEADINGS } from "../text-slots/heading-of.ts";
import type { Ground } from "../typed-slots/ground.ts";

/**
 * Words to be written down that hold what another argument was read from are the request itself and
 * nothing anybody dictated ("How much is it? Text Gareth the figure"): they are left out, and asked for.
 */
export function dropSwallowing({ tool, reading, found }: Ground): void {
  if (tool.effect === "none") return;
  const parameters = parametersOf(tool);
  for (const written of parameters.filter(isWritten)) {
    const candidates = found.get(written.name) ?? [];
    const others = parameters
      .filter((other) => other !== written && (isWritten(other) || isNamed(other)))
      .flatMap(({ name }) => placesOf(found.get(name) ?? [], reading));
    const left = candidates.filter((one) => {
      const [place] = placesOf([one], reading);
      return !place || !others.some((other) => isInside(other, place));
    });
    if (left.length > 0) found.set(written.name, left);
    else found.delete(written.name);
  }
}

/** Said word for word; a heading is made of the text it heads. */
function isWritten({ kind, of, name }: Parameter): boolean {
  return (kind === "free" || (kind === "span" && of === undefined)) && !HEADINGS.has(name);
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
