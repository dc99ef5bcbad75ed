import type { Config } from "../../config/config.ts";
import { UsageError } from "../../errors.ts";
import { openModels } from "../../models/models.ts";
import type { ListedModel } from "../../models/list-models.ts";
import type { Models } from "../../models/models.ts";
import { tellProgress } from "../../models/fetch/tell-progress.ts";
import type { Application } from "../application.ts";
import { line } from "../output/piece.ts";
import { aside, screen } from "../output/streams.ts";

type ModelsAction = {
  readonly action: string;
  readonly id: string | undefined;
  /** What an added file shall be called. */
  readonly name: string | undefined;
  readonly signal: AbortSignal;
};

/** What was done with a model, for scripts. */
type Done = { readonly done: string; readonly id: string; readonly paths: readonly string[] };

const USAGE = "sotto models [list|fetch [ID]|use ID|add FILE|try ID|remove ID]";

/** Lists, fetches, chooses, adds or removes models. Progress goes to standard error. */
export async function models(
  app: Application,
  config: Config,
  { action, id, name, signal }: ModelsAction,
): Promise<void> {
  const shelf = openModels(config);
  const onProgress = tellProgress({
    isLive: aside.isLive,
    live: (text) => aside.live(line(text)),
    say: (text) => aside.print(line(text)),
  });
  const tell = (value: Done, sentence: string): void => {
    if (config.isJson) screen.json(value);
    else screen.print(line(sentence));
  };
  switch (action) {
    case "list":
      return list(config, shelf);
    case "fetch":
      for (const one of id === undefined ? shelf.defaults : [id]) {
        const path = await shelf.ensureModel(one, { signal, onProgress });
        tell({ done: "fetch", id: one, paths: [path] }, path);
      }
      return;
    case "use": {
      const path = await shelf.useModel(needed(id), { signal, onProgress });
      return tell({ done: "use", id: needed(id), paths: [path] }, path);
    }
    case "add": {
      const added = await shelf.addModel({ path: needed(id), id: name, signal });
      const { path, architecture, contextSize } = added;
      const sentence = `${added.id} is ${path} (${architecture}, ${contextSize} tokens of context). Use it: sotto models use ${added.id}`;
      return tell({ done: "add", id: added.id, paths: [path] }, sentence);
    }
    case "try": {
      const { tryOnTerminal } = await import("./try-model.ts");
      return tryOnTerminal(app, config, { id: needed(id), signal });
    }
    case "remove": {
      const { paths, left } = await shelf.removeModel(needed(id));
      return tell({ done: "remove", id: needed(id), paths }, removal(needed(id), paths, left));
    }
    default:
      throw new UsageError(`models has no action "${action}".`, { hint: USAGE });
  }
}

function removal(id: string, paths: readonly string[], left: string | undefined): string {
  if (left !== undefined) return `${id} is forgotten; its file stays at ${left}.`;
  return paths.length > 0 ? `Removed ${paths.join(", ")}` : `There is no file of ${id} here.`;
}

async function list(config: Config, shelf: Models): Promise<void> {
  const rows = await shelf.listModels();
  if (config.isJson) return screen.json(rows.map(toJson));
  const widest = Math.max(...rows.map(({ entry }) => entry.id.length));
  screen.print(...rows.map((row) => line(lineOf(row, widest))));
}

function lineOf(row: ListedModel, widest: number): string {
  const { id, role, bytes, licence } = row.entry;
  const marks = [
    row.isHere ? "here" : row.addedFrom === undefined ? "" : "not here any more",
    row.isChosen ? "in use" : "",
    row.addedFrom === undefined ? "" : `added: ${row.addedFrom}`,
    row.isRecommended ? "recommended for this machine" : "",
    row.measured ? `${row.measured.right} of ${row.measured.of} right` : "",
    row.reason ?? (row.fitsMemory ? "" : "needs more memory"),
  ].filter((mark) => mark !== "");
  const size = `${Math.round(bytes / 1_000_000)} MB`.padStart(8);
  return `${id.padEnd(widest)}  ${role.padEnd(9)} ${size}  ${licence}${marks.length > 0 ? `  (${marks.join(", ")})` : ""}`;
}

function toJson({ entry, ...marks }: ListedModel): Readonly<Record<string, unknown>> {
  const { id, role, file, bytes, licence, minimumMemoryGiB } = entry;
  return { id, role, file, bytes, licence, minimumMemoryGiB, ...marks };
}

function needed(id: string | undefined): string {
  if (id === undefined) throw new UsageError("Which model?", { hint: USAGE });
  return id;
}
