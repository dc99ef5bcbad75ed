// Fetches the default models, for set-up: the settings are left out of it, so that a broken
// settings file doesn't keep anybody from repairing it.
import { join, resolve } from "node:path";
import { processEnvironment } from "../src/config/environment.ts";
import { findFolders } from "../src/config/folders.ts";
import { AssistantError, messageOf } from "../src/errors.ts";
import type { Models } from "../src/models/models.ts";
import { openModels } from "../src/models/models.ts";
import { tellProgress } from "../src/models/fetch/tell-progress.ts";
import { line } from "../src/terminal/output/piece.ts";
import { aside, complain } from "../src/terminal/output/streams.ts";

const exitCodes = { done: 0, failed: 1, someMissing: 3, interrupted: 130 } as const;

const interrupt = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => interrupt.abort(new Error("interrupted")));
}

process.exitCode = await fetchDefaults();

async function fetchDefaults(): Promise<number> {
  try {
    const models = openDefaults();
    const missing: string[] = [];
    for (const id of models.defaults) {
      if (!(await fetchOne(models, id))) missing.push(id);
    }
    if (missing.length === 0) return exitCodes.done;
    return missing.includes(models.llm.id) ? exitCodes.failed : exitCodes.someMissing;
  } catch (error) {
    if (interrupt.signal.aborted) return exitCodes.interrupted;
    say(error);
    return exitCodes.failed;
  }
}

function openDefaults(): Models {
  const env = processEnvironment();
  const named = (name: string): string | undefined => (env[name] ? resolve(env[name]) : undefined);
  const folders = findFolders({ state: named("SOTTO_STATE"), models: named("SOTTO_MODELS") }, env);
  return openModels({
    folders,
    settingsFile: join(folders.config, "settings.json"),
    llm: { kind: "model", id: undefined },
    sttModel: undefined,
    language: "en",
    embeddingModel: undefined,
  });
}

async function fetchOne(models: Models, id: string): Promise<boolean> {
  const { signal } = interrupt;
  try {
    const onProgress = tellProgress({
      isLive: aside.isLive,
      live: (text) => aside.live(line(text)),
      say: (text) => aside.print(line(text)),
    });
    await models.ensureModel(id, { signal, onProgress });
    return true;
  } catch (error) {
    if (signal.aborted || !isUnavailable(error)) throw error;
    say(error);
    return false;
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof AssistantError && error.code === "model_unavailable";
}

function say(error: unknown): void {
  complain(messageOf(error), error instanceof AssistantError ? error.hint : undefined);
}
