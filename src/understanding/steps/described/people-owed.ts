import type { PeopleOnRecord } from "../../../language/contract/steps.ts";
import { headingOver } from "../../../grounding/text-slots/heading-of.ts";
import { peopleTaken } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Owed, Taken } from "../../../types/turn/plan.ts";
import type { Ranked } from "../../../types/turn/ranked.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import { likelyActs } from "../likely-acts.ts";
import { listingTool, lookFor } from "../look/look-for.ts";

/** A tool less likely than this is not what was asked for. */
const LIKELY = 0.2;
const KIND = { sender: "mail", attendees: "event" } as const;

type Reached = {
  readonly people: PeopleOnRecord;
  readonly ranked: Ranked;
  /** The kind of record that what was asked before this shows. */
  readonly before: string | undefined;
};

/** The tool that reaches those who are on a record, and the call that finds it. */
export async function peopleOwed(
  sources: Sources,
  utterance: Utterance,
  { people, ranked, before }: Reached,
): Promise<{ readonly tool: string; readonly owed: Owed } | undefined> {
  const likely = ranked.tools.filter(({ score }) => score >= LIKELY);
  const reaching = likelyActs(sources, { tools: likely }).flatMap((tool) => {
    const field = fieldFor(tool);
    return field === undefined ? [] : [{ tool, field }];
  });
  const [first] = reaching;
  if (!first) return undefined;
  const kind = KIND[people.role];
  const words = utterance.text.slice(people.start, people.end);
  const field = { tool: first.tool.name, parameter: first.field, of: kind };
  const heading = people.isHeaded ? headingOver(first.tool)?.name : undefined;
  const use = { kind: "people", ...field, ...(heading === undefined ? {} : { heading }) } as const;
  if (people.record === undefined) {
    const isShown = before === kind || sources.handles.recent(kind).length > 0;
    const owed: Owed = { look: undefined, words, use: { ...use, take: ONE } };
    return isShown ? { tool: first.tool.name, owed } : undefined;
  }
  const { selection } = sources.language.wordingOf(people.record).steps;
  const tool = listingTool(sources, kind);
  const phrase = selection?.phrase ?? people.record;
  const look = tool && (await lookFor(sources, utterance, { tool, phrase }));
  if (!look) return undefined;
  const take: Taken = selection?.take ?? (kind === "mail" ? LATEST : SOONEST);
  return { tool: first.tool.name, owed: { look, words, use: { ...use, take } } };
}

const ONE: Taken = "all";
const LATEST: Taken = { from: "last", count: 1 };
const SOONEST: Taken = { from: "next", count: 1 };

/** The field of a tool that says whom it reaches. */
function fieldFor(tool: Tool): string | undefined {
  return peopleTaken(tool).find(({ sensitive }) => sensitive)?.name;
}
