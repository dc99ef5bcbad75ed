import type { Region } from "../../language/region.ts";
import type { Owed } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Part, StepPart } from "../parts/segment-request.ts";
import { onlyTool } from "../ranking/rules.ts";
import type { Sources } from "../sources.ts";
import { mailActPart } from "./mail-act-owed.ts";
import { peopleOwed } from "./people-owed.ts";
import { recordsDescribed } from "./records-described.ts";
import { timeOwed } from "./time-owed.ts";

type Found = { readonly tool: string; readonly owed: Owed };
type Reading = Region & { readonly at: "thing" | "people" | "time"; readonly found: Found };

/**
 * A part whose words describe what it is about instead of naming it: records by what they share, people
 * by what they are on, a time by its being free. Each such stretch is looked up first, and a pointing
 * word stands in its place, so that what is left is read as any other request.
 */
export async function withSteps(
  sources: Sources,
  utterance: Utterance,
  part: Part,
): Promise<StepPart> {
  const own = { ...utterance, text: part.text, alternatives: [] };
  const { mailAct } = sources.language.wordingOf(part.text).steps;
  const sent = mailAct && (await mailActPart(sources, own, mailAct));
  if (sent) return sent;
  const read = await stretchIn(sources, own, { part, whole: utterance });
  if (!read) return part;
  const { steps } = sources.language.wordingOf(part.text);
  return {
    text: steps.pointing(read, read.at),
    ranked: onlyTool(read.found.tool),
    said: part.text,
    owes: [read.found.owed],
  };
}

async function stretchIn(
  sources: Sources,
  utterance: Utterance,
  { part: { ranked }, whole }: { readonly part: Part; readonly whole: Utterance },
): Promise<Reading | undefined> {
  const { steps, mood } = sources.language.wordingOf(utterance.text);
  if (mood.forbids) return undefined;
  const { people, freeTime, selection } = steps;
  const reached = people && (await peopleOwed(sources, utterance, { people, ranked }));
  if (people && reached) return { ...people, at: "people", found: reached };
  const timed = freeTime && (await timeOwed(sources, utterance, { freeTime, ranked }));
  if (freeTime && timed) return { ...freeTime, at: "time", found: timed };
  const described =
    selection && (await recordsDescribed(sources, utterance, { selection, ranked, whole }));
  return selection && described ? { ...selection, at: "thing", found: described } : undefined;
}
