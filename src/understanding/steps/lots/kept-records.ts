import type { GroundingContext } from "../../../grounding/grounding-context.ts";
import { batchField } from "../../../tool/batch.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { KnownRecord } from "../../../types/known-record.ts";
import { NAME_KINDS } from "../../../types/known-names.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import { listingTool } from "../look/look-for.ts";

/** Tools that change several records of a kind at once, and what is kept of that kind. */
export type Kept = {
  readonly kind: string;
  readonly tools: readonly Tool[];
  readonly records: readonly KnownRecord[];
};

/** Every kind of record that several of may be changed at once. */
export async function keptRecords(
  sources: Sources,
  utterance: Utterance,
): Promise<readonly Kept[]> {
  const changing = sources.registry
    .acting()
    .filter((tool) => tool.effect !== "none" && manyField(tool) !== undefined);
  const { context } = await sources.contextOf(utterance, changing);
  const byKind = Map.groupBy(changing, (tool) => manyField(tool)?.of ?? "");
  return [...byKind].map(([kind, tools]) => ({
    kind,
    tools,
    records: context.known?.[kind] ?? namedRecords(sources, context, kind),
  }));
}

/** The field of a tool that takes several records: a list of them, or one where the tool runs for each. */
export function manyField(
  tool: Tool,
): { readonly name: string; readonly of?: string | undefined } | undefined {
  const list = parametersOf(tool).find(({ type, of }) => type === "strings" && of !== undefined);
  return list ?? batchField(tool);
}

/** What is known here by its name alone, as records: files. */
function namedRecords(
  sources: Sources,
  { names }: Pick<GroundingContext, "names">,
  kind: string,
): readonly KnownRecord[] {
  const own = NAME_KINDS.find((one) => one === kind);
  const tool = listingTool(sources, kind);
  const words = tool?.lists?.words;
  if (!own || !tool || words === undefined) return [];
  return (names[own] ?? []).map(({ id, name }) => ({
    kind,
    id,
    facts: { title: name },
    shownBy: { tool: tool.name, arguments: { [words]: name }, words },
  }));
}
