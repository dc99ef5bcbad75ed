import { SPELT } from "../../../../language/names/find-names.ts";
import type { Reading } from "../../../../language/reading/reading.ts";
import type { Utterance } from "../../../../types/turn/utterance.ts";
import type { HandleEntry } from "../../../../tool/handle-book.ts";
import { parametersOf, wordsTaken } from "../../../../tool/parameter.ts";
import { CONTAINER_KINDS } from "../../../../types/known-names.ts";
import { onlyTool } from "../../../ranking/rules/one-tool.ts";
import { isSettled } from "../../../ranking/rerank.ts";
import { shownAlone } from "../in-focus.ts";
import { closed } from "../../../revising/values.ts";
import type { Sources } from "../../../sources.ts";
import { pointedTo } from "../../kept-slots.ts";
import type { Leaned, Said } from "../../leaning.ts";
import { addingTool, fieldFor } from "./on-focus.ts";

/** "And a towel", right behind a text that was just made, "add a towel" behind one that was read: one more thing in it. */
export async function oneMoreOn(
  sources: Sources,
  { utterance, understood }: Said,
): Promise<Leaned | undefined> {
  const made = justMade(sources);
  const newest = made ?? justRead(sources);
  const tool = newest && addingTool(sources, newest);
  if (!newest || !tool) return undefined;
  const { reading } = await sources.contextOf(utterance);
  const isOther = made
    ? understood.some(({ ranked }) => isSettled(ranked))
    : !(await addsToRead(sources, utterance));
  if (isOther) return undefined;
  const thing = reading.whens.length > 0 ? undefined : thingIn(reading);
  const text = parametersOf(tool).find(({ kind, required }) => kind === "free" && required);
  if (thing === undefined || !text) return undefined;
  const value = closed(text.name, { value: thing, origin: { origin: "said", text: thing } });
  const slots = [...pointedTo(fieldFor(tool, newest.kind) ?? "", newest.handle), value];
  const part = { text: utterance.text, ranked: onlyTool(tool.name) };
  return { part, values: { from: "revised", slots }, replaces: false };
}

/** What the last act made, and nothing that was there before. */
function justMade({ handles, registry, lastCall }: Sources): HandleEntry | undefined {
  const [newest] = handles.recent();
  const tool = registry.get(lastCall?.tool ?? "");
  const isMade = lastCall?.isEffect === true && tool?.gives === newest?.kind;
  return isMade ? newest : undefined;
}

/** The one text that was read last. */
function justRead({ handles, registry, lastCall }: Sources): HandleEntry | undefined {
  const newest = shownAlone(handles.recent());
  const tool = registry.get(lastCall?.tool ?? "");
  return newest && tool?.contents?.kind === newest.kind ? newest : undefined;
}

/** "Add a towel": to the text that was just read, and to no list. */
export async function addsToRead(sources: Sources, utterance: Utterance): Promise<boolean> {
  const read = justRead(sources);
  if (!read || !addingTool(sources, read)) return false;
  const ranked = sources.rankWords(utterance.text);
  const best = sources.registry.get(ranked.tools[0]?.name ?? "");
  // "Put some music on" adds nothing.
  if (isSettled(ranked) && best && wordsTaken(best).length === 0) return false;
  const { reading } = await sources.contextOf(utterance);
  const { text, leaning, cues, whens, language } = reading;
  const [first] = language.tokensOf(text.slice(leaning.goingOn ?? cues.opening));
  return first?.is.has("puts") === true && whens.length === 0 && thingIn(reading) !== undefined;
}

/** The thing that goes on with what was said, or is to be added: no clause, no other act, no time, and nothing of another kind. */
function thingIn(reading: Reading): string | undefined {
  const {
    text,
    leaning: { goingOn },
    cues,
    language,
  } = reading;
  const rest = text.slice(goingOn ?? cues.opening);
  const [first] = language.tokensOf(rest);
  const isAdded = first?.is.has("puts") === true && !isElsewhere(reading);
  if ((goingOn === undefined && !isAdded) || text.trimEnd().endsWith("?")) return undefined;
  const { mood, wish, leaning } = language.wordingOf(isAdded ? rest.slice(first.end).trim() : rest);
  const { text: thing } = leaning.corrected;
  const isOther = mood.isClause || mood.isQuestion || wish.beginsAct || thing === "";
  return isOther || namesOther(language, thing) ? undefined : thing;
}

function namesOther({ tokensOf, kindsNamed, terms }: Reading["language"], thing: string): boolean {
  const tokens = tokensOf(thing);
  const isSmall = tokens.every(({ word, is }) => terms.isStop(word) || is.has("pointer"));
  const [first] = tokens;
  const isLed = first?.is.has("preposition") === true || first?.is.has("puts") === true;
  return isSmall || isLed || tokens.some(({ word }) => kindsNamed(word).length > 0);
}

/** A list or a text is named that it goes to. */
function isElsewhere({ cues, names }: Reading): boolean {
  return (
    cues.addedToStart !== undefined ||
    CONTAINER_KINDS.some((kind) => names(kind).length > 0) ||
    (cues.containers.length > 0 && names("note").some(({ score }) => score >= SPELT))
  );
}
