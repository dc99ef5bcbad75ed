import { atPlace } from "../../../grounding/entity-linking/ground-handle.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { shownAt } from "../../../tool/handle-book.ts";
import type { HandleEntry } from "../../../tool/handle-book.ts";
import { parametersOf, takesRecord } from "../../../tool/parameter.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Part } from "../../parts/segment-request.ts";
import { isOpened, onlyTool } from "../../ranking/rules.ts";
import type { Sources } from "../../sources.ts";
import type { Leaned } from "../leaning.ts";

/** "Remind me", "a reminder": what begins with no more asks for that and nothing else. */
const MOST_OPENING = 2;

/**
 * Something made about the thing in focus: "remind me an hour before it", "and a reminder about her that
 * morning". Its time is told by the thing, and where the words only point it is called as the thing is.
 */
export async function aboutFocus(
  sources: Sources,
  utterance: Utterance,
  understood: readonly Part[],
): Promise<Leaned | undefined> {
  if (understood.length > 1 || sources.handles.recent().length === 0) return undefined;
  const { goingOn = 0 } = sources.language.wordingOf(utterance.text).leaning;
  const text = utterance.text.slice(goingOn);
  const tool = toolOpened(sources, text);
  if (!tool) return undefined;
  const request = await sources.contextOf({ ...utterance, text }, [tool]);
  const { reading } = request;
  const isTimed = reading.anchors.some(({ pointing }) => pointing !== undefined);
  if (!isTimed && !reading.cues.pointsBack) return undefined;
  const title = untitled(tool, request);
  if (title === undefined && !isTimed) return undefined;
  const meant = title === undefined ? undefined : inFocus(sources.handles.recent(), reading);
  const put = title !== undefined && meant ? [titled(title, meant, text)] : [];
  return {
    part: { text, ranked: onlyTool(tool.name) },
    values: { from: "last-call", kept: [], put },
  };
}

/** The tool that the words open with, or whose thing they name first. */
function toolOpened({ registry, language, rankWords }: Sources, text: string): Tool | undefined {
  const wording = language.wordingOf(text);
  const opened = registry.acting().find((tool) => isOpened(tool, wording));
  if (opened) return takesRecord(opened) ? undefined : opened;
  const end = wording.cues.remindingEnd;
  if (end === undefined || wording.mood.isQuestion) return undefined;
  const reminding = registry.acting().find((tool) => tool.opening === "remind");
  if (language.tokensOf(text.slice(0, end)).length <= MOST_OPENING) return reminding;
  const [first] = rankWords(text).tools;
  return first?.name === reminding?.name ? reminding : undefined;
}

/** The parameter that says what a thing is called, where the words only point or say nothing. */
function untitled(tool: Tool, { reading, context }: RequestContext): string | undefined {
  const title = parametersOf(tool).find(
    ({ kind, required, of }) => kind === "span" && required && of === undefined,
  );
  if (!title) return undefined;
  const { slots } = groundTool(tool, reading, context);
  const own = slots.find(({ parameter }) => parameter === title.name)?.value;
  const words = own && own.kind !== "free" ? own.candidates : [];
  const isSaid = words.some(({ value }) => saysSomething(String(value), reading));
  return isSaid ? undefined : title.name;
}

/** "It", "the second one" say nothing of their own. */
function saysSomething(words: string, { language, cues }: Reading): boolean {
  const isPlaced = cues.placeInList !== undefined;
  return language.tokensOf(words).some(({ word, is }) => {
    const isPlace = isPlaced && language.terms.isNumber(word);
    return !isPlace && !is.has("filler") && !is.has("pointer") && !is.has("preposition");
  });
}

/** The one thing that is spoken of: the one at a place of the last list, or what was shown last alone. */
function inFocus(entries: readonly HandleEntry[], reading: Reading): HandleEntry | undefined {
  const [newest, next] = entries;
  const isAlone = newest && (!next || shownAt(next) < shownAt(newest));
  return atPlace(entries, reading) ?? (isAlone ? newest : undefined);
}

function titled(parameter: string, { facts }: HandleEntry, text: string): Slot {
  const origin = { origin: "resolved", text } as const;
  const candidates = [{ value: titleOf(facts), origin }];
  return { parameter, required: true, value: { kind: "closed", candidates } };
}
