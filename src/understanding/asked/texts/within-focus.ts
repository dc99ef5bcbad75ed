import { abstains } from "../../../discovery/abstains.ts";
import type { Passage } from "../../../grounding/content/passage.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { HandleEntry } from "../../../tool/handle-book.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { inFocus } from "../../dialogue/focus/in-focus.ts";
import type { Leaning } from "../../dialogue/leaning.ts";
import type { Part } from "../../parts/part.ts";
import { knownWords } from "../../ranking/features/known-words.ts";
import type { Sources } from "../../sources.ts";
import { type AskedOfHome, asking, valuesOf } from "../asking.ts";

type Asked = {
  readonly utterance: Utterance;
  readonly signal: AbortSignal;
  readonly understood: readonly Part[];
  readonly leaning: Leaning | undefined;
};

/**
 * A question right behind a text that was shown or read: the sentence of it that answers, rather than what the
 * text is called and when it came. Undefined where no one text is spoken of, or the words ask for something else.
 */
export async function withinFocus(
  sources: Sources,
  { utterance, signal, understood, leaning }: Asked,
): Promise<AskedOfHome | undefined> {
  const [part, ...others] = understood;
  if (!part || others.length > 0 || !asks(sources, utterance)) return undefined;
  const { goingOn } = sources.language.wordingOf(utterance.text).leaning;
  const isLeaning = leaning?.act === "ask" || goingOn !== undefined;
  if (leaning && !isLeaning) return undefined;
  const found = await passageIn(sources, { utterance, signal });
  if (!found) return undefined;
  const isOwn = isLeaning || (await isOfIt(sources, { utterance, signal, part }, found));
  return isOwn ? asking(part, found.tool, valuesOf(found, sources)) : undefined;
}

/** What answers in the one text that is spoken of; whether something is so only a sentence that speaks of it tells. */
async function passageIn(
  sources: Sources,
  { utterance, signal }: Pick<Asked, "utterance" | "signal">,
): Promise<Passage | undefined> {
  const { reading } = await sources.contextOf(utterance);
  const thing = inFocus(sources.handles.recent(), reading);
  const id = thing && textIdOf(sources, thing);
  if (!thing || id === undefined) return undefined;
  const asked = { question: utterance.text, kind: thing.kind, id, title: titleOf(thing.facts) };
  const found = await sources.findWithin(asked, signal);
  const isTold = found?.sentence !== undefined && found.share > 0;
  return reading.mood.question?.form === "whether" && !isTold ? undefined : found;
}

/** A question, however short ("and the deposit?"), and not for the text itself. */
function asks({ language }: Sources, { text }: Utterance): boolean {
  const { mood, wish } = language.wordingOf(text);
  const isQuestion = mood.isQuestion || mood.question !== undefined || text.trimEnd().endsWith("?");
  const isOfOther = mood.wanted.isOfRecord || mood.askedOfPerson !== undefined;
  return isQuestion && wish.act === undefined && !isOfOther;
}

/** What its reader takes it by: what it says, where it has no name. */
export function textIdOf(
  { registry }: Sources,
  { kind, id, facts }: Pick<HandleEntry, "kind" | "id" | "facts">,
): string | undefined {
  const tool = registry.acting().find(({ contents }) => contents?.kind === kind);
  const field = tool && parametersOf(tool).find(({ name }) => name === tool.contents?.field);
  if (!field) return undefined;
  const words = facts[field.name];
  return field.of === undefined && typeof words === "string" ? words : id;
}

type Own = Pick<Asked, "utterance" | "signal"> & { readonly part: Part };

/** No tool, and no other text, knows more of the question than this one holds. */
async function isOfIt(
  sources: Sources,
  { utterance, signal, part }: Own,
  { share }: Passage,
): Promise<boolean> {
  const other = await sources.findPassage(utterance.text, signal);
  if (other && other.share > share) return false;
  if (share === 0) return false;
  if (abstains(part.ranked)) return true;
  const tool = sources.registry.get(part.ranked.tools[0]?.name ?? "");
  if (tool?.effect !== "none") return false;
  const { reading, context } = await sources.contextOf(utterance, [tool]);
  return knownWords({ tool, reading, context }).share === 0;
}
