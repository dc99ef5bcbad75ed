import type { Config } from "../../config/config.ts";
import type { Application, ListedEffect } from "../application.ts";
import { inOneRow, line } from "../output/piece.ts";
import { screen } from "../output/streams.ts";

/** How many effects a list shows. */
const LISTED = 20;

export type UndoOptions = { readonly id: string | undefined; readonly list?: boolean };

/** Takes one effect back, the last by default; or lists them with their ids. */
export async function undo(
  app: Application,
  config: Config,
  { id, list = false }: UndoOptions,
): Promise<void> {
  if (!list) {
    const did = await app.undo(config, id);
    if (config.isJson) screen.json({ did });
    else screen.print(line(did));
    return;
  }
  const effects = await app.effects(config, LISTED);
  if (config.isJson) return effects.forEach((effect) => screen.json(effect));
  if (effects.length === 0) screen.print(line("Nothing was done yet."));
  screen.print(...effects.map((effect) => line(rowOf(effect))));
}

function rowOf({ id, tool, done, undo: inverse, isUndone, when }: ListedEffect): string {
  const state = isUndone ? "undone" : inverse ? "" : "can't be undone";
  const parts = [id.padStart(4), when, tool, done, state && `(${state})`];
  return inOneRow(parts.filter(Boolean).join("  "));
}
