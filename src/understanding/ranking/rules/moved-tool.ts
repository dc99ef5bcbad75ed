import { movedInto } from "../../../grounding/reading/moved-into.ts";
import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import { overlaps } from "../../../language/region.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { changesTime, parametersOf, recordTaken } from "../../../tool/parameter.ts";

/** What is there goes elsewhere: to another folder, or another time. */
export function movedTool(looked: readonly Tool[], request: RequestContext): Tool | undefined {
  return folderTool(looked, request) ?? timeTool(looked, request);
}

/** Tools that may be meant however the index ranks them, by the words that lead to where or when. */
export function mayMove(tool: Tool, reading: Reading): boolean {
  return (
    (tool.moves !== undefined && movedInto(reading) !== undefined) ||
    (changesTime(tool) && newTime(reading) !== undefined)
  );
}

/** "Move the budget to Downloads": the tool whose records go elsewhere, where the words name or point at some, or say their kind. */
function folderTool(
  looked: readonly Tool[],
  { reading, context }: RequestContext,
): Tool | undefined {
  if (!movedInto(reading)) return undefined;
  const isNamed = (kind: string): boolean =>
    reading.tokens.some(({ word }) => reading.language.kindsNamed(word).includes(kind));
  return looked.find((tool) => {
    if (tool.moves === undefined) return false;
    const { missing } = groundTool(tool, reading, context);
    const ofKind = parametersOf(tool).filter(({ of }) => of !== undefined && isNamed(of));
    return missing.every((name) => ofKind.some((one) => one.name === name));
  });
}

/** "The fire drill goes to Tuesday at nine": the tool that gives another time to the one thing that is called so. */
function timeTool(looked: readonly Tool[], { reading, context }: RequestContext): Tool | undefined {
  const named = newTime(reading);
  if (!named) return undefined;
  // The last word says that it goes there.
  const wordings = reading.wish.relocates ? [named, named.slice(0, -1)] : [named];
  return looked.find((tool) => {
    if (!changesTime(tool)) return false;
    const records = context.known?.[recordTaken(tool)?.of ?? ""] ?? [];
    const titles = new Set(records.map(({ facts }) => titleOf(facts)));
    return wordings.some((words) => isCalled([...titles], words, reading));
  });
}

/** One title has all of these words; several have them only where they are all of a title. */
function isCalled(
  titles: readonly string[],
  words: readonly SaidToken[],
  { language }: Reading,
): boolean {
  const stemsOf = (tokens: readonly { readonly word: string }[]): readonly string[] =>
    tokens.map(({ word }) => language.terms.stemOf(word));
  const said = stemsOf(words);
  const holding = titles
    .map((title) => stemsOf(content(language.tokensOf(title))))
    .filter((title) => said.every((stem) => title.includes(stem)));
  return (
    said.length > 0 &&
    (holding.length === 1 || holding.some(({ length }) => length === said.length))
  );
}

/** The words before a time that something is to go to, where nothing else is said. */
function newTime({ tokens, whens, cues, mood, wish }: Reading): readonly SaidToken[] | undefined {
  const [first] = whens;
  const isAsked = mood.question !== undefined || mood.forbids || wish.beginsAct;
  if (!first?.isAfterTo || isAsked || cues.quote !== undefined) return undefined;
  const isTime = (token: SaidToken): boolean => whens.some((when) => overlaps(when, token));
  const behind = tokens.filter((token) => token.start >= first.end && !isTime(token));
  const before = tokens.filter((token) => token.start >= cues.opening && token.end <= first.start);
  const named = content(before);
  return named.length > 0 && content(behind).length === 0 ? named : undefined;
}

function content(tokens: readonly SaidToken[]): readonly SaidToken[] {
  return tokens.filter(({ is }) => !is.has("filler") && !is.has("preposition"));
}
