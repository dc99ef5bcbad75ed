import { HostFailure } from "../../errors.ts";
import { searchedKind } from "../entity-linking/filter-span.ts";
import type { Host } from "../../host/host.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { FoundRecord } from "../../tool/finder.ts";
import { titleOf } from "../entity-linking/record-keys.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { KnownRecord, KnownRecords } from "../../types/known-record.ts";

/** A machine, and the tools that find records on it. */
type Machine = {
  readonly host: Host;
  readonly tools: readonly Tool[];
  /** What was is asked about. */
  readonly isPast?: boolean;
};

/**
 * Reads the records of each of these kinds by the tool that finds them. A domain that can't be read has
 * none here; its tools say why when they run.
 */
export async function readRecords(
  { host, tools, isPast = false }: Machine,
  kinds: readonly string[],
): Promise<KnownRecords> {
  const sought = tools.flatMap((tool) =>
    (tool.finds ?? [])
      .filter(({ kind }) => kinds.includes(kind))
      .map(async (finder): Promise<[string, readonly KnownRecord[]]> => {
        const { kind, words } = finder;
        const here = await orNone(finder.records(host));
        const over = isPast && finder.past ? await orNone(finder.past(host)) : [];
        const found = over.length > 0 ? lastOfEach([...over, ...here]) : here;
        const records = found.map(({ shownBy, ...record }) => ({
          ...record,
          // What is done with is of its own kind to find, and of the same as the others once it is found.
          kind: tool.gives ?? kind,
          shownBy: { tool: tool.name, arguments: shownBy, words },
        }));
        return [kind, records];
      }),
  );
  return Object.fromEntries(await Promise.all(sought));
}

/** The kinds of record that are read for a tool: what it takes or looks through, and what it takes when its act is turned round. */
export function kindsOf(tool: Tool): readonly string[] {
  return [...kindsTaken(tool), ...(tool.reversal ? [tool.reversal.kind] : [])];
}

/** The kinds of record a tool takes, or looks through. */
export function kindsTaken(tool: Tool): readonly string[] {
  return [...parametersOf(tool).map(({ of }) => of), searchedKind(tool)].filter(
    (kind) => kind !== undefined,
  );
}

/** Of what was, the last of each name stands for all of them, and for what is to come. */
function lastOfEach(records: readonly FoundRecord[]): readonly FoundRecord[] {
  const names = new Set<string>();
  return records.filter(({ facts }) => {
    const name = titleOf(facts);
    const isFirst = !names.has(name);
    names.add(name);
    return isFirst;
  });
}

async function orNone<Found>(reading: Promise<readonly Found[]>): Promise<readonly Found[]> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof HostFailure) return [];
    throw error;
  }
}
