import { tellingStems } from "../../../../grounding/content/telling-stems.ts";
import { shownAt } from "../../../../tool/handle-book.ts";
import type { HandleEntry } from "../../../../tool/handle-book.ts";
import { recordTaken } from "../../../../tool/parameter.ts";
import type { Utterance } from "../../../../types/turn/utterance.ts";
import { onlyTool } from "../../../ranking/rules/one-tool.ts";
import type { Sources } from "../../../sources.ts";
import { showing } from "../../again/next-to.ts";
import { pointedTo } from "../../kept-slots.ts";
import type { Leaned } from "../../leaning.ts";

/**
 * "Go on, the ferry one", behind a list: the one of it that these words tell is read, or shown by itself. Undefined where
 * they tell none, or several.
 */
export async function oneOfShown(
  sources: Sources,
  utterance: Utterance,
): Promise<Leaned | undefined> {
  const { oneTold } = sources.language.wordingOf(utterance.text).cues;
  const [newest, ...others] = sources.handles.recent();
  const listed = others.filter((one) => newest && shownAt(one) === shownAt(newest));
  if (oneTold === undefined || !newest || listed.length === 0) return undefined;
  const one = toldBy(sources, oneTold, [newest, ...listed]);
  return one && (reading(sources, utterance, one) ?? shown(sources, utterance, one));
}

/** The one that has most of the words, and at least half of them. */
function toldBy(
  { language }: Sources,
  words: string,
  entries: readonly HandleEntry[],
): HandleEntry | undefined {
  const wanted = tellingStems(words, language);
  const scored = entries.map((entry) => {
    const told = new Set(tellingStems(Object.values(entry.facts).join(" "), language));
    return { entry, share: wanted.filter((stem) => told.has(stem)).length / wanted.length };
  });
  const [best, second] = scored.toSorted((one, other) => other.share - one.share);
  const isTold = best !== undefined && best.share >= LEAST_SHARE;
  return isTold && best.share > (second?.share ?? 0) ? best.entry : undefined;
}

const LEAST_SHARE = 0.5;

/** All of a text. */
function reading(
  { registry }: Sources,
  { text }: Utterance,
  { kind, handle }: HandleEntry,
): Leaned | undefined {
  const tool = registry
    .acting()
    .find(({ effect, contents }) => effect === "none" && contents?.kind === kind);
  const record = tool && recordTaken(tool, kind);
  if (!tool || !record) return undefined;
  const slots = pointedTo(record.name, handle);
  return { part: { text, ranked: onlyTool(tool.name) }, values: { from: "focus", slots } };
}

/** What is no text, as a list shows it. */
async function shown(
  sources: Sources,
  utterance: Utterance,
  { kind, id, at }: HandleEntry,
): Promise<Leaned | undefined> {
  const { context } = await sources.contextOf(utterance, sources.registry.acting());
  const records = context.known?.[kind]?.filter((one) => one.id === id) ?? [];
  const record = records.find((one) => one.at === at) ?? records[0];
  return record && showing(sources, utterance, { record, clock: context.clock });
}
