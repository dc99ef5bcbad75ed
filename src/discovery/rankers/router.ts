import type { Opinion } from "./opinion.ts";
import type { FusionWeights } from "../fuse.ts";
import type { LinearModel } from "../../trained/linear-model.ts";
import { logitsOf, softmax } from "../../trained/linear-model.ts";
import { routerFeatures } from "./router-features.ts";
import type { Terms } from "../words/terms.ts";

/** A trained classifier of requests over some tools and "none", with the weights its word has. */
export type Router = {
  /** Tools in the order of the model's classes; "none" is the class after the last. */
  readonly tools: readonly string[];
  readonly model: LinearModel;
  readonly weights: FusionWeights;
};

/** Nothing is less likely than this to any ranker: one ranker alone can't rule a tool out. */
const LEAST_LOG = Math.log(1e-4);

/** What the router thinks of some words. */
export function routerOpinion(router: Router, terms: Terms): Opinion {
  return opinionOf(router.tools, logitsOf(router.model, routerFeatures(terms)));
}

/** Logits of the tools and of none as an opinion. */
export function opinionOf(tools: readonly string[], logits: Float64Array): Opinion {
  const logs = softmax(logits).map((share) => Math.max(LEAST_LOG, Math.log(share)));
  const byTool = new Map(tools.map((tool, index) => [tool, logs[index] ?? LEAST_LOG]));
  return { of: (tool) => byTool.get(tool), none: logs[tools.length] ?? LEAST_LOG };
}
