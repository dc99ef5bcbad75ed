import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import type { ToolFormat } from "../../exposure/exposure.ts";
import { createLlm } from "../../llm/create-llm.ts";
import { withSavedHead } from "../../llm/engine/with-saved-head.ts";
import { openModels } from "../../models/models.ts";
import type { Models } from "../../models/models.ts";
import type { Llm } from "../../types/llm.ts";
import type { ModelProfile } from "../../types/model-profile.ts";

/** A model with how it is to be treated. */
export type OpenedLlm = {
  readonly llm: Llm;
  readonly profile: ModelProfile;
  readonly examples: boolean;
  readonly shows: ToolFormat;
  readonly contextTokens: number;
};

type LlmSettings = Models["llm"]["settings"];

/** A script stands for a large model that chooses everything itself. */
const SCRIPT_PROFILE: ModelProfile = {
  wording: "model",
  callable: "all",
  values: "closed",
  isLed: false,
  choiceWeight: 0,
  mostOverruled: undefined,
  by: "script",
};

/** As large as any, and shown its tools in the plainest way: nobody reads them. */
export const SCRIPTED: Omit<OpenedLlm, "llm"> = {
  profile: SCRIPT_PROFILE,
  examples: false,
  shows: "lines",
  contextTokens: 32_768,
};

/** One core is left to the rest of the machine: two busy threads on a shared box are far slower than one. */
export function threadCount(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** The model the settings name, a script or somebody that plays one, or the model with its decisions forced. */
export async function openLlm(config: Config, signal: AbortSignal): Promise<OpenedLlm> {
  if (config.llm.kind !== "model") {
    const { openStandIn } = await import("../../llm/script/stand-in.ts");
    const llm = await openStandIn(config.llm);
    const { treatedAs } = config.llm;
    if (!treatedAs) return { llm, ...SCRIPTED };
    const { settings } = openModels({ ...config, llm: treatedAs }).llm;
    return { llm, ...treatmentOf(settings) };
  }
  const models = openModels(config);
  const { id, settings } = models.llm;
  const bare = createLlm({
    id,
    modelFile: await models.findModel(id, signal),
    contextSize: settings.contextSize,
    threads: threadCount(),
    gpu: process.platform === "darwin" ? "auto" : false,
    thoughtTokens: config.thoughtTokens ?? settings.thinking ?? 0,
  });
  const engine = withSavedHead(bare, {
    folder: join(config.folders.state, "heads"),
    name: `${config.exposure}.${id}`,
  });
  if (config.decide) {
    const { decidedBy } = await import("../../llm/script/stand-in.ts");
    const llm = await decidedBy(config.decide, engine);
    return { llm, ...SCRIPTED, contextTokens: settings.contextSize };
  }
  return { llm: engine, ...treatmentOf(settings) };
}

/** How a model with these settings is to be treated. */
export function treatmentOf(settings: LlmSettings): Omit<OpenedLlm, "llm"> {
  const {
    examples,
    contextSize: contextTokens,
    mostOverruled,
    thinking: _,
    ...treatment
  } = settings;
  const profile = { ...treatment, mostOverruled, isLed: true, by: "model" } as const;
  // A model that chooses its calls itself knows best how they are written.
  const shows = treatment.callable === "all" ? "native" : "lines";
  return { profile, examples, shows, contextTokens };
}
