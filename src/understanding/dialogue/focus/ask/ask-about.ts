import { matchRecords } from "../../../../grounding/entity-linking/match-records.ts";
import type { Reading } from "../../../../language/reading/reading.ts";
import type { KnownRecord } from "../../../../types/known-record.ts";
import type { Utterance } from "../../../../types/turn/utterance.ts";
import type { Part } from "../../../parts/part.ts";
import { onlyTool } from "../../../ranking/rules/one-tool.ts";
import type { Sources } from "../../../sources.ts";
import { slotsOf } from "../../kept-slots.ts";
import type { Leaned } from "../../leaning.ts";

/** A question about what is in focus is asked of the tool that shows such a thing, by that thing; one that names another is a request by itself. */
export async function askAbout(
  { handles, registry, contextOf }: Sources,
  utterance: Utterance,
  [part]: readonly Part[],
): Promise<Leaned | undefined> {
  const all = handles.recent();
  const { reading, context } = await contextOf(utterance, registry.acting());
  const { placeInList } = reading.cues;
  const list = all.filter(({ listing }) => listing === all[0]?.listing);
  const meant = placeInList === undefined ? all[0] : list.at(placeInList);
  const records = context.known?.[meant?.kind ?? ""] ?? [];
  const known = records.find(({ id }) => id === meant?.id);
  // No record has a price: a text may tell it.
  if (!part || !known || reading.mood.wanted.kind === "price") return undefined;
  const named = placeInList === undefined ? namedIn(reading, records) : [];
  if (named.length > 0 && !named.includes(known)) return undefined;
  const { tool, arguments: given } = known.shownBy;
  const origins = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      { origin: "resolved", text: String(value) } as const,
    ]),
  );
  const slots = slotsOf({ arguments: given, origins });
  return { part: { text: part.text, ranked: onlyTool(tool) }, values: { from: "focus", slots } };
}

/** A tool less likely than this is not surely what a question is for. */
const SURELY = 0.6;

/**
 * A fact that the thing in focus has, asked for in words that no other tool is surely meant by, and that
 * go on with the last ones where that tool is: "and what time do we begin?"
 */
export async function factOfFocus(
  sources: Sources,
  {
    utterance,
    understood,
  }: { readonly utterance: Utterance; readonly understood: readonly Part[] },
): Promise<Leaned | undefined> {
  const { mood, leaning } = sources.language.wordingOf(utterance.text);
  if (mood.question?.form !== "fact" || understood.length > 1) return undefined;
  const sure = surelyMeant(understood);
  const goesOn = leaning.goingOn !== undefined || onlyPoints(sources, utterance);
  if (sure !== undefined && !goesOn) return undefined;
  const asked = await askAbout(sources, utterance, understood);
  const tool = asked?.part.ranked.tools[0]?.name ?? "";
  if (sure !== undefined && sure !== tool) return undefined;
  return sources.registry.get(tool)?.tells?.facts[mood.question.fact] ? asked : undefined;
}

/** "When's that?", "how long is it?": nothing but the fact and that it is meant. */
export function onlyPoints({ language }: Pick<Sources, "language">, { text }: Utterance): boolean {
  const { mood } = language.wordingOf(text);
  const tokens = language.tokensOf(text);
  return (
    mood.question?.form === "fact" &&
    tokens.every(({ is }) => is.has("filler") || is.has("everyday")) &&
    tokens.some(({ is }) => is.has("pointer"))
  );
}

function surelyMeant([part]: readonly Part[]): string | undefined {
  const [first] = part?.ranked.tools ?? [];
  return first && first.score >= SURELY ? first.name : undefined;
}

/** The records the words speak of; none where they only point. */
function namedIn(reading: Reading, records: readonly KnownRecord[]): readonly KnownRecord[] {
  const speakable = records.map((thing) => ({ thing, facts: thing.facts, at: thing.at }));
  const { rolesOf } = reading.language;
  const isCarrier = (word: string): boolean => rolesOf(word).has("filler");
  return matchRecords(speakable, reading, { isCarrier, telling: [] }).map(({ thing }) => thing);
}
