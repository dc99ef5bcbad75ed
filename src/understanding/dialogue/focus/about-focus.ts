import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf, takesRecord } from "../../../tool/parameter.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Part } from "../../parts/part.ts";
import { isOpened } from "../../ranking/rules/told-tool.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import { closed } from "../../revising/values.ts";
import type { Sources } from "../../sources.ts";
import { topicOfShown } from "../../steps/told/topic-of-shown.ts";
import type { Leaned } from "../leaning.ts";
import { inFocus } from "./in-focus.ts";

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
  const title = titleSaid(tool, request);
  if (title?.words !== undefined && !title.isPointing && !isTimed) return undefined;
  const meant = title && inFocus(sources.handles.recent(), reading);
  const put = title && meant ? titled(title, topicOfShown(sources, meant), text) : [];
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

type Title = {
  readonly parameter: string;
  /** None where the words only point or say nothing. */
  readonly words: string | undefined;
  /** Beside what is done they only point: "print it". */
  readonly isPointing: boolean;
};

/** What the words say that a thing is called, and the parameter for that. */
function titleSaid(tool: Tool, { reading, context }: RequestContext): Title | undefined {
  const title = parametersOf(tool).find(
    ({ kind, required, of }) => kind === "span" && required && of === undefined,
  );
  if (!title) return undefined;
  const { slots } = groundTool(tool, reading, context);
  const own = slots.find(({ parameter }) => parameter === title.name)?.value;
  const found = own && own.kind !== "free" ? own.candidates : [];
  const said = found.filter(({ origin }) => origin.origin === "said");
  const words = said
    .map(({ value }) => String(value))
    .find((one) => ownIn(one, reading) > 0 && !isAside(one, reading));
  const points = words !== undefined && reading.language.wordingOf(words).cues.pointsBack;
  const isPointing = points && ownIn(words, reading) <= MOST_OWN;
  return { parameter: title.name, words, isPointing };
}

/** "Remind me about it at nine, I'll need to print it": behind what only points a clause of its own says why. */
function isAside(words: string, { cues, tokens, text }: Reading): boolean {
  const end = cues.remindingEnd;
  const [led, pointer] = end === undefined ? [] : tokens.filter(({ start }) => start >= end);
  if (!led?.is.has("filler") || !pointer?.is.has("pointer")) return false;
  const begins = text.indexOf(words, pointer.end);
  return begins > pointer.end && MARK.test(text.slice(pointer.end, begins));
}

const MARK = /[,.;:–—]\s/u;

/** A verb beside a word that points: more may hold what that word stands for. */
const MOST_OWN = 1;

/** How many words say something of their own: "it", "the second one" don't, nor what puts a reminder in. */
function ownIn(words: string, { language, cues, tokens }: Reading): number {
  const isPlaced = cues.placeInList !== undefined;
  const verb = tokens.find(({ start }) => start >= cues.opening);
  return language.tokensOf(words).filter(({ word, is }) => {
    const isPlace = isPlaced && language.terms.isNumber(word);
    const isPutting = is.has("puts") && word === verb?.word;
    const isSmall = is.has("filler") || is.has("pointer") || is.has("preposition");
    return !isPlace && !isPutting && !isSmall;
  }).length;
}

/** The name of the thing, or what is to be done with it and its name; nothing where its own name was said. */
function titled(
  { parameter, words, isPointing }: Title,
  name: string,
  text: string,
): readonly Slot[] {
  if (words !== undefined && !isPointing) return [];
  const origin = { origin: "resolved", text } as const;
  const value = words === undefined ? name : `${words} (${name})`;
  return [closed(parameter, { value, origin })];
}
