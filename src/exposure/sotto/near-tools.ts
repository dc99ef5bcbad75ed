import { onlyReads } from "../../tool/only-reads.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { PromptItem } from "../../types/prompt-item.ts";
import { takeBack } from "../take-back.ts";

/** More are no help in choosing. */
const MOST_NEAR = 6;

/**
 * The tools for words that lean on the last turn that called anything: those it called, those that take a record of
 * the kinds it showed or made, and where it did neither, those that go with them. In the order of `tools`.
 */
export function nearTools(items: readonly PromptItem[], tools: readonly Tool[]): readonly Tool[] {
  const names = new Set(calledLast(items));
  const called = tools.filter(({ name }) => names.has(name));
  const kinds = new Set(called.flatMap(({ gives }) => gives ?? []));
  const companions = new Set(called.flatMap((one) => one.companions ?? []));
  const isNear = (tool: Tool): boolean => {
    if (names.has(tool.name)) return true;
    return kinds.size > 0 ? takesOf(tool, kinds) : companions.has(tool.name);
  };
  return tools.filter(isNear).slice(0, MOST_NEAR);
}

/**
 * The line by which they stand before all else a note shows, the one that fits the words first; what was done can be
 * taken back. `best` fits the words, whatever they lean on.
 */
export function nearLine(
  near: readonly Tool[],
  items: readonly PromptItem[],
  { tools, best }: { readonly tools: readonly Tool[]; readonly best: Tool | undefined },
): string {
  if (near.length === 0) return "";
  const names = new Set(calledLast(items));
  const hasActed = tools.some((tool) => names.has(tool.name) && !onlyReads(tool));
  const [first, ...others] = near.toSorted(
    (one, other) => Number(other === best) - Number(one === best),
  );
  const each = [...(first ? [first] : []), ...(hasActed ? [takeBack] : []), ...others];
  const line = `For what was done or shown last: ${each.map(({ name }) => name).join(", ")}.`;
  return best && !near.includes(best) ? `Likely: ${best.name}. ${line}` : line;
}

/** What the newest turn called that called anything but the tool that takes back. */
function calledLast(items: readonly PromptItem[]): readonly string[] {
  const names = items.map((item) => (item.kind === "call" ? item.name : undefined));
  const last = names.findLastIndex((name) => name !== undefined && name !== takeBack.name);
  const start = items.slice(0, last + 1).findLastIndex(({ kind }) => kind === "user");
  return names.slice(start + 1, last + 1).flatMap((name) => name ?? []);
}

function takesOf(tool: Tool, kinds: ReadonlySet<string>): boolean {
  return parametersOf(tool).some(({ of }) => of !== undefined && kinds.has(of));
}
