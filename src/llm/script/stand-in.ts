import type { Llm } from "../../types/llm.ts";
import { createForcedLlm } from "./forced-llm.ts";
import { createPlayedLlm } from "./played-llm.ts";
import { readScript, scriptReader } from "./script.ts";
import { createScriptedLlm } from "./scripted-llm.ts";

type StandIn =
  | { readonly kind: "script"; readonly file: string }
  | { readonly kind: "play"; readonly folder: string };

/** What stands in for a model: a script, or somebody with a folder. */
export async function openStandIn(chosen: StandIn): Promise<Llm> {
  if (chosen.kind === "play") return createPlayedLlm(chosen.folder);
  return createScriptedLlm(await readScript(chosen.file));
}

/** A model whose decisions a script makes. */
export async function decidedBy(file: string, llm: Llm): Promise<Llm> {
  return createForcedLlm(llm, scriptReader(await readScript(file)).next);
}
