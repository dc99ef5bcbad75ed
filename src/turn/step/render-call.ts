import { renderData, renderResult, renderWhole } from "../../prompt/render-result.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { onlyReads } from "../../tool/only-reads.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Call } from "../../types/turn/call.ts";
import type { ModelProfile } from "../../types/model-profile.ts";
import type { Result } from "../../types/turn/result.ts";

export type Rendering = {
  readonly registry: Registry;
  readonly profile: Pick<ModelProfile, "wording">;
  /** Marks data in the prompt; one a conversation, unknown to whoever writes the data. */
  readonly nonce: string;
};

/** A result as the model is told it. Strangers' words are marked for models that word answers; small ones only ever pick from what grounding offers. */
export function renderCall(
  { registry, profile, nonce }: Rendering,
  call: Call,
  result: Result,
): string {
  if (profile.wording !== "model") return renderResult(result);
  const tool = registry.get(call.name);
  const reading = { labels: tool?.labels ?? [], sought: tool && soughtBy(tool, call) };
  const isData = tool?.reads === "untrusted";
  return isData ? renderData(result, nonce, reading) : renderWhole(result, reading);
}

/** The words and people a look-up was given. */
function soughtBy(tool: Tool, call: Call): string | undefined {
  const given = parametersOf(tool).flatMap(({ name, kind }) => {
    const value = call.arguments[name];
    const isWords = kind === "span" || kind === "person";
    return isWords && value !== undefined ? [`${name} ${JSON.stringify(value)}`] : [];
  });
  return onlyReads(tool) && given.length > 0 ? given.join(", ") : undefined;
}
