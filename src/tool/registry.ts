import { parametersOf } from "./parameter.ts";
import type { Tool } from "./define-tool.ts";

export type Registry = {
  readonly list: () => readonly Tool[];
  /** Acting tools only. */
  readonly acting: () => readonly Tool[];
  /** Finds a tool by name, forgiving case, `-` and `_` for each other or for dots. */
  readonly get: (name: string) => Tool | undefined;
  /** Adds tools while running; refuses what start-up would refuse. */
  readonly add: (tools: readonly Tool[]) => void;
};

const NAME = /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*$/;

/** A registry of checked tools. Throws one error that names every fault of every tool. */
export function createRegistry(tools: readonly Tool[]): Registry {
  const byKey = new Map<string, Tool>();
  const add = (added: readonly Tool[]): void => {
    const faults = added.flatMap((tool) => faultsOf(tool, byKey));
    const keys = added.map((tool) => keyOf(tool.name));
    const doubled = keys.filter((key, index) => keys.indexOf(key) !== index);
    faults.push(...doubled.map((key) => `${key}: two tools differ only by case, "-" or "_"`));
    if (faults.length > 0) throw new Error(`Tools refused:\n  ${faults.join("\n  ")}`);
    for (const tool of added) byKey.set(keyOf(tool.name), tool);
  };
  add(tools);
  return {
    list: () => [...byKey.values()],
    acting: () => [...byKey.values()].filter((tool) => tool.run !== undefined),
    get: (name) => byKey.get(keyOf(name)),
    add,
  };
}

/** Two names are the same tool when only case and separators differ. */
export function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.\s]/g, "");
}

function faultsOf(tool: Tool, known: ReadonlyMap<string, Tool>): string[] {
  const faults: string[] = [];
  const fault = (what: string): void => void faults.push(`${tool.name}: ${what}`);
  const declared: Partial<Tool> = tool;
  if (!NAME.test(tool.name)) fault("a name is domain.verb_object in small letters");
  if (known.has(keyOf(tool.name))) fault('its name differs from another only by case, "-" or "_"');
  if (declared.reads === undefined) fault("reads is not declared");
  if (declared.effect === undefined) fault("effect is not declared");
  if (declared.egress === undefined) fault("egress is not declared");
  if ((declared.demos?.length ?? 0) < 2) fault("it has fewer than two demos");
  try {
    parametersOf(tool);
  } catch (error) {
    fault(error instanceof Error ? error.message.replace(`${tool.name}: `, "") : String(error));
  }
  return faults;
}
