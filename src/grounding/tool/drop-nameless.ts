import { parametersOf, takesRecord } from "../../tool/parameter.ts";
import { overlaps } from "../../language/region.ts";
import { said as asSaid } from "../grounded.ts";
import type { Vocabulary } from "../../language/vocabulary.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Ground } from "../typed-slots/ground.ts";

const NAMES = new Set(["title", "label"]);

/**
 * What something is to be called has to be a name: a clause of the request, or a slip that was taken back, is
 * none, and is asked for. Where it needn't be said the request wasn't read right, so that its time isn't either.
 */
export function dropNameless({ tool, reading, found }: Ground): void {
  if (tool.effect === "none" || reading.cues.nameStart !== undefined) return;
  for (const { name, kind, required } of parametersOf(tool)) {
    if (kind === "music") dropAsides(name, { reading, found });
    const said = NAMES.has(name) ? (found.get(name) ?? []) : [];
    const left = said.flatMap((one) => named(one, reading.language));
    if (left.every((one, at) => one === said[at]) && left.length === said.length) continue;
    if (left.length > 0) found.set(name, left);
    else if (required || takesRecord(tool) || said.every((one) => isAside(one, reading)))
      found.delete(name);
    else found.clear();
  }
}

/** "Some music, it's too quiet", "music while I cook": what is told beside what is to play is none of it. */
function dropAsides(name: string, { reading, found }: Pick<Ground, "reading" | "found">): void {
  const { cues, text } = reading;
  const isBeside = (one: Candidate): boolean => {
    const start = text.indexOf(String(one.value));
    const own = { start, end: start + String(one.value).length };
    return isAside(one, reading) || cues.circumstances.some((region) => overlaps(region, own));
  };
  const said = found.get(name) ?? [];
  const left = said.filter((one) => one.origin.origin !== "said" || !isBeside(one));
  if (left.length > 0) found.set(name, left);
  else found.delete(name);
}

/**
 * What somebody tells beside the request, in a clause of its own: "twenty minutes on a timer, I'm off to bed".
 * One that tells a time says more of the request.
 */
function isAside({ value }: Candidate, reading: Reading): boolean {
  const { text, parting, language, whens, durations } = reading;
  return parting.runs.some((run) => {
    const start = text.indexOf(run.text);
    const own = { start, end: start + run.text.length };
    const isOther = run.text !== text && run.text.includes(String(value));
    const isTimed = [...whens, ...durations].some((one) => overlaps(one, own));
    return isOther && !isTimed && language.wordingOf(run.text).mood.isClause;
  });
}

/** The candidate, or what is left of it without where it is put, where that is a name. */
function named(candidate: Candidate, { wordingOf }: Vocabulary): readonly Candidate[] {
  const { cues, without } = wordingOf(String(candidate.value));
  if (!cues.namesNothing) return [candidate];
  const shorter = without.place.trim();
  return wordingOf(shorter).cues.namesNothing || shorter === "" ? [] : [asSaid(shorter, shorter)];
}
