import type { Region } from "../../language/region.ts";
import type { Owed } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Part, StepPart } from "../parts/part.ts";
import { rankText } from "../ranking/rank-words.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { factPart } from "./told/fact-owed.ts";
import { likelyActs } from "./likely-acts.ts";
import { allOfThem } from "./lots/all-of-them.ts";
import { manyField } from "./lots/kept-records.ts";
import { manyMeant } from "./lots/many-meant.ts";
import { outOfText } from "./told/out-of-text.ts";
import { madeOfShown } from "./told/made-of-shown.ts";
import { mailActPart } from "./told/mail-act-owed.ts";
import { peopleOwed } from "./described/people-owed.ts";
import { recordsDescribed } from "./described/records-described.ts";
import { timeOwed } from "./described/time-owed.ts";

type Found = { readonly tool: string; readonly owed: Owed };
type Reading = Region & { readonly at: "thing" | "people" | "time"; readonly found: Found };

type Placed = {
  readonly part: Part;
  /** The part before it, which may show what this one speaks of. */
  readonly before: Part | undefined;
  readonly signal: AbortSignal;
};

/**
 * A part whose words describe what it is about instead of naming it: records by what they share, people
 * by what they are on, a time by its being free. Each such stretch is looked up first, and a pointing
 * word stands in its place, so that what is left is read as any other request.
 */
export async function withSteps(
  sources: Sources,
  utterance: Utterance,
  { part, before, signal }: Placed,
): Promise<StepPart> {
  const own = { ...utterance, text: part.text, alternatives: [] };
  const written = await outOfText(sources, own, part);
  if (written) return written;
  const fact = await factPart(sources, { utterance: own, signal, before });
  if (fact) return fact;
  const { mailAct } = sources.language.wordingOf(part.text).steps;
  const shown = { before: shownBy(sources, before), signal };
  const sent = mailAct && (await mailActPart(sources, own, { ...shown, act: mailAct }));
  if (sent) return sent;
  const made = await madeOfShown(sources, own, { part, before, signal });
  if (made) return made;
  const read = await stretchIn(sources, own, { part, before, signal, whole: utterance });
  if (!read) {
    const many = (await manyMeant(sources, own, part)) ?? (await allOfThem(sources, own, part));
    return many ?? leftOpen(sources, part);
  }
  const { steps } = sources.language.wordingOf(part.text);
  const put = read.at === "time" ? steps.freeTime?.request : undefined;
  const says = read.at === "people" ? steps.people?.says : undefined;
  return {
    text: says === undefined ? (put ?? steps.pointing(read, read.at)) : telling(sources, says),
    ranked: onlyTool(read.found.tool),
    said: part.text,
    owes: [read.found.owed],
  };
}

/** Words that leave something out of what nothing here tells: nothing is done, least of all to what is left out. */
function leftOpen(sources: Sources, part: Part): StepPart {
  const { steps, wish, mood } = sources.language.wordingOf(part.text);
  const [act] = likelyActs(sources, part.ranked);
  const isAct =
    act !== undefined && manyField(act) !== undefined && !wish.remindsTo && !mood.asksFact;
  if (!isAct || !(steps.leavesOut || steps.selection?.except)) return part;
  const owed: Owed = { look: undefined, words: part.text, use: { kind: "unlimited" } };
  return { ...part, ranked: onlyTool(act.name), said: part.text, owes: [owed] };
}

type Around = Placed & { readonly whole: Utterance };

async function stretchIn(
  sources: Sources,
  utterance: Utterance,
  around: Around,
): Promise<Reading | undefined> {
  if (sources.language.wordingOf(utterance.text).mood.forbids) return undefined;
  for (const find of [peopleIn, timeIn, recordsIn]) {
    const found = await find(sources, utterance, around);
    if (found) return found;
  }
  return undefined;
}

type Find = (
  sources: Sources,
  utterance: Utterance,
  around: Around,
) => Promise<Reading | undefined>;

/** The kind of record that a part shows. */
function shownBy({ registry }: Sources, part: Part | undefined): string | undefined {
  return registry.get(part?.ranked.tools[0]?.name ?? "")?.gives;
}

const peopleIn: Find = async (sources, utterance, { part: { ranked }, before }) => {
  const { steps, parting } = sources.language.wordingOf(utterance.text);
  const { people } = steps;
  // What is stated before is no request; that they are on something is told of where it is asked.
  const asked = parting.joints.findLast((one) => one.isSentence && one.end <= (people?.start ?? 0));
  const { mood } = sources.language.wordingOf(utterance.text.slice(asked?.end));
  if (!people || mood.states) return undefined;
  const shown = shownBy(sources, before);
  const found = await peopleOwed(sources, utterance, { people, ranked, before: shown });
  return found && { ...people, at: "people", found };
};

const timeIn: Find = async (sources, utterance, { part: { ranked } }) => {
  const { freeTime } = sources.language.wordingOf(utterance.text).steps;
  const put = freeTime?.request;
  const fits = put === undefined ? ranked : await rankText(sources, utterance, put);
  const found = freeTime && (await timeOwed(sources, utterance, { freeTime, ranked: fits }));
  return freeTime && found && { ...freeTime, at: "time", found };
};

const recordsIn: Find = async (sources, utterance, { part: { ranked }, whole, before }) => {
  const { selection } = sources.language.wordingOf(utterance.text).steps;
  if (!selection) return undefined;
  const found = await recordsDescribed(sources, utterance, {
    selection,
    ranked,
    whole,
    before: shownBy(sources, before),
  });
  return found && { ...selection, at: "thing", found };
};

/** A request to tell somebody something, word for word. */
function telling({ language }: Sources, says: string): string {
  return language.wordingOf(THEM).steps.writingTo(says);
}

/** Those who are found take the place of this word. */
const THEM = "them";
