import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { threadCount } from "../../assemble/open/open-llm.ts";
import type { Config } from "../../config/config.ts";
import { AssistantError } from "../../errors.ts";
import { createEmbedder } from "../../llm/embed/create-embedder.ts";
import { openModels } from "../../models/models.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { benchDiscovery } from "./discovery.ts";
import { pictureOf } from "../report/report-page.ts";
import { discoveryPlot } from "./discovery-plot.ts";
import { renderDiscovery } from "./discovery-report.ts";

/** The index beside other rankers, with every embedding model that is here; `--out` gets a plot too. */
export async function benchIndex(
  config: Config,
  { quick, out, signal, write }: BenchOptions,
): Promise<string> {
  const models = openModels(config);
  const entries = (await models.listModels()).filter(
    ({ entry, isHere }) => entry.role === "embedding" && isHere,
  );
  await using stack = new AsyncDisposableStack();
  const embedders = [];
  for (const { entry } of entries) {
    const modelFile = await models.findModel(entry.id, signal);
    const options = { id: entry.id, modelFile, threads: threadCount() };
    embedders.push(stack.use(createEmbedder(options)));
  }
  if (embedders.length === 0 && config.usesVectors) {
    const hint = "sotto models fetch, or measure words alone with --no-vectors";
    throw new AssistantError("model_missing", "No embedding model is here.", { hint });
  }
  const onStep = (step: string): void => write(`measuring ${step} …\n`);
  const report = await benchDiscovery({ isQuick: quick, embedders, signal, onStep });
  if (out !== undefined) {
    await mkdir(out, { recursive: true });
    await writeFile(join(out, "discovery.svg"), pictureOf(discoveryPlot(report)));
  }
  return renderDiscovery(report);
}
