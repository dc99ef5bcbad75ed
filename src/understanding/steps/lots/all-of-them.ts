import { movedInto } from "../../../grounding/reading/moved-into.ts";
import { parametersOf, takesTime } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Part, StepPart } from "../../parts/part.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { likelyActs } from "../likely-acts.ts";
import { listingTool, lookFor } from "../look/look-for.ts";
import type { Look } from "../look/look-for.ts";
import { needsNothingElse } from "./many-meant.ts";
import { manyField } from "./kept-records.ts";

/**
 * "Wipe tomorrow, every single thing": all of a kind that is then, from somebody or on a list, however it is said
 * that all are meant; one question shows each of them.
 */
export async function allOfThem(
  sources: Sources,
  utterance: Utterance,
  part: Part,
): Promise<StepPart | undefined> {
  const acting = actOnAll(sources, part);
  if (!acting) return undefined;
  const { act, parameter, tool } = acting;
  const phrase =
    act.moves === undefined ? part.text : await beforeWhereTo(sources, utterance, part);
  const all = await lookFor(sources, utterance, { tool, phrase });
  const look = all && withoutWords(tool, all);
  if (!look || !isNarrow(tool, look)) return undefined;
  const use = { kind: "record", tool: act.name, parameter, take: "all" } as const;
  const owed = { look, words: part.text, use };
  return { text: part.text, ranked: onlyTool(act.name), said: part.text, owes: [owed] };
}

/** Where they are to go doesn't tell where they are. */
async function beforeWhereTo(
  sources: Sources,
  utterance: Utterance,
  { text }: Part,
): Promise<string> {
  const { reading } = await sources.contextOf({ ...utterance, text, alternatives: [] });
  return text.slice(0, movedInto(reading)?.start);
}

type Acting = {
  readonly act: Tool;
  /** The field that takes the records. */
  readonly parameter: string;
  /** The tool that lists them. */
  readonly tool: Tool;
};

/** What is to be done to all of a kind, where nothing has to be told but which they are. */
function actOnAll(sources: Sources, { text, ranked }: Part): Acting | undefined {
  const { cues, mood, wish } = sources.language.wordingOf(text);
  const isAsked = !mood.forbids && !mood.asksFact && !wish.remindsTo;
  if (!isAsked || cues.many.length === 0) return undefined;
  const [act] = likelyActs(sources, ranked);
  const field = act && manyField(act);
  const tool = field?.of === undefined ? undefined : listingTool(sources, field.of);
  if (!act || !field || !tool || !needsNothingElse(act) || takesTime(act)) return undefined;
  if (act.moves !== undefined && isOfOthers(sources, text, tool.gives)) return undefined;
  return { act, parameter: field.name, tool };
}

/** "Put the notes in Home" is said of no files. */
function isOfOthers({ language }: Sources, text: string, kind: string | undefined): boolean {
  const named = language.tokensOf(text).flatMap(({ word }) => language.kindsNamed(word));
  return named.length > 0 && !named.some((one) => one === kind);
}

/** What tells some of a kind from all there is. */
const NARROWING = new Set(["when", "person", "list", "calendar", "mailbox", "folder"]);

function isNarrow(tool: Tool, { arguments: given }: Look): boolean {
  return parametersOf(tool).some(({ name, kind }) => NARROWING.has(kind) && name in given);
}

/** What is left of the words only says that all are meant. */
function withoutWords(tool: Tool, look: Look): Look {
  const words = new Set(
    parametersOf(tool).flatMap(({ name, kind }) =>
      kind === "span" || kind === "free" ? [name] : [],
    ),
  );
  const given = Object.entries(look.arguments).filter(([name]) => !words.has(name));
  return { ...look, arguments: Object.fromEntries(given) };
}
