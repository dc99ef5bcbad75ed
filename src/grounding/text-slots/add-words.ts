import { type Parameter, takesRecord } from "../../tool/parameter.ts";
import { filterSpan, isFilter } from "../entity-linking/filter-span.ts";
import type { Narrowed } from "../entity-linking/filter-span.ts";
import { ofKind, put } from "../typed-slots/ground.ts";
import type { Ground } from "../typed-slots/ground.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import { LEAST_SURE } from "../tagger/sure-enough.ts";
import { markedAs } from "../tagger/marked-as.ts";
import { addTexts } from "./add-texts.ts";
import { headingOf, headingOver } from "./heading-of.ts";
import { nearTime } from "../typed-slots/ground-when.ts";
import { quotedRegion } from "./ground-free.ts";
import { groundSpans } from "./ground-span.ts";
import { learnt } from "./learnt.ts";
import { namedTitle } from "./named-title.ts";

/** Spans and texts; what is quoted is the title too where nothing else is. */
export function addWords(ground: Ground): void {
  const { tool, reading, taken, found, known } = ground;
  // A title the library doesn't have is what the words say.
  const titles = ofKind(tool, "music").filter(({ name }) => !found.has(name));
  const [spans, texts] = [[...ofKind(tool, "span"), ...titles], ofKind(tool, "free")];
  const quoted = texts.length > 0 ? quotedRegion(reading) : [];
  const beside = groundSpans({ tool, reading, taken: [...taken, ...quoted], parameters: spans });
  const whole = groundSpans({ tool, reading, taken, parameters: spans });
  // A known name among the words is what is meant.
  for (const parameter of spans.filter(({ name }) => !found.has(name))) {
    const { name, required } = parameter;
    const own = beside.get(name) ?? [];
    const byRule = own.length > 0 || !required ? own : (whole.get(name) ?? []);
    const outright = name === "title" ? namedTitle(reading, [...taken, ...quoted])[0] : undefined;
    const told = toldOf(ground, parameter, outright);
    const content = told ?? byRule;
    // What other requests would search for is looked for beside a time or a list as well.
    const isTold = told !== undefined && told.length > 0;
    const isLimited = found.size > 0 && !isTold;
    const narrowed = isFilter(tool, parameter)
      ? filterSpan(reading, { tool, known, content, isLimited, taken })
      : { candidates: content, isOfRecords: false };
    const isJunk = !isTold && isUnaskedQuery(parameter, ground);
    const named = narrowed.candidates.filter((one) => !onlyPuts(one, parameter, reading));
    put(found, name, isJunk ? [] : named);
    if (narrowed.isOfRecords) besideRecord(ground, narrowed);
  }
  keepNameAlone(ground);
  addTexts(ground);
}

/** "Pop it in": what only puts something somewhere that is pointed at is no name of it. */
function onlyPuts(
  { value }: Candidate,
  { name, required }: Parameter,
  { tokens, language }: Reading,
): boolean {
  if (name !== "title" || !required || typeof value !== "string") return false;
  const [verb, ...others] = language.tokensOf(value);
  const at = tokens.findIndex(({ word }) => word === verb?.word);
  const isPointed = tokens[at + 1]?.is.has("pointer") === true;
  const isSaid = others.some(({ is }) => !SAYS_NOTHING.some((role) => is.has(role)));
  return isPointed && verb?.is.has("puts") === true && !isSaid;
}

const SAYS_NOTHING = ["filler", "pointer", "preposition"] as const;

/** What other people's requests tell. */
function toldOf(
  ground: Ground,
  parameter: Parameter,
  outright: string | undefined,
): readonly Candidate[] | undefined {
  return learnt(ground, parameter, outright) ?? headedBy(ground, parameter);
}

/** A text that other people's requests would write down tells its heading, where nothing else does. */
function headedBy(ground: Ground, parameter: Parameter): readonly Candidate[] | undefined {
  if (headingOver(ground.tool) !== parameter) return undefined;
  const text = markedAs(ground, "text");
  return text && text.sureness >= LEAST_SURE ? [headingOf(text.candidate)] : undefined;
}

function besideRecord(ground: Ground, narrowed: Narrowed): void {
  dropBesideRecord(ground);
  addShowing(ground, narrowed);
}

/** What else shows the record, where the words give none: one that is over is on its day. */
function addShowing({ found }: Ground, { candidates, shownBy = {} }: Narrowed): void {
  const [{ origin } = { origin: undefined }] = candidates;
  if (!origin) return;
  for (const [name, value] of Object.entries(shownBy)) {
    if (!found.has(name)) put(found, name, [{ value, origin }]);
  }
}

/** What is no filter beside the record that the words speak of; a time that is one still narrows it. */
function dropBesideRecord({ tool, found }: Ground): void {
  // A sender nobody knows is one of the words that found the record.
  const [from] = found.get("from") ?? [];
  if (from?.origin.origin === "said" && from.meaning === undefined) found.delete("from");
  // Of times that contradict each other it is asked which one it is.
  const near = nearTime(ofKind(tool, "when"));
  if (near && (found.get(near.name) ?? []).length > 1) found.delete(near.name);
}

/** What is called so outright is no place as well; what is noted with a record is no new name of it. */
function keepNameAlone({ tool, found, reading }: Ground): void {
  const [title] = found.get("title") ?? [];
  const [place] = found.get("location") ?? [];
  const [note] = found.get("notes") ?? [];
  const isNamed = reading.cues.nameStart !== undefined;
  if (isNamed && title && place && title.value === place.value) found.delete("location");
  if (!isNamed && takesRecord(tool) && title && title.value === note?.value) found.delete("title");
}

/** "What shortcuts have I got set up on this thing": words around a list that no name or cue makes a search. */
function isUnaskedQuery({ name, required }: Parameter, { tool, reading, found }: Ground): boolean {
  const { lists } = tool;
  if (!lists || name !== lists.words || required || reading.cues.aboutStart !== undefined)
    return false;
  const isAnswer = found.size > 0 || lists.whole;
  return isAnswer && reading.names(lists.kind).length === 0;
}
