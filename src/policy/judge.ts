import type { Tool } from "../tool/define-tool.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { Call } from "../types/call.ts";
import type { JsonObject } from "../types/json.ts";
import type { Taint } from "../types/taint.ts";
import type { Verdict } from "../types/verdict.ts";
import { callHash } from "./canonical.ts";
import { mixedScripts, visible } from "./visible.ts";

export type Judgement = {
  readonly tool: Tool;
  readonly call: Call;
  /** The arguments as they will run: handles are record ids. */
  readonly resolved: JsonObject;
  /** Versions of the records the arguments name; a change voids an approval. */
  readonly versions: JsonObject;
  /** The tool's own question over them. */
  readonly question: string | undefined;
  readonly taint: Taint;
  /** The index finds this tool for the user's own words. */
  readonly isAskedFor: boolean;
};

type Level = "none" | "plain" | "red";

/**
 * Runs, asks or refuses; the model has no say in it.
 *
 *   reads only, nothing leaves ─────────────────────────▶ run
 *   a sensitive value nobody the user trusts said ──────▶ red
 *   the tool's own mark ────────────────────────────────▶ plain
 *   leaves or can't be undone, after strangers' words ──▶ plain   (Rule of Two)
 *   any effect after strangers' words that the user did
 *   not ask for, or with a value not of the user ───────▶ plain
 *   else ───────────────────────────────────────────────▶ run
 */
export function judge(judgement: Judgement): Verdict {
  const { tool, resolved, versions, question } = judgement;
  const foreign = foreignSensitive(judgement);
  const level = levelOf(judgement, foreign.length > 0);
  if (level === "none") return { kind: "run" };
  const lines = [question ?? plainQuestion(tool, resolved), ...warnings(judgement, foreign)];
  const hash = callHash({ tool: tool.name, arguments: resolved, versions });
  return { kind: "confirm", level, text: visible(lines.join("\n")), hash };
}

function levelOf(judgement: Judgement, isForeign: boolean): Level {
  const { tool, resolved, taint, isAskedFor } = judgement;
  if (tool.effect === "none" && !tool.egress) return "none";
  if (isForeign) return "red";
  if (tool.confirm === true) return "plain";
  if (typeof tool.confirm === "function" && tool.confirm(resolved)) return "plain";
  if (!taint.untrusted) return "none";
  const isConsequential = tool.egress || tool.effect === "irreversible";
  return isConsequential || !isAskedFor || !isOfUser(judgement.call) ? "plain" : "none";
}

/** Sensitive parameters whose value came from nobody the user trusts. */
function foreignSensitive({ tool, call }: Judgement): readonly string[] {
  return parametersOf(tool)
    .filter(({ name, sensitive }) => sensitive && call.origins[name]?.origin === "foreign")
    .map(({ name }) => name);
}

/** Every value was said, resolved from what was said, or names a record the user's request found. */
function isOfUser({ origins }: Call): boolean {
  return Object.values(origins).every(({ origin }) => origin !== "foreign" && origin !== "free");
}

function warnings({ resolved, taint }: Judgement, foreign: readonly string[]): readonly string[] {
  const read = taint.untrusted ? ` It may come from ${taint.sources.join(", ")}.` : "";
  const unsaid = foreign.map(
    (name) => `You did not say this ${name}: ${String(resolved[name])}.${read}`,
  );
  const mixed = mixedScripts(Object.values(resolved).map(String).join(" ")).map(
    (word) => `Careful: "${word}" mixes alphabets.`,
  );
  return [...unsaid, ...mixed];
}

function plainQuestion(tool: Tool, resolved: JsonObject): string {
  const parts = Object.entries(resolved).map(([name, value]) => `${name}: ${String(value)}`);
  return [`${tool.name}?`, ...parts].join("\n");
}
