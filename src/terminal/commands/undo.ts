import { stdout } from "node:process";
import type { Config } from "../../config/config.ts";
import type { Application, ListedEffect } from "../application.ts";

/** How many effects a list shows. */
const LISTED = 20;

export type UndoOptions = { readonly id: string | undefined; readonly list?: boolean };

/** Takes one effect back, the last by default; or lists them with their ids. */
export async function undo(
  app: Application,
  config: Config,
  { id, list = false }: UndoOptions,
): Promise<void> {
  if (!list) return void stdout.write(`${await app.undo(config, id)}\n`);
  const effects = app.effects(config, LISTED);
  if (config.isJson)
    return effects.forEach((effect) => stdout.write(`${JSON.stringify(effect)}\n`));
  if (effects.length === 0) stdout.write("Nothing was done yet.\n");
  for (const effect of effects) stdout.write(`${line(effect)}\n`);
}

function line({ id, tool, done, undo: inverse, isUndone, when }: ListedEffect): string {
  const state = isUndone ? "undone" : inverse ? "" : "can't be undone";
  return [id.padStart(4), when, tool, done, state && `(${state})`].filter(Boolean).join("  ");
}
