import { renderData, renderResult, renderWhole } from "../../prompt/render-result.ts";
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
  { name }: Call,
  result: Result,
): string {
  if (profile.wording !== "model") return renderResult(result);
  const isData = registry.get(name)?.reads === "untrusted";
  return isData ? renderData(result, nonce) : renderWhole(result);
}
