import type { Config } from "../../config/config.ts";
import { fromHere } from "../../config/check/named-paths.ts";
import { settingKeys, valueOf } from "../../config/check/setting-values.ts";
import { withSettings } from "../../config/load-config.ts";
import { changedSettings, getSetting } from "../../config/settings-file.ts";
import { UsageError } from "../../errors.ts";
import type { Application } from "../application.ts";
import type { Conventions } from "../../types/time/conventions.ts";
import { clockOf, timesRows } from "./config-times.ts";
import { line } from "../output/piece.ts";
import { screen } from "../output/streams.ts";

/** `config` lists the settings, `get KEY` and `set KEY VALUE…` one, `path` their file, `times` what words of time mean. */
export async function configCommand(
  app: Application,
  config: Config,
  words: readonly string[],
): Promise<void> {
  const [action = "list", key, ...values] = words;
  const file = config.settingsFile;
  switch (action) {
    case "list":
      for (const one of settingKeys()) await show(app, config, { key: one, isNamed: true });
      return;
    case "times":
      return tellTimes(config, await app.conventions(config));
    case "path":
      return tell(config, { path: file }, file);
    case "get":
      return show(app, config, { key: needed(key, "get KEY"), isNamed: false });
    case "set":
      needed(values[0], SET);
      return set(app, config, { key: needed(key, SET), values });
    default:
      throw new UsageError(`config has no action "${action}".`, {
        hint: `sotto config [get KEY|${SET}|path|times]`,
      });
  }
}

function tellTimes({ isJson }: Config, conventions: Conventions): void {
  if (isJson) screen.json(conventions);
  else for (const row of timesRows(conventions)) screen.print(row);
}

type Shown = { readonly key: string; readonly isNamed: boolean };

/** A setting; one that is left out with what holds in its place, where that is more than its default. */
async function show(app: Application, config: Config, { key, isNamed }: Shown): Promise<void> {
  const now = getSetting(config.settingsFile, key);
  const usual = now === undefined ? await usualOf(app, config, key) : undefined;
  const value = usual === undefined ? shown(now) : `${JSON.stringify(usual)} (default)`;
  const row = { key, value: now ?? null, ...(usual === undefined ? {} : { default: usual }) };
  tell(config, row, isNamed ? `${key} = ${value}` : value);
}

const TIMES = "times.";

/** What words of time mean where nobody settles it. */
async function usualOf(app: Application, config: Config, key: string): Promise<string | undefined> {
  if (!key.startsWith(TIMES)) return undefined;
  const { parts, ...held } = await app.conventions(config);
  const name = key.slice(TIMES.length);
  if (name === "evening") return clockOf(parts.evening.from);
  const value = Object.entries(held).find(([one]) => one === name)?.[1];
  return typeof value === "string" ? value : undefined;
}

const SET = "set KEY VALUE…";

type Wanted = { readonly key: string; readonly values: readonly string[] };

/** Written only once what it names was found; says what it is then. */
async function set(app: Application, config: Config, { key, values }: Wanted): Promise<void> {
  const value = fromHere(key, valueOf(key, values));
  const { settings, write: keep } = changedSettings({ file: config.settingsFile, key, value });
  const remark = await app.trySetting(withSettings(config, settings), key);
  keep();
  const is = value === null ? "is the default again" : `is now ${plain(value)}`;
  const told = remark === undefined ? {} : { remark };
  tell(config, { key, value, ...told }, [`${key} ${is}.`, ...Object.values(told)].join(" "));
}

function plain(value: unknown): string {
  const isPlain = typeof value === "string" || (Array.isArray(value) && value.length > 0);
  return isPlain ? [value].flat().join(", ") : JSON.stringify(value);
}

function needed(value: string | undefined, usage: string): string {
  if (value === undefined)
    throw new UsageError(`config ${usage} needs more words.`, { hint: `sotto config ${usage}` });
  return value;
}

function shown(value: unknown): string {
  return value === undefined ? "(default)" : JSON.stringify(value);
}

function tell({ isJson }: Config, value: unknown, text: string): void {
  if (isJson) screen.json(value);
  else screen.print(line(text));
}
