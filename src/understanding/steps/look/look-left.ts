import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Candidate } from "../../../types/turn/call-space.ts";
import { CONTAINER_KINDS } from "../../../types/known-names.ts";
import { asWritten, wordsLeft } from "./look-words.ts";

/** The value of each argument. */
export type Values = ReadonlyMap<string, Candidate>;

/** What the words left over say: where the records are kept, else what they are looked for by. */
export function lookLeft(tool: Tool, request: RequestContext, closed: Values): Values {
  const { context } = request;
  const takesPerson = parametersOf(tool).some(({ kind }) => kind === "person");
  const used = [...closed.values()].flatMap(({ origin }) =>
    origin.origin === "said" || origin.origin === "resolved" ? [origin.text] : [],
  );
  const words = wordsLeft(tool, request, { takesPerson, used });
  const field = tool.finds?.[0].words ?? tool.lists?.words;
  if (words === "") return new Map();
  const isTopic = request.reading.cues.aboutStart !== undefined;
  const kept = isTopic ? undefined : keptIn(words, { tool, context, closed });
  if (kept) return new Map([kept]);
  if (field === undefined) return new Map();
  const titles = (context.known?.[tool.gives ?? ""] ?? []).map(({ facts }) => titleOf(facts));
  const value = asWritten(words, titles, context.language);
  return new Map([[field, { value, origin: { origin: "resolved", text: words } }]]);
}

type Keeping = {
  readonly tool: Tool;
  readonly context: RequestContext["context"];
  readonly closed: Values;
};

/** "My work appointments": what alone says which, and is what a calendar or a list is called, is that. */
function keptIn(
  words: string,
  { tool, context: { names, language }, closed }: Keeping,
): readonly [string, Candidate] | undefined {
  const wordsOf = (text: string): string =>
    language
      .tokensOf(text)
      .map(({ word }) => word)
      .join(" ");
  const said = wordsOf(words);
  for (const { name, kind } of parametersOf(tool)) {
    const holder = CONTAINER_KINDS.find((one) => one === kind);
    const named = holder && names[holder]?.find((one) => wordsOf(one.name) === said);
    if (!named || closed.has(name)) continue;
    return [name, { value: named.name, origin: { origin: "resolved", text: words } }];
  }
  return undefined;
}
