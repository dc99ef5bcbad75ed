import { SPELT } from "../../../language/names/find-names.ts";
import type { FoundName } from "../../../language/names/find-names.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import type { Selection } from "../../../language/contract/steps.ts";
import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import { CONTAINER_KINDS } from "../../../types/known-names.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Act } from "./acts-on.ts";
import type { Sources } from "../../sources.ts";

type Limited = Act & { readonly selection: Selection };
type Texts = { readonly utterance: Utterance; readonly whole: Utterance };

/** Kinds of record that are over when their time is. */
export const PASSES: ReadonlySet<string> = new Set(["event"]);

/**
 * All that is described, by the words of it that stand elsewhere as well: a time or a place right behind
 * it that the act itself doesn't take ("tick everything off on the boat list"), else the one day that
 * was told before ("I'm away on Friday, so cancel all my meetings").
 */
export async function limitedBy(
  sources: Sources,
  { utterance, whole }: Texts,
  { selection, tool, kind }: Limited,
): Promise<Selection> {
  if (selection.take !== "all" || selection.isShown) return selection;
  const takes = new Set(parametersOf(tool).map((one) => one.kind));
  const behind = await saidBehind(sources, utterance, { selection, takes });
  if (behind !== "") return { ...selection, phrase: `${selection.phrase} ${behind}`.trim() };
  if (takes.has("when") || !PASSES.has(kind)) return selection;
  const told = await dayBefore(sources, { utterance, whole }, selection);
  return told === undefined ? selection : { ...selection, phrase: `${selection.phrase} ${told}` };
}

type Behind = { readonly selection: Selection; readonly takes: ReadonlySet<string> };

/** What limits them in the same clause behind the description. */
async function saidBehind(
  { contextOf, language }: Sources,
  utterance: Utterance,
  { selection, takes }: Behind,
): Promise<string> {
  const { text } = utterance;
  const { reading } = await contextOf(utterance, []);
  const ends = language
    .wordingOf(text)
    .parting.runs.filter(({ isFirst, text: run }) => isFirst && run.length >= selection.end)
    .map(({ text: run }) => run.length);
  const clause = { start: selection.end, end: Math.min(text.length, ...ends) };
  const times = takes.has("when") ? [] : reading.whens;
  // "Can be archived", "to the archive": that is what is done with them.
  const isPlace = ({ score, start }: FoundName): boolean => {
    const lead = reading.tokens.findLast((one) => one.end <= start && isLead(one));
    return score >= SPELT && LEADS.some((role) => lead?.is.has(role));
  };
  const places = CONTAINER_KINDS.filter((one) => !takes.has(one))
    .flatMap(reading.names)
    .filter(isPlace);
  const limits = [...times, ...places].filter((one) => isIn(one, clause));
  return limits.map(({ start, end }) => text.slice(start, end)).join(" ");
}

/** On, in, off or out of it. */
const LEADS = ["before-listed", "before-whole"] as const;

/** No article, which may stand between. */
function isLead({ is }: SaidToken): boolean {
  return is.has("preposition") || is.has("before-container") || !is.has("filler");
}

function isIn(one: Region, clause: Region): boolean {
  return one.start >= clause.start && one.end <= clause.end;
}

/** The one time that is told before the description, where it has none of its own. */
async function dayBefore(
  { contextOf }: Sources,
  { utterance, whole }: Texts,
  { start, end, phrase }: Selection,
): Promise<string | undefined> {
  const own = await contextOf({ ...whole, text: phrase, alternatives: [] }, []);
  if (own.reading.whens.length > 0) return undefined;
  const words = utterance.text.slice(start, end);
  const at = whole.text.indexOf(words);
  const { reading } = await contextOf(whole, []);
  const told = reading.whens.filter((when) => when.end <= at);
  const [day, ...others] = told;
  const isOne = day !== undefined && others.length === 0;
  return isOne && !overlaps(day, { start: at, end: at + words.length })
    ? whole.text.slice(day.start, day.end)
    : undefined;
}
