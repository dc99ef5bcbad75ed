import type { Tool } from "../tool/define-tool.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { Call } from "../types/call.ts";
import type { JsonObject } from "../types/json.ts";
import type { Verdict } from "../types/verdict.ts";
import { callHash } from "./canonical.ts";
import { mixedScripts, visible } from "./visible.ts";

export type Judgement = {
  readonly tool: Tool;
  readonly call: Call;
  /** The arguments as they will run: handles are record ids. */
  readonly resolved: JsonObject;
  /** The tool's own question over them. */
  readonly question: string | undefined;
};

/**
 * Runs, asks or refuses. Effects the tool marks are asked for; a sensitive value nobody the user
 * trusts said makes the question red.
 */
export function judge({ tool, call, resolved, question }: Judgement): Verdict {
  const foreign = foreignSensitive(tool, call);
  const isHarmless = tool.effect === "none" && !tool.egress;
  const asks = tool.confirm === true || (tool.confirm?.(resolved) ?? false);
  if (!asks && (isHarmless || foreign.length === 0)) return { kind: "run" };
  const text = [question ?? plainQuestion(tool, resolved), ...warnings(foreign, resolved)].join(
    "\n",
  );
  return {
    kind: "confirm",
    level: foreign.length > 0 ? "red" : "plain",
    text: visible(text),
    hash: callHash(tool.name, resolved),
  };
}

/** Sensitive parameters whose value came from nobody the user trusts. */
export function foreignSensitive(tool: Tool, call: Call): readonly string[] {
  return parametersOf(tool)
    .filter(({ name, sensitive }) => sensitive && call.origins[name]?.origin === "foreign")
    .map(({ name }) => name);
}

function warnings(foreign: readonly string[], resolved: JsonObject): readonly string[] {
  const unsaid = foreign.map((name) => `You did not say this ${name}: ${String(resolved[name])}`);
  const mixed = mixedScripts(JSON.stringify(resolved)).map(
    (word) => `Careful: "${word}" mixes alphabets.`,
  );
  return [...unsaid, ...mixed];
}

function plainQuestion(tool: Tool, resolved: JsonObject): string {
  const parts = Object.entries(resolved).map(([name, value]) => `${name}: ${String(value)}`);
  return [`${tool.name}?`, ...parts].join("\n");
}
