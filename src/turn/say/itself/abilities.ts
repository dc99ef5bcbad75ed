import { HostFailure } from "../../../errors.ts";
import type { Abilities } from "../../../language/contract/itself.ts";
import type { Language } from "../../../language/language.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Finder, FoundRecord } from "../../../tool/finder.ts";
import type { Registry } from "../../../tool/registry.ts";
import { domainOf } from "../../../tool/signature.ts";
import { inAFewWords } from "./in-a-few-words.ts";

type Host = Parameters<Finder["records"]>[0];

export type Able = {
  readonly language: Language;
  readonly registry: Pick<Registry, "acting" | "get">;
  readonly host: Host;
  /** Told whose words were read for an example, before they are. */
  readonly reads: (tool: Tool) => void;
};

/** Requests that are named: enough to show the manner. */
const MOST_EXAMPLES = 3;
const MOST_TOLD = 6;

/** What can be done, in all or in one domain, with examples of what is here. */
export async function abilitiesOf(able: Able, domain: string | undefined): Promise<Abilities> {
  const { registry, language } = able;
  const all = registry.acting();
  const tools = domain === undefined ? all : all.filter(({ name }) => domainOf(name) === domain);
  const named = await Promise.all(tools.map((tool) => exampleOf(able, tool)));
  const ofHome = named.filter((example) => example !== undefined);
  // What has no records is shown as anybody would say it.
  const plain =
    domain === undefined
      ? []
      : tools.flatMap(({ name }) => language.tools.phrasesOf(name).slice(0, 1));
  return {
    domain,
    does: tools.slice(0, MOST_TOLD).map((tool) => inAFewWords(tool, language)),
    examples: [...ofHome, ...plain].slice(0, MOST_EXAMPLES),
  };
}

/** A request that names a record which the tool finds: the next to come, else the first. */
async function exampleOf(able: Able, tool: Tool): Promise<string | undefined> {
  const [finder] = tool.finds ?? [];
  if (!finder) return undefined;
  able.reads(tool);
  const records = await recordsOf(finder, able.host);
  const now = able.host.clock.now();
  const ahead = records
    .filter(({ at }) => at !== undefined && at >= now)
    .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  const name = nameOf(ahead[0] ?? records[0]);
  return name === undefined ? undefined : able.language.say.itself.example(finder.kind, name);
}

function nameOf(record: FoundRecord | undefined): string | undefined {
  const name = record?.facts["title"] ?? record?.facts["subject"];
  return typeof name === "string" && name !== "" ? name : undefined;
}

/** None where they can't be read: the tools themselves say why when they run. */
async function recordsOf(finder: Finder, host: Host): Promise<readonly FoundRecord[]> {
  try {
    return await finder.records(host);
  } catch (error) {
    if (error instanceof HostFailure) return [];
    throw error;
  }
}
