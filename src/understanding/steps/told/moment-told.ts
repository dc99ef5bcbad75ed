import type { Passage } from "../../../grounding/content/passage.ts";
import { sentencesOf } from "../../../grounding/content/sentences.ts";
import { tellingStems } from "../../../grounding/content/telling-stems.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { textIdOf } from "../../asked/texts/within-focus.ts";
import { shownAlone } from "../../dialogue/focus/in-focus.ts";
import { topicAsked } from "./topic-of-shown.ts";
import type { Part } from "../../parts/part.ts";
import type { Sources } from "../../sources.ts";

type Asked = {
  /** The part that looks for the text; the one that was shown last is meant where there is none. */
  readonly before: Part | undefined;
  /** What it is told of, where that is named. */
  readonly name: string | undefined;
  /** The day that is wanted, by what it is then. */
  readonly day?: string | undefined;
  /** Who asks for a time tells it, too: "could we say ten?". */
  readonly mayAsk?: boolean;
  readonly signal: AbortSignal;
};

/** The sentence of a text that was shown, or is looked for, that tells a time. */
export async function momentTold(sources: Sources, asked: Asked): Promise<Passage | undefined> {
  return asked.before ? timeLookedFor(sources, asked) : timeShown(sources, asked);
}

/** The sentence of the text shown last that tells a day, of all of it or of what is named. */
async function timeShown(
  sources: Sources,
  { name, day = "", mayAsk = false, signal }: Asked,
): Promise<Passage | undefined> {
  const thing = shownAlone(sources.handles.recent());
  const id = thing && textIdOf(sources, thing);
  if (!thing || id === undefined) return undefined;
  const { kind, facts } = thing;
  const title = titleOf(facts);
  const question = `${name ?? title} ${day}`.trim();
  const asked = { question, wants: "time", isDay: day !== "", mayAsk, kind, id, title } as const;
  const found = await sources.findWithin(asked, signal);
  // A message is called by its words, and they are no name; what was asked tells more than where it stands.
  const called = facts["subject"] ?? topicAsked(sources) ?? facts["title"];
  return telling(sources, found && { ...found, name: called?.toString() ?? "" }, name);
}

/** The same of the text that the part before looks for, which has all that it is looked for by. */
async function timeLookedFor(
  sources: Sources,
  { before, name, signal }: Asked,
): Promise<Passage | undefined> {
  const reader = before && readerIn(sources, before);
  if (!reader) return undefined;
  const sought = await soughtBy(sources, reader.tool, before);
  const source = sought === "" ? before.text : sought;
  const said = { asks: [name ?? ""], source, kinds: [reader.kind], wants: "time" } as const;
  const [found] = await sources.findTold(said, signal);
  return found && hasAll(sources, found, sought) ? telling(sources, found, name) : undefined;
}

/** The tool that a part looks for texts with, and their kind. */
function readerIn(
  { registry }: Sources,
  { ranked }: Part,
): { readonly tool: Tool; readonly kind: string } | undefined {
  const tool = registry.get(ranked.tools[0]?.name ?? "");
  const kind = tool?.contents?.kind ?? tool?.gives;
  const isText = registry.acting().some(({ contents }) => contents?.kind === kind);
  return tool && kind !== undefined && isText ? { tool, kind } : undefined;
}

function hasAll(
  { language }: Sources,
  { title, source, by = "" }: Passage,
  words: string,
): boolean {
  const own = new Set(tellingStems(`${title} ${source} ${by}`, language));
  return tellingStems(words, language).every((stem) => own.has(stem));
}

/** The words that a reading part looks by. */
async function soughtBy({ contextOf }: Sources, tool: Tool, { text }: Part): Promise<string> {
  const said = { ...SAID, text };
  const { reading, context } = await contextOf(said, [tool]);
  const words = groundTool(tool, reading, context).slots.flatMap(({ value }) => {
    const [first] = value.kind === "free" ? [] : value.candidates;
    return typeof first?.value === "string" ? [first] : [];
  });
  return words
    .map(({ value, origin }) => (origin.origin === "handle" ? "" : value))
    .join(" ")
    .trim();
}

/** A time is told, and what is named, if something is, is what it is told of. */
async function telling(
  sources: Sources,
  found: Passage | undefined,
  name: string | undefined,
): Promise<Passage | undefined> {
  const { language } = sources;
  if (!found?.isOfKind || found.sentence === undefined) return undefined;
  const told = new Set(tellingStems(`${found.title} ${found.sentence}`, language));
  const isTold = name === undefined || tellingStems(name, language).some((stem) => told.has(stem));
  return isTold
    ? { ...found, sentence: await ownSentence(sources, found.sentence, name) }
    : undefined;
}

/** Of a short text that is said whole the sentence that tells the time: of what is named, or the only one that does. */
export async function ownSentence(
  { language, contextOf }: Sources,
  said: string,
  name: string | undefined,
): Promise<string> {
  const { context } = await contextOf({ ...SAID, text: said }, []);
  const timed = sentencesOf(said, language).filter(
    (one) => language.read(one, context).whens.length > 0,
  );
  const stems = tellingStems(name ?? "", language);
  const named = timed.filter((one) =>
    tellingStems(one, language).some((stem) => stems.includes(stem)),
  );
  const [only, ...others] = named.length > 0 ? named : timed;
  return only !== undefined && others.length === 0 ? only : said;
}

const SAID = { alternatives: [], source: "typed", confidence: 1 } as const;
