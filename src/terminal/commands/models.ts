import { stderr, stdout } from "node:process";
import type { Config } from "../../config/config.ts";
import { UsageError } from "../../errors.ts";
import { openModels } from "../../models/models.ts";
import type { ListedModel, Models } from "../../models/models.ts";
import { printProgress } from "../../models/fetch/print-progress.ts";

type ModelsAction = {
  readonly action: string;
  readonly id: string | undefined;
  readonly signal: AbortSignal;
};

const USAGE = "sotto models [list|fetch [ID]|use ID|remove ID]";

/** Lists, fetches, chooses or removes models. Progress goes to standard error. */
export async function models(config: Config, { action, id, signal }: ModelsAction): Promise<void> {
  const shelf = openModels(config);
  const onProgress = printProgress(stderr);
  switch (action) {
    case "list":
      return list(config, shelf);
    case "fetch":
      for (const one of id === undefined ? shelf.defaults : [id]) {
        stdout.write(`${await shelf.ensureModel(one, { signal, onProgress })}\n`);
      }
      return;
    case "use":
      stdout.write(`${await shelf.useModel(needed(id), { signal, onProgress })}\n`);
      return;
    case "remove":
      return removed(await shelf.removeModel(needed(id)), needed(id));
    default:
      throw new UsageError(`models has no action "${action}".`, { hint: USAGE });
  }
}

async function list(config: Config, shelf: Models): Promise<void> {
  const rows = await shelf.listModels();
  if (config.isJson) {
    stdout.write(`${JSON.stringify(rows.map(toJson))}\n`);
    return;
  }
  const widest = Math.max(...rows.map(({ entry }) => entry.id.length));
  for (const row of rows) stdout.write(`${lineOf(row, widest)}\n`);
}

function lineOf(row: ListedModel, widest: number): string {
  const { id, role, bytes, licence } = row.entry;
  const marks = [
    row.isHere ? "here" : "",
    row.isChosen ? "in use" : "",
    row.isRecommended ? "recommended for this machine" : "",
    row.reason ?? (row.fitsMemory ? "" : "needs more memory"),
  ].filter((mark) => mark !== "");
  const size = `${Math.round(bytes / 1_000_000)} MB`.padStart(8);
  return `${id.padEnd(widest)}  ${role.padEnd(9)} ${size}  ${licence}${marks.length > 0 ? `  (${marks.join(", ")})` : ""}`;
}

function toJson({ entry, ...marks }: ListedModel): Readonly<Record<string, unknown>> {
  const { id, role, file, bytes, licence, minimumMemoryGiB } = entry;
  return { id, role, file, bytes, licence, minimumMemoryGiB, ...marks };
}

function removed(paths: readonly string[], id: string): void {
  stdout.write(
    paths.length > 0 ? `Removed ${paths.join(", ")}\n` : `There is no file of ${id} here.\n`,
  );
}

function needed(id: string | undefined): string {
  if (id === undefined) throw new UsageError("Which model?", { hint: USAGE });
  return id;
}
