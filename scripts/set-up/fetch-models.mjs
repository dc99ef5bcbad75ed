import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Interrupted, projectFolder, SetUpFailure } from "./place.mjs";
import { run } from "./run.mjs";

/** What scripts/fetch-models.ts ends with when sotto can be talked to, but lacks some of the models. */
const someMissing = 3;

/** The ids of the models a first start wants and that aren't here. */
export function missingModels() {
  const { models } = JSON.parse(readFileSync(join(projectFolder, "models/manifest.json"), "utf8"));
  const isApple = process.platform === "darwin" && process.arch === "arm64";
  const machine = isApple ? "apple-silicon" : "elsewhere";
  const own = join(projectFolder, "models");
  const folders = [own, ...(process.env.SOTTO_MODELS ? [resolve(process.env.SOTTO_MODELS)] : [])];
  return models
    .filter(({ defaultOn }) => defaultOn.includes(machine))
    .filter(({ file }) => !folders.some((folder) => existsSync(join(folder, file))))
    .map(({ id }) => id);
}

/** Fetches them, each step shown; gives those that could not be had. Throws where none can decide. */
export async function fetchModels(node) {
  const program = join(projectFolder, "scripts/fetch-models.ts");
  const options = ["--disable-warning=ExperimentalWarning", program];
  const code = await run(node, options, { stdio: ["ignore", 2, 2] });
  if (code === 130) throw new Interrupted();
  if (code === someMissing) return missingModels();
  if (code !== 0) {
    throw new SetUpFailure(
      "Without a language model there is nobody to talk to.",
      "Start again to go on.",
    );
  }
  return [];
}
