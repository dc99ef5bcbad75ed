import type { Passage } from "../../../grounding/content/passage.ts";
import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import type { Question } from "../../../language/contract/questions.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf, takesTime } from "../../../tool/parameter.ts";
import type { Ranked } from "../../../types/turn/ranked.ts";
import { knownWords } from "../../ranking/features/known-words.ts";
import { cardTool, personTool } from "../../ranking/rules/told-tool.ts";
import type { Sources } from "../../sources.ts";
import { type Asked, type AskedOfHome, asking, valuesOf } from "../asking.ts";
import { byPerson } from "./in-texts.ts";

/** These ask of records how many there are, or which, or whether there is one. */
const ABOUT_RECORDS: ReadonlySet<Question["form"]> = new Set([
  "count",
  "whether",
  "one",
  "until",
  "which",
]);

/** A sentence that has more of what is asked about than the records that the part's tool would tell of. */
export async function besideTool(
  sources: Sources,
  { utterance, signal }: Asked,
  ranked: Ranked,
): Promise<AskedOfHome | undefined> {
  const tool = sources.registry.get(ranked.tools[0]?.name ?? "");
  if (!tool || (tool.effect !== "none" && !tool.onlyTells)) return undefined;
  const request = await sources.contextOf(utterance, [tool]);
  const heard = { utterance, signal };
  const passage =
    (await pricedIn(sources, heard, request)) ?? (await moreIn(sources, heard, { tool, request }));
  return passage && asking(utterance, passage.tool, valuesOf(passage, sources));
}

/** "How much is the ferry": no record of ours has a price, whatever it is called. */
async function pricedIn(
  sources: Sources,
  heard: Asked,
  { reading: { mood } }: RequestContext,
): Promise<Passage | undefined> {
  if (mood.wanted.kind !== "price" || mood.question === undefined) return undefined;
  const priced = await besideRecord(sources, heard, 0);
  return priced?.isOfKind ? priced : undefined;
}

/** A sentence that has more of the question than the tool's own records. */
async function moreIn(
  sources: Sources,
  heard: Asked,
  { tool, request }: { readonly tool: Tool; readonly request: RequestContext },
): Promise<Passage | undefined> {
  const share = namesBox(tool, request) ? undefined : shareTold(tool, request);
  const passage = share === undefined ? undefined : await besideRecord(sources, heard, share);
  const isOwn = passage && isToolsOwn(tool, { passage, reading: request.reading, sources });
  return isOwn ? undefined : passage;
}

/** "What's in my drafts folder": all that stands in a mailbox, and no sentence of one. */
function namesBox(tool: Tool, { reading, context }: RequestContext): boolean {
  const boxes = parametersOf(tool).flatMap(({ kind, name }) => (kind === "mailbox" ? [name] : []));
  if (boxes.length === 0) return false;
  return groundTool(tool, reading, context).slots.some(({ parameter }) =>
    boxes.includes(parameter),
  );
}

/** "What time is it": nothing is said of what it is the time of. */
function onlyAsks({ tokens, mood, language }: Reading): boolean {
  if (mood.wanted.kind !== "time") return false;
  const asking = new Set(mood.wanted.asking);
  const own = tokens.filter(({ word, is }) => !is.has("filler") && !language.terms.isStop(word));
  return own.length > 0 && own.every(({ word }) => asking.has(word));
}

/** How much of a question the tool's own records know; undefined where they tell all that there is to tell. */
function shareTold(tool: Tool, request: RequestContext): number | undefined {
  // Who somebody is stands on their card.
  if (personTool([tool], request) || cardTool([tool], request)) return undefined;
  if (onlyAsks(request.reading)) return undefined;
  const { share, of } = knownWords({ tool, ...request });
  const { form = "open" } = request.reading.mood.question ?? {};
  return of === 0 || share === 1 || (share > 0 && ABOUT_RECORDS.has(form)) ? undefined : share;
}

/**
 * The sentence that has more of the question than a record has: in what those it speaks of wrote, where no
 * sentence has it whole and little is known of the record.
 */
async function besideRecord(
  sources: Sources,
  { utterance, signal }: Asked,
  share: number,
): Promise<Passage | undefined> {
  const own = await sources.findPassage(utterance.text, signal);
  const isSure = (own?.likely ?? 0) >= SURE && share === 0;
  const more = own && (own.share > share || isSure) ? own : undefined;
  if (more?.sentence !== undefined || share >= LITTLE) return more;
  return (await byPerson(sources, { utterance, signal })) ?? more;
}

/** So likely a sentence answers, however little of the words it has, where no record has any. */
const SURE = 0.6;
/** Less of a question is known as a record that only its people or its day speak of. */
const LITTLE = 0.5;

type Beside = {
  readonly passage: Passage;
  readonly reading: Reading;
  readonly sources: Pick<Sources, "registry">;
};

/**
 * Whether the words name what the tool itself tells of: its kind of text where the sentence stands in
 * another, or the text and not what is in it; a time the sentence isn't of.
 */
function isToolsOwn(tool: Tool, { passage, reading, sources: { registry } }: Beside): boolean {
  const { wanted } = reading.mood;
  const kind = registry.get(passage.tool)?.contents?.kind ?? "";
  const isNamed = wanted.sources.includes(tool.gives ?? "");
  if (isNamed && (wanted.isOfRecord || !wanted.sources.includes(kind))) return true;
  return takesTime(tool) && reading.whens.length > 0 && !passage.isOfTime;
}
