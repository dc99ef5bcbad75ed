import type { Fact } from "../../../language/contract/questions.ts";
import type { Wording } from "../../../language/reading/wording/wording.ts";
import type { Tool } from "../../../tool/define-tool.ts";

/** The tool that tells the fact is among so many of the index's first, or the question is about something else. */
const HEARD_AMONG = 3;

/**
 * "Where am I meant to be at two": the tool whose records have the fact that somebody asks of what is their
 * own, where the index takes one whose records have none.
 */
export function tellingTool(
  looked: readonly Tool[],
  { mood }: Pick<Wording, "mood">,
): Tool | undefined {
  const { question, speaksOfSelf } = mood;
  const [first, ...others] = looked.slice(0, HEARD_AMONG);
  if (!first?.tells || !speaksOfSelf || question?.form !== "fact") return undefined;
  if (tells(first, question.fact)) return undefined;
  return others.find((tool) => tool.effect === "none" && tells(tool, question.fact));
}

/** When something is due is when it is. */
function tells({ tells: telling }: Tool, fact: Fact): boolean {
  if (telling?.facts[fact]) return true;
  return fact === "when" && telling?.facts.due !== undefined;
}
