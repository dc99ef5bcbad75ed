import { titleOf } from "../../grounding/entity-linking/record-keys.ts";
import { recordTaken } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { clausesIn } from "../dialogue/edit/meant-clauses.ts";
import { pointedTo } from "../dialogue/kept-slots.ts";
import type { Part } from "../parts/part.ts";
import { recordMatches } from "../ranking/features/known-words.ts";
import type { Sources } from "../sources.ts";
import { renamingTool, staying, TITLE, withOthers } from "./with-others.ts";
import type { Known, Listed } from "./with-others.ts";

/** From here on the index's first is what is asked for. */
const LIKELY = 0.5;

/**
 * "Tick off the oats", of one entry "oats, tea and soap": it is not done or gone with the others, which
 * stay what it is called. Undefined for what names no part of such an entry.
 */
export async function oneOfList(
  sources: Sources,
  utterance: Utterance,
  parts: readonly Part[],
): Promise<Listed | undefined> {
  return oneOfMade(sources, utterance) ?? oneOfKept(sources, utterance, parts);
}

async function oneOfKept(
  sources: Sources,
  utterance: Utterance,
  [part, ...others]: readonly Part[],
): Promise<Listed | undefined> {
  const tool = part && others.length === 0 ? endingTool(sources, part) : undefined;
  if (!part || !tool) return undefined;
  const request = await sources.contextOf({ ...utterance, text: part.text }, [tool]);
  const [match, ...more] = recordMatches({ tool, ...request });
  // What is due at a time is one thing to be done.
  if (!match || more.length > 0 || match.thing.at !== undefined) return undefined;
  const { kind, facts } = match.thing;
  const words = staying(sources, part.text)?.rest ?? part.text;
  return withOthers(sources, { text: part.text, words, kind, title: titleOf(facts), kept: [] });
}

/** "Forget the tea", right behind "put oats and tea on the list", however the words sound: the same of what was just made. */
function oneOfMade(
  { lastCall, handles, ...sources }: Sources,
  { text }: Utterance,
): Listed | undefined {
  const [newest] = handles.recent();
  const made = lastCall?.isEffect ? sources.registry.get(lastCall.tool)?.gives : undefined;
  const title = lastCall?.arguments[TITLE];
  if (!newest || newest.kind !== made || typeof title !== "string") return undefined;
  const { kind, handle } = newest;
  const words = wordsRemoved(sources, text);
  const field = mayBeDone(sources, kind) ? renamingTool(sources, kind)?.field : undefined;
  if (words === undefined || field === undefined) return undefined;
  return withOthers(sources, { text, words, kind, title, kept: pointedTo(field, handle) });
}

/** What is to go, without what is told beside it. */
function wordsRemoved(sources: Known, text: string): string | undefined {
  const asked = staying(sources, text)?.rest ?? text;
  const { removed } = sources.language.wordingOf(asked).wish;
  return removed && clausesIn(asked.slice(removed.start, removed.end))[0];
}

/** Such records are things to be done, and so may hold several. */
function mayBeDone({ registry }: Known, kind: string): boolean {
  return registry.acting().some((tool) => tool.reversal !== undefined && recordTaken(tool, kind));
}

function endingTool({ registry }: Sources, { ranked }: Part): Tool | undefined {
  const [first] = ranked.tools;
  const tool = registry.get(first?.name ?? "");
  return first && first.score >= LIKELY && tool && ends(tool) ? tool : undefined;
}

/** It takes a record away, or says that it is done. */
function ends(tool: Tool): boolean {
  return tool.act === "remove" || tool.reversal !== undefined;
}
