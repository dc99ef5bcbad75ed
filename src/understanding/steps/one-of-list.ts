import { titleOf } from "../../grounding/entity-linking/record-keys.ts";
import { recordTaken } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { clausesIn } from "../dialogue/edit/meant-clauses.ts";
import { pointedTo } from "../dialogue/kept-slots.ts";
import type { Part } from "../parts/part.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import { recordMatches } from "../ranking/features/known-words.ts";
import type { Sources } from "../sources.ts";
import { namedAmong, renamingTool, staying, TITLE, withOthers } from "./with-others.ts";
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
  return (
    someOfMade(sources, utterance) ??
    oneOfMade(sources, utterance) ??
    oneOfKept(sources, utterance, parts)
  );
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

/** The same where each has an entry of its own: that of what is named goes. */
function someOfMade(
  { lastCall, handles, ...sources }: Sources,
  { text }: Utterance,
): Listed | undefined {
  const tool = lastCall?.isEffect ? sources.registry.get(lastCall.tool) : undefined;
  const given = lastCall?.arguments[tool?.makesSeveral ?? ""];
  if (!tool?.gives || !Array.isArray(given)) return undefined;
  const removing = removingTool(sources, tool.gives);
  const named = namedAmong(given.map(String), wordsWrong(sources, text), sources.language);
  const [made, ...others] = handles
    .recent(tool.gives)
    .slice(0, given.length)
    .filter(({ facts }) => named.includes(titleOf(facts)));
  if (!removing || !made || others.length > 0) return undefined;
  return {
    part: { text, ranked: onlyTool(removing.tool) },
    values: { from: "last-call", kept: pointedTo(removing.field, made.handle), put: [] },
  };
}

/** The tool that takes such a record away, and its field for the record. */
function removingTool(
  { registry }: Known,
  kind: string,
): { readonly tool: string; readonly field: string } | undefined {
  const tool = registry.acting().find((one) => one.act === "remove" && recordTaken(one, kind));
  const field = tool && recordTaken(tool, kind)?.name;
  return tool && field !== undefined ? { tool: tool.name, field } : undefined;
}

/** What is to go, or was said to be wrong and nothing in its place. */
function wordsWrong(sources: Known, text: string): string {
  const { corrected } = sources.language.wordingOf(text).leaning;
  return wordsRemoved(sources, text) ?? (corrected.text === "" ? corrected.rejected : "");
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
